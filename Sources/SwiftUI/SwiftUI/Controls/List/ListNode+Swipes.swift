import Drawing
import Foundation
@_spi(Nodes) import SwiftUICore

/// Rows that are swiped aside, and what that brings out.
extension ListNode {
    func actions(of node: ViewNode, atRight: Bool) -> RowActions? {
        let isTrailing = atRight == (environment.layoutDirection == .leftToRight)
        return node.layoutValue(for: ListRowTraitsKey.self)
            .actions(at: isTrailing ? .trailing : .leading, delete: node.layoutValue(for: RowDeletionKey.self))
    }

    func buildActions(of node: ViewNode, atRight: Bool) -> ViewNode? {
        guard let actions = actions(of: node, atRight: atRight) else { return nil }
        let strip = SwipeActionStrip(content: actions.content, isAtRight: atRight) { [unowned self] in
            swipe.release(to: 0, time: tree.now)
            // The row goes back, whether or not the action changes anything else.
            tree.stateDidChange(Transaction())
        }
        return tree.buildRow(by: self) { buildPart(AnyView(strip), node, atRight ? .trailingActions : .leadingActions).first }
    }

    /// Returns the reach of a row to a side; nil where no actions are at the other side.
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
}

extension ViewNode {
    /// The action of the first control in the subtree.
    fileprivate var firstAction: (() -> Void)? {
        if case .control(let control)? = (self as? InteractionNode)?.interaction, let action = control.action { return action }
        for child in children { if let action = child.firstAction { return action } }
        return nil
    }
}
