/// What changes from one frame to the next, before it is decided how a GIF gets there.
struct GIFChange: Sendable {
    let area: PixelRectangle
    /// The pixels of the area, and those of the frame before; transparent pixels are 0.
    let pixels: PixelPlane
    let base: PixelPlane
    /// The smallest rectangle of the canvas around the pixels that become transparent.
    let vanishing: PixelRectangle
    /// How often each colour is drawn, and how often one is drawn over.
    let drawn: ColorHistogram
    let gone: ColorHistogram

    /// What changes in a frame; in one that opens a file, from an empty canvas.
    init(_ source: GIFSource, frame: Int, isOpening: Bool) {
        if isOpening {
            let whole = source.pixels(ofFrame: frame, in: source.whole)
            area = whole.changes(from: PixelPlane(width: whole.width, height: whole.height))
            pixels = area == source.whole ? whole : whole.cut(area)
            base = PixelPlane(width: area.width, height: area.height)
        } else {
            area = source.changes(inFrame: frame)
            pixels = source.pixels(ofFrame: frame, in: area)
            base = source.pixels(ofFrame: frame - 1, in: area)
        }
        let part = pixels.bounds(comparedWith: base) { new, old in new == 0 && old != 0 }
        vanishing = PixelRectangle(x: area.x + part.x, y: area.y + part.y, width: part.width, height: part.height)
        (drawn, gone) = (Self.drawn(pixels, over: base), Self.drawn(base, over: pixels))
    }

    /// How often each colour of a plane is not what is under it.
    static func drawn(_ pixels: PixelPlane, over base: PixelPlane) -> ColorHistogram {
        var histogram = ColorHistogram()
        histogram.add(pixels.pixels, differingFrom: base.pixels)
        return histogram
    }

    /// How often each colour is seen in all frames together, from what each of them changes.
    static func census(of changes: [GIFChange]) -> ColorHistogram {
        var census = ColorHistogram()
        // What is drawn in a frame is seen in it and in all that follow, less what is drawn over.
        for (frame, change) in changes.enumerated() { census.add(change.drawn, times: changes.count - frame) }
        for (frame, change) in changes.enumerated() { census.add(change.gone, times: frame - changes.count) }
        return census.sorted
    }
}
