/// The part of a position scale that is known before the plot's size: its data, and how it covers them.
struct ScalePlan {
    let axis: Axis
    let settings: ChartSettings.AxisSettings
    let data: [Datum]
    /// True if all values along the axis are integers.
    let isWhole: Bool
    /// True if every stack adds up to one, so that values are parts of a whole.
    let isNormalized: Bool
    let scrolls: Bool
    /// The bounds that annotations beside the marks need, if they need more than the data.
    var reach: (lower: Double?, upper: Double?) = (nil, nil)

    /// Returns the scale for a plot of a width or height; nil if nothing is plotted along the axis.
    ///
    /// - Parameter header: the room at the beginning of each category for its label.
    func scale(length: CGFloat, header: CGFloat = 0) -> PositionScale? {
        let request = settings.domain ?? DomainRequest()
        var values = request.values ?? data
        guard !values.isEmpty else { return nil }
        if values.contains(where: \.isCategory) || settings.type?.kind == .category {
            var names = Self.distinct(values.map(\.name))
            if let modify = request.modify { names = Self.distinct(modify(names.map(Datum.category)).map(\.name)) }
            var scale = scrolled(
                PositionScale(
                    axis: axis, extent: .categories(names), isReversed: request.isReversed, length: length,
                    range: settings.range ?? .padded(start: 0, end: 0)))
            scale.header = min(header, scale.bandLength)
            return scale
        }
        if let modify = request.modify { values = modify(bounds(of: values)) }
        let numbers = values.compactMap(\.scalar)
        guard var lower = numbers.min(), var upper = numbers.max() else { return nil }
        let isDate = values.contains(where: \.isDate)
        var widened: ClosedRange<Double>?
        if request.values == nil, !isDate {
            (lower, upper) = included(lower, upper, includesZero: request.includesZero ?? true)
            if rounds {
                widened = lower...upper
                (lower, upper) = self.widened(lower, upper)
            }
        }
        if lower == upper { (lower, upper) = isDate ? (lower - 43200, upper + 43200) : (lower - 1, upper + 1) }
        var scale = PositionScale(
            axis: axis, extent: .continuous(lower: lower, upper: upper, isDate: isDate), type: settings.type ?? .linear,
            isReversed: request.isReversed, length: length, range: settings.range ?? .padded(start: 0, end: 0))
        (scale.widened, scale.isWhole) = (widened, isWhole)
        return scrolled(scale)
    }

    /// Returns the plan for annotations that reach beyond a scale by a number of points; nil if the domain stays as it is.
    func enlarged(by missing: (top: CGFloat, bottom: CGFloat), of scale: PositionScale) -> ScalePlan? {
        guard settings.domain?.values == nil, case .continuous(let lower, let upper, false) = scale.extent, !scale.isReversed,
            scale.zoom == 1, scale.wholeLength > missing.top + missing.bottom
        else { return nil }
        let (from, to) = (scale.type.map(lower), scale.type.map(upper))
        let point = (to - from) / Double(scale.wholeLength - missing.top - missing.bottom)
        var plan = self
        if missing.bottom > 0 { plan.reach.lower = scale.type.unmap(from - Double(missing.bottom) * point) }
        if missing.top > 0 { plan.reach.upper = scale.type.unmap(to + Double(missing.top) * point) }
        return plan
    }

    private func bounds(of values: [Datum]) -> [Datum] {
        let numbers = values.compactMap(\.scalar)
        guard let least = numbers.min(), let greatest = numbers.max() else { return values }
        return values.contains(where: \.isDate) ? [.date(least), .date(greatest)] : [.number(least), .number(greatest)]
    }

    /// Returns the range that a domain of numbers has to cover: the data with their annotations, and zero.
    private func included(_ lower: Double, _ upper: Double, includesZero: Bool) -> (Double, Double) {
        var (lower, upper) = (min(lower, reach.lower ?? lower), max(upper, reach.upper ?? upper))
        guard settings.type?.kind != .log else { return (lower, upper) }
        if isNormalized { return (min(lower, 0), max(upper, 1)) }
        if includesZero { (lower, upper) = (min(lower, 0), max(upper, 0)) }
        return lower == upper ? (lower, upper + 1) : (lower, upper)
    }

    /// True if the domain ends at values of the axis: one that is hidden has none.
    private var rounds: Bool {
        settings.type?.kind != .log && settings.visibility != .hidden && settings.marks?.isEmpty != true
    }

    /// Returns the range with the axis's values: the listed ones, or else the next steps at both ends.
    private func widened(_ lower: Double, _ upper: Double) -> (Double, Double) {
        let values = settings.marks?.first?.values ?? .automatic
        if case .values(let listed) = values.kind {
            let numbers = listed.compactMap(\.scalar)
            return (min(lower, numbers.min() ?? lower), max(upper, numbers.max() ?? upper))
        }
        let step = AxisTicks.step(for: values.kind, over: lower, upper, isWidened: true, isWhole: isWhole)
        let rounded = step.multiples(around: lower, upper)
        guard let first = rounded.first, let last = rounded.last else { return (lower, upper) }
        return (values.roundsLowerBound == false ? lower : first, values.roundsUpperBound == false ? upper : last)
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
