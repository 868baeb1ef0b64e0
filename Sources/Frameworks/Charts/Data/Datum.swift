/// A plotted value without its type, in the form that scales and axes use.
enum Datum: Hashable, Sendable {
    case number(Double)
    /// Seconds since the reference date.
    case date(Double)
    case category(String)

    init<Value: Plottable>(_ value: Value) { self = (value.primitivePlottable as? any DatumConvertible)?.datum ?? .category("") }

    /// The position of the value on a continuous scale; nil for a category or a value that is not finite.
    var scalar: Double? {
        switch self {
        case .number(let value), .date(let value): value.isFinite ? value : nil
        case .category: nil
        }
    }

    var isDate: Bool { if case .date = self { true } else { false } }
    var isCategory: Bool { if case .category = self { true } else { false } }

    /// The name of the value on a category axis.
    var name: String {
        switch self {
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        case .date(let seconds): "\(Date(timeIntervalSinceReferenceDate: seconds))"
        case .category(let name): name
        }
    }

    /// The value in a type that is plotted like it.
    func value<Value: Plottable>(as type: Value.Type) -> Value? {
        guard let primitive = Value.PrimitivePlottable.self as? any DatumConvertible.Type,
            let made = primitive.init(datum: self) as? Value.PrimitivePlottable
        else { return nil }
        return Value(primitivePlottable: made)
    }
}

/// A type that plots as a number, a date or a category.
protocol DatumConvertible {
    var datum: Datum { get }
    init?(datum: Datum)
}

extension DatumConvertible where Self: BinaryInteger {
    var datum: Datum { .number(Double(self)) }

    init?(datum: Datum) {
        guard case .number(let value) = datum, value.isFinite else { return nil }
        self.init(exactly: value.rounded())
    }
}

extension DatumConvertible where Self: BinaryFloatingPoint {
    var datum: Datum { .number(Double(self)) }

    init?(datum: Datum) {
        guard case .number(let value) = datum else { return nil }
        self.init(value)
    }
}

extension Int: DatumConvertible {}
extension Int8: DatumConvertible {}
extension Int16: DatumConvertible {}
extension Int32: DatumConvertible {}
extension Int64: DatumConvertible {}
extension UInt: DatumConvertible {}
extension UInt8: DatumConvertible {}
extension UInt16: DatumConvertible {}
extension UInt32: DatumConvertible {}
extension UInt64: DatumConvertible {}
extension Float: DatumConvertible {}
extension Double: DatumConvertible {}
extension CGFloat: DatumConvertible {}

extension Decimal: DatumConvertible {
    var datum: Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }

    init?(datum: Datum) {
        guard case .number(let value) = datum else { return nil }
        self.init(value)
    }
}

extension String: DatumConvertible {
    var datum: Datum { .category(self) }

    init?(datum: Datum) {
        guard case .category(let name) = datum else { return nil }
        self = name
    }
}

extension Date: DatumConvertible {
    var datum: Datum { .date(timeIntervalSinceReferenceDate) }

    init?(datum: Datum) {
        guard case .date(let seconds) = datum else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}
