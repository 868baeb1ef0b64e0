/// What occurs among the pixels of a picture, which decides how few bytes can hold them.
struct ColorCensus: Sendable {
    /// The distinct colours by first occurrence, or nil when there are more than 256.
    let colors: [UInt32]?
    let isGrey: Bool
    let isOpaque: Bool

    /// Counts straight pixels.
    init(straight pixels: [UInt32]) {
        var index: ColorIndex? = ColorIndex()
        var channelsDiffer = false
        var lowestAlpha: UInt32 = 255
        var last: UInt32?
        for color in pixels where color != last {
            last = color
            lowestAlpha = min(lowestAlpha, color >> 24)
            let (red, green, blue) = (color & 255, color >> 8 & 255, color >> 16 & 255)
            if red != green || green != blue { channelsDiffer = true }
            _ = index?.insert(color)
            if let count = index?.colors.count, count > 256 { index = nil }
        }
        colors = index?.colors
        isGrey = !channelsDiffer
        isOpaque = lowestAlpha == 255
    }
}
