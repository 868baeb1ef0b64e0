import Pixels

/// A glyph somewhere in the picture.
struct GlyphPlacement {
    /// Its mask, or nil where its edges are to be drawn.
    let mask: GlyphMask?
    /// Its edges; nil where it has a mask, which has them.
    private let ownOutline: GlyphOutline?

    /// The whole pixel that its origin lies in, and where in that.
    let x: Int
    let y: Int
    let fractionX: Double
    let fractionY: Double

    /// The pixels it may cover.
    let box: PixelRect

    init(mask: GlyphMask, _ origin: GlyphOrigin) {
        self.mask = mask
        ownOutline = nil
        (x, y, fractionX, fractionY) = (origin.x, origin.y, origin.fractionX, origin.fractionY)
        box = mask.bounds.offsetBy(dx: origin.x, dy: origin.y)
    }

    init(outline: GlyphOutline, _ origin: GlyphOrigin) {
        mask = nil
        ownOutline = outline
        (x, y, fractionX, fractionY) = (origin.x, origin.y, origin.fractionX, origin.fractionY)
        box = outline.outline.placed(dx: origin.fractionX, dy: origin.fractionY).bounds
            .offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The outline where the glyph is.
    var placedOutline: PlacedOutline? {
        (ownOutline ?? mask?.outline)?.outline.placed(dx: Double(x) + fractionX, dy: Double(y) + fractionY)
    }

    /// Returns whether both may cover a pixel.
    func overlaps(_ other: GlyphPlacement) -> Bool {
        let common = box.intersection(other.box)
        if common.isEmpty { return false }
        guard let mask, let otherMask = other.mask else { return true }
        return (common.minY..<common.maxY).contains { row in
            let own = mask.inked[row - box.minY]
            let others = otherMask.inked[row - other.box.minY]
            return own.first + box.minX < others.end + other.box.minX
                && others.first + other.box.minX < own.end + box.minX && own.first < own.end
                && others.first < others.end
        }
    }
}
