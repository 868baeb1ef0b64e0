/// Bins of equal size that numbers fall into.
///
/// Source: Apple, Charts `NumberBins`.
public struct NumberBins<Value: Comparable & Numeric & Hashable>: RandomAccessCollection {
    /// The bounds of the bins, ascending: one more than there are bins.
    public let thresholds: [Value]
    private let place: (Value) -> Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1],
            includesUpperBound: position == endIndex - 1)
    }

    /// Returns the index of the bin of a value; a value outside all bins is in the first or the last.
    public func index(for value: Value) -> Int { Swift.min(Swift.max(place(value), 0), Swift.max(endIndex - 1, 0)) }

    private init(thresholds: [Value]) {
        self.thresholds = thresholds
        place = { value in (thresholds.firstIndex { $0 > value } ?? thresholds.count - 1) - 1 }
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates about the desired number of bins, with round bounds, around a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let step = RoundStep(
            over: Double(range.lowerBound), Double(range.upperBound), count: desiredCount + 1, least: Double(minimumStride), isWidened: true
        )
        self.init(thresholds: step.multiples(around: Double(range.lowerBound), Double(range.upperBound)).map { Value($0) })
    }

    /// Creates about the desired number of bins, with round bounds, around the data.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        guard let least = data.min(), let greatest = data.max() else { self = NumberBins(thresholds: []); return }
        self.init(range: least...greatest, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
    }

    /// Bins of a size, from the multiple of it below a range to the one above.
    public init(size: Value, range: ClosedRange<Value>) {
        precondition(size > 0, "The size of bins is positive.")
        let step = RoundStep(exactly: Double(size))
        self.init(thresholds: step.multiples(around: Double(range.lowerBound), Double(range.upperBound)).map { Value($0) })
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Creates about the desired number of bins, with round bounds, around a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let least = Swift.max(Double(minimumStride), 1)
        let step = RoundStep(
            over: Double(range.lowerBound), Double(range.upperBound), count: desiredCount + 1, least: least, isWidened: true)
        self.init(thresholds: step.multiples(around: Double(range.lowerBound), Double(range.upperBound)).map { Value($0) })
    }

    /// Creates about the desired number of bins, with round bounds, around the data.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        guard let least = data.min(), let greatest = data.max() else { self = NumberBins(thresholds: []); return }
        self.init(range: least...greatest, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
    }

    /// Bins of a size, from the multiple of it below a range to the one above.
    public init(size: Value, range: ClosedRange<Value>) {
        precondition(size > 0, "The size of bins is positive.")
        let step = RoundStep(exactly: Double(size))
        self.init(thresholds: step.multiples(around: Double(range.lowerBound), Double(range.upperBound)).map { Value($0) })
    }
}
