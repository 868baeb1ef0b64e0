/// Labeled data that you plot in a chart using marks.
///
/// Source: Apple, Charts `PlottableValue`.
public struct PlottableValue<Value: Plottable> {
    let label: Text
    let value: Value
    let bin: Bin?
}

/// The part of the axis that a value covers.
enum Bin: Hashable, Sendable {
    /// The calendar unit of a date; without a calendar, by the environment's.
    case unit(Calendar.Component, Calendar?)
    /// The range from one value up to another.
    case range(lower: Double, upper: Double)
}

extension PlottableValue {
    /// A value with a label, which is looked up in the strings tables.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: Text(labelKey), value: value, bin: nil)
    }

    /// A value with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: Text(label), value: value, bin: nil)
    }

    /// A value with a label.
    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: Text(label), value: value, bin: nil)
    }

    /// A value with a label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: label, value: value, bin: nil)
    }
}

extension PlottableValue where Value == Date {
    /// Returns a date that covers its calendar unit.
    ///
    /// - Parameter calendar: the calendar that divides time; the environment's by default.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(label: Text(labelKey), value: value, bin: .unit(unit, calendar))
    }

    /// Returns a date that covers its calendar unit.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(label: Text(label), value: value, bin: .unit(unit, calendar))
    }

    /// Returns a date that covers its calendar unit.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(label: label, value: value, bin: .unit(unit, calendar))
    }
}

extension PlottableValue where Value: Comparable {
    /// A range of values, from the lower bound up to the upper one.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(label: Text(labelKey), from: range.lowerBound, to: range.upperBound)
    }

    /// A range of values, from the lower bound up to the upper one.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(label: Text(label), from: range.lowerBound, to: range.upperBound)
    }

    private init(label: Text, from lower: Value, to upper: Value) {
        let bounds = (Datum(lower).scalar, Datum(upper).scalar)
        let bin: Bin? = if let lower = bounds.0, let upper = bounds.1 { .range(lower: lower, upper: upper) } else { nil }
        self.init(label: label, value: lower, bin: bin)
    }
}

extension PlottableValue where Value: Comparable & Hashable {
    /// A bin of values.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(label: Text(labelKey), from: range.lowerBound, to: range.upperBound)
    }

    /// A bin of values.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(label: Text(label), from: range.lowerBound, to: range.upperBound)
    }
}

/// A plottable value without its type.
struct PlottedValue: Sendable {
    let label: Text
    let datum: Datum
    let bin: Bin?
    /// True if the value is an integer.
    let isWhole: Bool

    init<Value: Plottable>(_ value: PlottableValue<Value>) {
        (label, datum, bin, isWhole) = (value.label, Datum(value.value), value.bin, Value.isWhole)
    }

    /// Returns the bounds of the value's bin on a continuous scale.
    func interval(in calendar: Calendar) -> (lower: Double, upper: Double)? {
        switch bin {
        case nil: return nil
        case .range(let lower, let upper): return (lower, upper)
        case .unit(let unit, let own):
            guard case .date(let seconds) = datum, seconds.isFinite,
                let interval = (own ?? calendar).dateInterval(
                    of: unit, for: Date(timeIntervalSinceReferenceDate: seconds))
            else { return nil }
            return (interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate)
        }
    }
}
