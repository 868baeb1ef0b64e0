import Foundation
import RunContext

/// The factor of a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

    var factor: Double {
        switch self {
        case .none: 1
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 1e-1
        case .deca: 1e1
        case .hecto: 1e2
        case .kilo: 1e3
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
    }

    static let all = (0...HKMetricPrefix.tera.rawValue).compactMap(HKMetricPrefix.init)

    var symbol: String {
        ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
    }
}

/// The mass of a mole of blood's glucose, in grams.
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_054_08

/// The unit of a quantity.
///
/// Source: Apple, HealthKit `HKUnit`.
public final class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    /// The dimension of the unit, as powers of base units.
    let dimension: [String: Int]
    /// One of the unit, in the basic unit of its dimension; temperatures besides begin elsewhere.
    let factor: Double
    let offset: Double

    init(_ symbol: String, _ dimension: [String: Int], factor: Double = 1, offset: Double = 0) {
        (unitString, self.dimension, self.factor, self.offset) = (symbol, dimension, factor, offset)
    }

    public class func count() -> Self { make("count", [:], 1) }
    public class func percent() -> Self { make("%", [:], 1) }
    public class func gram() -> Self { make("g", ["mass": 1], 1) }
    public class func gramUnit(with prefix: HKMetricPrefix) -> Self { make(prefix.symbol + "g", ["mass": 1], prefix.factor) }
    public class func ounce() -> Self { make("oz", ["mass": 1], 28.349523125) }
    public class func pound() -> Self { make("lb", ["mass": 1], 453.59237) }
    public class func stone() -> Self { make("st", ["mass": 1], 6350.29318) }
    public class func meter() -> Self { make("m", ["length": 1], 1) }
    public class func meterUnit(with prefix: HKMetricPrefix) -> Self { make(prefix.symbol + "m", ["length": 1], prefix.factor) }
    public class func inch() -> Self { make("in", ["length": 1], 0.0254) }
    public class func foot() -> Self { make("ft", ["length": 1], 0.3048) }
    public class func yard() -> Self { make("yd", ["length": 1], 0.9144) }
    public class func mile() -> Self { make("mi", ["length": 1], 1609.344) }
    public class func liter() -> Self { make("L", ["volume": 1], 1) }
    public class func literUnit(with prefix: HKMetricPrefix) -> Self { make(prefix.symbol + "L", ["volume": 1], prefix.factor) }
    public class func fluidOunceUS() -> Self { make("fl_oz_us", ["volume": 1], 0.0295735295625) }
    public class func fluidOunceImperial() -> Self { make("fl_oz_imp", ["volume": 1], 0.0284130625) }
    public class func cupUS() -> Self { make("cup_us", ["volume": 1], 0.2365882365) }
    public class func cupImperial() -> Self { make("cup_imp", ["volume": 1], 0.284130625) }
    public class func pintUS() -> Self { make("pt_us", ["volume": 1], 0.473176473) }
    public class func pintImperial() -> Self { make("pt_imp", ["volume": 1], 0.56826125) }
    public class func second() -> Self { make("s", ["time": 1], 1) }
    public class func secondUnit(with prefix: HKMetricPrefix) -> Self { make(prefix.symbol + "s", ["time": 1], prefix.factor) }
    public class func minute() -> Self { make("min", ["time": 1], 60) }
    public class func hour() -> Self { make("hr", ["time": 1], 3600) }
    public class func day() -> Self { make("d", ["time": 1], 86_400) }
    public class func joule() -> Self { make("J", ["energy": 1], 1) }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> Self { make(prefix.symbol + "J", ["energy": 1], prefix.factor) }
    public class func watt() -> Self { make("W", ["energy": 1, "time": -1], 1) }
    public class func wattUnit(with prefix: HKMetricPrefix) -> Self {
        make(prefix.symbol + "W", ["energy": 1, "time": -1], prefix.factor)
    }
    public class func volt() -> Self { make("V", ["potential": 1], 1) }
    public class func voltUnit(with prefix: HKMetricPrefix) -> Self { make(prefix.symbol + "V", ["potential": 1], prefix.factor) }
    public class func hertz() -> Self { make("Hz", ["time": -1], 1) }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> Self { make(prefix.symbol + "Hz", ["time": -1], prefix.factor) }
    public class func lux() -> Self { make("lx", ["illuminance": 1], 1) }
    public class func luxUnit(with prefix: HKMetricPrefix) -> Self { make(prefix.symbol + "lx", ["illuminance": 1], prefix.factor) }
    public class func siemen() -> Self { make("S", ["conductance": 1], 1) }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> Self { make(prefix.symbol + "S", ["conductance": 1], prefix.factor) }
    public class func kilocalorie() -> Self { make("kcal", ["energy": 1], 4184) }
    public class func smallCalorie() -> Self { make("cal", ["energy": 1], 4.184) }
    public class func largeCalorie() -> Self { make("Cal", ["energy": 1], 4184) }
    public class func degreeCelsius() -> Self { make("degC", ["temperature": 1], 1, offset: 273.15) }
    public class func degreeFahrenheit() -> Self { make("degF", ["temperature": 1], 5.0 / 9, offset: 459.67 * 5 / 9) }
    public class func kelvin() -> Self { make("K", ["temperature": 1], 1) }
    public class func millimeterOfMercury() -> Self { make("mmHg", ["pressure": 1], 133.322387415) }
    public class func pascal() -> Self { make("Pa", ["pressure": 1], 1) }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> Self { make(prefix.symbol + "Pa", ["pressure": 1], prefix.factor) }
    public class func inchesOfMercury() -> Self { make("inHg", ["pressure": 1], 3386.388640341) }
    public class func centimeterOfWater() -> Self { make("cmAq", ["pressure": 1], 98.0665) }
    public class func atmosphere() -> Self { make("atm", ["pressure": 1], 101_325) }
    public class func diopter() -> Self { make("D", ["length": -1], 1) }
    public class func prismDiopter() -> Self { make("pD", ["prism": 1], 1) }
    public class func radianAngle() -> Self { make("rad", ["angle": 1], 1) }
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> Self { make(prefix.symbol + "rad", ["angle": 1], prefix.factor) }
    public class func degreeAngle() -> Self { make("deg", ["angle": 1], .pi / 180) }
    public class func appleEffortScore() -> Self { make("appleEffortScore", ["effort": 1], 1) }
    public class func internationalUnit() -> Self { make("IU", ["IU": 1], 1) }
    public class func decibelAWeightedSoundPressureLevel() -> Self { make("dBASPL", ["sound": 1], 1) }
    public class func decibelHearingLevel() -> Self { make("dBHL", ["hearing": 1], 1) }

    /// A mole of a substance, which is as much as its molar mass in grams.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> Self { moleUnit(with: .none, molarMass: gramsPerMole) }
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> Self {
        make("\(prefix.symbol)mol<\(gramsPerMole)>", ["mass": 1], prefix.factor * gramsPerMole)
    }

    /// Creates a unit by its name, such as `count/min` or `mg/dL`; an unreadable name is a unit of its own.
    public convenience init(from string: String) {
        var dimension: [String: Int] = [:]
        var (factor, offset) = (1.0, 0.0)
        for part in Self.factors(of: string).flatMap({ piece -> [(Substring, Int)] in
            piece.split(separator: "/").enumerated().map { ($0.element, $0.offset == 0 ? 1 : -1) }
        }) {
            let sign = part.1
            let unit = Self.named(String(part.0).trimmingCharacters(in: .whitespaces))
            factor *= sign > 0 ? unit.factor : 1 / unit.factor
            offset = unit.offset
            for (kind, power) in unit.dimension { dimension[kind, default: 0] += sign * power }
        }
        self.init(string, dimension.filter { $0.value != 0 }, factor: factor, offset: offset)
    }

    /// Returns the parts of a name between its signs of multiplication. The dot of a molar mass is none of them.
    private static func factors(of name: String) -> [Substring] {
        var isInMass = false
        return name.split { character in
            if character == "<" || character == ">" { isInMass = character == "<" }
            return !isInMass && (character == "." || character == "*" || character == "·")
        }
    }

    public func unitDivided(by unit: HKUnit) -> HKUnit { combined(with: unit, sign: -1, mark: "/") }
    public func unitMultiplied(by unit: HKUnit) -> HKUnit { combined(with: unit, sign: 1, mark: ".") }

    private func combined(with unit: HKUnit, sign: Int, mark: String) -> HKUnit {
        var result = dimension
        for (kind, power) in unit.dimension { result[kind, default: 0] += sign * power }
        return HKUnit(
            unitString + mark + unit.unitString, result.filter { $0.value != 0 },
            factor: sign > 0 ? factor * unit.factor : factor / unit.factor)
    }

    private static func make(_ symbol: String, _ dimension: [String: Int], _ factor: Double, offset: Double = 0) -> Self {
        // The class is final, so that Self is HKUnit.
        unsafeDowncast(HKUnit(symbol, dimension, factor: factor, offset: offset), to: Self.self)
    }

    private static func named(_ name: String) -> HKUnit {
        if let mole = name.firstRange(of: "mol<"), name.last == ">", let mass = Double(name[mole.upperBound...].dropLast()) {
            let prefix = HKMetricPrefix.all.first { $0.symbol == name[..<mole.lowerBound] }
            if let prefix { return moleUnit(with: prefix, molarMass: mass) }
        }
        let all: [HKUnit] = [
            .count(), .percent(), .gram(), .ounce(), .pound(), .stone(), .meter(), .inch(), .foot(), .yard(), .mile(), .liter(),
            .fluidOunceUS(), .fluidOunceImperial(), .cupUS(), .cupImperial(), .pintUS(), .pintImperial(), .second(), .minute(), .hour(),
            .day(), .joule(), .kilocalorie(),
            .smallCalorie(), .largeCalorie(), .degreeCelsius(), .degreeFahrenheit(), .kelvin(), .millimeterOfMercury(), .pascal(),
            .internationalUnit(), .watt(), .siemen(), .volt(), .hertz(), .lux(), .inchesOfMercury(), .centimeterOfWater(), .atmosphere(),
            .diopter(), .prismDiopter(), .radianAngle(), .degreeAngle(), .appleEffortScore(), .decibelAWeightedSoundPressureLevel(),
            .decibelHearingLevel(),
        ]
        if let unit = all.first(where: { $0.unitString == name }) { return unit }
        for prefix in HKMetricPrefix.all where prefix != .none && name.hasPrefix(prefix.symbol) {
            let rest = String(name.dropFirst(prefix.symbol.count))
            if let unit = all.first(where: { $0.unitString == rest }) {
                return HKUnit(name, unit.dimension, factor: unit.factor * prefix.factor)
            }
        }
        return HKUnit(name, [name: 1])
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    public override var hash: Int { unitString.hash }
    public override var description: String { unitString }
}

/// A number with its unit.
public final class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    /// Returns whether the quantity can be expressed in a unit.
    public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }

    /// Returns the number in a unit of the same kind. For another kind it is 0, which is reported, where Apple's method ends the program.
    public func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else {
            RunReports.note("HKQuantity.doubleValue(for:) cannot convert \(self.unit.unitString) to \(unit.unitString): it returns 0.")
            return 0
        }
        if unit.unitString == self.unit.unitString { return value }
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }

    public override var description: String { "\(value) \(unit.unitString)" }
}
