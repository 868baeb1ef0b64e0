nonisolated extension View {
    /// Ties the view's identity to a value: a new value makes a new view.
    public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }

    /// Sets the order of overlapping views, higher values in front; 0 is the default.
    public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }

    /// Sets the order in which a stack distributes space, higher values first; 0 is the default.
    public func layoutPriority(_ value: Double) -> some View { modifier(LayoutPriorityModifier(value: value)) }

    /// Passes a value to the layout that contains the view.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}

nonisolated struct IDView<Content: View, ID: Hashable>: View, PrimitiveView {
    static var keeping: ViewKeeping { .asPart }
    typealias Body = Never
    let content: Content
    let id: ID

    @MainActor func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        context.buildDynamic(
            [KeyedChild(key: AnyHashable(id), view: content, identity: AnyHashable(id))], at: node, standsAlone: !context.isInList)
    }
}

nonisolated struct ZIndexModifier: ViewModifier, TraitModifier {
    typealias Body = Never
    let value: Double
    @MainActor func write(to traits: inout ViewTraits) { traits.zIndex = traits.zIndex ?? value }
}

nonisolated struct LayoutPriorityModifier: ViewModifier, TraitModifier {
    typealias Body = Never
    let value: Double
    @MainActor func write(to traits: inout ViewTraits) { traits.layoutPriority = traits.layoutPriority ?? value }
}
