nonisolated extension View {
    /// Sets a value for the specified preference key, the value being a function of an anchor of this view.
    ///
    /// - Parameters:
    ///   - value: the geometry of the view to use.
    ///   - transform: makes the preference's value from the anchor.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, change: { $0 = transform($1) }))
    }

    /// Changes the value of a preference set by the views inside, using an anchor of this view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, change: transform))
    }
}

nonisolated private struct AnchorPreferenceModifier<A, Key: PreferenceKey>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let source: Anchor<A>.Source
    let change: (inout Key.Value, Anchor<A>) -> Void

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { PreferenceNode<Key>(tree: context.tree, inner: inner) }
        let (source, change) = (source, change)
        // Preferences are collected once the views that set them have been placed.
        node.change = { [unowned node] value in change(&value, source.anchor(in: node)) }
        return node
    }
}
