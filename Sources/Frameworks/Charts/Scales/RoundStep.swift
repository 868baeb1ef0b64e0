/// A distance between numbers on an axis that people count in: 1, 2 or 5 times a power of ten.
///
/// Source: P. Heckbert, "Nice Numbers for Graph Labels" (Graphics Gems, 1990).
struct RoundStep: Equatable {
    /// The step is `mantissa` times ten to the `exponent`, or divided by it: two numbers, so that multiples are exact.
    private let mantissa: Double
    private let exponent: Int

    /// Creates the step that divides a length into about the desired number of parts, never smaller than `least`.
    init(over length: Double, count: Int, least: Double = 0) {
        let length = length.isFinite && length > 0 ? length : 1
        let raw = max(length / Double(max(count, 1)), least)
        let exponent = min(max(Self.decimalExponent(of: raw), -300), 300)
        let candidates: [(Double, Int)] = [(1, exponent), (2, exponent), (5, exponent), (1, exponent + 1)]
        let allowed = candidates.filter { Self.value($0.0, $0.1) >= least * (1 - 1e-9) }
        // The nearest on a scale of ratios: 1.4 times too many parts are as bad as 1.4 times too few.
        let best = allowed.min { Self.distance(Self.value($0.0, $0.1), raw) < Self.distance(Self.value($1.0, $1.1), raw) }
        (mantissa, self.exponent) = best ?? (1, exponent + 1)
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

    private static func distance(_ value: Double, _ wanted: Double) -> Double {
        wanted > 0 && value > 0 ? max(value / wanted, wanted / value) : .infinity
    }
}
