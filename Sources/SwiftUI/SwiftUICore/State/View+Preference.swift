nonisolated extension View {
    /// Sets the value of a preference, replacing the value from the views inside.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(change: { $0 = value }))
    }

    /// Changes the value of a preference set by the views inside.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(change: callback))
    }

    /// Runs an action after layout when the value of a preference has changed since the last time; the first value counts as a change.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}

nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let change: (inout Key.Value) -> Void

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { PreferenceNode<Key>(tree: context.tree, inner: inner) }
        node.change = change
        return node
    }
}

package final class PreferenceNode<Own: PreferenceKey>: WrapperNode {
    var change: (inout Own.Value) -> Void = { _ in }

    package override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard ObjectIdentifier(key) == ObjectIdentifier(Own.self) else {
            return super.collect(key, into: &value)
        }
        var inside: Own.Value?
        super.collect(Own.self, into: &inside)
        var own = inside ?? Own.defaultValue
        change(&own)
        guard let next = own as? Key.Value else { return }
        if var collected = value {
            Key.reduce(value: &collected, nextValue: { next })
            value = collected
        } else {
            value = next
        }
    }
}

nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: ViewModifier, WrapperModifier where Key.Value: Equatable {
    typealias Body = Never
    let action: (Key.Value) -> Void

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) {
            PreferenceChangeNode<Key>(tree: context.tree, inner: inner)
        }
        node.action = action
        return node
    }
}

package final class PreferenceChangeNode<Key: PreferenceKey>: WrapperNode where Key.Value: Equatable {
    var action: (Key.Value) -> Void = { _ in }
    private var last: Key.Value?
    /// The evaluation of the last value. Each entry of a widget runs the action again.
    private var entryNumber = 0

    package override func performActions() {
        super.performActions()
        tree.motion.hasWatchers = true
        var collected: Key.Value?
        collect(Key.self, into: &collected)
        let value = collected ?? Key.defaultValue
        if entryNumber != tree.evaluation.entryNumber { (last, entryNumber) = (nil, tree.evaluation.entryNumber) }
        guard last != value else { return }
        last = value
        tree.react("onPreferenceChange") { action(value) }
    }
}
