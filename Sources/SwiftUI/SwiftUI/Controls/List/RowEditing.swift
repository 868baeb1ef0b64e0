import Foundation
@_spi(Nodes) import SwiftUICore

/// A row that a finger moves.
struct MovedRow {
    let row: ObjectIdentifier
    /// The slot of the row, and the slot it would take if the finger let go.
    let slot: Int
    var target: Int
    /// The distance the finger has moved the row, in points down.
    var distance: CGFloat
    let height: CGFloat
    /// True if the row was lifted off a list that is not being edited.
    var isLifted = false

    /// Returns the distance of the row in a slot from its rest position: it makes way for the moved row.
    func lift(ofSlot other: Int) -> CGFloat {
        if other == slot { return distance }
        if slot < other, other <= target { return -height }
        return target <= other && other < slot ? height : 0
    }
}

/// The mark before a row that is being edited: a button that deletes it, or a sign that shows whether it is selected.
struct RowMark: View {
    enum Kind { case deletion, selected, unselected }

    /// The distance from the mark's leading side to the row's own view, in points.
    static let room: CGFloat = 38

    let kind: Kind
    let action: (() -> Void)?
    @Environment(\.systemLook.list.editing) private var look

    var body: some View {
        mark.font(.system(size: look.markSize)).tapAction(.button) { action?() }
    }

    @ViewBuilder private var mark: some View {
        switch kind {
        case .deletion: Image(systemName: "minus.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .red)
        case .selected: Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .tint)
        case .unselected: Image(systemName: "circle").foregroundStyle(.tertiary)
        }
    }
}

/// The lines at the end of a row by which a finger moves it.
struct RowHandle: View {
    /// The distance from the end of the row's own view to the handle's trailing side, in points.
    static let room: CGFloat = 38
    @Environment(\.systemLook.list.editing) private var look

    var body: some View {
        Image(systemName: "line.3.horizontal").font(.system(size: look.handleSize)).foregroundStyle(.tertiary)
    }
}

extension AttachedGesture {
    /// Creates the gesture that lifts a row by a long press, in a list that is not being edited, and moves it within its collection.
    ///
    /// A finger that moves too early scrolls; a finger that is lifted early taps.
    ///
    /// Source: UIKit's lists, whose rows with `onMove` have been lifted this way since iOS 13. The duration of the press is not
    /// published; here it is that of the press that starts a drag.
    @MainActor
    init(lifting node: ViewNode, in list: ListNode) {
        self.init(priority: .high, kinds: [.pressDrag(seconds: CarryGesture.pressSeconds)]) {
            var (start, begin, isLifted) = (CGPoint.zero, 0.0, false)
            return { [weak list, weak node] touch in
                guard let list, let node, touch.fingers == nil else { return .failed }
                if touch.phase == .began {
                    (start, begin) = (touch.location, touch.time)
                    return .possible
                }
                if !isLifted {
                    // A billionth less, so that the last bit of a sum does not count.
                    let isLong = touch.time - begin >= CarryGesture.pressSeconds - 1e-9
                    guard isLong || touch.location.distance(to: start) <= Touch.slack, touch.phase != .ended else { return .failed }
                    guard isLong else { return .possible }
                    // A menu of the row comes first, until the finger moves.
                    if node.rowMenu?.open != nil, touch.location.distance(to: start) <= Touch.slack { return .possible }
                    (isLifted, start) = (true, touch.location)
                    list.lift(node)
                }
                guard touch.phase == .ended else {
                    list.move(node, by: touch.location.y - start.y, isLifted: true)
                    return .recognized
                }
                return list.endMove(of: node) ? .recognized : .failed
            }
        }
    }

    /// Creates the gesture by which a finger at a row's handle moves the row within its collection.
    @MainActor
    init(moving node: ViewNode, in list: ListNode) {
        self.init(priority: .normal, kinds: [.drag]) {
            var start: CGPoint?
            return { [weak list, weak node] touch in
                guard let list, let node else { return .failed }
                guard let start else {
                    start = touch.location
                    return .possible
                }
                guard touch.phase == .ended else {
                    list.move(node, by: touch.location.y - start.y)
                    return .recognized
                }
                return list.endMove(of: node) ? .recognized : .failed
            }
        }
    }
}
