import Geometry

/// Places of a glyph's origin within a pixel for which each of its points comes to the same 1/256 of a pixel, so that it
/// covers the same.
///
/// Positions in a text are sums of many advances: positions that should be equal differ by rounding on the way.
struct GlyphPhases: Sendable {
    private let low: SIMD2<Double>
    private let high: SIMD2<Double>

    /// Points are rounded as if they were 2^-13 of a 256th further on (see `CoverageAccumulator`). So near to where
    /// rounding turns over no place is taken for another; it is far more than the error of the sums made here.
    private static let margin = 1.0 / 1_048_576

    /// The distance in pixels from its origin beyond which a glyph's points are less exact, and only the very place is taken.
    private static let farthest = 65_536.0

    /// Creates the phases around (dx, dy), each in 0..<1.
    init(of outline: FlattenedPath, dx: Double, dy: Double) {
        let place = SIMD2(dx, dy)
        var (before, after) = (SIMD2<Double>(repeating: 1), SIMD2<Double>(repeating: 1))
        for point in outline.points {
            guard abs(point.x) < GlyphPhases.farthest, abs(point.y) < GlyphPhases.farthest else {
                (before, after) = (.zero, .zero)
                break
            }
            let position = (point + place) * 256 + (0.5 + 1 / 8192)
            // How far beyond the last turn, and short of the next one.
            let beyond = position - position.rounded(.down)
            before = before.replacing(with: beyond, where: beyond .< before)
            after = after.replacing(with: 1 - beyond, where: 1 - beyond .< after)
        }
        low = place - (before - GlyphPhases.margin).clamped(lowerBound: .zero, upperBound: .one) / 256
        high = place + (after - GlyphPhases.margin).clamped(lowerBound: .zero, upperBound: .one) / 256
    }

    @inline(__always)
    func contains(_ x: Double, _ y: Double) -> Bool {
        low.x <= x && x <= high.x && low.y <= y && y <= high.y
    }
}
