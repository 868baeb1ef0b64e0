import Drawing
import Foundation
@_spi(Nodes) import SwiftUICore

/// Lines of views, of which only those visible in the enclosing scroll view are built, and one line before and behind.
///
/// The lengths of the other lines are estimates; see `LineExtents`. Only lengths seen by events are remembered: for a moment between two
/// events, rows are built and measured from scratch, and nothing is remembered.
@MainActor
class LazyLinesNode: ViewNode {
    /// An item of the container: a view, or the rows of a collection.
    enum Item {
        case view(ViewNode)
        case rows(LazyRowsNode)
    }

    let axis: Axis
    private(set) var state: ScrollState?
    private(set) var items: [Item] = []
    /// The slot of the first view of each item.
    var firstSlots: [Int] = []
    private(set) var slotCount = 0
    var leavers: [ViewNode] = []

    /// The extents learnt by events, by the length proposed across the axis.
    var extents: [CGFloat?: LineExtents] = [:]
    /// The same extents with the lengths learnt by this evaluation.
    var working: [CGFloat?: LineExtents] = [:]

    /// The last layout: the views of the lines in sight and their neighbours, and views that leave.
    private(set) var layout: [(slot: Int, nodes: [ViewNode])] = []
    var sight = Sight()
    /// The layout of the last event, and of the one before.
    var event = Event()
    var former = Event()
    /// The evaluation of the last event.
    private var eventRevision = -1
    /// The views that have been seen and must be notified when they disappear.
    private var appeared: [ViewNode] = []
    var nextEdge: EventQueue.Event?

    /// The views of sections that stay in the window while their section is in it.
    var pinnedViews: PinnedScrollableViews = []
    var sections: [PinnedSection] = []
    /// The positions along the axis of items that are away from their line, by slot.
    var pinned: [Int: CGFloat] = [:]

    /// The lines in sight, and the rows that are leaving it.
    struct Sight {
        var lines = 0..<0
        var leaving: [Int] = []
    }

    /// The layout made by an event.
    struct Event {
        var frame = CGRect.zero
        var extents: LineExtents?
        var shown: [(slot: Int, nodes: [ViewNode])] = []
        var visible = 0..<0
        var firstSlots: [Int] = []
        var sources: [LazyRowSource?] = []
        var region: (low: CGFloat, high: CGFloat) = (0, 0)
        var leaving: [Int] = []
        var pinned: Set<Int> = []
    }

    init(tree: ViewTree, axis: Axis) {
        self.axis = axis
        super.init(tree: tree)
    }

    /// The leaving views; a row may turn round while it is built.
    final var departing: [ViewNode] { leavers.filter(\.isDeparting) }

    // MARK: Decisions of a container

    /// Returns the number of views in a line, which may depend on a length across.
    func slotsInLine(across: CGFloat?) -> Int { 1 }

    /// Lays out the views of a line in a length across and returns the line's extents.
    func measure(_ views: [[ViewNode]], line: Int, across: CGFloat?) -> LineExtents.Line {
        preconditionFailure("A container measures its lines.")
    }

    /// Returns the breadth of the container for a proposed length across, given the breadth of the widest known line.
    func breadth(across: CGFloat?, known: CGFloat) -> CGFloat { max(across ?? 0, known) }

    /// Returns the distance between two lines.
    func gap(after line: Int, from views: [[ViewNode]], to next: [[ViewNode]]) -> CGFloat { 0 }

    /// The room before the first line and after the last one.
    var surround: (before: CGFloat, after: CGFloat) { (0, 0) }

    /// The distance of a pinned view from the window's edge, in points.
    var pinInset: CGFloat { 0 }

    /// Returns the views that the container itself puts beside a view.
    func companions(of node: ViewNode) -> [ViewNode] { [] }

    /// Places the views of a line.
    ///
    /// - Parameter start: in the container, along the axis.
    func place(_ views: [[ViewNode]], line: Int, start: CGFloat, length: CGFloat, in frame: CGRect, across: CGFloat?) {}

    /// Places a view at a corner given for left-to-right layout.
    final func put(_ view: ViewNode, at corner: CGPoint, _ proposal: ProposedViewSize, in frame: CGRect) {
        var corner = corner
        if environment.layoutDirection == .rightToLeft {
            corner.x = frame.minX + frame.maxX - corner.x - view.sizeThatFits(proposal).width
        }
        view.place(at: corner, proposal: proposal)
    }

    // MARK: Content

    func update(_ nodes: [ViewNode], state: ScrollState) {
        self.state = state
        leavers = nodes.filter(\.isDeparting)
        items = []
        firstSlots = []
        slotCount = 0
        for node in nodes where !node.isDeparting {
            firstSlots.append(slotCount)
            if let rows = node as? LazyRowsNode {
                rows.container = self
                items.append(.rows(rows))
                slotCount += rows.count
            } else {
                items.append(.view(node))
                slotCount += 1
            }
        }
        sections = pinnedViews.isEmpty ? [] : PinnedSection.all(of: items, firstSlots: firstSlots)
        (breaks, knownStretches) = (nil, [:])
        working = [:]
        isFresh = true
        let maker = ObjectIdentifier(self)
        madeBefore = tree.scopes.all.contains { $0.maker == maker }
        if !tree.isSampling { adopt() }
    }

    /// True if scopes of the previous evaluation are still known.
    private var madeBefore = false
    private var isFresh = true

    /// Carries the known lengths over to the changed content.
    private func adopt() {
        guard !extents.isEmpty else { return }
        let sources = sources
        let isAlike = event.sources.count == sources.count && zip(event.sources, sources).allSatisfy { ($0 == nil) == ($1 == nil) }
        guard isAlike, let known = extents.values.first, known.runs.count == runs(across: extents.keys.first ?? nil).count else {
            return extents = [:]
        }
        guard items.contains(where: { if case .rows(let rows) = $0 { rows.hasChanged } else { false } }) else { return }
        for (across, known) in extents {
            guard slotsInLine(across: across) == 1 else {
                extents[across] = nil
                continue
            }
            var new = known
            for (number, run) in runs(across: across).enumerated() {
                guard case .rows(let rows)? = run.item, rows.hasChanged, let former = event.sources[run.number] else { continue }
                new.runs[number] = known.runs[number].mapped(count: rows.count) { rows.place(ofFormer: $0, in: former) }
            }
            extents[across] = new
        }
    }

    private var sources: [LazyRowSource?] {
        items.map { item in if case .rows(let rows) = item { rows.source } else { nil } }
    }

    /// Returns the runs of lines: collections, and the views between them; where a line holds several views, all is one run.
    private func runs(across: CGFloat?) -> [(count: Int, item: Item?, number: Int)] {
        let columns = max(slotsInLine(across: across), 1)
        guard columns == 1 else { return [(stretches(columns: columns).count, nil, 0)] }
        var runs: [(count: Int, item: Item?, number: Int)] = []
        for (number, item) in items.enumerated() {
            if case .rows(let rows) = item {
                runs.append((rows.count, item, number))
            } else if let last = runs.last, last.item == nil {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((1, nil, number))
            }
        }
        return runs
    }

    /// The item that holds a slot.
    final func item(at slot: Int) -> Int? {
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if firstSlots[middle] <= slot { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// The views in a slot.
    func views(at slot: Int) -> [ViewNode] {
        guard slot < slotCount, let number = item(at: slot) else { return [] }
        switch items[number] {
        case .view(let node): return [node]
        case .rows(let rows):
            let views = rows.build(at: slot - firstSlots[number])
            guard views.contains(where: \.isDeparting) else { return views }
            // A view that a condition in a row has removed takes no place while it leaves.
            for view in views where view.isDeparting && !leavers.contains(where: { $0 === view }) { leavers.append(view) }
            return views.filter { !$0.isDeparting }
        }
    }

    /// The starts of the stretches of lines with equally many views each; computed on demand.
    private var breaks: [(slot: Int, isAcross: Bool)]?
    /// The known stretches, by the number of views in a line.
    private var knownStretches: [Int: LineStretches] = [:]

    private func stretches(columns: Int) -> LineStretches {
        if let known = knownStretches[columns] { return known }
        let places = zip(firstSlots, items).map { slot, item -> (slot: Int, membership: SectionMembership?) in
            switch item {
            case .view(let node): (slot, node.layoutValue(for: SectionMembershipKey.self))
            case .rows(let rows): (slot, rows.layoutValue(for: SectionMembershipKey.self))
            }
        }
        let starts = breaks ?? LineStretches.breaks(in: places)
        breaks = starts
        let new = LineStretches(slotCount: slotCount, columns: columns, breaks: starts)
        knownStretches[columns] = new
        return new
    }

    func slots(ofLine line: Int, across: CGFloat?) -> Range<Int> {
        let columns = max(slotsInLine(across: across), 1)
        guard columns > 1 else { return min(line, slotCount)..<min(line + 1, slotCount) }
        return stretches(columns: columns).slots(ofLine: line)
    }

    final func line(ofSlot slot: Int, across: CGFloat?) -> Int {
        let columns = max(slotsInLine(across: across), 1)
        return columns == 1 ? slot : stretches(columns: columns).line(ofSlot: slot)
    }

    /// Returns whether a line is that of a header or footer as broad as the container, where other lines hold several views.
    final func isAcross(line: Int, across: CGFloat?) -> Bool {
        let columns = max(slotsInLine(across: across), 1)
        return columns > 1 && stretches(columns: columns).isAcross(line: line)
    }

    func views(ofLine line: Int, across: CGFloat?) -> [[ViewNode]] { slots(ofLine: line, across: across).map { views(at: $0) } }

    // MARK: Lengths

    /// Returns the known extents of the lines for a length across. Before any are known, it measures as many lines as fill a screen.
    private func lines(across: CGFloat?) -> LineExtents {
        if let known = working[across] { return known }
        var lines = extents[across] ?? LineExtents(counts: runs(across: across).map(\.count))
        let isKnown = extents[across] != nil
        // Existing views are measured, and so are the views that were in sight, as they may have changed.
        if slotsInLine(across: across) == 1 {
            for (slot, item) in zip(firstSlots, items) { if case .view = item { measure(slot, in: &lines, across: across) } }
        }
        let count = lines.count
        if isKnown {
            for line in event.visible where line < count { measure(line, in: &lines, across: across) }
        } else {
            var (line, length) = (0, CGFloat(0))
            while line < count, length < tree.size.length(along: axis), line < Self.mostLinesAtOnce {
                let new = measure(line, in: &lines, across: across)
                length += new.length + new.gap
                line += 1
            }
        }
        lines.settle()
        working[across] = lines
        return lines
    }

    @discardableResult
    func measure(_ line: Int, in lines: inout LineExtents, across: CGFloat?) -> LineExtents.Line {
        let views = views(ofLine: line, across: across)
        var measured = measure(views, line: line, across: across)
        measured.gap = line + 1 < lines.count ? gap(after: line, from: views, to: self.views(ofLine: line + 1, across: across)) : 0
        lines.learn(measured, at: line)
        return measured
    }

    /// The greatest number of lines that one layout measures outside of the window.
    static let mostLinesAtOnce = 500
    /// The number of lines in a way beyond which only its end is measured beforehand.
    static let mostLinesOfAWay = 200

    override func forgetLayout() { working = [:] }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        forgetScopes()
        let across = proposal.length(along: axis.across)
        let lines = lines(across: across)
        let length = lines.total + surround.before + surround.after
        return CGSize(along: axis, length, across: breadth(across: across, known: lines.breadth))
    }

    /// To its neighbours the container has the spacing of its first and its last view; a row at the end counts as the first one.
    override var spacing: ViewSpacing {
        var merged = ViewSpacing()
        if let first = views(at: 0).first { merged = first.spacing }
        if case .view(let last)? = items.last { merged.formUnion(last.spacing, edges: axis == .vertical ? .bottom : .trailing) }
        return merged
    }

    /// Forgets the time-dependent scopes of rows that this evaluation has made again, so that they are met again.
    private func forgetScopes() {
        guard isFresh else { return }
        isFresh = false
        guard madeBefore else { return }
        let maker = ObjectIdentifier(self)
        tree.scopes.all.removeAll { $0.maker == maker }
    }

    // MARK: Places

    var isMirrored: Bool { axis == .horizontal && environment.layoutDirection == .rightToLeft }

    /// Returns the visible part of the container along the axis, for a frame of the container.
    private func region(of frame: CGRect, in state: ScrollState) -> (low: CGFloat, high: CGFloat) {
        let window = state.visible
        if axis == .vertical { return (window.minY - frame.minY, window.maxY - frame.minY) }
        if isMirrored { return (frame.maxX - window.maxX, frame.maxX - window.minX) }
        return (window.minX - frame.minX, window.maxX - frame.minX)
    }

    /// Returns the part of the container's frame that holds the lines.
    private func inner(_ frame: CGRect) -> CGRect {
        let (before, after) = surround
        guard axis == .vertical else {
            return CGRect(
                x: frame.minX + (isMirrored ? after : before), y: frame.minY, width: frame.width - before - after,
                height: frame.height)
        }
        return CGRect(x: frame.minX, y: frame.minY + before, width: frame.width, height: frame.height - before - after)
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        guard let state else { return }
        forgetScopes()
        let frame = inner(frame)
        let across = proposal.length(along: axis.across) ?? frame.size.length(along: axis.across)
        var lines = lines(across: across)
        let isEvent = !tree.isSampling && !tree.sampling.evaluatesParts
        if isEvent, eventRevision != tree.evaluation.revision { (former, eventRevision) = (event, tree.evaluation.revision) }
        let region = region(of: frame, in: state)
        let anchor = isEvent ? anchor(in: lines, region) : nil
        if isEvent { measureWay(of: state, from: region, in: &lines, across: across) }
        let sight = measureSight(region, in: &lines, across: across)
        self.sight = Sight(lines: sight, leaving: isEvent ? leavingSlots(besides: sight, across: across) : event.leaving)
        for slot in self.sight.leaving where lines[slot] == nil { measure(slot, in: &lines, across: across) }
        lines.settle()
        working[across] = lines
        pinned = pins(lines, in: frame, state, across: across)
        let placed = placeLines(lines, in: frame, across: across, isEvent: isEvent)
        layout = placed
        guard isEvent else { return }
        let length = frame.size.length(along: axis)
        if abs(lines.total - length) > 0.001 { tree.layoutPass.learned.append(self) }
        keepInPlace(anchor, lines, state)
        extents = [across: lines]
        event.frame = frame
        event.extents = lines
        event.shown = placed
        event.visible = sight
        event.firstSlots = firstSlots
        event.sources = sources
        event.region = region
        event.leaving = self.sight.leaving
        event.pinned = Set(pinned.keys)
        noteShownRows(across: across)
    }

    // MARK: The tree

    override var children: [ViewNode] {
        guard !pinned.isEmpty else { return layout.flatMap(\.nodes) + departing }
        return layout.filter { pinned[$0.slot] == nil }.flatMap(\.nodes) + departing + pinnedNodes
    }

    /// The nodes pinned to the window, which lie over the scrolling content.
    final var pinnedNodes: [ViewNode] { layout.filter { pinned[$0.slot] != nil }.flatMap(\.nodes) }

    override func isSolid(at point: CGPoint, time: Double) -> Bool { false }

    /// The frame, where the container lies, of the row that has an identity, built or not; where no element has it, of one of
    /// whose views one has.
    func frame(ofRow identity: AnyHashable) -> CGRect? {
        guard let placedFrame, let lines = event.extents else { return nil }
        let across = placedProposal.length(along: axis.across) ?? placedFrame.size.length(along: axis.across)
        guard let slot = slot(of: identity) else { return nil }
        return frame(ofLine: line(ofSlot: slot, across: across), lines, in: inner(placedFrame))
    }

    private func slot(of identity: AnyHashable) -> Int? {
        func first(_ find: (LazyRowsNode) -> Int?) -> Int? {
            for (item, start) in zip(items, firstSlots) {
                if case .rows(let rows) = item, let place = find(rows) { return start + place }
            }
            return nil
        }
        return first { $0.place(of: identity) } ?? first { $0.place(holding: identity) }
    }

    private func frame(ofLine line: Int, _ lines: LineExtents, in frame: CGRect) -> CGRect {
        let start = lines.start(of: line)
        let length = lines[line]?.length ?? lines.start(of: line + 1) - start
        if axis == .vertical { return CGRect(x: frame.minX, y: frame.minY + start, width: frame.width, height: length) }
        let x = isMirrored ? frame.maxX - start - length : frame.minX + start
        return CGRect(x: x, y: frame.minY, width: length, height: frame.height)
    }

    /// Visits the frames of the lines around the visible part, at which scrolls may come to rest.
    func visitLineFrames(_ visit: (CGRect) -> Void) {
        guard let placedFrame, let lines = event.extents, !event.visible.isEmpty else { return }
        let count = lines.count
        let first = max(event.visible.lowerBound - Self.mostLinesAtOnce, 0)
        for line in first..<min(event.visible.upperBound + Self.mostLinesAtOnce, count) {
            visit(frame(ofLine: line, lines, in: inner(placedFrame)))
        }
    }

    // MARK: Coming into sight and leaving it

    override func performActions() {
        let across = placedProposal.length(along: axis.across) ?? (placedFrame?.size.length(along: axis.across) ?? 0)
        let leaving = Set(event.leaving)
        var seen: Set<ObjectIdentifier> = []
        for (slot, nodes) in event.shown
        where event.visible.contains(line(ofSlot: slot, across: across)) || leaving.contains(slot) || event.pinned.contains(slot) {
            for node in nodes {
                seen.insert(ObjectIdentifier(node))
                node.performActions()
                for companion in companions(of: node) { companion.performActions() }
            }
        }
        for node in appeared where !seen.contains(ObjectIdentifier(node)) && !node.isDeparting {
            tree.afterUpdate { node.performFarewells() }
        }
        appeared = event.shown.flatMap(\.nodes).filter { seen.contains(ObjectIdentifier($0)) }
        followScroll()
    }

    override func performAbsence() {
        for node in appeared { node.performAbsence() }
    }

    override func performReturn() {
        for node in appeared { node.performReturn() }
    }

    override var hasFarewells: Bool { appeared.contains { $0.hasFarewells } || departing.contains { $0.hasFarewells } }

    override func performFarewells() {
        for node in appeared + departing { node.performFarewells() }
        appeared = []
    }
}
