/// A value for the layout that holds the view; one that the view has already, from within, stays or takes this one in.
struct LayoutValueModifier<Key: LayoutValueKey>: ViewModifier, TraitModifier {
    typealias Body = Never
    let value: Key.Value
    /// The value within and this one made into one; nil: the one within stays.
    var combine: ((Key.Value, Key.Value) -> Key.Value)?

    func write(to traits: inout ViewTraits) {
        let key = ObjectIdentifier(Key.self)
        guard let known = traits.layoutValues[key] else { return traits.layoutValues[key] = value }
        if let combine, let inner = known as? Key.Value { traits.layoutValues[key] = combine(inner, value) }
    }
}
