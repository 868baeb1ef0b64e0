nonisolated extension View {
    /// Gives the view a value by which a container finds it.
    ///
    /// Each view of a ``ForEach`` has its identity as its tag unless it is given another.
    ///
    /// - Parameter includeOptional: whether an optional of the value finds the view, too.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag))
    }
}

/// Tags a view. A value and an optional of it are equal once their types are erased.
nonisolated package struct TagModifier<V: Hashable>: ViewModifier, TraitModifier {
    package typealias Body = Never
    let tag: V

    package init(tag: V) {
        self.tag = tag
    }

    @MainActor package func write(to traits: inout ViewTraits) { traits.tag = traits.tag ?? AnyHashable(tag) }
}
