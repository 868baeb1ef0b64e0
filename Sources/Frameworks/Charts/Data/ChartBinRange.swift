/// A range that represents one bin: from its lower bound up to its upper one, which only belongs to the last bin.
///
/// Source: Apple, Charts `ChartBinRange`.
public struct ChartBinRange<Bound: Comparable & Hashable>: Hashable, RangeExpression {
    public let lowerBound: Bound
    public let upperBound: Bound
    let includesUpperBound: Bool

    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || includesUpperBound && element == upperBound)
    }

    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        (lowerBound..<upperBound).relative(to: collection)
    }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
