/// Chart content that represents data using bars.
///
/// Source: Apple, Charts `BarMark`.
public struct BarMark {
    private var mark = Mark(.bar)

    /// A bar at a value of one axis that reaches to a value of the other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark.x.value = PlottedValue(x)
        mark.y.value = PlottedValue(y)
        mark.x.dimension = width
        mark.y.dimension = height
        mark.stacking = stacking
    }

    /// A bar at a value of x, from one value of y to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark.x.value = PlottedValue(x)
        mark.y.start = .value(PlottedValue(yStart))
        mark.y.end = .value(PlottedValue(yEnd))
        mark.x.dimension = width
    }

    /// A bar at a value of y, from one value of x to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark.x.start = .value(PlottedValue(xStart))
        mark.x.end = .value(PlottedValue(xEnd))
        mark.y.value = PlottedValue(y)
        mark.y.dimension = height
    }

    /// A bar from one value to another along both axes.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark.x.start = .value(PlottedValue(xStart))
        mark.x.end = .value(PlottedValue(xEnd))
        mark.y.start = .value(PlottedValue(yStart))
        mark.y.end = .value(PlottedValue(yEnd))
    }

    /// Creates a bar that reaches to a value of x or is centred on one, between two positions of the plot, in points from its top.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark.x.value = PlottedValue(x)
        mark.y.start = yStart.map(Mark.Edge.points)
        mark.y.end = yEnd.map(Mark.Edge.points)
        mark.x.dimension = width
        mark.stacking = stacking
    }

    /// Creates a bar that reaches to a value of y or is centred on one, between two positions of the plot, in points from its left.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark.x.start = xStart.map(Mark.Edge.points)
        mark.x.end = xEnd.map(Mark.Edge.points)
        mark.y.value = PlottedValue(y)
        mark.y.dimension = height
        mark.stacking = stacking
    }

    /// A bar from one value of x to another, between two places of the plot, in points from its top.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark.x.start = .value(PlottedValue(xStart))
        mark.x.end = .value(PlottedValue(xEnd))
        mark.y.start = yStart.map(Mark.Edge.points)
        mark.y.end = yEnd.map(Mark.Edge.points)
    }

    /// A bar from one value of y to another, between two places of the plot, in points from its left.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark.x.start = xStart.map(Mark.Edge.points)
        mark.x.end = xEnd.map(Mark.Edge.points)
        mark.y.start = .value(PlottedValue(yStart))
        mark.y.end = .value(PlottedValue(yEnd))
    }
}

extension BarMark: PrimitiveChartContent {
    func collect(into collector: inout MarkCollector) { collector.add(mark) }
}
