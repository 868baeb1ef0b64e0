/// The values at which a chart draws axis marks.
///
/// Source: Apple, Charts `AxisMarkValues`.
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(desiredCount: Int?, minimumStride: Double?)
        case stride(Double)
        case calendarStride(Calendar.Component, count: Int, Calendar?)
        case values([Datum])
    }

    let kind: Kind
    var roundsLowerBound: Bool?
    var roundsUpperBound: Bool?

    /// About four values.
    public static let automatic = AxisMarkValues(kind: .automatic(desiredCount: nil, minimumStride: nil))

    /// Returns about the desired number of values.
    ///
    /// - Parameters:
    ///   - roundLowerBound: whether the scale begins at one of them; by default one of numbers does.
    ///   - roundUpperBound: whether the scale ends at one of them.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: nil), roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound)
    }

    /// Returns about the desired number of values, at least a minimum distance apart.
    public static func automatic<P: Plottable & Numeric>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: Datum(minimumStride).scalar),
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    /// The multiples of a step; of a step in seconds if the axis shows dates.
    public static func stride<P: Plottable & Numeric>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .stride(Datum(stepSize).scalar ?? 0), roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    /// The starts of calendar units.
    ///
    /// - Parameters:
    ///   - count: the number of units in a step; 3 with months is every quarter.
    ///   - calendar: the calendar that divides time; the environment's by default.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .calendarStride(component, count: max(count, 1), calendar), roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound)
    }

    static func values<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(kind: .values(values.map { Datum($0) }))
    }
}
