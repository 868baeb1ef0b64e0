import Drawing
import Foundation
@_spi(Nodes) import SwiftUICore

/// Rows, with the groups behind them and the lines between them.
extension ListNode {
    func paintGroups(with painter: inout Painter) {
        let shown = layout.filter { pinned[$0.slot] == nil }.map { (part: part(ofSlot: $0.slot), slot: $0.slot, nodes: $0.nodes) }
        // Leaving rows lie behind the rows that take their place.
        for node in departing { paintLeaving(node, with: &painter) }
        var start = 0
        while start < shown.count {
            let group = shown[start].part.group
            let end = shown[start...].firstIndex { $0.part.group != group } ?? shown.count
            paint(group, shown[start..<end].map { ($0.part.role, $0.slot, $0.nodes) }, with: &painter)
            start = end
        }
        paintPinned(with: &painter)
    }

    /// A row that leaves, on its own piece of the group, which fades as it goes.
    private func paintLeaving(_ node: ViewNode, with painter: inout Painter) {
        let key = ObjectIdentifier(node)
        if let fade = fades[key], var box = rowFrames[key], hasCards,
            node.layoutValue(for: ListRowTraitsKey.self).background == nil
        {
            let opacity = fade.value(at: painter.time)
            let others = rows.keys.compactMap { rowFrames[$0] }
            let radius = rowSpacing == nil ? measures.cornerRadius : 0
            // The row has round corners only where it was at an end of its group.
            if others.contains(where: { abs($0.maxY - box.minY) < 1 }) {
                (box.origin.y, box.size.height) = (box.minY - radius, box.height + radius)
            }
            if others.contains(where: { $0.minY < box.maxY - 1 && $0.maxY > box.maxY - 1 }) { box.size.height += radius }
            let path = RoundedRectangle(cornerRadius: measures.cornerRadius).path(in: box)
            let items = painter.group { fillCard(path, with: &$0) }
            if opacity > 0 { painter.draw([.group(opacity: opacity, blendMode: .normal, items)]) }
        }
        node.paint(with: &painter)
    }

    /// Starts to fade out the ground of leaving rows.
    func fadeLeaving() {
        let leaving = departing.compactMap { $0 as? TransitionNode }
        fades = fades.filter { key, _ in leaving.contains { ObjectIdentifier($0) == key } }
        for node in leaving where fades[ObjectIdentifier(node)] == nil {
            var fade = AnimatedValue(1.0)
            fade.set(0, animation: node.lastExit?.transaction.animation, at: tree.now)
            fades[ObjectIdentifier(node)] = fade
        }
    }

    /// Starts to fade in the ground of arriving rows, as the rows themselves do.
    func fadeArriving() {
        guard !tree.isSampling else { return }
        for node in layout.flatMap(\.nodes) {
            guard let entrance = (node as? TransitionNode)?.lastEntrance, entrance.update == tree.updates.count,
                let animation = entrance.transaction.animation, arrivals[ObjectIdentifier(node)] == nil
            else { continue }
            var arrival = AnimatedValue(0.0)
            arrival.set(1, animation: animation, at: tree.now)
            arrivals[ObjectIdentifier(node)] = arrival
        }
        arrivals = arrivals.filter { key, arrival in arrival.settlingTime > tree.now && rows[key] != nil }
    }

    /// Returns the number of rows at a group's end that are arriving at a moment, and their opacity: rows above and below others come
    /// into sight as the others make room.
    private func arriving(_ rows: [Row], at time: Double) -> (count: Int, opacity: Double) {
        let values = rows.reversed().lazy.map { row -> Double in
            let arrival = self.arrivals[ObjectIdentifier(row.node)]
            return arrival.map { $0.settlingTime > time ? min(max($0.value(at: time), 0), 1) : 1 } ?? 1
        }.prefix { $0 < 1 }
        return (values.count, values.min() ?? 1)
    }

    /// Paints the ground of arriving rows at a group's end; above it are the round corners of the rows before.
    private func paintArriving(_ rows: [Row], _ boxes: [CGRect], opacity: Double, isAlone: Bool, with painter: inout Painter) {
        guard opacity > 0, let first = boxes.first else { return }
        var outline = boxes.reduce(first) { $0.union($1) }
        let radius = measures.cornerRadius
        // Its own round corners lie out of sight.
        if !isAlone { (outline.origin.y, outline.size.height) = (outline.minY - 2 * radius, outline.height + 2 * radius) }
        let items = painter.group { inner in
            if !isAlone, hasCards {
                let seam = CGRect(x: outline.minX, y: outline.minY + radius, width: outline.width, height: radius)
                fillCard(Path(seam), with: &inner)
            }
            for (row, box) in zip(rows, boxes) { paintBackground(of: row, in: box, with: &inner) }
        }
        let path = RoundedRectangle(cornerRadius: radius).path(in: outline)
        painter.draw([.group(opacity: opacity, blendMode: .normal, [.clip(path, FillStyle(), items)])])
    }

    /// A header over the rows that scroll under it lies on the material of bars. By eye, after UIKit's plain lists.
    func paintPinned(with painter: inout Painter) {
        for node in pinnedNodes {
            let own = node.frame(at: painter.time)
            let whole = frame(at: painter.time)
            let box = CGRect(x: whole.minX, y: own.minY - pinInset, width: whole.width, height: own.height + 2 * pinInset)
            let style = Material.bar.primitiveStyle(in: environment, level: 0)
            painter.draw(style.items(filling: Path(box), FillStyle(), in: box, opacity: painter.opacity))
            node.paint(with: &painter)
        }
    }

    func paint(
        _ group: Int, _ lines: [(role: SectionMembership.Role, slot: Int, nodes: [ViewNode])], with painter: inout Painter
    ) {
        for line in lines where line.role == .header { for node in line.nodes { node.paint(with: &painter) } }
        let content = lines.filter { $0.role == .content }
        let rows = content.flatMap(\.nodes).map { row(of: $0) }
        let boxes = rows.map { box(of: $0, at: painter.time) }
        let slots = groups[group].rows
        // A group that goes on beyond the built rows shows only its straight sides.
        let isWhole = (top: content.first?.slot == slots.lowerBound, bottom: content.last?.slot == slots.upperBound - 1)
        if rowSpacing != nil {
            for (row, box) in zip(rows, boxes) {
                let path = RoundedRectangle(cornerRadius: measures.cornerRadius).path(in: box)
                paintTurned(box, with: &painter) { painter in
                    let items = painter.group { paintBackground(of: row, in: box, with: &$0) }
                    painter.draw([.clip(path, FillStyle(), items)])
                }
            }
        } else if !boxes.isEmpty {
            let (count, opacity) = isWhole.bottom ? arriving(rows, at: painter.time) : (0, 1)
            let (coming, there) = (boxes.suffix(count), boxes.dropLast(count))
            paintArriving(Array(rows.suffix(count)), Array(coming), opacity: opacity, isAlone: there.isEmpty, with: &painter)
            guard let first = there.first else { return paintContents(lines, rows, boxes, isWhole, with: &painter) }
            var outline = there.reduce(first) { $0.union($1) }
            let beyond = measures.cornerRadius + measures.minimumRowHeight
            if !isWhole.top { (outline.origin.y, outline.size.height) = (outline.minY - beyond, outline.height + beyond) }
            if !isWhole.bottom { outline.size.height += beyond }
            let path = RoundedRectangle(cornerRadius: measures.cornerRadius).path(in: outline)
            let items = painter.group { inner in
                for (row, box) in zip(rows, there) {
                    row.actions?.paint(with: &inner)
                    paintBackground(of: row, in: box.offsetBy(dx: row.shift, dy: 0), with: &inner)
                    // Swiped aside a row ends where its group does.
                    if row.shift != 0 { paintContent(of: row, with: &inner) }
                }
            }
            painter.draw([.clip(path, FillStyle(), items)])
        }
        paintContents(lines, rows, boxes, isWhole, with: &painter)
    }

    /// Paints the content of a group's rows, the lines between them, and its footer.
    private func paintContents(
        _ lines: [(role: SectionMembership.Role, slot: Int, nodes: [ViewNode])], _ rows: [Row], _ boxes: [CGRect],
        _ isWhole: (top: Bool, bottom: Bool), with painter: inout Painter
    ) {
        if let first = rows.first, isWhole.top { paintSeparator(above: boxes[0], ofFirst: first, with: &painter) }
        for (index, row) in rows.enumerated() {
            if row.shift == 0, !isOverOthers(row, at: painter.time) {
                paintTurned(boxes[index], with: &painter) { paintContent(of: row, with: &$0) }
            }
            let isLastBuilt = index == rows.count - 1
            let isLast = isLastBuilt && isWhole.bottom
            let isHidden =
                row.traits.separator == .hidden || (!isLastBuilt && rows[index + 1].traits.topSeparator == .hidden)
                || (isLast && row.traits.sectionSeparator == .hidden)
            if !isHidden, rowSpacing == nil, !isLast || !look.kind.isInset {
                paintSeparator(under: boxes[index], of: row, isLast: isLast, with: &painter)
            }
        }
        for (row, box) in zip(rows, boxes) where isOverOthers(row, at: painter.time) { paintMoved(row, in: box, with: &painter) }
        for line in lines where line.role == .footer { for node in line.nodes { node.paint(with: &painter) } }
    }

    /// Paints a part of a row smaller, the farther its box reaches beyond the lower end of the screen, where rows turn away there.
    ///
    /// Record `watch.list.row.carousel` of the pictures of watchOS 26 shows the last row scaled down; the scale is by eye.
    private func paintTurned(_ box: CGRect, with painter: inout Painter, _ paint: (inout Painter) -> Void) {
        let beyond = look.turnsAway ? min(max((box.maxY - tree.size.height) / max(box.height, 1), 0), 1) : 0
        guard beyond > 0 else { return paint(&painter) }
        let scale = 1 - 0.25 * beyond
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: box.midX * (1 - scale), ty: box.minY * (1 - scale))
        painter.draw([.transform(transform, painter.group { paint(&$0) })])
    }

    private func isOverOthers(_ row: Row, at time: Double) -> Bool {
        moved?.row == ObjectIdentifier(row.node) || lift(of: row, at: time) != nil
    }

    /// Paints the row that a finger moves over the others; a row lifted by a long press is a card above them.
    ///
    /// The height of the lift is judged by eye, like that of dragged views.
    private func paintMoved(_ row: Row, in box: CGRect, with painter: inout Painter) {
        guard let lift = lift(of: row, at: painter.time) else { return paintWhole(row, in: box, with: &painter) }
        let items = painter.group { paintWhole(row, in: box, with: &$0) }
        let card = Path(roundedRect: box, cornerRadius: measures.cornerRadius * lift, style: .continuous)
        let scale = 1 + 0.02 * lift
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: box.midX * (1 - scale), ty: box.midY * (1 - scale))
        let color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(0.25 * lift)).rgba
        let shadow = Filter.shadow(color: color, sigma: 10 * lift, offset: CGSize(width: 0, height: 4 * lift))
        painter.draw([.transform(transform, [.filter(shadow, [.clip(card, FillStyle(), items)])])], isComposed: true)
    }

    private func paintWhole(_ row: Row, in box: CGRect, with painter: inout Painter) {
        if hasCards { fillCard(Path(box), with: &painter) } else { fill(Path(box), .systemBackground, with: &painter) }
        paintBackground(of: row, in: box, with: &painter)
        paintContent(of: row, with: &painter)
    }

    /// A row's box at a moment: its own, moved as its view moves.
    func box(of row: Row, at time: Double) -> CGRect {
        guard let box = rowFrames[ObjectIdentifier(row.node)], let placed = row.node.placedFrame else { return .zero }
        let rest = placed.snapped(toPixelLength: environment.pixelLength)
        let now = row.node.frame(at: time)
        // The content of the box makes room for a mark, not the box itself.
        let room = markRoom(of: row, at: time) - markRoom(of: row)
        let dx = environment.layoutDirection == .rightToLeft ? now.maxX - rest.maxX + room : now.minX - rest.minX - room
        return box.snapped(toPixelLength: environment.pixelLength).offsetBy(dx: dx, dy: now.minY - rest.minY)
    }

    // MARK: Rows lifted by menus

    /// Returns the box of the row that holds a node.
    func rowFrame(around node: ViewNode) -> CGRect? { row(holding: node).flatMap { rowFrames[ObjectIdentifier($0.node)] } }

    /// Draws the row that holds a node, with the parts behind and beside it.
    func paintRow(around node: ViewNode, with painter: inout Painter) {
        guard let row = row(holding: node) else { return node.paint(with: &painter) }
        let box = box(of: row, at: painter.time)
        paintBackground(of: row, in: box, with: &painter)
        paintContent(of: row, with: &painter)
    }

    private func row(holding node: ViewNode) -> Row? { rows.values.first { $0.node.rowMenu === node } }

    func paintContent(of row: Row, with painter: inout Painter) {
        row.node.paint(with: &painter)
        row.badge?.paint(with: &painter)
        paintEditingParts(of: row, with: &painter)
    }

    func paintBackground(of row: Row, in box: CGRect, with painter: inout Painter) {
        if row.node.traits.tag.map(selection.holds) == true {
            fill(Path(box), .systemGray4, with: &painter)
        } else if let background = row.background {
            background.paint(with: &painter)
        } else if hasCards {
            fillCard(Path(box), with: &painter)
        }
    }

    /// Groups from edge to edge begin with a line, too.
    ///
    /// Source: UIKit's table views; `listSectionSeparator(.hidden, edges: .top)` takes it away.
    private func paintSeparator(above box: CGRect, ofFirst row: Row, with painter: inout Painter) {
        let isHidden = row.traits.topSeparator == .hidden || row.traits.topSectionSeparator == .hidden
        guard !look.kind.isInset, rowSpacing == nil, !isHidden else { return }
        paintSeparator(
            at: box.minY, across: box, insets: look.kind == .grouped ? (0, 0) : (measures.separatorInset, separatorEnd),
            tint: row.traits.topSectionSeparatorTint ?? row.traits.topSeparatorTint, with: &painter)
    }

    /// A separator begins where the row's text does.
    ///
    /// Source: Apple, SwiftUI `HorizontalAlignment.listRowSeparatorLeading` (iOS 16 and later).
    private func paintSeparator(under box: CGRect, of row: Row, isLast: Bool, with painter: inout Painter) {
        let guides = separatorInsets[ObjectIdentifier(row.node)]
        let room = markRoom(of: row, at: painter.time) - markRoom(of: row)
        let leading = (guides?.leading ?? measures.separatorInset + markRoom(of: row)) + room
        paintSeparator(
            at: box.maxY - separatorThickness, across: box,
            insets: isLast && look.kind == .grouped ? (0, 0) : (leading, guides?.trailing ?? separatorEnd),
            tint: (isLast ? row.traits.sectionSeparatorTint : nil) ?? row.traits.separatorTint, with: &painter)
    }

    private var separatorThickness: CGFloat { environment.systemLook.list.separator.thickness ?? environment.pixelLength }

    /// The distance from the trailing side of a row to the end of a separator, in points.
    private var separatorEnd: CGFloat { environment.systemLook.list.separator.endsWithContent ? measures.rowInsets.trailing : 0 }

    private func paintSeparator(
        at y: CGFloat, across box: CGRect, insets: (leading: CGFloat, trailing: CGFloat), tint: Color?,
        with painter: inout Painter
    ) {
        let (start, end) = (max(insets.leading, 0), max(insets.trailing, 0))
        var line = CGRect(x: box.minX + start, y: y, width: max(box.width - start - end, 0), height: separatorThickness)
        if environment.layoutDirection == .rightToLeft { line.origin.x = box.minX + end }
        guard let tint else { return fill(Path(line), .separator, with: &painter) }
        let style = tint.resolvedStyle(in: environment, level: 0)
        painter.draw(style.items(filling: Path(line), FillStyle(), in: line, opacity: painter.opacity))
    }

    /// True if rows lie on cards, or on bands from edge to edge.
    private var hasCards: Bool { look.kind != .plain && look.kind != .column || environment.systemLook.list.card != nil }

    private func fillCard(_ path: Path, with painter: inout Painter) {
        guard let card = environment.systemLook.list.card else { return fill(path, .secondarySystemGroupedBackground, with: &painter) }
        let style = ResolvedStyle.color(card.resolved(in: environment.colorScheme))
        painter.draw(style.items(filling: path, FillStyle(), in: path.boundingRect, opacity: painter.opacity))
    }

    func fill(_ path: Path, _ color: SystemColor, with painter: inout Painter) {
        let style = ResolvedStyle.color(color.resolved(in: environment))
        painter.draw(style.items(filling: path, FillStyle(), in: path.boundingRect, opacity: painter.opacity))
    }
}
