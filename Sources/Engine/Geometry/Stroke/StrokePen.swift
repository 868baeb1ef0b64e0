import Foundation

/// The pen of a stroke: it draws the joins and the ends of lines.
///
/// Its points are added straight to the side of the outline that they belong to.
struct StrokePen {
    let radius: Double
    let lineCap: CGLineCap
    private let lineJoin: CGLineJoin
    private let miterLimit: Double
    /// The largest angle between two neighbours on a round join or cap.
    private let arcStep: Double
    /// A turn inside a curve of at most this angle needs no join.
    private let smoothTurn: Double
    /// True if round joins and caps are straight.
    var isCoarse = false
    /// The most points of an outline, and of one side of a line, that round joins and caps add to: more are finer than any picture shows.
    static let maximumPoints = 2_000_000
    /// True if bends take in as much as they leave out.
    private let isBalanced: Bool

    init(style: StrokeStyle, tolerance: Double, _ fit: CurveFit) {
        radius = Double(style.lineWidth) / 2
        (lineCap, lineJoin, miterLimit) = (style.lineCap, style.lineJoin, Double(style.miterLimit))
        // A chord of angle a is r (1 - cos(a / 2)), about r a^2 / 8, away from its arc; 4096 points a turn are enough.
        arcStep = max(min((8 * tolerance / radius).squareRoot(), 0.5), 2 * Double.pi / 4096)
        smoothTurn = arcStep
        isBalanced = fit == .balanced
    }

    /// The outer side of a join; `from` and `to` are the unit normals of its two lines, `cosine` is
    /// that of the turn.
    func addOuter(
        _ center: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, cosine: Double,
        isInsideCurve: Bool, to contour: inout [SIMD2<Double>]
    ) {
        func at(_ normal: SIMD2<Double>) -> SIMD2<Double> {
            SIMD2(center.x + radius * normal.x, center.y + radius * normal.y)
        }
        let join: CGLineJoin = isInsideCurve ? .round : lineJoin
        switch join {
        case .round where cosine > 1 - smoothTurn * smoothTurn / 2, .miter where isWithinMiterLimit(cosine):
            // Both offset lines meet at center + r (from + to) / (1 + cos).
            let factor = radius / (1 + cosine) * smoothing(cosine, isInsideCurve)
            contour.append(SIMD2(center.x + (from.x + to.x) * factor, center.y + (from.y + to.y) * factor))
        case .round:
            contour.append(at(from))
            addArc(center, from, to, into: &contour)
            contour.append(at(to))
        case .miter, .bevel:
            contour.append(at(from))
            contour.append(at(to))
        }
    }

    /// The inner side of a join: where the sides of two lines meet, or by way of the centre where they are too short.
    func addInner(
        _ center: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, cosine: Double, isLong: Bool,
        isInsideCurve: Bool, to contour: inout [SIMD2<Double>]
    ) {
        if isLong {
            let factor = radius / (1 + cosine) * smoothing(cosine, isInsideCurve)
            contour.append(SIMD2(center.x - (from.x + to.x) * factor, center.y - (from.y + to.y) * factor))
        } else {
            contour.append(SIMD2(center.x - radius * from.x, center.y - radius * from.y))
            contour.append(center)
            contour.append(SIMD2(center.x - radius * to.x, center.y - radius * to.y))
        }
    }

    /// Returns the factor that moves the corner between two sides, parallel to lines that stand for a curve, towards the centre.
    ///
    /// It lies r (1 / cos(a / 2) - 1), about r a^2 / 8, beyond the curve's own distance r; two thirds of that are right
    /// where the lines' own vertices lie outside by two thirds. Of r / cos(a / 2) that leaves 1 - a^2 / 24.
    @inline(__always)
    private func smoothing(_ cosine: Double, _ isInsideCurve: Bool) -> Double {
        isBalanced && isInsideCurve ? 1 - (1 - cosine) * (1.0 / 12) : 1
    }

    /// Miter length over line width is 1 / sin(half the angle between the lines) = sqrt(2 / (1 + cos(turn))).
    private func isWithinMiterLimit(_ cosine: Double) -> Bool {
        2 <= miterLimit * miterLimit * (1 + cosine)
    }

    /// Points between two unit normals on the shorter way round.
    private func addArc(
        _ center: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, into contour: inout [SIMD2<Double>]
    ) {
        guard !isCoarse, contour.count < Self.maximumPoints else { return }
        let cross = from.x * to.y - from.y * to.x
        var sweep = Transcendental.angle(x: from.x * to.x + from.y * to.y, y: cross)
        // Turning straight back, the outer side is the one ahead: left of `from` turned the way the pen went.
        if cross == 0 { sweep = Double.pi }
        // Balanced chords are as those of `BalancedCurve`: shorter at the ends, the vertices outside by r a^2 / 12.
        let endLength = isBalanced ? 0.5.squareRoot() : 1
        let missing = 2 - 2 * endLength
        let count = Int((abs(sweep) / arcStep + missing).rounded(.up))
        guard count > 1 else { return }
        let step = sweep / (Double(count) - missing)
        let distance = isBalanced ? radius * (1 + step * step / 12) : radius
        for index in 1..<count {
            let angle = step * (Double(index - 1) + endLength)
            let (cosine, sine) = (Transcendental.cosine(angle), Transcendental.sine(angle))
            contour.append(
                SIMD2(
                    center.x + distance * (from.x * cosine - from.y * sine),
                    center.y + distance * (from.x * sine + from.y * cosine)))
        }
    }

    /// The cap between the left and the right side of a line's end, without the two corners of a butt cap.
    func addCap(at point: SIMD2<Double>, direction: SIMD2<Double>, to contour: inout [SIMD2<Double>]) {
        let normal = SIMD2(direction.y, -direction.x)
        switch lineCap {
        case .butt:
            break
        case .round:
            addArc(point, normal, direction, into: &contour)
            contour.append(SIMD2(point.x + radius * direction.x, point.y + radius * direction.y))
            addArc(point, direction, SIMD2(-normal.x, -normal.y), into: &contour)
        case .square:
            for side in [1.0, -1.0] {
                contour.append(
                    SIMD2(
                        point.x + radius * (direction.x + side * normal.x),
                        point.y + radius * (direction.y + side * normal.y)))
            }
        }
    }
}
