/// Chart content that represents data using a single horizontal or vertical rule.
///
/// Source: Apple, Charts `RuleMark`.
public struct RuleMark {
    private var mark = Mark(.rule)

    /// A vertical rule at a value of x, between two places of the plot, in points from its top.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark.x.value = PlottedValue(x)
        mark.y.start = yStart.map(Mark.Edge.points)
        mark.y.end = yEnd.map(Mark.Edge.points)
    }

    /// A horizontal rule at a value of y, between two places of the plot, in points from its left.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark.x.start = xStart.map(Mark.Edge.points)
        mark.x.end = xEnd.map(Mark.Edge.points)
        mark.y.value = PlottedValue(y)
    }

    /// A vertical rule at a value of x, from one value of y to another.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark.x.value = PlottedValue(x)
        mark.y.start = .value(PlottedValue(yStart))
        mark.y.end = .value(PlottedValue(yEnd))
    }

    /// A horizontal rule at a value of y, from one value of x to another.
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark.x.start = .value(PlottedValue(xStart))
        mark.x.end = .value(PlottedValue(xEnd))
        mark.y.value = PlottedValue(y)
    }
}

extension RuleMark: PrimitiveChartContent {
    func collect(into collector: inout MarkCollector) { collector.add(mark) }
}
