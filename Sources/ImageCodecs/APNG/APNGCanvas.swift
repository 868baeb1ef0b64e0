import Pixels

/// The canvas of an animated PNG, with what a frame leaves for the next one.
struct APNGCanvas {
    private var pixmap: Pixmap

    init(width: Int, height: Int) {
        pixmap = Pixmap(widthInPixels: width, heightInPixels: height)
    }

    /// The canvas with a frame on it; afterwards the frame is disposed of as it asks.
    mutating func show(_ picture: Pixmap, frame: APNGFile.Frame) -> Pixmap {
        let before = pixmap
        for row in 0..<frame.area.height {
            for column in 0..<frame.area.width {
                let from = (row * frame.area.width + column) * 4
                let to = ((frame.area.y + row) * pixmap.widthInPixels + frame.area.x + column) * 4
                // Premultiplied source over: the part of the canvas that the new pixel lets through is added to it.
                let through = frame.blend == .over ? 255 - Int(picture.bytes[from + 3]) : 0
                for channel in 0..<4 {
                    let kept = (Int(pixmap.bytes[to + channel]) * through + 127) / 255
                    pixmap.bytes[to + channel] = UInt8(min(255, Int(picture.bytes[from + channel]) + kept))
                }
            }
        }
        let shown = pixmap
        switch frame.disposal {
        case .none: break
        case .previous: pixmap = before
        case .background:
            for row in frame.area.y..<frame.area.maxY {
                let start = (row * pixmap.widthInPixels + frame.area.x) * 4
                for index in start..<start + frame.area.width * 4 { pixmap.bytes[index] = 0 }
            }
        }
        return shown
    }
}
