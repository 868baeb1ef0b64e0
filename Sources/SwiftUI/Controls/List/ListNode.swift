import Drawing
import Foundation

/// What a list puts behind and beside a row's view.
enum ListRowPart: Int { case background, badge, leadingActions, trailingActions }

/// Rows, with the groups behind them and the lines between them. Those that can be seen are built, as a lazy stack's are.
@MainActor
final class ListNode: LazyLinesNode {
    /// A view of a row and what the list puts behind and beside it.
    private struct Row {
        var node: ViewNode
        var traits: ListRowTraits
        var background: ViewNode?
        /// What stands at the row's end, as `badge(_:)` sets it.
        var badge: ViewNode?
        /// What a swipe has brought out.
        var actions: ViewNode?
        /// How far the row is swiped aside, in points to the right.
        var shift: CGFloat = 0
    }

    /// What belongs together.
    private struct Group {
        var hasHeader = false
        /// The slots of its rows.
        var rows = 0..<0
    }

    private var groups: [Group] = []
    /// What each item of the container is in the group that it belongs to.
    private var parts: [(group: Int, role: SectionMembership.Role)] = []
    private var rows: [ObjectIdentifier: Row] = [:]
    private var look = DefaultListStyle._look
    private var measures = ListMeasures(DefaultListStyle._look)
    private var selection = ListSelection()
    private var sectionSpacing: CGFloat?
    /// The distance between rows, each of which is a group of its own then; nil where they follow each other.
    private var rowSpacing: CGFloat?
    var swipe = RowSwipe()
    private var buildPart: (AnyView, ViewNode, ListRowPart) -> [ViewNode] = { _, _, _ in [] }

    init(tree: ViewTree) { super.init(tree: tree, axis: .vertical) }

    /// Sorts the rows into groups: views in a row without a section are one.
    func update(
        _ nodes: [ViewNode], state: ScrollState, look: _ListLook, selection: ListSelection, in context: BuildContext,
        build: @escaping (AnyView, ViewNode, ListRowPart) -> [ViewNode]
    ) {
        self.look = look
        self.selection = selection
        measures = ListMeasures(look)
        measures.minimumRowHeight = context.environment.defaultMinListRowHeight
        sectionSpacing = context.environment.listSectionSpacing.points
        rowSpacing = context.environment.listRowSpacing.flatMap { $0 > 0 ? $0 : nil }
        buildPart = build
        rows = [:]
        sortIntoGroups(nodes.filter { !$0.isDeparting })
        pinnedViews = look.kind == .plain ? .sectionHeaders : []
        super.update(nodes, state: state)
    }

    private func sortIntoGroups(_ nodes: [ViewNode]) {
        (groups, parts) = ([], [])
        var current: ObjectIdentifier?
        var slot = 0
        for node in nodes {
            let count = (node as? LazyRowsNode)?.count ?? 1
            guard count > 0 else {
                parts.append((max(groups.count - 1, 0), .content))
                continue
            }
            let membership = node.layoutValue(for: SectionMembershipKey.self)
            if groups.isEmpty || membership?.section != current { groups.append(Group(rows: slot..<slot)) }
            current = membership?.section
            let (last, role) = (groups.count - 1, membership?.role ?? .content)
            switch role {
            case .header: groups[last].hasHeader = true
            case .content: groups[last].rows = (groups[last].rows.isEmpty ? slot : groups[last].rows.lowerBound)..<(slot + count)
            case .footer: break
            }
            parts.append((last, role))
            slot += count
        }
    }

    private func part(ofSlot slot: Int) -> (group: Int, role: SectionMembership.Role) {
        guard let item = item(at: slot), item < parts.count else { return (0, .content) }
        return parts[item]
    }

    private func row(of node: ViewNode) -> Row {
        if let known = rows[ObjectIdentifier(node)] { return known }
        let traits = node.layoutValue(for: ListRowTraitsKey.self)
        let (background, badge) = tree.buildRow(by: self) {
            (
                traits.background.flatMap { buildPart($0, node, .background).first },
                node.layoutValue(for: TabItemKey.self).badge
                    .flatMap { buildPart(AnyView($0.foregroundStyle(.secondary)), node, .badge).first }
            )
        }
        var row = Row(node: node, traits: traits, background: background, badge: badge)
        row.shift = swipe.offset(of: node, at: tree.moment)
        if row.shift != 0 { row.actions = buildActions(of: node, atRight: row.shift < 0) }
        rows[ObjectIdentifier(node)] = row
        node.rowMenu?.list = self
        return row
    }

    override var kind: String { "List" }

    override func companions(of node: ViewNode) -> [ViewNode] {
        guard let row = rows[ObjectIdentifier(node)] else { return [] }
        return [row.actions, row.background, row.badge].compactMap { $0 }
    }

    override var children: [ViewNode] {
        layout.filter { pinned[$0.slot] == nil }.flatMap(\.nodes).flatMap { node -> [ViewNode] in
            guard let row = rows[ObjectIdentifier(node)] else { return [node] }
            return [row.actions, row.background, node, row.badge].compactMap { $0 }
        } + departing + pinnedNodes
    }

    // MARK: Layout

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        if swipe.timeDependence.end > tree.now { tree.addTimedPart(swipe) }
        super.placeChildren(in: frame, proposal: proposal)
    }

    override func breadth(across: CGFloat?, known: CGFloat) -> CGFloat { across ?? 0 }

    override var surround: (before: CGFloat, after: CGFloat) {
        let margins = environment.scrollContentMargins
        guard !groups.isEmpty else { return (margins.top, margins.bottom) }
        return (margins.top + space(before: 0), margins.bottom + measures.bottom)
    }

    private func space(before group: Int) -> CGFloat {
        let hasHeader = groups[group].hasHeader
        if group == 0 { return hasHeader ? measures.topWithHeader : measures.topWithoutHeader }
        return sectionSpacing ?? (hasHeader ? measures.beforeHeader : measures.beforeGroup)
    }

    /// A header that stays at the top is as far from there as from its rows.
    override var pinInset: CGFloat { measures.afterHeader }

    override func gap(after line: Int, from views: [[ViewNode]], to next: [[ViewNode]]) -> CGFloat {
        let (this, other) = (part(ofSlot: line), part(ofSlot: line + 1))
        var gap = this.role == .header && (other.role != .header || other.group != this.group) ? measures.afterHeader : 0
        if this.group != other.group { return gap + space(before: other.group) }
        if other.role == .footer, this.role != .footer { gap += measures.beforeFooter }
        if let rowSpacing, this.role == .content, other.role == .content { gap += rowSpacing }
        return gap
    }

    /// The width of groups, and from the list's side to them.
    private func columns(in width: CGFloat) -> (left: CGFloat, width: CGFloat) {
        let margins = environment.scrollContentMargins
        let left = measures.sideMargin + margins.leading
        return (left, max(width - 2 * measures.sideMargin - margins.leading - margins.trailing, 0))
    }

    private func textProposal(_ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: max(width - measures.rowInsets.leading - measures.rowInsets.trailing, 0), height: nil)
    }

    private func rowProposal(_ row: Row, _ width: CGFloat) -> ProposedViewSize {
        let insets = row.traits.insets ?? measures.rowInsets
        let badge = row.badge.map { $0.sizeThatFits(.unspecified).width + 8 } ?? 0
        return ProposedViewSize(width: max(width - insets.leading - insets.trailing - badge, 0), height: nil)
    }

    private func height(of row: Row, _ size: CGSize) -> CGFloat {
        let insets = row.traits.insets ?? measures.rowInsets
        return max(size.height + insets.top + insets.bottom, measures.minimumRowHeight)
    }

    override func measure(_ views: [[ViewNode]], line: Int, across: CGFloat?) -> LineExtents.Line {
        let width = columns(in: across ?? 0).width
        let isRow = part(ofSlot: line).role == .content
        var length: CGFloat = 0
        for node in views.joined() {
            if isRow {
                let row = row(of: node)
                length += height(of: row, node.sizeThatFits(rowProposal(row, width)))
            } else {
                length += node.sizeThatFits(textProposal(width)).height
            }
        }
        return LineExtents.Line(length: length, gap: 0, breadth: 0)
    }

    override func place(
        _ views: [[ViewNode]], line: Int, start: CGFloat, length: CGFloat, in frame: CGRect, across: CGFloat?
    ) {
        let (left, width) = columns(in: frame.width)
        let x = frame.minX + left
        var y = frame.minY + start
        let isRow = part(ofSlot: line).role == .content
        for node in views.joined() {
            y += isRow ? place(row(of: node), x: x, y: y, width: width) : placeText(node, x: x, y: y, width: width)
        }
    }

    private func placeText(_ node: ViewNode, x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
        let proposal = textProposal(width)
        let size = node.sizeThatFits(proposal)
        let corner = origin(x: x + measures.rowInsets.leading, y: y, width: size.width, in: x...(x + width))
        node.place(at: corner, proposal: proposal)
        return size.height
    }

    private func place(_ row: Row, x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
        let insets = row.traits.insets ?? measures.rowInsets
        let badge = row.badge?.sizeThatFits(.unspecified) ?? .zero
        let proposal = rowProposal(row, width)
        let size = row.node.sizeThatFits(proposal)
        let height = height(of: row, size)
        let room = height - insets.top - insets.bottom
        let top = y + insets.top + (room - size.height) / 2
        var corner = origin(x: x + insets.leading, y: top, width: size.width, in: x...(x + width))
        corner.x += row.shift
        row.node.place(at: corner, proposal: proposal)
        var end = origin(
            x: x + width - insets.trailing - badge.width, y: y + (height - badge.height) / 2, width: badge.width,
            in: x...(x + width))
        end.x += row.shift
        row.badge?.place(at: end, proposal: .unspecified)
        row.background?.place(at: CGPoint(x: x + row.shift, y: y), proposal: ProposedViewSize(width: width, height: height))
        row.actions?.place(
            at: CGPoint(x: row.shift < 0 ? x + width + row.shift : x, y: y),
            proposal: ProposedViewSize(width: abs(row.shift), height: height))
        rowFrames[ObjectIdentifier(row.node)] = CGRect(x: x, y: y, width: width, height: height)
        return height
    }

    /// Where a row's box lies, of which its view may take only a part.
    private var rowFrames: [ObjectIdentifier: CGRect] = [:]

    /// The frame of the whole row in which a view has an identity: a list scrolls to rows, and not to what stands in them.
    override func frame(ofRow identity: AnyHashable) -> CGRect? {
        for node in layout.flatMap(\.nodes) where node.node(identifiedBy: identity) != nil {
            if let frame = rowFrames[ObjectIdentifier(node)] { return frame }
        }
        return super.frame(ofRow: identity)
    }

    /// The corner of a view of a width that begins at a leading edge, mirrored where writing runs from right to left.
    private func origin(x: CGFloat, y: CGFloat, width: CGFloat, in range: ClosedRange<CGFloat>) -> CGPoint {
        guard environment.layoutDirection == .rightToLeft else { return CGPoint(x: x, y: y) }
        return CGPoint(x: range.lowerBound + range.upperBound - x - width, y: y)
    }

    // MARK: Touches

    /// Rows that can be selected take touches of all their box.
    override func touchParts(at time: Double) -> [TouchPart] {
        guard environment.isEnabled else { return [] }
        return layout.filter { part(ofSlot: $0.slot).role == .content }.flatMap(\.nodes).flatMap { node -> [TouchPart] in
            guard let row = rows[ObjectIdentifier(node)] else { return [] }
            let box = box(of: row, at: time)
            var parts: [TouchPart] = []
            let menu = node.rowMenu
            if let open = menu?.open {
                let press = LongPressGesture().onEnded { _ in open() }
                parts.append(TouchPart(interaction: .gesture(AttachedGesture(press, .high)), node: node, frame: box, isWhole: true))
            }
            if let perform = menu?.perform {
                parts.append(TouchPart(interaction: .control(ControlTouch(.button, action: perform)), node: node, frame: box, isWhole: true))
            } else if let choose = selection.choose, let tag = node.traits.tag, selection.mayHold(tag) {
                let control = ControlTouch(.button) { choose(tag) }
                parts.append(TouchPart(interaction: .control(control), node: node, frame: box, isWhole: true))
            }
            if actions(of: node, atRight: true) != nil || actions(of: node, atRight: false) != nil {
                let gesture = AttachedGesture(swiping: node, in: self)
                parts.append(TouchPart(interaction: .scroll(gesture), node: node, frame: box, isWhole: true))
            }
            return parts
        }
    }

    // MARK: Swipes

    private func actions(of node: ViewNode, atRight: Bool) -> RowActions? {
        let isTrailing = atRight == (environment.layoutDirection == .leftToRight)
        return node.layoutValue(for: ListRowTraitsKey.self)
            .actions(at: isTrailing ? .trailing : .leading, delete: node.layoutValue(for: RowDeletionKey.self))
    }

    private func buildActions(of node: ViewNode, atRight: Bool) -> ViewNode? {
        guard let actions = actions(of: node, atRight: atRight) else { return nil }
        let strip = SwipeActionStrip(content: actions.content, isAtRight: atRight) { [unowned self] in
            swipe.release(to: 0, time: tree.now)
        }
        return tree.buildRow(by: self) { buildPart(AnyView(strip), node, atRight ? .trailingActions : .leadingActions).first }
    }

    /// How far a row goes to a side; nil where nothing is at the other one.
    func swipeReach(of node: ViewNode, toRight: Bool) -> SwipeReach? {
        guard let actions = actions(of: node, atRight: !toRight) else { return nil }
        let strip = rows[ObjectIdentifier(node)]?.actions ?? buildActions(of: node, atRight: !toRight)
        let length = strip?.sizeThatFits(.unspecified).width ?? 0
        return SwipeReach(length: length, performsFirst: actions.allowsFullSwipe)
    }

    /// Lets go of a row: it stays open, goes back, or performs its first action.
    ///
    /// Source: UIKit's table views, as they are felt: half of the buttons' width opens them; from when a swipe across the row
    /// counts is not published, here from half of its width.
    func endSwipe(of node: ViewNode, at offset: CGFloat, reach: SwipeReach?, time: Double) {
        guard let reach, let row = rows[ObjectIdentifier(node)] else { return swipe.release(to: 0, time: time) }
        let width = rowFrames[ObjectIdentifier(node)]?.width ?? 0
        let side: CGFloat = offset < 0 ? -1 : 1
        if reach.performsFirst, abs(offset) > width / 2, let action = row.actions?.firstAction {
            swipe.release(to: side * width, time: time)
            return action()
        }
        swipe.release(to: abs(offset) > reach.length / 2 ? side * reach.length : 0, time: time)
    }

    // MARK: Drawing

    override func paint(with painter: inout Painter) {
        let shown = layout.filter { pinned[$0.slot] == nil }.map { (part: part(ofSlot: $0.slot), slot: $0.slot, nodes: $0.nodes) }
        var start = 0
        while start < shown.count {
            let group = shown[start].part.group
            let end = shown[start...].firstIndex { $0.part.group != group } ?? shown.count
            paint(group, shown[start..<end].map { ($0.part.role, $0.slot, $0.nodes) }, with: &painter)
            start = end
        }
        for node in departing { node.paint(with: &painter) }
        paintPinned(with: &painter)
    }

    /// A header over the rows that scroll under it lies on the material of bars. By eye, after UIKit's plain lists.
    private func paintPinned(with painter: inout Painter) {
        for node in pinnedNodes {
            let own = node.frame(at: painter.time)
            let whole = frame(at: painter.time)
            let box = CGRect(x: whole.minX, y: own.minY - pinInset, width: whole.width, height: own.height + 2 * pinInset)
            let style = Material.bar.primitiveStyle(in: environment, level: 0)
            painter.draw(style.items(filling: Path(box), FillStyle(), in: box, opacity: painter.opacity))
            node.paint(with: &painter)
        }
    }

    private func paint(
        _ group: Int, _ lines: [(role: SectionMembership.Role, slot: Int, nodes: [ViewNode])], with painter: inout Painter
    ) {
        for line in lines where line.role == .header { for node in line.nodes { node.paint(with: &painter) } }
        let content = lines.filter { $0.role == .content }
        let rows = content.flatMap(\.nodes).map { row(of: $0) }
        let boxes = rows.map { box(of: $0, at: painter.time) }
        let slots = groups[group].rows
        // Of a group that goes on beyond what is built only its straight sides are seen.
        let isWhole = (top: content.first?.slot == slots.lowerBound, bottom: content.last?.slot == slots.upperBound - 1)
        if rowSpacing != nil {
            for (row, box) in zip(rows, boxes) {
                let path = RoundedRectangle(cornerRadius: measures.cornerRadius).path(in: box)
                let items = painter.group { paintBackground(of: row, in: box, with: &$0) }
                painter.draw([.clip(path, FillStyle(), items)])
            }
        } else if let first = boxes.first {
            var outline = boxes.reduce(first) { $0.union($1) }
            let beyond = measures.cornerRadius + measures.minimumRowHeight
            if !isWhole.top { (outline.origin.y, outline.size.height) = (outline.minY - beyond, outline.height + beyond) }
            if !isWhole.bottom { outline.size.height += beyond }
            let path = RoundedRectangle(cornerRadius: measures.cornerRadius).path(in: outline)
            let items = painter.group { inner in
                for (row, box) in zip(rows, boxes) {
                    row.actions?.paint(with: &inner)
                    paintBackground(of: row, in: box.offsetBy(dx: row.shift, dy: 0), with: &inner)
                    // Swiped aside a row ends where its group does.
                    if row.shift != 0 { paintContent(of: row, with: &inner) }
                }
            }
            painter.draw([.clip(path, FillStyle(), items)])
        }
        if let first = rows.first, isWhole.top { paintSeparator(above: boxes[0], ofFirst: first, with: &painter) }
        for (index, row) in rows.enumerated() {
            if row.shift == 0 { paintContent(of: row, with: &painter) }
            let isLastBuilt = index == rows.count - 1
            let isLast = isLastBuilt && isWhole.bottom
            let isHidden =
                row.traits.separator == .hidden || (!isLastBuilt && rows[index + 1].traits.topSeparator == .hidden)
                || (isLast && row.traits.sectionSeparator == .hidden)
            if !isHidden, rowSpacing == nil, !isLast || look.kind != .insetGrouped {
                paintSeparator(under: boxes[index], of: row, isLast: isLast, with: &painter)
            }
        }
        for line in lines where line.role == .footer { for node in line.nodes { node.paint(with: &painter) } }
    }

    /// A row's box at a moment: its own, moved as its view moves.
    private func box(of row: Row, at time: Double) -> CGRect {
        guard let box = rowFrames[ObjectIdentifier(row.node)], let placed = row.node.placedFrame else { return .zero }
        let rest = placed.snapped(toPixelLength: environment.pixelLength)
        let now = row.node.frame(at: time)
        return box.snapped(toPixelLength: environment.pixelLength).offsetBy(dx: now.minX - rest.minX, dy: now.minY - rest.minY)
    }

    // MARK: What a menu lifts

    /// The box of the row that a node stands in.
    func rowFrame(around node: ViewNode) -> CGRect? { row(holding: node).flatMap { rowFrames[ObjectIdentifier($0.node)] } }

    /// Draws the row that a node stands in, with what lies behind and beside it.
    func paintRow(around node: ViewNode, with painter: inout Painter) {
        guard let row = row(holding: node) else { return node.paint(with: &painter) }
        let box = box(of: row, at: painter.time)
        paintBackground(of: row, in: box, with: &painter)
        paintContent(of: row, with: &painter)
    }

    private func row(holding node: ViewNode) -> Row? {
        rows.values.first { $0.node.rowMenu === node }
    }

    private func paintContent(of row: Row, with painter: inout Painter) {
        row.node.paint(with: &painter)
        row.badge?.paint(with: &painter)
    }

    private func paintBackground(of row: Row, in box: CGRect, with painter: inout Painter) {
        if row.node.traits.tag.map(selection.holds) == true {
            fill(Path(box), .systemGray4, with: &painter)
        } else if let background = row.background {
            background.paint(with: &painter)
        } else if look.kind != .plain {
            fill(Path(box), .secondarySystemGroupedBackground, with: &painter)
        }
    }

    /// Groups from edge to edge begin with a line, too.
    ///
    /// Source: UIKit's table views; `listSectionSeparator(.hidden, edges: .top)` takes it away.
    private func paintSeparator(above box: CGRect, ofFirst row: Row, with painter: inout Painter) {
        let isHidden = row.traits.topSeparator == .hidden || row.traits.topSectionSeparator == .hidden
        guard look.kind != .insetGrouped, rowSpacing == nil, !isHidden else { return }
        paintSeparator(
            at: box.minY, across: box, inset: look.kind == .grouped ? 0 : measures.separatorInset,
            tint: row.traits.topSectionSeparatorTint ?? row.traits.topSeparatorTint, with: &painter)
    }

    private func paintSeparator(under box: CGRect, of row: Row, isLast: Bool, with painter: inout Painter) {
        paintSeparator(
            at: box.maxY - environment.pixelLength, across: box,
            inset: isLast && look.kind == .grouped ? 0 : measures.separatorInset,
            tint: (isLast ? row.traits.sectionSeparatorTint : nil) ?? row.traits.separatorTint, with: &painter)
    }

    private func paintSeparator(
        at y: CGFloat, across box: CGRect, inset: CGFloat, tint: Color?, with painter: inout Painter
    ) {
        var line = CGRect(x: box.minX + inset, y: y, width: max(box.width - inset, 0), height: environment.pixelLength)
        if environment.layoutDirection == .rightToLeft { line.origin.x = box.minX }
        guard let tint else { return fill(Path(line), .separator, with: &painter) }
        let style = tint.resolvedStyle(in: environment, level: 0)
        painter.draw(style.items(filling: Path(line), FillStyle(), in: line, opacity: painter.opacity))
    }

    private func fill(_ path: Path, _ color: SystemColor, with painter: inout Painter) {
        let style = ResolvedStyle.color(color.resolved(in: environment.colorScheme))
        painter.draw(style.items(filling: path, FillStyle(), in: path.boundingRect, opacity: painter.opacity))
    }
}

extension ViewNode {
    /// What the first control in the subtree performs.
    fileprivate var firstAction: (() -> Void)? {
        if case .control(let control)? = (self as? InteractionNode)?.interaction, let action = control.action { return action }
        for child in children { if let action = child.firstAction { return action } }
        return nil
    }
}
