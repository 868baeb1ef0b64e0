nonisolated extension View {
    /// Adds an action to be performed when a value, created from a geometry proxy, changes.
    ///
    /// The action runs after layout; the first value counts as a change.
    ///
    /// - Parameters:
    ///   - type: the type of the value.
    ///   - transform: computes the value.
    ///   - action: receives the new value.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
    }

    /// Adds an action to be performed when a value, created from a geometry proxy, changes. On the first call, the old value equals the
    /// new one.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

nonisolated private struct GeometryChangeModifier<Value: Equatable>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) {
            GeometryChangeNode<Value>(tree: context.tree, inner: inner)
        }
        if !context.tree.isSampling { node.modifier = self }
        context.tree.evaluation.noteReaction()
        return node
    }
}

private final class GeometryChangeNode<Value: Equatable>: WrapperNode, PassingNode {
    var modifier: GeometryChangeModifier<Value>?
    private var last: Value?
    /// The evaluation of the last value. Each entry of a widget runs the action again.
    private var entryNumber = 0

    override func performActions() {
        super.performActions()
        guard let modifier, let placedFrame else { return }
        tree.motion.hasWatchers = true
        let value = modifier.transform(GeometryProxy(of: self, in: placedFrame))
        if entryNumber != tree.evaluation.entryNumber { (last, entryNumber) = (nil, tree.evaluation.entryNumber) }
        guard last != value else { return }
        let old = last ?? value
        last = value
        tree.react("onGeometryChange") { modifier.action(old, value) }
    }
}
