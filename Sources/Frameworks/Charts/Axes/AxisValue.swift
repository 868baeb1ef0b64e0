/// A value for an axis mark.
///
/// Source: Apple, Charts `AxisValue`.
public struct AxisValue: Sendable {
    /// The index of the value along the axis.
    public let index: Int

    /// The number of values on this axis.
    public let count: Int

    let datum: Datum

    /// Returns the value in the type that was plotted; nil if it cannot be converted.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { datum.value(as: type) }
}
