/// Chart content that represents data using the area of one or more regions.
///
/// Source: Apple, Charts `AreaMark`.
public struct AreaMark {
    private var mark = Mark(.area)

    /// A point of an area over zero, or over the areas under it.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        mark.x.value = PlottedValue(x)
        mark.y.value = PlottedValue(y)
        mark.stacking = stacking
    }

    /// A point of the area of a series, over zero or over the areas under it.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        mark.x.value = PlottedValue(x)
        mark.y.value = PlottedValue(y)
        mark.series = PlottedValue(series)
        mark.stacking = stacking
    }

    /// A point of an area between two values of y.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark.x.value = PlottedValue(x)
        mark.y.start = .value(PlottedValue(yStart))
        mark.y.end = .value(PlottedValue(yEnd))
    }

    /// A point of the area of a series between two values of y.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark.x.value = PlottedValue(x)
        mark.y.start = .value(PlottedValue(yStart))
        mark.y.end = .value(PlottedValue(yEnd))
        mark.series = PlottedValue(series)
    }

    /// A point of an area between two values of x.
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark.x.start = .value(PlottedValue(xStart))
        mark.x.end = .value(PlottedValue(xEnd))
        mark.y.value = PlottedValue(y)
    }

    /// A point of the area of a series between two values of x.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark.x.start = .value(PlottedValue(xStart))
        mark.x.end = .value(PlottedValue(xEnd))
        mark.y.value = PlottedValue(y)
        mark.series = PlottedValue(series)
    }
}

extension AreaMark: PrimitiveChartContent {
    func collect(into collector: inout MarkCollector) { collector.add(mark) }
}
