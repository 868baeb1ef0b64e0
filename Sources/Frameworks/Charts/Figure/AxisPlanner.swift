/// Plans the content of an axis: its values, their texts, and the labels that fit.
@MainActor
struct AxisPlanner {
    let scale: PositionScale
    let settings: ChartSettings.AxisSettings
    let isNormalized: Bool
    let proxy: MeasuringProxy

    /// The room between an axis's labels and the plot, in points; judged by eye, as the lengths below.
    private static let spacing: CGFloat = 4
    private static let tickLength: CGFloat = 4
    private var hairline: StrokeStyle { StrokeStyle(lineWidth: proxy.environment.pixelLength) }

    /// Returns the number of values that suits an axis of a length: lines of text need less room than columns of it.
    static func desiredCount(of axis: Axis, length: CGFloat) -> Int {
        let room: CGFloat = axis == .horizontal ? 76 : 38
        return min(max(Int((length / room).rounded()), 2), axis == .horizontal ? 8 : 6)
    }

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

    private func plan(_ source: AxisMarksSource, number: Int) -> PlannedAxis {
        let calendar = proxy.environment.plottingCalendar
        let ticks = AxisTicks(
            source.values.kind, of: scale, isNormalized: isNormalized,
            desiredCount: Self.desiredCount(of: scale.axis, length: scale.length), calendar: calendar)
        var axis = PlannedAxis(axis: scale.axis, side: side(of: source.position), isInset: source.preset.kind == .inset)
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
                guard let at = part.isCentered == true ? centre(from: place, to: next) : place, scale.shows(at) else { continue }
                add(part, to: &axis, id: AnyHashable(id), at: at, value: Written(datum, ticks.text(for: datum, in: proxy.environment)))
                if case .label(let label) = part.kind { collisions = label.placing.collisions }
            }
        }
        if source.preset.kind == .aligned { align(&axis) }
        lengthenTicks(&axis)
        resolveCollisions(&axis, collisions)
        return axis
    }

    /// Numbers have grid lines; dates also a tick beside each label; categories labels alone.
    private func defaultParts(_ source: AxisMarksSource) -> [AxisPart] {
        let label = AxisPart(kind: .label(source.label ?? AxisLabelSource()))
        let line = AxisPart(kind: .gridLine, stroke: source.stroke)
        if scale.isCategorical { return [label] }
        guard scale.isDate, scale.axis == .horizontal else { return [line, label] }
        return [line, AxisPart(kind: .tick(.longestLabel), stroke: source.stroke), label]
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
        let style = part.style ?? AnyShapeStyle(HierarchicalShapeStyle.quaternary)
        let line = PlannedAxis.Line(
            id: id, place: place, stroke: part.stroke ?? hairline, style: style, offset: part.offset)
        switch part.kind {
        case .gridLine:
            axis.lines.append(line)
        case .tick(let length):
            var tick = line
            // A negative length means that of the longest label, which is not known yet.
            tick.tick =
                switch length.kind {
                case .automatic: Self.tickLength
                case .fixed(let length): max(length, 0)
                case .label(let more), .longestLabel(let more): -1 - max(more, 0)
                }
            axis.ticks.append(tick)
        case .label(let source):
            axis.labels.append(label(source, part, id: id, at: place, value: value, ticks: axis.ticks))
        }
    }

    // MARK: Labels

    /// A value, and its text by default.
    private struct Written {
        let datum: Datum
        let text: String

        init(_ datum: Datum, _ text: String) { (self.datum, self.text) = (datum, text) }
    }

    private func label(
        _ source: AxisLabelSource, _ part: AxisPart, id: AnyHashable, at place: CGFloat, value: Written,
        ticks: [PlannedAxis.Line]
    ) -> PlannedAxis.Label {
        let (view, size) = measured(source, part, value)
        let isHorizontal = scale.axis == .horizontal
        let standsBeside = isHorizontal && scale.isDate && part.isCentered != true
        let anchor = source.placing.anchor ?? (standsBeside ? .topLeading : isHorizontal ? .top : .leading)
        var start: CGFloat
        if isHorizontal {
            start = place - size.width * anchor.x
            if standsBeside, source.placing.anchor == nil { start += source.placing.horizontalSpacing ?? Self.spacing }
        } else {
            start = place - size.height * (source.placing.anchor?.y ?? 0.5)
        }
        let tick = ticks.last { $0.id == id || $0.place == place }?.tick ?? 0
        let own = isHorizontal ? source.placing.verticalSpacing : source.placing.horizontalSpacing
        let distance = (own ?? Self.spacing) + (standsBeside ? 0 : max(tick, 0))
        return PlannedAxis.Label(
            id: id, view: view, size: size, start: start, distance: distance,
            alignment: source.placing.multiLabelAlignment, offset: part.offset, priority: source.placing.collisions.priority)
    }

    private func measured(_ source: AxisLabelSource, _ part: AxisPart, _ value: Written) -> (AnyView, CGSize) {
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
        if source.placing.collisions.kind == .truncate, scale.axis == .horizontal, scale.step > 0 {
            proposal.width = scale.step
        }
        if scale.axis == .vertical { proposal.width = proxy.size.width * 0.4 }
        let size = proxy.measure(content, proposal)
        guard [.vertical, .verticalReversed].contains(source.placing.orientation.kind) else {
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

    /// Keeps the first and the last label between the ends of the plot.
    private func align(_ axis: inout PlannedAxis) {
        for index in axis.labels.indices {
            let length = axis.labels[index].length(along: scale.axis)
            axis.labels[index].start = min(max(axis.labels[index].start, 0), max(scale.length - length, 0))
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
            if scale.axis == .horizontal, !scale.isCategorical || axis.labels.count > 2 {
                thin(&axis)
            } else {
                leaveOut(&axis, spacing: 0)
            }
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
