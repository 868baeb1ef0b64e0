/// A scale from data to places in the plot, in points from its left or its top.
struct PositionScale {
    /// The data that the scale covers.
    enum Domain {
        case categories([String])
        case continuous(lower: Double, upper: Double, isDate: Bool)
    }

    let axis: Axis
    let extent: Domain
    var type = ScaleType.linear
    var isReversed = false
    /// The plot's width or height, in points.
    var length: CGFloat
    /// The insets of the scale from the plot's left and right, or bottom and top.
    var range = PositionRange.padded(start: 0, end: 0)
    /// The length of all the data, as a multiple of the plot's length; more than one if the chart scrolls.
    var zoom: CGFloat = 1
    /// The share of the data's length before the plot, from 0 to 1.
    var scroll: CGFloat = 0
    /// The room at the beginning of each category for its label, in points.
    var header: CGFloat = 0
    /// The range from which an automatic domain was widened to an axis's values; nil for a domain that stays as it is.
    var widened: ClosedRange<Double>?
    /// True if all values along the axis are integers.
    var isWhole = false

    /// The categories, or the least and the greatest value.
    var domain: [Datum] {
        switch extent {
        case .categories(let names): names.map(Datum.category)
        case .continuous(let lower, let upper, let isDate):
            isDate ? [.date(lower), .date(upper)] : [.number(lower), .number(upper)]
        }
    }

    var isCategorical: Bool { if case .categories = extent { true } else { false } }
    var isDate: Bool { if case .continuous(_, _, true) = extent { true } else { false } }

    /// The positions of the first and the last of the data. Numbers of y grow upwards; categories of y run downwards.
    private var ends: (first: CGFloat, last: CGFloat) {
        let runsBackwards = axis == .vertical && !isCategorical
        var (first, last): (CGFloat, CGFloat) =
            switch range {
            case .padded(let start, let end): (start, max(length - end, start))
            case .fixed(let from, let to): (from, to)
            }
        if zoom > 1 {
            let whole = (last - first) * zoom
            first -= whole * scroll
            last = first + whole
        }
        if runsBackwards { (first, last) = (length - first, length - last) }
        return isReversed ? (last, first) : (first, last)
    }

    /// The length of all the data, in points.
    var wholeLength: CGFloat { abs(ends.last - ends.first) }

    /// True if the first of the data lie at the left or at the top.
    var runsForward: Bool { ends.last >= ends.first }

    /// The room of a category for its marks, in points; zero for a continuous scale.
    var step: CGFloat { max(bandLength - header, 0) }

    /// The distance from one category to the next, in points; zero for a continuous scale.
    var bandLength: CGFloat {
        guard case .categories(let names) = extent, !names.isEmpty else { return 0 }
        return abs(ends.last - ends.first) / CGFloat(names.count)
    }

    /// Returns the range of a category, with the room for its label.
    func band(of datum: Datum) -> ClosedRange<CGFloat>? {
        guard isCategorical, let middle = position(of: datum) else { return nil }
        return (middle - step / 2 - header)...(middle + step / 2)
    }

    /// Returns the middle of a category's room for marks, or the position of a number or date; nil for a value that is not on the scale.
    func position(of datum: Datum) -> CGFloat? {
        switch extent {
        case .categories(let names):
            guard let index = names.firstIndex(of: datum.name) else { return nil }
            return ends.first + (ends.last - ends.first) * (CGFloat(index) + 0.5) / CGFloat(names.count) + header / 2
        case .continuous:
            return datum.scalar.map { position(of: $0) }
        }
    }

    /// Returns the position of a number on a continuous scale; outside the domain it lies outside the plot.
    func position(of number: Double) -> CGFloat {
        guard case .continuous(let lower, let upper, _) = extent else { return 0 }
        let (from, to) = (type.map(lower), type.map(upper))
        let part = to > from ? (type.map(number) - from) / (to - from) : 0.5
        // Positions far outside are limited, so that coordinates stay drawable.
        return ends.first + (ends.last - ends.first) * CGFloat(min(max(part, -1000), 1000))
    }

    /// Returns the range that a value covers.
    func range(of datum: Datum) -> ClosedRange<CGFloat>? {
        guard let middle = position(of: datum) else { return nil }
        return (middle - step / 2)...(middle + step / 2)
    }

    /// The value at a place; nil outside of the categories.
    func datum(at place: CGFloat) -> Datum? {
        let (first, last) = ends
        guard first != last, place.isFinite else { return nil }
        let part = (place - first) / (last - first)
        switch extent {
        case .categories(let names):
            let index = Int((part * CGFloat(names.count)).rounded(.down))
            return names.indices.contains(index) ? .category(names[index]) : nil
        case .continuous(let lower, let upper, let isDate):
            let (from, to) = (type.map(lower), type.map(upper))
            let value = type.unmap(from + Double(part) * (to - from))
            return isDate ? .date(value) : .number(value)
        }
    }

    /// Returns true if a value lies within the plot.
    func shows(_ place: CGFloat) -> Bool { place >= -0.5 && place <= length + 0.5 }
}
