/// The way along which a chart scrolls: offsets in points, and the values that lie at the beginning of the plot there.
struct ChartTrack {
    let axis: Axis
    let scale: PositionScale
    /// The length of all the data, and of their visible part, in points.
    let whole: CGFloat
    let visible: CGFloat

    /// - Returns: nil if all the data are visible.
    init?(_ axis: Axis, scale: PositionScale?) {
        guard let scale, scale.zoom > 1, scale.wholeLength > 0 else { return nil }
        (self.axis, self.scale, whole) = (axis, scale, scale.wholeLength)
        visible = scale.wholeLength / scale.zoom
    }

    /// The distance by which the chart can scroll, in points.
    var reach: CGFloat { whole - visible }

    /// Returns the share of the data before the plot, from 0 to 1, if the chart is scrolled by an offset.
    func share(at offset: CGFloat) -> CGFloat { (scale.runsForward ? offset : reach - offset) / whole }

    /// Returns the offset at which a share of the data lies before the plot.
    func offset(ofShare share: CGFloat) -> CGFloat { scale.runsForward ? share * whole : reach - share * whole }

    /// The first and the last number of the scale; categories are counted.
    var bounds: (lower: Double, upper: Double) {
        switch scale.extent {
        case .categories(let names): (0, Double(names.count))
        case .continuous(let lower, let upper, _): (lower, upper)
        }
    }

    /// The visible part of the scale, in its numbers.
    var page: Double { (bounds.upper - bounds.lower) * Double(visible / whole) }

    /// Returns the number at the beginning of the plot. A number that is whole except for rounding errors counts as whole.
    func number(at offset: CGFloat) -> Double {
        let number = bounds.lower + Double(share(at: offset)) * (bounds.upper - bounds.lower)
        return abs(number - number.rounded()) < 1e-6 * max(page, 1e-3) ? number.rounded() : number
    }

    func offset(of number: Double) -> CGFloat {
        offset(ofShare: CGFloat((number - bounds.lower) / (bounds.upper - bounds.lower)))
    }

    /// The value at the beginning of the plot.
    func datum(at offset: CGFloat) -> Datum {
        let number = number(at: min(max(offset, 0), reach))
        switch scale.extent {
        case .categories(let names): return .category(names[min(max(Int(number.rounded(.down)), 0), names.count - 1)])
        case .continuous(_, _, let isDate): return isDate ? .date(number) : .number(number)
        }
    }

    /// Returns the offset that brings a value to the beginning of the plot, limited by the ends of the data.
    func offset(of datum: Datum) -> CGFloat {
        let number: Double? =
            switch scale.extent {
            case .categories(let names): names.firstIndex(of: datum.name).map(Double.init)
            case .continuous: datum.scalar
            }
        return min(max(offset(of: number ?? bounds.lower), 0), reach)
    }
}
