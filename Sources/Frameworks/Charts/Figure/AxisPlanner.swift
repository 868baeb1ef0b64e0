/// Plans the content of an axis: its values, their texts, and the labels that fit.
@MainActor
struct AxisPlanner {
    let scale: PositionScale
    let settings: ChartSettings.AxisSettings
    let isNormalized: Bool
    /// The room between the ends of the plot and those of the chart, along the axis.
    let margins: (before: CGFloat, after: CGFloat)
    let proxy: MeasuringProxy

    private static let spacing = PlannedAxis.spacing
    /// The length of a tick of y, in points; judged by eye.
    private static let tickLength: CGFloat = 4
    /// The least room for a label beside its tick, in points: a letter and an ellipsis.
    private static let leastRoom: CGFloat = 12

    /// Lines of x are dashed, lines of y solid.
    ///
    /// Source: StanfordSpezi/SpeziHealthKit, simpleHealthChartViewSnapshot.1.png, and fanyu/Swift-Charts, Images/3.png (3x).
    private var stroke: StrokeStyle { StrokeStyle(lineWidth: 0.5, dash: scale.axis == .horizontal ? [2, 2] : []) }

    func axes() -> [PlannedAxis] {
        guard settings.visibility != .hidden else { return [] }
        let sources =
            settings.marks
            ?? [AxisMarksSource(preset: .automatic, position: .automatic, values: .automatic)]
        return sources.enumerated().map { plan($1, number: $0) }
    }

    private func side(of position: AxisMarkPosition) -> Edge {
        switch position.kind {
        case .top where scale.axis == .horizontal: .top
        case .leading where scale.axis == .vertical: .leading
        case .trailing where scale.axis == .vertical: .trailing
        default: scale.axis == .horizontal ? .bottom : scale.isCategorical ? .leading : .trailing
        }
    }

    /// - Parameter isNarrow: whether categories of y have no room for labels before their marks.
    private func plan(_ source: AxisMarksSource, number: Int, isNarrow: Bool = false) -> PlannedAxis {
        let calendar = proxy.environment.plottingCalendar
        let ticks = AxisTicks(source.values.kind, of: scale, isNormalized: isNormalized, calendar: calendar)
        let isInY = scale.axis == .vertical && scale.isCategorical
        let preset = source.preset.kind
        var axis = PlannedAxis(
            axis: scale.axis, side: side(of: source.position), isInset: preset == .inset && !isInY,
            labelsStandOnLines: scale.axis == .vertical && !isInY && preset == .extended,
            labelsHeadBands: isInY && !isNarrow && source.position.kind == .automatic && [.automatic, .inset].contains(preset))
        var collisions = AxisValueLabelCollisionResolution.automatic
        var occurrences: [Datum: Int] = [:]
        for (index, datum) in ticks.values.enumerated() {
            let value = AxisValue(index: index, count: ticks.values.count, datum: datum)
            guard let place = scale.position(of: datum) else { continue }
            let occurrence = occurrences[datum, default: 0]
            occurrences[datum] = occurrence + 1
            let next = index + 1 < ticks.values.count ? scale.position(of: ticks.values[index + 1]) : nil
            for (order, part) in (source.parts?(value) ?? defaultParts(source)).enumerated() {
                // The parts of both axes are in one collection, and both axes may have the same values.
                let id: [AnyHashable] = [scale.axis, number, datum, occurrence, order]
                if case .label(let label) = part.kind { collisions = label.placing.collisions }
                let isLabel = if case .label = part.kind { true } else { false }
                if !isLabel, part.isCentered != true, let band = scale.band(of: datum) {
                    addEdges(of: band, part, to: &axis, id: id)
                    continue
                }
                guard let at = part.isCentered == true ? centre(from: place, to: next) : place, scale.shows(at) else { continue }
                let value = Written(datum, ticks.text(for: datum, in: proxy.environment), isAligned: preset == .aligned)
                add(part, to: &axis, id: AnyHashable(id), at: at, value: value)
            }
        }
        // Labels that would take more than two thirds stand beside the plot.
        if axis.header > scale.bandLength * 2 / 3 { return plan(source, number: number, isNarrow: true) }
        if preset == .aligned { align(&axis) }
        if scale.axis == .vertical, axis.labelsStandOnLines || axis.isInset { axis.removeLabelsAbovePlot() }
        lengthenTicks(&axis)
        resolveCollisions(&axis, collisions)
        return axis
    }

    /// Lines of x are continued below the plot as ticks.
    private func defaultParts(_ source: AxisMarksSource) -> [AxisPart] {
        let label = AxisPart(kind: .label(source.label ?? AxisLabelSource()))
        let line = AxisPart(kind: .gridLine, stroke: source.stroke)
        return scale.axis == .vertical ? [line, label] : [line, AxisPart(kind: .tick(.automatic), stroke: source.stroke), label]
    }

    /// Returns the middle of the interval that a value begins; nil if the scale ends where it begins.
    private func centre(from place: CGFloat, to next: CGFloat?) -> CGFloat? {
        if scale.isCategorical { return place }
        if let next { return (place + next) / 2 }
        let end = scale.domain.last.flatMap { scale.position(of: $0) } ?? place
        // Rounding may leave a thousandth of a point of an interval without length.
        return abs(end - place) > 0.001 ? (place + end) / 2 : nil
    }

    private func add(_ part: AxisPart, to axis: inout PlannedAxis, id: AnyHashable, at place: CGFloat, value: Written) {
        switch part.kind {
        case .gridLine: axis.lines.append(line(part, id: id, at: place))
        case .tick(let length): axis.ticks.append(line(part, id: id, at: place, length: length))
        case .label(let source):
            if let label = label(source, part, id: id, at: place, value: value, in: axis) { axis.labels.append(label) }
        }
    }

    /// Adds the lines or ticks at the ends of a category that its neighbours do not have.
    private func addEdges(of band: ClosedRange<CGFloat>, _ part: AxisPart, to axis: inout PlannedAxis, id: [AnyHashable]) {
        for (edge, name) in [(band.lowerBound, "start"), (band.upperBound, "end")] where scale.shows(edge) {
            let id = AnyHashable(id + [name])
            if case .tick(let length) = part.kind {
                if axis.ticks.contains(where: { abs($0.place - edge) < 0.01 }) { continue }
                axis.ticks.append(line(part, id: id, at: edge, length: length))
            } else if !axis.lines.contains(where: { abs($0.place - edge) < 0.01 }) {
                axis.lines.append(line(part, id: id, at: edge))
            }
        }
    }

    private func line(
        _ part: AxisPart, id: AnyHashable, at place: CGFloat, length: AxisTick.Length? = nil
    ) -> PlannedAxis.Line {
        // A negative length means that of the longest label, which is not known yet.
        let tick: CGFloat? =
            switch length?.kind {
            case nil: nil
            case .automatic: scale.axis == .horizontal ? -1 : Self.tickLength
            case .fixed(let length): max(length, 0)
            case .label(let more), .longestLabel(let more): -1 - max(more, 0)
            }
        return PlannedAxis.Line(
            id: id, place: place, stroke: part.stroke ?? stroke,
            style: part.style ?? AnyShapeStyle(HierarchicalShapeStyle.quaternary), tick: tick, offset: part.offset)
    }

    // MARK: Labels

    /// A value, and its text by default.
    private struct Written {
        let datum: Datum
        let text: String
        let isAligned: Bool

        init(_ datum: Datum, _ text: String, isAligned: Bool) {
            (self.datum, self.text, self.isAligned) = (datum, text, isAligned)
        }
    }

    /// Returns a label at a value; nil if it stands beside its tick and has no room before the end of the plot.
    private func label(
        _ source: AxisLabelSource, _ part: AxisPart, id: AnyHashable, at place: CGFloat, value: Written, in axis: PlannedAxis
    ) -> PlannedAxis.Label? {
        let isHorizontal = scale.axis == .horizontal
        let standsBeside =
            isHorizontal && !scale.isCategorical && !value.isAligned && part.isCentered != true && source.placing.anchor == nil
        let beside = place + (source.placing.horizontalSpacing ?? Self.spacing)
        var room = CGFloat.infinity
        if standsBeside, scale.zoom <= 1 { room = scale.length - beside }
        if isHorizontal, scale.isCategorical { room = scale.step - 2 }
        if !isHorizontal { room = axis.labelsHeadBands ? proxy.size.width : proxy.size.width * 0.4 }
        guard !standsBeside || room >= Self.leastRoom else { return nil }
        let (view, size) = measured(source, part, value, room: room)
        let start: CGFloat =
            if standsBeside { beside } else if isHorizontal {
                place - size.width * (source.placing.anchor ?? .top).x
            } else if axis.labelsHeadBands {
                (scale.band(of: value.datum)?.lowerBound ?? place) + Self.spacing
            } else if axis.labelsStandOnLines || axis.isInset {
                place - size.height - Self.spacing
            } else {
                place - size.height * (source.placing.anchor?.y ?? 0.5)
            }
        let tick = axis.ticks.last { $0.id == id || $0.place == place }?.tick ?? 0
        let own = isHorizontal ? source.placing.verticalSpacing : source.placing.horizontalSpacing
        let distance = (own ?? Self.spacing) + (standsBeside ? 0 : max(tick, 0))
        return PlannedAxis.Label(
            id: id, view: view, size: size, start: start, distance: distance,
            alignment: source.placing.multiLabelAlignment, offset: part.offset, priority: source.placing.collisions.priority)
    }

    /// Returns the view of a label and its size; one that is wider than its room is cut.
    private func measured(_ source: AxisLabelSource, _ part: AxisPart, _ value: Written, room: CGFloat) -> (AnyView, CGSize) {
        var content: AnyView
        switch source.content {
        case .automatic: content = AnyView(Text(verbatim: value.text))
        case .view(let view): content = view
        case .format(let write):
            content = AnyView(Text(verbatim: write(value.datum, proxy.environment) ?? value.text))
        }
        content = AnyView(
            content.font(part.font ?? .caption2)
                .foregroundStyle(part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary)))
        var proposal = ProposedViewSize.unspecified
        if scale.axis == .vertical { proposal.width = room }
        var size = proxy.measure(content, proposal)
        guard [.vertical, .verticalReversed].contains(source.placing.orientation.kind) else {
            if size.width > room, source.placing.collisions.kind != .disabled {
                content = AnyView(content.lineLimit(1))
                size = proxy.measure(content, ProposedViewSize(width: max(room, 0), height: nil))
            }
            return (AnyView(content.frame(width: size.width, height: size.height)), size)
        }
        let angle: Double = source.placing.orientation.kind == .vertical ? 90 : -90
        let turned = CGSize(width: size.height, height: size.width)
        return (
            AnyView(
                content.frame(width: size.width, height: size.height).rotationEffect(.degrees(angle))
                    .frame(width: turned.width, height: turned.height)), turned
        )
    }

    // MARK: Room

    /// Keeps the first and the last label between the ends of the chart.
    ///
    /// Source: fanyu/Swift-Charts, Images/9.png (iOS 16): 200 begins at the plot's beginning, where the chart begins, and is centred at
    /// the plot's end, beside which there is room.
    private func align(_ axis: inout PlannedAxis) {
        for index in axis.labels.indices {
            let length = axis.labels[index].length(along: scale.axis)
            let last = max(scale.length + margins.after - length, -margins.before)
            axis.labels[index].start = min(max(axis.labels[index].start, -margins.before), last)
        }
    }

    /// Lengthens ticks whose length is that of labels.
    private func lengthenTicks(_ axis: inout PlannedAxis) {
        let longest = axis.labels.map { $0.distance + $0.thickness(across: scale.axis) }.max() ?? Self.tickLength
        for index in axis.ticks.indices {
            guard let tick = axis.ticks[index].tick, tick < 0 else { continue }
            axis.ticks[index].tick = longest - tick - 1
        }
    }

    private func resolveCollisions(_ axis: inout PlannedAxis, _ resolution: AxisValueLabelCollisionResolution) {
        switch resolution.kind {
        case .disabled, .truncate: return
        case .greedy(_, let spacing): leaveOut(&axis, spacing: spacing ?? 2)
        case .automatic:
            // The labels of categories of x are cut, and none is left out.
            if scale.axis == .vertical { leaveOut(&axis, spacing: 0) } else if !scale.isCategorical { thin(&axis) }
        }
    }

    /// Leaves out each label that meets one of a higher priority, or one of the same before it.
    private func leaveOut(_ axis: inout PlannedAxis, spacing: CGFloat) {
        var kept: [ClosedRange<CGFloat>] = []
        var leftOut: Set<Int> = []
        let order = axis.labels.indices.sorted { (axis.labels[$1].priority, $0) < (axis.labels[$0].priority, $1) }
        for index in order {
            let label = axis.labels[index]
            let range = label.start...(label.start + label.length(along: scale.axis))
            let meets = kept.contains { range.lowerBound < $0.upperBound + spacing && $0.lowerBound < range.upperBound + spacing }
            if meets { leftOut.insert(index) } else { kept.append(range) }
        }
        axis.labels = axis.labels.enumerated().filter { !leftOut.contains($0.offset) }.map(\.element)
    }

    /// Keeps every second, third, … label, so that the remaining ones do not overlap.
    private func thin(_ axis: inout PlannedAxis) {
        let labels = axis.labels
        for stride in 1...max(labels.count, 1) {
            let kept = labels.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
            let sorted = kept.sorted { $0.start < $1.start }
            let meet = zip(sorted.dropFirst(), sorted).contains { $0.start < $1.start + $1.size.width + 3 }
            if !meet { axis.labels = kept; return }
        }
    }
}

extension EnvironmentValues {
    /// The calendar by which a chart divides time.
    var plottingCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}
