extension View {
    /// Sets a value for the specified preference key, the value being a function of an anchor of this view.
    ///
    /// - Parameters:
    ///   - value: which geometry of the view.
    ///   - transform: makes the preference's value of the anchor.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, change: { $0 = transform($1) }))
    }

    /// Changes the value of a preference that the views inside set, knowing an anchor of this view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, change: transform))
    }
}

private struct AnchorPreferenceModifier<A, Key: PreferenceKey>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let source: Anchor<A>.Source
    let change: (inout Key.Value, Anchor<A>) -> Void

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { PreferenceNode<Key>(tree: context.tree, inner: inner) }
        let (source, change) = (source, change)
        // Whoever collects preferences does so once the views that say something have their places.
        node.change = { [unowned node] value in change(&value, source.anchor(in: node)) }
        return node
    }
}
