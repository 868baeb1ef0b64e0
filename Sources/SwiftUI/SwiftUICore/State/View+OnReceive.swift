import Combine

nonisolated extension View {
    /// Runs an action with every value of a publisher, from the layout in which the view first exists.
    ///
    /// A value published at once, as by a subject with a current value, changes state before the first picture.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(SubscriptionModifier(publisher: publisher, action: action))
    }
}

nonisolated struct SubscriptionModifier<P: Publisher>: ViewModifier, WrapperModifier where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { SubscriptionNode<P>(tree: context.tree, inner: inner) }
        node.update(self)
        return node
    }
}

/// A node that subscribes to a publisher for as long as it exists.
package final class SubscriptionNode<P: Publisher>: WrapperNode where P.Failure == Never {
    private var modifier: SubscriptionModifier<P>?
    private var subscription: AnyCancellable?
    /// The evaluation in which the subscription began. Each entry of a widget subscribes again.
    private var entryNumber = 0

    func update(_ next: SubscriptionModifier<P>) {
        // A publisher that is a value type is as good as the one before; a different object is subscribed to anew.
        if let old = modifier?.publisher, type(of: old) is AnyClass, (old as AnyObject) !== (next.publisher as AnyObject) {
            subscription = nil
        }
        modifier = next
    }

    package override func performActions() {
        super.performActions()
        if entryNumber != tree.evaluation.entryNumber { (subscription, entryNumber) = (nil, tree.evaluation.entryNumber) }
        guard subscription == nil, let publisher = modifier?.publisher else { return }
        subscription = publisher.sink { [weak self] value in
            guard let self else { return }
            tree.react("onReceive") { self.modifier?.action(value) }
        }
    }

    package override var hasFarewells: Bool { true }

    package override func performFarewells() {
        super.performFarewells()
        subscription = nil
    }
}
