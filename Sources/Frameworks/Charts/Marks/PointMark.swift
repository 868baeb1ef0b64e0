/// Chart content that represents data using points.
///
/// Source: Apple, Charts `PointMark`.
public struct PointMark {
    private var mark = Mark(.point)

    /// A point at a value of each axis.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark.x.value = PlottedValue(x)
        mark.y.value = PlottedValue(y)
    }

    /// Creates a point at a value of x, at a distance in points from the top of the plot; in its middle by default.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark.x.value = PlottedValue(x)
        mark.y.start = y.map(Mark.Edge.points)
    }

    /// Creates a point at a value of y, at a distance in points from the left of the plot; in its middle by default.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark.x.start = x.map(Mark.Edge.points)
        mark.y.value = PlottedValue(y)
    }
}

extension PointMark: PrimitiveChartContent {
    func collect(into collector: inout MarkCollector) { collector.add(mark) }
}
