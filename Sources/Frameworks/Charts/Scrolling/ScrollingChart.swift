/// A chart that shows a part of its data, which a finger moves. It is a scroll view as long as the data, in which the chart stays in
/// place and is drawn again for each position.
struct ScrollingChart: View {
    private let marks: [Mark]
    private let settings: ChartSettings
    private let size: CGSize
    /// The chart at the position that its modifiers set.
    private let figure: ChartFigure
    private let tracks: [ChartTrack]
    @Environment(\.layoutDirection) private var direction
    @State private var finger = Finger()

    /// The effects of a finger along each axis: whether it has scrolled, and the values that it lately wrote to bindings. A value that
    /// comes back from a binding requests no scroll.
    private final class Finger {
        private var names: [Axis: [String]] = [:]
        private(set) var hasScrolled = false
        /// True while a requested scroll is on its way to the position of the bindings.
        private(set) var isAway = false

        func scrollIs(in phase: ScrollPhase) {
            isAway = phase == .animating
            if phase == .interacting || phase == .decelerating { hasScrolled = true }
            if phase == .idle { names = names.mapValues { $0.suffix(1) } }
        }

        func last(_ axis: Axis) -> String? { names[axis]?.last }
        func contains(_ name: String, _ axis: Axis) -> Bool { names[axis]?.contains(name) == true }
        /// A value may come back after the next ones were written.
        func append(_ name: String, _ axis: Axis) { names[axis] = (names[axis] ?? []).suffix(7) + [name] }
    }

    init(marks: [Mark], settings: ChartSettings, proxy: MeasuringProxy) {
        (self.marks, self.settings, size) = (marks, settings, proxy.size)
        figure = ChartFigure(marks: marks, settings: settings, proxy: proxy)
        let (x, y) = (ChartTrack(.horizontal, scale: figure.chartProxy.x), ChartTrack(.vertical, scale: figure.chartProxy.y))
        tracks = [x, y].compactMap { $0 }
    }

    var body: some View {
        if tracks.isEmpty {
            figure
        } else {
            ScrollView(axes, showsIndicators: false) {
                GeometryReader { geometry in
                    let place = geometry.frame(in: .scrollView).origin
                    MeasuringReader(idealSize: size) { proxy in
                        ChartFigure(marks: marks, settings: settings(at: place), proxy: proxy)
                    }
                    .frame(width: size.width, height: size.height)
                    .offset(x: isMirrored ? -place.x - reach(.horizontal) : -place.x, y: -place.y)
                }
                .frame(width: size.width + reach(.horizontal), height: size.height + reach(.vertical))
            }
            .frame(width: size.width, height: size.height)
            .scrollClipDisabled()
            .scrollPosition(.constant(asked))
            .scrollTargetBehavior(
                ChartTargets(behavior: settings.scrollBehavior, tracks: tracks, isMirrored: isMirrored, proxy: figure.chartProxy)
            )
            .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { old, new in if old != new { write(new) } }
            .onScrollPhaseChange { _, new in finger.scrollIs(in: new) }
        }
    }

    private var axes: Axis.Set {
        tracks.reduce(into: Axis.Set()) { $0.insert($1.axis == .horizontal ? .horizontal : .vertical) }
    }

    private func reach(_ axis: Axis) -> CGFloat { tracks.first { $0.axis == axis }?.reach ?? 0 }

    /// True from right to left: the chart is mirrored like any layout, and begins at the right end of its content.
    private var isMirrored: Bool { direction == .rightToLeft }

    /// Converts between the distance of a chart from its own beginning and the offset of the scroll view, in both directions.
    private func turned(_ offset: CGFloat, along track: ChartTrack) -> CGFloat {
        isMirrored && track.axis == .horizontal ? track.reach - offset : offset
    }

    /// Returns the settings with which the chart is drawn if the content of the scroll view lies at a place.
    private func settings(at place: CGPoint) -> ChartSettings {
        var settings = settings
        for track in tracks {
            let offset = track.axis == .horizontal ? -place.x : -place.y
            settings[track.axis].scrollShare = track.share(at: turned(offset, along: track))
        }
        return settings
    }

    // MARK: Bindings

    private func write(_ offset: CGPoint) {
        for track in tracks {
            guard !finger.isAway, let write = settings[track.axis].writeScrollStart else { continue }
            let datum = track.datum(at: turned(track.axis == .horizontal ? offset.x : offset.y, along: track))
            guard finger.last(track.axis) != datum.name else { continue }
            finger.append(datum.name, track.axis)
            write(datum)
        }
    }

    /// The position that the modifiers request: the scroll view moves there with the animation of the change. They only repeat a position
    /// that a finger has reached.
    private var asked: ScrollPosition {
        let (x, y) = (offset(along: .horizontal), offset(along: .vertical))
        var position = ScrollPosition()
        switch (x, y) {
        case (let x?, let y?): position.scrollTo(x: x, y: y)
        case (let x?, nil): position.scrollTo(x: x)
        case (nil, let y?): position.scrollTo(y: y)
        case (nil, nil): break
        }
        return position
    }

    private func offset(along axis: Axis) -> CGFloat? {
        guard let track = tracks.first(where: { $0.axis == axis }) else { return nil }
        let settings = settings[axis]
        // Without a binding for the scroll position, only the beginning is requested.
        if finger.hasScrolled, settings.writeScrollStart == nil { return nil }
        guard let start = settings.scrollStart else { return turned(track.offset(ofShare: track.scale.scroll), along: track) }
        return finger.contains(start.name, axis) ? nil : turned(track.offset(of: start), along: track)
    }
}

/// The rest positions of a chart's scroll view, as the chart's behaviour determines them.
private struct ChartTargets: ScrollTargetBehavior {
    let behavior: (any ChartScrollTargetBehavior)?
    let tracks: [ChartTrack]
    let isMirrored: Bool
    let proxy: ChartProxy

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard let behavior else { return }
        // The data in the plot scroll, and not the chart around it.
        func length(_ axis: Axis, _ length: (ChartTrack) -> CGFloat, _ other: CGFloat) -> CGFloat {
            tracks.first { $0.axis == axis }.map(length) ?? other
        }
        let content = CGSize(
            width: length(.horizontal, \.whole, proxy.plot.width), height: length(.vertical, \.whole, proxy.plot.height))
        let plot = CGSize(
            width: length(.horizontal, \.visible, proxy.plot.width), height: length(.vertical, \.visible, proxy.plot.height))
        target.rect.size = plot
        let mirror = isMirrored ? tracks.first { $0.axis == .horizontal }?.reach : nil
        if let mirror { target.rect.origin.x = mirror - target.rect.minX }
        behavior.updateTarget(
            &target,
            context: ChartScrollTargetBehaviorContext(
                context.resized(content: content, container: plot, mirror: mirror), chartProxy: proxy, tracks: tracks))
        if let mirror { target.rect.origin.x = mirror - target.rect.minX }
    }
}
