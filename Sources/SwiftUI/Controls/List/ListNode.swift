import Drawing

/// What a list puts behind and beside a row's view.
enum ListRowPart: Int { case background, badge }

/// Rows, with the groups behind them and the lines between them.
@MainActor
final class ListNode: ViewNode {
    /// One row, header or footer.
    private struct Item {
        var node: ViewNode
        var traits: ListRowTraits
        var background: ViewNode?
        /// What stands at the row's end, as `badge(_:)` sets it.
        var badge: ViewNode?
    }

    /// What belongs together.
    private struct Group {
        var header: [ViewNode] = []
        var rows: [Item] = []
        var footer: [ViewNode] = []
    }

    private var groups: [Group] = []
    private var departing: [ViewNode] = []
    private var look = DefaultListStyle._look
    private var measures = ListMeasures(DefaultListStyle._look)
    private var selection: Set<AnyHashable> = []
    private var sectionSpacing: CGFloat?

    /// Sorts the rows into groups: views in a row without a section are one.
    func update(
        _ nodes: [ViewNode], look: _ListLook, selection: Set<AnyHashable>, in context: BuildContext,
        build: (AnyView, ViewNode, ListRowPart) -> [ViewNode]
    ) {
        self.look = look
        self.selection = selection
        measures = ListMeasures(look)
        measures.minimumRowHeight = context.environment.defaultMinListRowHeight
        sectionSpacing = context.environment.listSectionSpacing.points
        departing = nodes.filter(\.isDeparting)
        groups = []
        var current: ObjectIdentifier?
        for node in nodes where !node.isDeparting {
            let membership = node.layoutValue(for: SectionMembershipKey.self)
            if groups.isEmpty || membership?.section != current { groups.append(Group()) }
            current = membership?.section
            switch membership?.role {
            case .header: groups[groups.count - 1].header.append(node)
            case .footer: groups[groups.count - 1].footer.append(node)
            case .content, nil:
                let traits = node.layoutValue(for: ListRowTraitsKey.self)
                let background = traits.background.flatMap { build($0, node, .background).first }
                let badge = node.layoutValue(for: TabItemKey.self).badge
                    .flatMap { build(AnyView($0.foregroundStyle(.secondary)), node, .badge).first }
                groups[groups.count - 1].rows.append(
                    Item(node: node, traits: traits, background: background, badge: badge))
            }
        }
    }

    override var kind: String { "List" }

    override var children: [ViewNode] {
        groups.flatMap { group in group.header + group.rows.flatMap { [$0.background, $0.node, $0.badge].compactMap { $0 } } + group.footer }
            + departing
    }

    /// `rule.list` of the layout measurements: the proposal, and nothing where there is none.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    // MARK: Layout

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        let margins = environment.scrollContentMargins
        let left = frame.minX + measures.sideMargin + margins.leading
        let width = max(frame.width - 2 * measures.sideMargin - margins.leading - margins.trailing, 0)
        var y = frame.minY + margins.top
        for (index, group) in groups.enumerated() {
            y += space(before: group, isFirst: index == 0)
            y = placeTexts(group.header, x: left, y: y, width: width)
            if !group.header.isEmpty { y += measures.afterHeader }
            for item in group.rows {
                let height = place(item, x: left, y: y, width: width)
                y += height
            }
            if !group.footer.isEmpty { y += measures.beforeFooter }
            y = placeTexts(group.footer, x: left, y: y, width: width)
        }
    }

    private func space(before group: Group, isFirst: Bool) -> CGFloat {
        if isFirst { return group.header.isEmpty ? measures.topWithoutHeader : measures.topWithHeader }
        let standard = group.header.isEmpty ? measures.beforeGroup : measures.beforeHeader
        return sectionSpacing ?? standard
    }

    private func placeTexts(_ nodes: [ViewNode], x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
        var y = y
        for node in nodes {
            let insets = measures.rowInsets
            let proposal = ProposedViewSize(width: max(width - insets.leading - insets.trailing, 0), height: nil)
            let size = node.sizeThatFits(proposal)
            node.place(at: origin(x: x + insets.leading, y: y, width: size.width, in: x...(x + width)), proposal: proposal)
            y += size.height
        }
        return y
    }

    private func place(_ item: Item, x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
        let insets = item.traits.insets ?? measures.rowInsets
        let badge = item.badge?.sizeThatFits(.unspecified) ?? .zero
        let taken = insets.leading + insets.trailing + (item.badge == nil ? 0 : badge.width + 8)
        let proposal = ProposedViewSize(width: max(width - taken, 0), height: nil)
        let size = item.node.sizeThatFits(proposal)
        let height = max(size.height + insets.top + insets.bottom, measures.minimumRowHeight)
        let room = height - insets.top - insets.bottom
        let top = y + insets.top + (room - size.height) / 2
        item.node.place(at: origin(x: x + insets.leading, y: top, width: size.width, in: x...(x + width)), proposal: proposal)
        item.badge?.place(
            at: origin(
                x: x + width - insets.trailing - badge.width, y: y + (height - badge.height) / 2, width: badge.width,
                in: x...(x + width)), proposal: .unspecified)
        item.background?.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: height))
        rowFrames[ObjectIdentifier(item.node)] = CGRect(x: x, y: y, width: width, height: height)
        return height
    }

    /// Where a row's box lies, of which its view may take only a part.
    private var rowFrames: [ObjectIdentifier: CGRect] = [:]

    /// The corner of a view of a width that begins at a leading edge, mirrored where writing runs from right to left.
    private func origin(x: CGFloat, y: CGFloat, width: CGFloat, in range: ClosedRange<CGFloat>) -> CGPoint {
        guard environment.layoutDirection == .rightToLeft else { return CGPoint(x: x, y: y) }
        return CGPoint(x: range.lowerBound + range.upperBound - x - width, y: y)
    }

    // MARK: Drawing

    override func paint(with painter: inout Painter) {
        for group in groups { paint(group, with: &painter) }
        for node in departing { node.paint(with: &painter) }
    }

    private func paint(_ group: Group, with painter: inout Painter) {
        for node in group.header { node.paint(with: &painter) }
        let boxes = group.rows.map { box(of: $0, at: painter.time) }
        if let first = boxes.first {
            let shape = RoundedRectangle(cornerRadius: measures.cornerRadius)
            let outline = shape.path(in: boxes.reduce(first) { $0.union($1) })
            let items = painter.group { inner in
                for (item, box) in zip(group.rows, boxes) { paintBackground(of: item, in: box, with: &inner) }
            }
            painter.draw([.clip(outline, FillStyle(), items)])
        }
        for (index, item) in group.rows.enumerated() {
            item.node.paint(with: &painter)
            item.badge?.paint(with: &painter)
            let isLast = index == group.rows.count - 1
            let isHidden = item.traits.separator == .hidden || (!isLast && group.rows[index + 1].traits.topSeparator == .hidden)
            if !isHidden, !isLast || look.kind != .insetGrouped {
                paintSeparator(under: boxes[index], of: item, isLast: isLast, with: &painter)
            }
        }
        for node in group.footer { node.paint(with: &painter) }
    }

    /// A row's box at a moment: its own, moved as its view moves.
    private func box(of item: Item, at time: Double) -> CGRect {
        guard let box = rowFrames[ObjectIdentifier(item.node)], let placed = item.node.placedFrame else { return .zero }
        let rest = placed.snapped(toPixelLength: environment.pixelLength)
        let now = item.node.frame(at: time)
        return box.snapped(toPixelLength: environment.pixelLength).offsetBy(dx: now.minX - rest.minX, dy: now.minY - rest.minY)
    }

    private func paintBackground(of item: Item, in box: CGRect, with painter: inout Painter) {
        if item.node.traits.tag.map({ selection.contains($0) }) == true {
            fill(Path(box), .systemGray4, with: &painter)
        } else if let background = item.background {
            background.paint(with: &painter)
        } else if look.kind != .plain {
            fill(Path(box), .secondarySystemGroupedBackground, with: &painter)
        }
    }

    private func paintSeparator(under box: CGRect, of item: Item, isLast: Bool, with painter: inout Painter) {
        let pixel = environment.pixelLength
        let inset = isLast && look.kind == .grouped ? 0 : measures.separatorInset
        var line = CGRect(x: box.minX + inset, y: box.maxY - pixel, width: max(box.width - inset, 0), height: pixel)
        if environment.layoutDirection == .rightToLeft { line.origin.x = box.minX }
        guard let tint = item.traits.separatorTint else { return fill(Path(line), .separator, with: &painter) }
        let style = tint.resolvedStyle(in: environment, level: 0)
        painter.draw(style.items(filling: Path(line), FillStyle(), in: line, opacity: painter.opacity))
    }

    private func fill(_ path: Path, _ color: SystemColor, with painter: inout Painter) {
        let style = ResolvedStyle.color(color.resolved(in: environment.colorScheme))
        painter.draw(style.items(filling: path, FillStyle(), in: path.boundingRect, opacity: painter.opacity))
    }
}
