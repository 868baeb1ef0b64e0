import Pixels

/// The place of a glyph's origin.
struct GlyphOrigin {
    let x: Int
    let y: Int
    let fractionX: Double
    let fractionY: Double

    /// Coordinates in pixels, within `PixelRect.limit`.
    @inline(__always)
    init(_ x: Double, _ y: Double) {
        (self.x, self.y) = (GlyphOrigin.whole(x), GlyphOrigin.whole(y))
        (fractionX, fractionY) = (x - Double(self.x), y - Double(self.y))
    }

    /// Returns the largest whole number not above a number, without the function for it, which is called for every glyph.
    @inline(__always)
    private static func whole(_ value: Double) -> Int {
        let towardsZero = Int(value)
        return Double(towardsZero) > value ? towardsZero - 1 : towardsZero
    }
}
