/// A cubic curve as lines that cover as much of it as they leave out, no more of them than its bends ask for.
///
/// Between two parameters h apart a curve B is nearly a parabola, which bulges over its chord by h^2 / 8 of B'' and
/// whose area over the chord is two thirds of the box around it (Archimedes, Quadrature of the Parabola). Moved outwards
/// by two thirds of the bulge, h^2 / 12 of B'', the ends of equal chords make up for it exactly. The curve's own ends
/// stay where they are; the lines next to them are shorter by the square root of two, so that one moved end is enough.
///
/// The bulge comes from the part of B'' across the curve, |B' x B''| / |B'|: lines are long where that is small, as in R. Levien,
/// Flattening quadratic Béziers (2019), where a closed form is found. Here its largest value is bounded on each piece of the curve, by no
/// more than Wang's bound, which is |B''|.
struct BalancedCurve {
    // B(t) = c0 + t (c1 + t (c2 + t c3)).
    private let c0: SIMD2<Double>
    private let c1: SIMD2<Double>
    private let c2: SIMD2<Double>
    private let c3: SIMD2<Double>

    /// The number of lines for a unit of t, on each piece of the curve.
    private var densities = SIMD16<Double>.zero
    private var pieces = 1
    private var pieceLength = 1.0

    /// The number of lines for the curve, and the length of a line that is not at an end, in lines of the densities.
    private(set) var count = 1
    private var step = 1.0

    /// A curve that Wang's bound holds with this many lines is not looked at piece by piece.
    private static let fewestLines = 3.0

    /// The length of a line next to an end, in lines of full length.
    private static let endLength = 0.5.squareRoot()

    /// The curve of four control points as lines that it bulges over by `tolerance` at the most, before they are moved.
    init(
        _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, tolerance: Double,
        mostLines: Int
    ) {
        c0 = p0
        c1 = (p1 - p0) * 3
        c2 = (p0 - p1 * 2 + p2) * 3
        c3 = p3 - p0 + (p1 - p2) * 3
        // n^2 = |B''| / (8 tolerance); B'' runs along a line and is largest at one of its ends.
        let factor = 0.125 / tolerance
        let wang = max(c2.length * 2, (c2 * 2 + c3 * 6).length) * factor
        var total = wang.squareRoot()
        densities[0] = total
        if total > BalancedCurve.fewestLines {
            pieces = total < 8 ? 4 : total < 24 ? 8 : 16
            pieceLength = 1 / Double(pieces)
            total = findDensities(factor)
        }
        // All lines but the two at the ends are worth one or less.
        let missing = 2 - 2 * BalancedCurve.endLength
        count = max(1, min(Int(min((total + missing).rounded(.up), 1e6)), mostLines))
        step = total / (Double(count) - missing)
    }

    /// Bounds the bulge on each piece of the curve; gives how many lines that takes in all.
    private mutating func findDensities(_ factor: Double) -> Double {
        // B' x B'' is a parabola: it lies between three control values on each piece.
        let (q0, q1, q2) = (2 * c1.cross(c2), 6 * c1.cross(c3), 6 * c2.cross(c3))
        var (speed, bend, turn) = (c1.length, (c2 * 2).length, abs(q0))
        var (t, total) = (0.0, 0.0)
        for piece in 0..<pieces {
            let end = t + pieceLength
            let endSpeed = ((c3 * (3 * end) + c2 * 2) * end + c1).length
            let endBend = (c3 * (6 * end) + c2 * 2).length
            let endTurn = abs((q2 * end + q1) * end + q0)
            let largestTurn = max(turn, endTurn, abs(q2 * t * end + q1 * (t + end) * 0.5 + q0))
            let largestBend = max(bend, endBend)
            // B' changes by no more than |B''|, so that it is nowhere smaller. Where it may be zero, all of B'' counts.
            let slowest = (speed + endSpeed - largestBend * pieceLength) * 0.5
            let bulge = largestTurn < largestBend * slowest ? largestTurn / slowest : largestBend
            let density = (bulge * factor).squareRoot()
            densities[piece] = density
            total += density * pieceLength
            (t, speed, bend, turn) = (end, endSpeed, endBend, endTurn)
        }
        return total
    }

    /// The vertices between the curve's ends, one fewer than lines.
    func write(to points: UnsafeMutablePointer<SIMD2<Double>>) {
        var walk = Walk(self)
        var (here, squared) = (0.0, 0.0)
        for index in 0..<count {
            let isLast = index &+ 1 == count
            let next = isLast ? 1 : walk.parameter(at: step * (Double(index) + BalancedCurve.endLength))
            // A line at an end has one moved end, which moves as far as if the line were of full length.
            let nextSquared = (next - here) * (next - here) * (index == 0 || isLast ? 2 : 1)
            // The shorter of two unequal lines decides: beside a sharp bend a vertex stays near the curve.
            if index > 0 { points[index &- 1] = vertex(here, min(squared, nextSquared) * (1.0 / 12)) }
            (here, squared) = (next, nextSquared)
        }
    }

    /// The place at `t`, moved against B'' by a part of it.
    @inline(__always)
    private func vertex(_ t: Double, _ part: Double) -> SIMD2<Double> {
        ((c3 * t + c2) * t + c1) * t + c0 - (c3 * (6 * t) + c2 * 2) * part
    }

    /// Finds the parameters where lines end, from the curve's start on.
    private struct Walk {
        private let curve: BalancedCurve
        private var piece = 0
        private var start = 0.0
        /// The lines before the piece, and in it.
        private var before = 0.0
        private var own: Double
        private var inverse: Double

        init(_ curve: BalancedCurve) {
            self.curve = curve
            own = curve.densities[0] * curve.pieceLength
            inverse = 1 / max(curve.densities[0], 1e-30)
        }

        /// Returns the parameter at which so many lines have been drawn; `lines` never falls from call to call.
        @inline(__always)
        mutating func parameter(at lines: Double) -> Double {
            while before + own < lines, piece &+ 1 < curve.pieces {
                before += own
                start += curve.pieceLength
                piece &+= 1
                let density = curve.densities[piece]
                own = density * curve.pieceLength
                inverse = 1 / max(density, 1e-30)
            }
            return start + min((lines - before) * inverse, curve.pieceLength)
        }
    }
}

extension SIMD2<Double> {
    @inline(__always)
    fileprivate var length: Double { (x * x + y * y).squareRoot() }

    @inline(__always)
    fileprivate func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
}
