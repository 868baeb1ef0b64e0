/// Notifies views that another page has covered them, and that it has gone. They disappear and appear, and their tasks end and restart,
/// while everything else about them continues.
///
/// Views that are covered from the beginning appear when the way back to them begins, and not before. An example is the pages below the
/// last one of a path that a stack begins with.
///
/// Source: UIKit's `viewDidDisappear` at the end of a push and `viewWillAppear` at the beginning of the way back, which SwiftUI's
/// `onDisappear` and `onAppear` follow in a navigation stack.
package struct AbsenceModifier: ViewModifier, WrapperModifier {
    package typealias Body = Never
    package let isCovered: Bool
    /// The time that the page above takes to cover the views, in seconds.
    package let duration: Double

    package init(isCovered: Bool, duration: Double) {
        self.isCovered = isCovered
        self.duration = duration
    }

    package func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { AbsenceNode(tree: context.tree, inner: inner) }
        if !context.tree.isSampling { node.update(self, isAnimated: !context.transaction.disablesAnimations) }
        return node
    }
}

final class AbsenceNode: WrapperNode {
    /// True if the views are covered; nil before the first evaluation.
    private var isCovered: Bool?
    private(set) var isAbsent = false
    private var departure: EventQueue.Event?

    func update(_ modifier: AbsenceModifier, isAnimated: Bool) {
        defer { isCovered = modifier.isCovered }
        guard let isCovered else { return isAbsent = modifier.isCovered }
        guard isCovered != modifier.isCovered else { return }
        departure?.cancel()
        departure = nil
        if !modifier.isCovered {
            guard isAbsent else { return }
            isAbsent = false
            tree.afterUpdate { [self] in inner.performReturn() }
        } else if isAnimated {
            departure = tree.events.add(at: tree.now + modifier.duration) { [weak self] in self?.leave() }
        } else {
            tree.afterUpdate { [self] in leave() }
        }
    }

    private func leave() {
        isAbsent = true
        inner.performAbsence()
    }

    /// Keeps the views covered if a surrounding view returns.
    override func performReturn() {
        if !isAbsent { super.performReturn() }
    }

    override func performActions() {
        let outer = tree.touches.isOutOfSight
        tree.touches.isOutOfSight = outer || isAbsent
        defer { tree.touches.isOutOfSight = outer }
        super.performActions()
    }
}

extension ViewNode {
    /// True if the node is part of the content that another page covers.
    package var isUnderPage: Bool {
        var node: ViewNode? = self
        while let here = node {
            if (here as? AbsenceNode)?.isAbsent == true { return true }
            node = here.parent
        }
        return false
    }
}
