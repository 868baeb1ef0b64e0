import Drawing
import Foundation
@_spi(Nodes) import SwiftUICore

/// The parts that a list puts behind and beside a row's view.
enum ListRowPart: Int { case background, badge, leadingActions, trailingActions, mark, handle }

/// Rows, with the groups behind them and the lines between them. Only visible rows are built, as in a lazy stack.
@MainActor
final class ListNode: LazyLinesNode {
    /// A view of a row and the parts that the list puts behind and beside it.
    struct Row {
        var node: ViewNode
        var traits: ListRowTraits
        var background: ViewNode?
        /// The badge at the row's end, as `badge(_:)` sets it.
        var badge: ViewNode?
        /// The parts before and after the row while the list is edited.
        var mark: ViewNode?
        var handle: ViewNode?
        /// The actions that a swipe has brought out.
        var actions: ViewNode?
        /// The distance the row is swiped aside, in points to the right.
        var shift: CGFloat = 0
    }

    /// Rows that share a background.
    struct Group {
        var hasHeader = false
        /// The slots of its rows.
        var rows = 0..<0
        /// The group's margins where they differ from the list's.
        var margins = SectionMargins()
    }

    var groups: [Group] = []
    /// The group and the role of each item of the container.
    private var parts: [(group: Int, role: SectionMembership.Role)] = []
    var rows: [ObjectIdentifier: Row] = [:]
    var look = DefaultListStyle._look
    /// The lengths of the list in its width.
    private(set) var measures = ListLook.iOS26.insetGrouped[0]
    var selection = ListSelection()
    private var sectionSpacing: CGFloat?
    /// The distance between rows, each of which is then a separate group; nil where rows adjoin.
    var rowSpacing: CGFloat?
    var swipe = RowSwipe()
    var isEditing = false
    /// The progress of the list's change to being edited, from 0 to 1.
    private(set) var editing: AnimatedValue<Double>?
    /// The marks and handles beside rows, which leave when editing ends.
    private var formerParts: [ObjectIdentifier: (mark: ViewNode?, handle: ViewNode?)] = [:]
    /// The row that a finger moves.
    var moved: MovedRow?
    /// The row that was lifted off the list, and the progress of its lift, from 0 to 1.
    var lifted: (row: ObjectIdentifier, amount: AnimatedValue<Double>)?
    /// The opacity that is left of the ground of leaving rows, from 1 to 0.
    var fades: [ObjectIdentifier: AnimatedValue<Double>] = [:]
    /// The opacity reached by the ground of arriving rows, from 0 to 1.
    var arrivals: [ObjectIdentifier: AnimatedValue<Double>] = [:]
    /// The frames of rows while none is moved, by slot.
    var restFrames: [Int: CGRect] = [:]
    var buildPart: (AnyView, ViewNode, ListRowPart) -> [ViewNode] = { _, _, _ in [] }

    init(tree: ViewTree) { super.init(tree: tree, axis: .vertical) }

    /// Sorts the rows into groups: consecutive views without a section form one group.
    func update(
        _ nodes: [ViewNode], state: ScrollState, look: _ListLook, selection: ListSelection, in context: BuildContext,
        build: @escaping (AnyView, ViewNode, ListRowPart) -> [ViewNode]
    ) {
        self.look = look
        self.selection = selection
        fit(to: placedFrame?.width ?? tree.size.width)
        sectionSpacing = context.environment.listSectionSpacing.points
        rowSpacing = context.environment.listRowSpacing.flatMap { $0 > 0 ? $0 : nil } ?? measures.rowSpacing
        buildPart = build
        rows = [:]
        if !isEditing, let editing, editing.target == 0, editing.settlingTime <= tree.now { formerParts = [:] }
        sortIntoGroups(nodes.filter { !$0.isDeparting })
        pinnedViews = look.kind == .plain && measures.rowSpacing == nil ? .sectionHeaders : []
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
            if groups.isEmpty || membership?.section != current {
                groups.append(Group(rows: slot..<slot, margins: node.layoutValue(for: ListRowTraitsKey.self).sectionMargins))
            }
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

    func part(ofSlot slot: Int) -> (group: Int, role: SectionMembership.Role) {
        guard let item = item(at: slot), item < parts.count else { return (0, .content) }
        return parts[item]
    }

    func row(of node: ViewNode) -> Row {
        if let known = rows[ObjectIdentifier(node)] { return known }
        let traits = node.layoutValue(for: ListRowTraitsKey.self)
        let (background, badge) = tree.buildRow(by: self) {
            (
                traits.background.flatMap { buildPart($0, node, .background).first },
                node.layoutValue(for: TabItemKey.self).rowBadge
                    .flatMap { buildPart(AnyView($0.foregroundStyle(.secondary)), node, .badge).first }
            )
        }
        var row = Row(node: node, traits: traits, background: background, badge: badge)
        if isEditing {
            (row.mark, row.handle) = (buildMark(of: node, traits), buildHandle(of: node, traits))
            formerParts[ObjectIdentifier(node)] = (row.mark, row.handle)
        } else if let parts = formerParts[ObjectIdentifier(node)] {
            (row.mark, row.handle) = parts
        }
        row.shift = swipe.offset(of: node, at: tree.moment)
        if row.shift != 0 { row.actions = buildActions(of: node, atRight: row.shift < 0) }
        rows[ObjectIdentifier(node)] = row
        node.rowMenu?.list = self
        return row
    }

    override var kind: String { "List" }

    override func companions(of node: ViewNode) -> [ViewNode] {
        guard let row = rows[ObjectIdentifier(node)] else { return [] }
        return [row.actions, row.background, row.badge].compactMap { $0 } + editingParts(of: row)
    }

    /// Returns the parts beside a row while the list is edited; parts that are leaving take no part in anything.
    private func editingParts(of row: Row) -> [ViewNode] { isEditing ? [row.mark, row.handle].compactMap { $0 } : [] }

    override var children: [ViewNode] {
        layout.filter { pinned[$0.slot] == nil }.flatMap(\.nodes).flatMap { node -> [ViewNode] in
            guard let row = rows[ObjectIdentifier(node)] else { return [node] }
            return [row.actions, row.background, node, row.badge].compactMap { $0 } + editingParts(of: row)
        } + departing + pinnedNodes
    }

    // MARK: Layout

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        if swipe.timeDependence.end > tree.now { tree.addTimedPart(swipe) }
        fit(to: frame.width)
        super.placeChildren(in: frame, proposal: proposal)
        fadeLeaving()
        fadeArriving()
    }

    override func breadth(across: CGFloat?, known: CGFloat) -> CGFloat { across ?? 0 }

    /// Takes the lengths of a list of a width.
    private func fit(to width: CGFloat) {
        measures = environment.systemLook.list.measures(of: look.kind, in: width)
        if let least = environment.ownMinListRowHeight { measures.minimumRowHeight = least }
        if environment.navigation == nil {
            measures.top = measures.topOutsideNavigation ?? measures.top
        } else if let page = environment.navigationPage, page.title != nil, page.isLarge {
            measures.top = measures.topUnderLargeTitle ?? measures.top
        }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, width.isFinite { fit(to: width) }
        return super.computeSize(proposal)
    }

    override var surround: (before: CGFloat, after: CGFloat) {
        let margins = environment.scrollContentMargins
        guard !groups.isEmpty else { return (margins.top, margins.bottom) }
        return (margins.top + space(before: 0), margins.bottom + (groups.last?.margins.bottom ?? measures.bottom))
    }

    /// - Parameter isAfterFooter: true if the group before ends in a footer.
    private func space(before group: Int, isAfterFooter: Bool = false) -> CGFloat {
        let hasHeader = groups[group].hasHeader
        if group == 0, let top = groups[0].margins.top { return top }
        if group > 0, groups[group].margins.top != nil || groups[group - 1].margins.bottom != nil {
            return (groups[group - 1].margins.bottom ?? 0) + (groups[group].margins.top ?? 0)
        }
        if group == 0 { return hasHeader ? measures.top.withHeader : measures.top.withoutHeader }
        let beforeHeader = isAfterFooter ? measures.beforeHeaderAfterFooter ?? measures.beforeHeader : measures.beforeHeader
        return sectionSpacing ?? (hasHeader ? beforeHeader : measures.beforeGroup)
    }

    /// A header that stays at the top is as far from there as from its rows.
    override var pinInset: CGFloat { measures.afterHeader }

    override func gap(after line: Int, from views: [[ViewNode]], to next: [[ViewNode]]) -> CGFloat {
        let (this, other) = (part(ofSlot: line), part(ofSlot: line + 1))
        let afterHeader = this.group == 0 ? measures.top.afterHeader ?? measures.afterHeader : measures.afterHeader
        var gap = this.role == .header && (other.role != .header || other.group != this.group) ? afterHeader : 0
        if this.group != other.group { return gap + space(before: other.group, isAfterFooter: this.role == .footer) }
        if other.role == .footer, this.role != .footer { gap += measures.beforeFooter }
        if let rowSpacing, this.role == .content, other.role == .content { gap += rowSpacing }
        return gap
    }

    /// The width of a group, and from the list's left side to it.
    private func columns(in width: CGFloat, group: Int) -> (left: CGFloat, width: CGFloat) {
        let (margins, own) = (environment.scrollContentMargins, groups.indices.contains(group) ? groups[group].margins : SectionMargins())
        let side = measures.sideMargin
        let leading = (own.leading ?? side) + margins.leading
        let trailing = (own.trailing ?? side) + margins.trailing
        let left = own != SectionMargins() && environment.layoutDirection == .rightToLeft ? trailing : leading
        return (left, max(width - leading - trailing, 0))
    }

    private func textProposal(_ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: max(width - measures.rowInsets.leading - measures.rowInsets.trailing, 0), height: nil)
    }

    private func rowProposal(_ row: Row, _ width: CGFloat) -> ProposedViewSize {
        let insets = row.traits.insets ?? measures.rowInsets
        let badge = row.badge.map { $0.sizeThatFits(.unspecified).width + 8 } ?? 0
        let room = width - insets.leading - insets.trailing - badge - markRoom(of: row) - handleRoom(of: row)
        return ProposedViewSize(width: max(room, 0), height: nil)
    }

    func markRoom(of row: Row) -> CGFloat { isEditing && row.mark != nil ? RowMark.room : 0 }
    private func handleRoom(of row: Row) -> CGFloat { isEditing && row.handle != nil ? RowHandle.room : 0 }

    /// Marks and handles come and go as the rows make room for them.
    override func didCommit() {
        let goal: Double = isEditing ? 1 : 0
        if editing == nil { editing = AnimatedValue(goal) }
        if editing?.target != goal { editing?.set(goal, animation: committingAnimation, at: tree.now) }
    }

    override var ownSettlingTime: Double {
        let own = max(super.ownSettlingTime, editing?.settlingTime ?? -.infinity, lifted?.amount.settlingTime ?? -.infinity)
        return arrivals.values.reduce(own) { max($0, $1.settlingTime) }
    }

    private func height(of row: Row, _ size: CGSize) -> CGFloat {
        let insets = row.traits.insets ?? measures.rowInsets
        return max(size.height + insets.top + insets.bottom, measures.minimumRowHeight)
    }

    override func measure(_ views: [[ViewNode]], line: Int, across: CGFloat?) -> LineExtents.Line {
        let width = columns(in: across ?? 0, group: part(ofSlot: line).group).width
        let isRow = part(ofSlot: line).role == .content
        var length: CGFloat = 0
        for node in views.joined() {
            if isRow {
                let row = row(of: node)
                length += height(of: row, node.sizeThatFits(rowProposal(row, width)))
            } else {
                length += textHeight(node.sizeThatFits(textProposal(width)), line: line)
            }
        }
        return LineExtents.Line(length: length, gap: 0, breadth: 0)
    }

    override func place(
        _ views: [[ViewNode]], line: Int, start: CGFloat, length: CGFloat, in frame: CGRect, across: CGFloat?
    ) {
        let (left, width) = columns(in: frame.width, group: part(ofSlot: line).group)
        let x = frame.minX + left
        var y = frame.minY + start
        let isRow = part(ofSlot: line).role == .content
        for node in views.joined() {
            y += isRow ? place(row(of: node), slot: line, x: x, y: y, width: width) : placeText(node, line: line, x: x, y: y, width: width)
        }
    }

    /// The height of a header or footer. Above a header there is room up to the least height that is set.
    private func textHeight(_ size: CGSize, line: Int) -> CGFloat {
        guard part(ofSlot: line).role == .header, let least = environment.defaultMinListHeaderHeight else { return size.height }
        return max(size.height, least)
    }

    private func placeText(_ node: ViewNode, line: Int, x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
        let proposal = textProposal(width)
        let size = node.sizeThatFits(proposal)
        let height = textHeight(size, line: line)
        let corner = origin(x: x + measures.rowInsets.leading, y: y + height - size.height, width: size.width, in: x...(x + width))
        node.place(at: corner, proposal: proposal)
        return height
    }

    private func place(_ row: Row, slot: Int, x: CGFloat, y rest: CGFloat, width: CGFloat) -> CGFloat {
        let y = rest + (moved?.lift(ofSlot: slot) ?? 0)
        let insets = row.traits.insets ?? measures.rowInsets
        let badge = row.badge?.sizeThatFits(.unspecified) ?? .zero
        let proposal = rowProposal(row, width)
        let size = row.node.sizeThatFits(proposal)
        let height = height(of: row, size)
        let room = height - insets.top - insets.bottom
        let top = y + insets.top + (room - size.height) / 2
        var corner = origin(x: x + insets.leading + markRoom(of: row), y: top, width: size.width, in: x...(x + width))
        corner.x += row.shift
        row.node.place(at: corner, proposal: proposal)
        var end = origin(
            x: x + width - insets.trailing - handleRoom(of: row) - badge.width, y: y + (height - badge.height) / 2,
            width: badge.width, in: x...(x + width))
        end.x += row.shift
        row.badge?.place(at: end, proposal: .unspecified)
        place(row.mark, of: row, x: x, y: y, width: width, height: height)
        place(row.handle, of: row, x: x, y: y, width: width, height: height)
        row.background?.place(at: CGPoint(x: x + row.shift, y: y), proposal: ProposedViewSize(width: width, height: height))
        row.actions?.place(
            at: CGPoint(x: row.shift < 0 ? x + width + row.shift : x, y: y),
            proposal: ProposedViewSize(width: abs(row.shift), height: height))
        rowFrames[ObjectIdentifier(row.node)] = CGRect(x: x, y: y, width: width, height: height)
        separatorInsets[ObjectIdentifier(row.node)] = separatorInsets(
            of: row.node.dimensions(in: proposal), from: insets.leading + markRoom(of: row), in: width)
        restFrames[slot] = CGRect(x: x, y: rest, width: width, height: height)
        return height
    }

    /// Returns the distances from the sides of a row to the separator under it, by the guides of its view.
    private func separatorInsets(
        of dimensions: ViewDimensions, from start: CGFloat, in width: CGFloat
    ) -> (leading: CGFloat?, trailing: CGFloat?) {
        let leading = dimensions[explicit: HorizontalAlignment.listRowSeparatorLeading].map { start + $0 }
        let trailing = dimensions[explicit: HorizontalAlignment.listRowSeparatorTrailing].map { width - start - $0 }
        return (leading, trailing)
    }

    /// Places the mark before a row's view or the handle after it.
    private func place(_ part: ViewNode?, of row: Row, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        guard let part else { return }
        let insets = row.traits.insets ?? measures.rowInsets
        let size = part.sizeThatFits(.unspecified)
        let editing = environment.systemLook.list.editing
        let start =
            part === row.mark ? insets.leading + editing.markInset : width - insets.trailing - editing.handleInset - size.width
        var corner = origin(x: x + start, y: y + (height - size.height) / 2, width: size.width, in: x...(x + width))
        corner.x += row.shift
        part.place(at: corner, proposal: .unspecified)
    }

    /// The frames of the rows' boxes; a row's view may take only a part of its box.
    var rowFrames: [ObjectIdentifier: CGRect] = [:]

    /// The distances from a row's sides to the separator under it, in points, where its view sets them.
    var separatorInsets: [ObjectIdentifier: (leading: CGFloat?, trailing: CGFloat?)] = [:]

    /// The frame of the whole row in which a view has an identity: a list scrolls to rows, not to the views in them.
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
            if let lifting = liftingPart(of: node, row.traits, in: box) { parts.append(lifting) }
            let menu = node.rowMenu
            if let open = menu?.open {
                let press = LongPressGesture().onEnded { _ in open() }
                parts.append(TouchPart(interaction: .gesture(AttachedGesture(press, .high)), node: node, frame: box, isWhole: true))
            }
            let choosing = isEditing ? selection.toggle ?? selection.choose : selection.choose
            if !isEditing, let perform = menu?.perform {
                parts.append(
                    TouchPart(interaction: .control(ControlTouch(.button, action: perform)), node: node, frame: box, isWhole: true))
            } else if let choose = choosing, let tag = node.traits.tag, selection.mayHold(tag), !row.traits.isSelectionDisabled {
                let control = ControlTouch(.button) { choose(tag) }
                parts.append(TouchPart(interaction: .control(control), node: node, frame: box, isWhole: true))
            }
            if row.handle != nil {
                let gesture = AttachedGesture(moving: node, in: self)
                let reach = RowHandle.room + (row.traits.insets ?? measures.rowInsets).trailing
                let start = origin(x: box.maxX - reach, y: box.minY, width: reach, in: box.minX...box.maxX)
                let frame = CGRect(origin: start, size: CGSize(width: reach, height: box.height))
                parts.append(TouchPart(interaction: .scroll(gesture), node: node, frame: frame, isWhole: true))
            }
            // A list that is edited has marks in place of swipes; a finger moves back the actions that a mark has brought out.
            guard !isEditing || row.shift != 0 else { return parts }
            if actions(of: node, atRight: true) != nil || actions(of: node, atRight: false) != nil {
                let gesture = AttachedGesture(swiping: node, in: self)
                parts.append(TouchPart(interaction: .scroll(gesture), node: node, frame: box, isWhole: true))
            }
            return parts
        }
    }

    override func sidesBySwipe(of row: ViewNode) -> [RowSide] {
        guard rows[ObjectIdentifier(row)] != nil else { return [] }
        return [RowSide.left, .right].filter { actions(of: row, atRight: $0 == .left) != nil }
    }

    override func paint(with painter: inout Painter) { paintGroups(with: &painter) }
}
