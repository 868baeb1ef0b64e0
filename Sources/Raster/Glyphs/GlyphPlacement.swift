/// A glyph somewhere in the picture.
struct GlyphPlacement {
    /// Its mask, or nil where its edges are to be drawn.
    var mask: GlyphMask?
    let outline: GlyphOutline

    /// The whole pixel that its origin lies in, and where in that.
    let x: Int
    let y: Int
    let fractionX: Double
    let fractionY: Double

    /// The pixels it may cover.
    let box: PixelRect

    init(mask: GlyphMask, _ origin: GlyphOrigin) {
        self.mask = mask
        outline = mask.outline
        (x, y, fractionX, fractionY) = (origin.x, origin.y, origin.fractionX, origin.fractionY)
        box = mask.bounds.offsetBy(dx: origin.x, dy: origin.y)
    }

    init(outline: GlyphOutline, _ origin: GlyphOrigin) {
        self.outline = outline
        (x, y, fractionX, fractionY) = (origin.x, origin.y, origin.fractionX, origin.fractionY)
        box = outline.outline.placed(dx: origin.fractionX, dy: origin.fractionY).bounds
            .offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The outline where the glyph is.
    var placedOutline: PlacedOutline {
        outline.outline.placed(dx: Double(x) + fractionX, dy: Double(y) + fractionY)
    }

    /// Whether both may cover a pixel.
    func overlaps(_ other: GlyphPlacement) -> Bool {
        let common = box.intersection(other.box)
        if common.isEmpty { return false }
        guard let mask, let otherMask = other.mask else { return true }
        return (common.minY..<common.maxY).contains { row in
            let own = mask.inked[row - box.minY]
            let others = otherMask.inked[row - other.box.minY]
            return own.lowerBound + box.minX < others.upperBound + other.box.minX
                && others.lowerBound + other.box.minX < own.upperBound + box.minX && !own.isEmpty && !others.isEmpty
        }
    }
}

/// Where a glyph's origin lies.
struct GlyphOrigin {
    let x: Int
    let y: Int
    let fractionX: Double
    let fractionY: Double

    /// Coordinates in pixels, within `PixelRect.limit`.
    init(_ x: Double, _ y: Double) {
        let (wholeX, wholeY) = (x.rounded(.down), y.rounded(.down))
        (self.x, self.y) = (Int(wholeX), Int(wholeY))
        (fractionX, fractionY) = (x - wholeX, y - wholeY)
    }
}
