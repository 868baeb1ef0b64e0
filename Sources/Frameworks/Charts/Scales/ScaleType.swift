/// The kind of function by which a scale maps data to visuals.
///
/// Source: Apple, Charts `ScaleType`.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, date, category, log, squareRoot
        case power(exponent: Double)
        case symmetricLog(slopeAtZero: Double)
    }

    let kind: Kind

    public static let linear = ScaleType(kind: .linear)
    /// Dates along a line.
    public static let date = ScaleType(kind: .date)
    /// One place for each category.
    public static let category = ScaleType(kind: .category)
    /// Equal ratios take equal lengths; the domain must not hold zero.
    public static let log = ScaleType(kind: .log)
    public static let squareRoot = ScaleType(kind: .squareRoot)
    /// A logarithm on both sides of zero.
    public static let symmetricLog = symmetricLog()

    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent: exponent)) }

    public static func symmetricLog(slopeAtZero: Double = 1) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero))
    }

    /// Returns the position of a number along the scale.
    func map(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: Transcendental.logarithm(max(value, .leastNormalMagnitude))
        case .squareRoot: value < 0 ? -((-value).squareRoot()) : value.squareRoot()
        case .power(let exponent): Self.signed(value) { Self.power($0, exponent) }
        case .symmetricLog(let slope): Self.signed(value) { Transcendental.logarithm(1 + $0 * max(slope, 1e-9)) }
        }
    }

    /// Returns the number at a position along the scale.
    func unmap(_ place: Double) -> Double {
        switch kind {
        case .linear, .date, .category: place
        case .log: Transcendental.exponential(place)
        case .squareRoot: place < 0 ? -place * place : place * place
        case .power(let exponent): exponent == 0 ? 0 : Self.signed(place) { Self.power($0, 1 / exponent) }
        case .symmetricLog(let slope): Self.signed(place) { (Transcendental.exponential($0) - 1) / max(slope, 1e-9) }
        }
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        base > 0 ? Transcendental.exponential(exponent * Transcendental.logarithm(base)) : 0
    }

    private static func signed(_ value: Double, _ map: (Double) -> Double) -> Double { value < 0 ? -map(-value) : map(value) }
}
