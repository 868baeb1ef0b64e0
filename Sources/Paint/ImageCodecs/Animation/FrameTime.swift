/// A time or duration in seconds as an exact fraction, in lowest terms with a positive denominator.
///
/// Frame `k` of an animation at 30 frames a second is at `FrameTime(k, 30)`; sums never drift as doubles would.
package struct FrameTime: Sendable, Hashable {
    package let numerator: Int
    package let denominator: Int

    package static let zero = FrameTime(0, 1)

    /// `numerator / denominator` seconds.
    package init(_ numerator: Int, _ denominator: Int = 1) {
        precondition(denominator > 0, "A time has a positive denominator.")
        self.init(Int128(numerator), Int128(denominator))
    }

    /// The start of frame `index` at a whole number of frames a second, which must be positive.
    package init(frame index: Int, framesPerSecond: Int) {
        self.init(index, framesPerSecond)
    }

    private init(_ numerator: Int128, _ denominator: Int128) {
        guard let time = Self.fitting(numerator, denominator) else {
            preconditionFailure("A time has at most 64 bits above and below the line.")
        }
        self = time
    }

    private init(lowestTerms numerator: Int, _ denominator: Int) {
        (self.numerator, self.denominator) = (numerator, denominator)
    }

    /// A fraction in lowest terms, or nil where it has more than 64 bits above or below the line.
    private static func fitting(_ numerator: Int128, _ denominator: Int128) -> FrameTime? {
        let divisor = Int128(greatestCommonDivisor(numerator.magnitude, denominator.magnitude))
        guard let top = Int(exactly: numerator / divisor), let bottom = Int(exactly: denominator / divisor) else {
            return nil
        }
        return FrameTime(lowestTerms: top, bottom)
    }

    /// The sum, or nil where it has more than 64 bits above or below the line, as sums of a file's fractions may.
    func adding(_ other: FrameTime) -> FrameTime? {
        let (bottom, otherBottom) = (Int128(denominator), Int128(other.denominator))
        return Self.fitting(Int128(numerator) * otherBottom + Int128(other.numerator) * bottom, bottom * otherBottom)
    }

    /// The nearest double, for display; comparisons and sums stay exact without it.
    package var seconds: Double {
        Double(numerator) / Double(denominator)
    }

    /// The time in units of `1 / unitsPerSecond`, rounded to the nearest whole one, halves away from zero.
    package func rounded(unitsPerSecond: Int) -> Int {
        let doubled = Int128(numerator) * Int128(unitsPerSecond) * 2
        let half = Int128(denominator)
        let quotient = doubled >= 0 ? (doubled + half) / (half * 2) : (doubled - half) / (half * 2)
        return Int(clamping: quotient)
    }

    package static func + (left: FrameTime, right: FrameTime) -> FrameTime {
        let (leftBottom, rightBottom) = (Int128(left.denominator), Int128(right.denominator))
        return FrameTime(
            Int128(left.numerator) * rightBottom + Int128(right.numerator) * leftBottom, leftBottom * rightBottom)
    }

    package static func - (left: FrameTime, right: FrameTime) -> FrameTime {
        left + FrameTime(-Int128(right.numerator), Int128(right.denominator))
    }

    /// Euclid's algorithm (Elements, VII.2).
    private static func greatestCommonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
        var (larger, smaller) = (first, second)
        while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
        return larger == 0 ? 1 : larger
    }
}

extension FrameTime: Comparable {
    package static func < (left: FrameTime, right: FrameTime) -> Bool {
        Int128(left.numerator) * Int128(right.denominator) < Int128(right.numerator) * Int128(left.denominator)
    }
}

extension FrameTime: CustomStringConvertible {
    package var description: String {
        denominator == 1 ? "\(numerator) s" : "\(numerator)/\(denominator) s"
    }
}
