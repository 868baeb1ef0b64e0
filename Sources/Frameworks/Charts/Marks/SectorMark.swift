/// A sector of a pie or donut chart, which shows how individual categories make up a meaningful total.
///
/// Source: Apple, Charts `SectorMark`.
public struct SectorMark {
    private var mark = Mark(.sector)

    /// A sector whose angle is a value's part of the total.
    public init<Angle: Plottable>(
        angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        mark.ring = Mark.Ring(
            angle: PlottedValue(angle), inner: innerRadius, outer: outerRadius, inset: max(angularInset ?? 0, 0))
    }
}

extension SectorMark: PrimitiveChartContent {
    func collect(into collector: inout MarkCollector) { collector.add(mark) }
}
