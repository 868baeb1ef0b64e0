/// The layout of a chart's plot, axes, titles and legend, for a size.
@MainActor
struct FigureLayout {
    /// A view beside the plot, in the chart's coordinates.
    struct Placed {
        let id: AnyHashable
        let view: AnyView
        let frame: CGRect
    }

    private let settings: ChartSettings
    private let proxy: MeasuringProxy
    private let plans: (x: ScalePlan, y: ScalePlan)
    private var insets = EdgeInsets()
    private(set) var aside: [Placed] = []
    private(set) var plot = CGRect.zero
    private(set) var x: PositionScale?
    private(set) var y: PositionScale?
    private(set) var axes: [PlannedAxis] = []
    /// The room at the beginning of each category of y for its label.
    private var header: CGFloat = 0

    init(plans: (x: ScalePlan, y: ScalePlan), visuals: ResolvedVisuals, settings: ChartSettings, proxy: MeasuringProxy) {
        (self.plans, self.settings, self.proxy) = (plans, settings, proxy)
        var pending: [(ChartSettings.AxisTitle, AnnotationPosition.Kind, Int)] = []
        placeLegend(visuals)
        for (index, title) in settings.x.titles.enumerated() { pending.append((title, kind(of: title, .bottom), index)) }
        for (index, title) in settings.y.titles.enumerated() {
            pending.append((title, kind(of: title, .topTrailing), 100 + index))
        }
        let sizes = pending.map { reserve($0.0, $0.1) }
        planAxes()
        for ((title, kind, id), size) in zip(pending, sizes) { place(title, kind, id: id, size: size) }
    }

    // MARK: Legend and titles

    private mutating func placeLegend(_ visuals: ResolvedVisuals) {
        let legend = settings.legend
        let isNeeded = legend.content != nil || ChartLegend.isNeeded(for: visuals)
        guard legend.visibility != .hidden, isNeeded else { return }
        let isBeside = [.leading, .trailing].contains(legend.position.kind)
        let view = legend.content ?? AnyView(ChartLegend(visuals: visuals, isVertical: isBeside))
        let size = proxy.measure(view, ProposedViewSize(width: isBeside ? nil : proxy.size.width, height: nil))
        let spacing = legend.spacing ?? 8
        let alignment = legend.alignment
        let rest = CGSize(width: proxy.size.width - size.width, height: proxy.size.height - size.height)
        var origin = CGPoint(
            x: Self.part(of: rest.width, horizontal: alignment?.horizontal ?? .leading),
            y: Self.part(of: rest.height, vertical: alignment?.vertical ?? .top))
        switch legend.position.kind {
        case .overlay: break
        case .leading: (origin.x, insets.leading) = (0, size.width + spacing)
        case .trailing: (origin.x, insets.trailing) = (rest.width, size.width + spacing)
        case .top, .topLeading, .topTrailing: (origin.y, insets.top) = (0, size.height + spacing)
        default: (origin.y, insets.bottom) = (rest.height, size.height + spacing)
        }
        if [.topTrailing, .bottomTrailing].contains(legend.position.kind), alignment == nil { origin.x = rest.width }
        aside.append(Placed(id: "legend", view: view, frame: CGRect(origin: origin, size: size)))
    }

    private func kind(of title: ChartSettings.AxisTitle, _ automatic: AnnotationPosition.Kind) -> AnnotationPosition.Kind {
        title.position.kind == .automatic ? automatic : title.position.kind
    }

    private func styled(_ title: ChartSettings.AxisTitle) -> AnyView {
        AnyView(title.view.font(.caption2).foregroundStyle(.secondary))
    }

    /// Keeps room for a title; one beside the plot is turned.
    private mutating func reserve(_ title: ChartSettings.AxisTitle, _ kind: AnnotationPosition.Kind) -> CGSize {
        let size = proxy.measure(styled(title), .unspecified)
        let spacing = title.spacing ?? 4
        switch kind {
        case .top, .topLeading, .topTrailing: insets.top += size.height + spacing
        case .leading: insets.leading += size.height + spacing
        case .trailing: insets.trailing += size.height + spacing
        case .overlay: break
        default: insets.bottom += size.height + spacing
        }
        return size
    }

    private mutating func place(_ title: ChartSettings.AxisTitle, _ kind: AnnotationPosition.Kind, id: Int, size: CGSize) {
        let spacing = title.spacing ?? 4
        let outer = outerFrame
        let isTurned = kind == .leading || kind == .trailing
        let own = isTurned ? CGSize(width: size.height, height: size.width) : size
        var horizontal: HorizontalAlignment = title.alignment?.horizontal ?? .center
        if title.alignment == nil {
            if kind == .topTrailing || kind == .bottomTrailing { horizontal = .trailing }
            if kind == .topLeading || kind == .bottomLeading { horizontal = .leading }
        }
        let across = kind == .topTrailing || kind == .topLeading ? outer : plot
        var origin = CGPoint(
            x: across.minX + Self.part(of: across.width - own.width, horizontal: horizontal),
            y: plot.minY + Self.part(of: plot.height - own.height, vertical: title.alignment?.vertical ?? .center))
        switch kind {
        case .top, .topLeading, .topTrailing: origin.y = outer.minY - spacing - own.height
        case .leading: origin.x = outer.minX - spacing - own.width
        case .trailing: origin.x = outer.maxX + spacing
        case .overlay: break
        default: origin.y = outer.maxY + spacing
        }
        let view =
            isTurned
            ? AnyView(
                styled(title).frame(width: size.width, height: size.height)
                    .rotationEffect(.degrees(kind == .leading ? -90 : 90)).frame(width: own.width, height: own.height))
            : styled(title)
        aside.append(Placed(id: AnyHashable(["title", AnyHashable(id)]), view: view, frame: CGRect(origin: origin, size: own)))
    }

    /// The plot with its axes.
    private var outerFrame: CGRect {
        var room = EdgeInsets()
        for axis in axes { room[axis.side] = max(room[axis.side], axis.thickness) }
        return CGRect(
            x: plot.minX - room.leading, y: plot.minY - room.top, width: plot.width + room.leading + room.trailing,
            height: plot.height + room.top + room.bottom)
    }

    private static func part(of rest: CGFloat, horizontal: HorizontalAlignment) -> CGFloat {
        horizontal == .leading ? 0 : horizontal == .trailing ? rest : rest / 2
    }

    private static func part(of rest: CGFloat, vertical: VerticalAlignment) -> CGFloat {
        vertical == .top ? 0 : vertical == .bottom ? rest : rest / 2
    }

    // MARK: Axes

    /// Axes take room from the plot, which may change what they show: four rounds are enough to converge.
    private mutating func planAxes() {
        let (free, line) = (insets, proxy.measure(Text(verbatim: "0").font(.caption2), .unspecified).height)
        var room = EdgeInsets()
        if settings.x.visibility != .hidden, settings.x.marks?.isEmpty != true, !plans.x.data.isEmpty { room.bottom = line + 4 }
        for _ in 0..<4 {
            insets = free + room
            plot = CGRect(
                x: insets.leading, y: insets.top, width: max(proxy.size.width - insets.leading - insets.trailing, 0),
                height: max(proxy.size.height - insets.top - insets.bottom, 0))
            if let size = styledPlotSize { plot.size = size }
            x = plans.x.scale(length: plot.width)
            y = plans.y.scale(length: plot.height, header: header)
            axes = planned(x, settings.x, plans.x) + planned(y, settings.y, plans.y)
            dropLabelsBeyondChart()
            let (needed, heading) = (neededRoom(), axes.map(\.header).max() ?? 0)
            if needed == room, heading == header { return }
            (room, header) = (needed, heading)
        }
    }

    private func planned(
        _ scale: PositionScale?, _ settings: ChartSettings.AxisSettings, _ plan: ScalePlan
    ) -> [PlannedAxis] {
        guard let scale else { return [] }
        let isHorizontal = scale.axis == .horizontal
        let before = isHorizontal ? plot.minX : plot.minY
        let after = isHorizontal ? proxy.size.width - plot.maxX : proxy.size.height - plot.maxY
        return AxisPlanner(
            scale: scale, settings: settings, isNormalized: plan.isNormalized, margins: (before, after), proxy: proxy
        ).axes()
    }

    /// The size that the plot's style sets, if any.
    private var styledPlotSize: CGSize? {
        guard let style = settings.plotStyle else { return nil }
        return proxy.measure(style(ChartPlotContent(content: AnyView(Color.clear))), ProposedViewSize(plot.size))
    }

    /// Removes labels beside their ticks that would reach out of a chart that scrolls.
    private mutating func dropLabelsBeyondChart() {
        guard let x, x.zoom > 1, !x.isCategorical else { return }
        let (begin, end, chart) = (plot.minX, plot.maxX, proxy.size.width)
        for index in axes.indices where axes[index].axis == .horizontal {
            axes[index].labels.removeAll { label in
                let stop = begin + label.start + label.size.width
                return stop > chart + 0.5 && stop - label.size.width / 2 > end - label.size.width
            }
        }
    }

    /// Returns the room that axes take beside the plot, and the distance by which their labels reach beyond its corners.
    private func neededRoom() -> EdgeInsets {
        var room = EdgeInsets()
        for axis in axes { room[axis.side] = max(room[axis.side], axis.thickness) }
        for axis in axes where !axis.isInset {
            if axis.axis == .vertical {
                room.top = max(room.top, axis.overhangBefore)
                room.bottom = max(room.bottom, axis.overhangAfter(plot.height))
            } else {
                room.leading = max(room.leading, axis.overhangBefore)
                room.trailing = max(room.trailing, axis.overhangAfter(plot.width))
            }
        }
        return room.rounded
    }

    /// Makes the scale of y shorter, so that annotations above and below the marks have room.
    mutating func pad(_ points: (top: CGFloat, bottom: CGFloat)) {
        guard case .padded(let start, let end) = y?.range else { return }
        y?.range = .padded(start: start + points.bottom, end: end + points.top)
        guard let y else { return }
        axes = axes.filter { $0.axis == .horizontal } + planned(y, settings.y, plans.y)
    }
}

extension EdgeInsets {
    subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
    }

    /// Whole points, so that the plot's edges lie between pixels.
    fileprivate var rounded: EdgeInsets {
        EdgeInsets(
            top: top.rounded(.up), leading: leading.rounded(.up), bottom: bottom.rounded(.up), trailing: trailing.rounded(.up))
    }
}
