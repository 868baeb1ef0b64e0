/// Bins of time that dates fall into.
///
/// Source: Apple, Charts `DateBins`.
public struct DateBins: RandomAccessCollection, Sendable {
    /// The bounds of the bins, ascending: one more than there are bins.
    public let thresholds: [Date]

    private init(thresholds: [Date]) { self.thresholds = thresholds }

    /// Bins of a count of calendar units, around a range.
    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
    ) {
        let step = DateStep(unit: unit, count: Swift.max(count, 1))
        self.init(thresholds: step.starts(around: range, in: calendar))
    }

    /// Bins of a calendar unit, around the data.
    public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent) {
        guard let first = data.min(), let last = data.max() else { self.init(thresholds: []); return }
        self.init(unit: unit, by: count, range: first...last, calendar: calendar)
    }

    /// Creates about the desired number of bins around a range.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        let step = DateStep(in: range, count: desiredCount, calendar: calendar)
        self.init(thresholds: step.starts(around: range, in: calendar))
    }

    /// Creates bins of a number of seconds, from the start of a range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        precondition(timeInterval > 0, "The length of bins is positive.")
        let count = Int((range.upperBound.timeIntervalSince(range.lowerBound) / timeInterval).rounded(.up))
        self.init(thresholds: (0...Swift.max(count, 1)).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) })
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1],
            includesUpperBound: position == endIndex - 1)
    }

    /// Returns the index of the bin of a date; a date outside all bins is in the first or the last.
    public func index(for value: Date) -> Int {
        let place = (thresholds.firstIndex { $0 > value } ?? thresholds.count - 1) - 1
        return Swift.min(Swift.max(place, 0), Swift.max(endIndex - 1, 0))
    }
}
