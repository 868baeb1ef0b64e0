extension View {
    /// Gives the view a value by which a container finds it.
    ///
    /// Views that a ``ForEach`` makes have their identity as a tag unless they are given another.
    ///
    /// - Parameter includeOptional: whether the view is found by an optional of the value, too.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag))
    }
}

/// A value and an optional of it are equal once their types are erased.
struct TagModifier<V: Hashable>: ViewModifier, TraitModifier {
    typealias Body = Never
    let tag: V

    func write(to traits: inout ViewTraits) { traits.tag = traits.tag ?? AnyHashable(tag) }
}
