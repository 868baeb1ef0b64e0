import Pixels

/// The change from one frame to the next, before it is decided how a GIF gets there.
struct GIFChange: Sendable {
    /// The frame of the source, and whether it opens a file.
    let frame: Int
    let isOpening: Bool
    let area: PixelRect
    /// The smallest rectangle of the canvas around the pixels that become transparent.
    let vanishing: PixelRect
    /// True if a pixel of the area is transparent.
    let hasTransparent: Bool
    /// The number of times each colour is drawn; `gone` has the number of times it is drawn over.
    let drawn: ColorHistogram
    let gone: ColorHistogram

    /// Creates the change in a frame; in one that opens a file, the change from an empty canvas.
    init(_ source: GIFSource, frame: Int, isOpening: Bool) {
        (self.frame, self.isOpening) = (frame, isOpening)
        if isOpening {
            let whole = source.pixels(ofFrame: frame, in: source.whole)
            area = whole.changes(from: PixelPlane(width: whole.width, height: whole.height))
        } else {
            area = source.changes(inFrame: frame)
        }
        let planes = GIFPlanes(source, frame: frame, isOpening: isOpening, area: area)
        let (pixels, base) = (planes.pixels, planes.base)
        hasTransparent = pixels.contains(0)
        let part = hasTransparent ? pixels.bounds(comparedWith: base) { new, old in new == 0 && old != 0 } : .empty
        vanishing = PixelRect(x: area.minX + part.minX, y: area.minY + part.minY, width: part.width, height: part.height)
        drawn = ColorHistogram(of: pixels, differingFrom: base)
        gone = isOpening ? ColorHistogram() : ColorHistogram(of: base, differingFrom: pixels)
    }

    /// Returns how often each colour is seen in all frames together, given the change in each of them.
    static func census(of changes: [GIFChange]) -> ColorHistogram {
        var census = ColorHistogram()
        // A colour drawn in a frame is seen in it and in all that follow, less the parts drawn over.
        for (frame, change) in changes.enumerated() { census.add(change.drawn, times: changes.count - frame) }
        for (frame, change) in changes.enumerated() { census.add(change.gone, times: frame - changes.count) }
        return census.sorted
    }
}
