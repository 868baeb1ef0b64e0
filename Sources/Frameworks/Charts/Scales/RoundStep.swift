/// A distance between numbers on an axis that people count in: 1, 2 or 5 times a power of ten, or 25, 250 and so on.
///
/// Source: Swift Charts of iOS 16 to 26 in public pictures, `Truth/axes.json` of `ChartsTests`. 2.5 and 0.25 are in none of them.
struct RoundStep: Equatable {
    /// The step is `mantissa` times ten to the `exponent`, or divided by it: two numbers, so that multiples are exact.
    private let mantissa: Double
    private let exponent: Int

    /// Chooses the step by the number of its multiples: the nearest to a desired number, then the greater number.
    ///
    /// - Parameters:
    ///   - least: the smallest step.
    ///   - isWidened: whether the range ends at multiples, which it reaches in both directions; otherwise those inside it count.
    init(over lower: Double, _ upper: Double, count: Int, least: Double = 0, isWidened: Bool) {
        let count = max(count, 1)
        let length = upper > lower ? min(upper - lower, .greatestFiniteMagnitude) : 1
        let exponent = min(max(Self.decimalExponent(of: max(length / Double(count), least)), -300), 300)
        var best: (mantissa: Double, exponent: Int) = (1, exponent + 1)
        var (nearest, greatest) = (Double.infinity, 0.0)
        for candidate in Self.candidates(around: exponent) {
            let step = Self.value(candidate.mantissa, candidate.exponent)
            let number = Self.number(of: step, lower, upper, isWidened: isWidened)
            guard step >= least * (1 - 1e-9), number > 0, number.isFinite else { continue }
            let distance: Double = abs(number - Double(count))
            guard distance < nearest || distance == nearest && number > greatest else { continue }
            (best, nearest, greatest) = (candidate, distance, number)
        }
        (mantissa, self.exponent) = best
    }

    init(exactly step: Double) { (mantissa, exponent) = (step, 0) }

    var value: Double { Self.value(mantissa, exponent) }

    /// Returns a multiple of the step, as exact as a decimal fraction.
    func multiple(_ index: Double) -> Double {
        exponent < 0 ? index * mantissa / Self.power(-exponent) : index * mantissa * Self.power(exponent)
    }

    /// The multiples inside a range, its bounds among them.
    func multiples(in lower: Double, _ upper: Double) -> [Double] {
        list(from: (lower / value - 1e-9).rounded(.up), to: (upper / value + 1e-9).rounded(.down))
    }

    /// The multiples from the last one not above a range to the first not below it; at least two.
    func multiples(around lower: Double, _ upper: Double) -> [Double] {
        let first = (lower / value + 1e-9).rounded(.down)
        return list(from: first, to: max((upper / value - 1e-9).rounded(.up), first + 1))
    }

    private func list(from first: Double, to last: Double) -> [Double] {
        // More would be no axis: a stride of 1 across a million is the caller's mistake, not a reason to run out of memory.
        guard first.isFinite, last.isFinite, first <= last, last - first <= 2000 else { return [] }
        return (0...Int(last - first)).map { multiple(first + Double($0)) }
    }

    /// The steps of a few powers of ten, from the smallest.
    private static func candidates(around exponent: Int) -> [(mantissa: Double, exponent: Int)] {
        var candidates: [(mantissa: Double, exponent: Int)] = []
        for power in (exponent - 1)...(exponent + 2) {
            candidates.append((1, power))
            candidates.append((2, power))
            if power > 0 { candidates.append((25, power - 1)) }
            candidates.append((5, power))
        }
        return candidates
    }

    private static func number(of step: Double, _ lower: Double, _ upper: Double, isWidened: Bool) -> Double {
        guard isWidened else { return (upper / step + 1e-9).rounded(.down) - (lower / step - 1e-9).rounded(.up) + 1 }
        let first = (lower / step + 1e-9).rounded(.down)
        return max((upper / step - 1e-9).rounded(.up), first + 1) - first + 1
    }

    private static func decimalExponent(of value: Double) -> Int {
        guard value > 0, value.isFinite else { return 0 }
        var (exponent, rest) = (0, value)
        while rest >= 10, exponent < 308 { (rest, exponent) = (rest / 10, exponent + 1) }
        while rest < 1, exponent > -308 { (rest, exponent) = (rest * 10, exponent - 1) }
        return exponent
    }

    private static func value(_ mantissa: Double, _ exponent: Int) -> Double {
        exponent < 0 ? mantissa / power(-exponent) : mantissa * power(exponent)
    }

    private static func power(_ exponent: Int) -> Double { (0..<min(exponent, 308)).reduce(1.0) { power, _ in power * 10 } }
}
