/// Chart content that represents data using a sequence of connected line segments.
///
/// Source: Apple, Charts `LineMark`.
public struct LineMark {
    private var mark = Mark(.line)

    /// A point of the line.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark.x.value = PlottedValue(x)
        mark.y.value = PlottedValue(y)
    }

    /// A point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark.x.value = PlottedValue(x)
        mark.y.value = PlottedValue(y)
        mark.series = PlottedValue(series)
    }
}

extension LineMark: PrimitiveChartContent {
    func collect(into collector: inout MarkCollector) { collector.add(mark) }
}
