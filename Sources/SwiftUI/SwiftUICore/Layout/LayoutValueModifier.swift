/// A value for the layout that holds the view. A value that the view already has, from within, stays or is combined with this one.
nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: ViewModifier, TraitModifier {
    typealias Body = Never
    let value: Key.Value
    /// Combines the value within and this one; nil where the value within stays.
    var combine: ((Key.Value, Key.Value) -> Key.Value)?

    @MainActor func write(to traits: inout ViewTraits) {
        let key = ObjectIdentifier(Key.self)
        guard let known = traits.layoutValues[key] else { return traits.layoutValues[key] = value }
        if let combine, let inner = known as? Key.Value { traits.layoutValues[key] = combine(inner, value) }
    }
}
