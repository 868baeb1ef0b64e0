import Drawing
import Foundation
@_spi(Nodes) import SwiftUICore

/// The marks and handles beside the rows of a list that is edited, and the rows that a finger moves.
extension ListNode {
    func buildMark(of node: ViewNode, _ traits: ListRowTraits) -> ViewNode? {
        let kind: RowMark.Kind
        var action: (() -> Void)?
        if let toggle = selection.toggle {
            guard let tag = node.traits.tag, selection.mayHold(tag) else { return nil }
            kind = selection.holds(tag) ? .selected : .unselected
            action = { toggle(tag) }
        } else {
            guard node.layoutValue(for: RowDeletionKey.self) != nil, !traits.isDeleteDisabled else { return nil }
            kind = .deletion
            action = { [weak self, weak node] in if let node { self?.open(node) } }
        }
        return tree.buildRow(by: self) { buildPart(AnyView(RowMark(kind: kind, action: action)), node, .mark).first }
    }

    func buildHandle(of node: ViewNode, _ traits: ListRowTraits) -> ViewNode? {
        guard node.layoutValue(for: RowMovementKey.self) != nil, !traits.isMoveDisabled else { return nil }
        return tree.buildRow(by: self) { buildPart(AnyView(RowHandle()), node, .handle).first }
    }

    /// Returns the room of a row's mark at a moment.
    func markRoom(of row: Row, at time: Double) -> CGFloat {
        row.mark == nil ? 0 : RowMark.room * (editing?.value(at: time) ?? (isEditing ? 1 : 0))
    }

    /// Paints marks and handles: marks come in from one side with the content that makes room for them, handles from the other; both
    /// fade.
    ///
    /// Source: UIKit's table views, as they are seen.
    func paintEditingParts(of row: Row, with painter: inout Painter) {
        let progress = editing?.value(at: painter.time) ?? (isEditing ? 1 : 0)
        guard row.mark != nil || row.handle != nil, progress > 0 else { return }
        guard progress != 1 else {
            row.mark?.paint(with: &painter)
            row.handle?.paint(with: &painter)
            return
        }
        let side: CGFloat = environment.layoutDirection == .rightToLeft ? 1 : -1
        let box = Path(box(of: row, at: painter.time).offsetBy(dx: row.shift, dy: 0))
        for (part, way) in [(row.mark, side * RowMark.room), (row.handle, -side * RowHandle.room)] {
            guard let part else { continue }
            let items = painter.group { part.paint(with: &$0) }
            let moved = DisplayItem.transform(CGAffineTransform(translationX: way * (1 - progress), y: 0), items)
            painter.draw([.clip(box, FillStyle(), [.group(opacity: min(progress, 1), blendMode: .normal, [moved])])], isComposed: true)
        }
    }

    /// Brings out the actions that delete a row.
    private func open(_ node: ViewNode) {
        let toRight = environment.layoutDirection == .rightToLeft
        guard let reach = swipeReach(of: node, toRight: toRight) else { return }
        swipe.hold(node, at: 0, time: tree.now)
        swipe.release(to: toRight ? reach.length : -reach.length, time: tree.now)
        tree.stateDidChange(Transaction())
    }

    /// Returns the touch part by which a finger moves a row of a list that is not edited; nil if the row cannot be moved.
    func liftingPart(of node: ViewNode, _ traits: ListRowTraits, in box: CGRect) -> TouchPart? {
        guard !isEditing, !traits.isMoveDisabled, let movement = node.layoutValue(for: RowMovementKey.self) else { return nil }
        var part = TouchPart(interaction: .gesture(AttachedGesture(lifting: node, in: self)), node: node, frame: box, isWhole: true)
        part.isLikeOthers = movement.place > 0
        return part
    }

    /// Lifts a row off the list.
    func lift(_ node: ViewNode) {
        var lift = AnimatedValue(0.0)
        lift.set(1, animation: .easeOut(duration: 0.2), at: tree.now)
        lifted = (ObjectIdentifier(node), lift)
    }

    /// Returns the lift of a row off the list at a moment, from 0 to 1; nil for a row that lies in it.
    func lift(of row: Row, at time: Double) -> Double? {
        guard let lifted, lifted.row == ObjectIdentifier(row.node) else { return nil }
        guard lifted.amount.target > 0 || lifted.amount.settlingTime > time else { return nil }
        return min(max(lifted.amount.value(at: time), 0), 1)
    }

    /// Moves a row by a finger; the rows of its collection under it make way.
    func move(_ node: ViewNode, by distance: CGFloat, isLifted: Bool = false) {
        guard let slot = layout.first(where: { $0.nodes.contains { $0 === node } })?.slot, let rest = restFrames[slot] else { return }
        let places = movablePlaces(around: slot)
        let limits = (restFrames[places.lowerBound] ?? rest, restFrames[places.upperBound] ?? rest)
        let held = min(max(distance, limits.0.minY - rest.minY), limits.1.maxY - rest.maxY)
        var target = slot
        while target < places.upperBound, let next = restFrames[target + 1], rest.maxY + held > next.midY { target += 1 }
        while target > places.lowerBound, let before = restFrames[target - 1], rest.minY + held < before.midY { target -= 1 }
        let changes = (moved?.target ?? slot) != target
        moved = MovedRow(row: ObjectIdentifier(node), slot: slot, target: target, distance: held, height: rest.height, isLifted: isLifted)
        tree.stateDidChange(changes ? Transaction(animation: .default) : Transaction())
    }

    /// Releases a moved row and moves its element to the new place; returns false where no row was moved.
    func endMove(of node: ViewNode) -> Bool {
        guard let moved, moved.row == ObjectIdentifier(node) else { return false }
        self.moved = nil
        if moved.isLifted { lifted?.amount.set(0, animation: .default, at: tree.now) }
        let movement = node.layoutValue(for: RowMovementKey.self)
        withAnimation(.default) {
            if let movement, moved.target != moved.slot {
                let target = movement.place + moved.target - moved.slot
                movement.move(IndexSet(integer: movement.place), target > movement.place ? target + 1 : target)
            }
            tree.stateDidChange(Transaction(animation: .default))
        }
        return true
    }

    /// Returns the slots of the built rows in the same collection as the row in a slot.
    private func movablePlaces(around slot: Int) -> ClosedRange<Int> {
        let group = part(ofSlot: slot)
        let nodes = Dictionary(layout.map { ($0.slot, $0.nodes.first) }, uniquingKeysWith: { first, _ in first })
        func place(_ slot: Int) -> Int? { nodes[slot]??.layoutValue(for: RowMovementKey.self)?.place }
        func goesOn(_ next: Int, _ step: Int) -> Bool {
            guard part(ofSlot: next).group == group.group, let here = place(next - step), let there = place(next) else { return false }
            return there == here + step
        }
        var (first, last) = (slot, slot)
        while goesOn(first - 1, -1) { first -= 1 }
        while goesOn(last + 1, 1) { last += 1 }
        return first...last
    }
}
