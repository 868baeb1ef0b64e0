/// The part of a position scale that is known before the plot's size: its data, and how it covers them.
struct ScalePlan {
    let axis: Axis
    let settings: ChartSettings.AxisSettings
    let data: [Datum]
    /// True if every stack adds up to one, so that values are parts of a whole.
    let isNormalized: Bool
    /// True if marks are placed at single dates or numbers and need room beside them.
    let padsEnds: Bool
    let scrolls: Bool

    /// Returns the scale for a plot of a width or height; nil if nothing is plotted along the axis.
    ///
    /// - Parameter desiredCount: the number of values that the axis should show, which determines how the domain is rounded.
    func scale(length: CGFloat, desiredCount: Int) -> PositionScale? {
        let request = settings.domain ?? DomainRequest()
        var values = request.values ?? data
        guard !values.isEmpty else { return nil }
        if values.contains(where: \.isCategory) || settings.type?.kind == .category {
            var names = Self.distinct(values.map(\.name))
            if let modify = request.modify { names = Self.distinct(modify(names.map(Datum.category)).map(\.name)) }
            return scrolled(
                PositionScale(
                    axis: axis, extent: .categories(names), isReversed: request.isReversed, length: length,
                    range: settings.range ?? .padded(start: 0, end: 0)))
        }
        if let modify = request.modify { values = modify(bounds(of: values)) }
        let numbers = values.compactMap(\.scalar)
        guard var lower = numbers.min(), var upper = numbers.max() else { return nil }
        let isDate = values.contains(where: \.isDate)
        if request.values == nil {
            (lower, upper) = widened(lower, upper, isDate: isDate, request: request, desiredCount: desiredCount)
        }
        if lower == upper { (lower, upper) = isDate ? (lower - 43200, upper + 43200) : (lower - 1, upper + 1) }
        return scrolled(
            PositionScale(
                axis: axis, extent: .continuous(lower: lower, upper: upper, isDate: isDate), type: settings.type ?? .linear,
                isReversed: request.isReversed, length: length, range: settings.range ?? .padded(start: 0, end: 0)))
    }

    private func bounds(of values: [Datum]) -> [Datum] {
        let numbers = values.compactMap(\.scalar)
        guard let least = numbers.min(), let greatest = numbers.max() else { return values }
        return values.contains(where: \.isDate) ? [.date(least), .date(greatest)] : [.number(least), .number(greatest)]
    }

    /// Returns an inferred domain: numbers reach to zero and to the axis's next values, dates stay as they are.
    private func widened(
        _ lower: Double, _ upper: Double, isDate: Bool, request: DomainRequest, desiredCount: Int
    ) -> (Double, Double) {
        var (lower, upper) = (lower, upper)
        let room = padsEnds ? smallestGap / 2 : 0
        if isDate { return (lower - room, upper + room) }
        guard settings.type?.kind != .log else { return (lower, upper) }
        if isNormalized { return (min(lower, 0), max(upper, 1)) }
        if request.includesZero ?? true { (lower, upper) = (min(lower, 0), max(upper, 0)) }
        if lower == upper, room == 0 { upper = lower + 1 }
        let (first, last) = reached(lower, upper, desiredCount: desiredCount)
        // Bars at the ends need room beside them, and no more: a whole step would remain empty.
        return (min(first, lower - room), max(last, upper + room))
    }

    /// Returns the domain with the axis's values: the listed ones, or else the next steps at both ends.
    private func reached(_ lower: Double, _ upper: Double, desiredCount: Int) -> (Double, Double) {
        let values = settings.marks?.first?.values
        if case .values(let listed)? = values?.kind {
            let numbers = listed.compactMap(\.scalar)
            return (min(lower, numbers.min() ?? lower), max(upper, numbers.max() ?? upper))
        }
        guard lower < upper else { return (lower, upper) }
        let step = AxisTicks.step(for: values, over: upper - lower, desiredCount: desiredCount)
        let rounded = step.multiples(around: lower, upper)
        guard let first = rounded.first, let last = rounded.last else { return (lower, upper) }
        return (values?.roundsLowerBound == false ? lower : first, values?.roundsUpperBound == false ? upper : last)
    }

    /// The smallest distance between two values that are plotted.
    var smallestGap: Double {
        let sorted = Set(data.compactMap(\.scalar)).sorted()
        let gaps = zip(sorted.dropFirst(), sorted).map { $0 - $1 }
        return gaps.min() ?? (data.contains(where: \.isDate) ? 86400 : 1)
    }

    /// A scale of which only a part shows, if the chart scrolls along it.
    private func scrolled(_ scale: PositionScale) -> PositionScale {
        guard scrolls, let visible = settings.visibleLength, visible > 0 else { return scale }
        var scale = scale
        let (whole, start): (Double, Double) =
            switch scale.extent {
            case .categories(let names):
                (Double(names.count), Double(names.firstIndex(of: settings.scrollStart?.name ?? "") ?? 0))
            case .continuous(let lower, let upper, _): (upper - lower, (settings.scrollStart?.scalar ?? lower) - lower)
            }
        guard whole > visible else { return scale }
        scale.zoom = CGFloat(whole / visible)
        scale.scroll = settings.scrollShare ?? CGFloat(min(max(start, 0), whole - visible) / whole)
        return scale
    }

    private static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
