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
