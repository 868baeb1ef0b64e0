/// A chart of a size: grid lines, marks, axes, titles, legend, annotations and the views that user code puts around them.
struct ChartFigure: View {
    private let settings: ChartSettings
    private let size: CGSize
    private let layout: FigureLayout
    private let marks: [DrawnMark]
    private let annotations: [PlacedAnnotation]
    let chartProxy: ChartProxy

    init(marks: [Mark], settings: ChartSettings, proxy: MeasuringProxy) {
        self.settings = settings
        size = proxy.size
        let arrangement = MarkArrangement(marks, calendar: proxy.environment.plottingCalendar)
        let visuals = ResolvedVisuals(marks, settings: settings)
        var plans = (
            x: Self.plan(.horizontal, arrangement, settings), y: Self.plan(.vertical, arrangement, settings)
        )
        var layout = FigureLayout(plans: plans, visuals: visuals, settings: settings, proxy: proxy)
        let gaps = (x: plans.x.smallestGap, y: plans.y.smallestGap)
        var (drawn, annotations) = Self.draw(arrangement.marks, layout, visuals, gaps, proxy)
        if let missing = Self.missingRoom(for: annotations, in: layout.plot.height), let scale = layout.y {
            if let enlarged = plans.y.enlarged(by: missing, of: scale) {
                plans.y = enlarged
                layout = FigureLayout(plans: plans, visuals: visuals, settings: settings, proxy: proxy)
            } else {
                layout.pad(missing)
            }
            (drawn, annotations) = Self.draw(arrangement.marks, layout, visuals, gaps, proxy)
        }
        (self.layout, self.marks, self.annotations) = (layout, drawn, annotations)
        chartProxy = ChartProxy(
            x: layout.x, y: layout.y, plot: layout.plot, styles: visuals, angleTotal: arrangement.angleTotal, in: proxy)
    }

    private static func plan(_ axis: Axis, _ arrangement: MarkArrangement, _ settings: ChartSettings) -> ScalePlan {
        let marks = arrangement.marks.filter { $0.mark.kind != .sector }
        let values = marks.flatMap { $0.mark[axis].values }
        let isWhole = values.isEmpty ? settings[axis].domain?.isWhole ?? false : values.allSatisfy(\.isWhole)
        let set: Axis.Set = axis == .horizontal ? .horizontal : .vertical
        let isNormalized = arrangement.normalizedAxes.contains(set)
        return ScalePlan(
            axis: axis, settings: settings[axis], data: marks.flatMap { $0.data(on: axis) }, isWhole: isWhole && !isNormalized,
            isNormalized: isNormalized, scrolls: settings.scrollableAxes.contains(set))
    }

    /// Returns the whole points that annotations lack above and below the plot, half of the plot at most; nil if all have room.
    private static func missingRoom(
        for annotations: [PlacedAnnotation], in height: CGFloat
    ) -> (top: CGFloat, bottom: CGFloat)? {
        let top = annotations.map(\.missing.top).max() ?? 0
        let bottom = annotations.map(\.missing.bottom).max() ?? 0
        guard top > 0 || bottom > 0, height > 0 else { return nil }
        let share = min(height / 2 / (top + bottom), 1)
        if share < 1 { return (top: top * share, bottom: bottom * share) }
        return (top: top.rounded(.up), bottom: bottom.rounded(.up))
    }

    private static func draw(
        _ marks: [ArrangedMark], _ layout: FigureLayout, _ visuals: ResolvedVisuals, _ gaps: (x: Double, y: Double),
        _ proxy: MeasuringProxy
    ) -> ([DrawnMark], [PlacedAnnotation]) {
        var painter = MarkPainter(x: layout.x, y: layout.y, size: layout.plot.size, visuals: visuals, gaps: gaps)
        let drawn = painter.draw(marks)
        let annotations = drawn.flatMap { mark in
            mark.annotations.enumerated().map {
                PlacedAnnotation($0.element, of: mark, number: $0.offset, plot: layout.plot, proxy: proxy)
            }
        }
        return (drawn, annotations)
    }

    var body: some View {
        PlotLayout(size: size) {
            layers(settings.backgrounds)
            plot.plotFrame(layout.plot)
            ForEach(labels, id: \.id) { label in label.view.plotFrame(label.frame) }
            ForEach(layout.aside, id: \.id) { placed in placed.view.plotFrame(placed.frame) }
            ForEach(annotations) { annotation in
                annotation.view
                    .plotFrame(annotation.frame.offsetBy(dx: layout.plot.minX, dy: layout.plot.minY))
                    .zIndex(annotation.zIndex)
            }
            layers(settings.overlays)
        }
    }

    private func layers(_ layers: [ChartSettings.Layer]) -> some View {
        ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
            Color.clear
                .overlay(alignment: layer.alignment) { layer.content(chartProxy) }
                .plotFrame(CGRect(origin: .zero, size: size))
        }
    }

    // MARK: Plot

    @ViewBuilder
    private var plot: some View {
        let content = ChartPlotContent(content: AnyView(plotContent))
        if let style = settings.plotStyle { style(content) } else { content }
    }

    private var plotContent: some View {
        PlotLayout(size: layout.plot.size) {
            ForEach(lines, id: \.id) { line in line.view.plotFrame(line.frame) }
            clipped(
                PlotLayout(size: layout.plot.size) {
                    ForEach(marks) { mark in mark.view.plotFrame(mark.frame).zIndex(mark.zIndex) }
                }
            )
            .plotFrame(CGRect(origin: .zero, size: layout.plot.size))
        }
    }

    /// Clips a plot that scrolls to its own bounds.
    @ViewBuilder
    private func clipped(_ view: some View) -> some View {
        if layout.x?.zoom ?? 1 > 1 || layout.y?.zoom ?? 1 > 1 { view.clipped() } else { view }
    }

    // MARK: Axes

    private var lines: [FigureLayout.Placed] {
        layout.axes.flatMap { axis in
            (axis.lines + axis.ticks).map { line in
                FigureLayout.Placed(
                    id: line.id, view: AnyView(AxisStroke(line: line, axis: axis.axis)), frame: frame(of: line, axis))
            }
        }
    }

    /// Returns the frame of a line in the plot's coordinates: across the plot, or out of it by the length of a tick.
    private func frame(of line: PlannedAxis.Line, _ axis: PlannedAxis) -> CGRect {
        let width = line.stroke.lineWidth
        let plot = layout.plot.size
        let across = axis.axis == .horizontal ? plot.height : plot.width
        // Lines run on under labels that stand on them.
        let beyond = axis.labelsStandOnLines ? axis.thickness : 0
        var (start, length) = (axis.side == .leading ? -beyond : 0, across + beyond)
        if let tick = line.tick {
            let isFar = axis.side == .bottom || axis.side == .trailing
            (start, length) = (isFar ? across : -tick, tick)
        }
        // A line at the end of the plot stays inside it.
        let end = axis.axis == .horizontal ? plot.width : plot.height
        let place = min(max(line.place - width / 2, 0), max(end - width, 0))
        let frame =
            axis.axis == .horizontal
            ? CGRect(x: place, y: start, width: width, height: length) : CGRect(x: start, y: place, width: length, height: width)
        return frame.offsetBy(dx: line.offset.width, dy: line.offset.height)
    }

    private var labels: [FigureLayout.Placed] {
        layout.axes.flatMap { axis in
            axis.labels.map { label in
                let frame = axis.frame(of: label, in: layout.plot.size)
                return FigureLayout.Placed(
                    id: label.id, view: label.view, frame: frame.offsetBy(dx: layout.plot.minX, dy: layout.plot.minY))
            }
        }
    }
}

/// A grid line or tick: a bar of its width, or dashes.
private struct AxisStroke: View {
    let line: PlannedAxis.Line
    let axis: Axis

    var body: some View {
        if line.stroke.dash.isEmpty {
            Rectangle().fill(line.style)
        } else {
            DashedLine(isVertical: axis == .horizontal).stroke(line.style, style: line.stroke)
        }
    }
}

/// A line through the middle of its frame.
private nonisolated struct DashedLine: Shape {
    let isVertical: Bool

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: isVertical ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: isVertical ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}
