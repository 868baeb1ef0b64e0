extension View {
    /// How this view appears and disappears when it is inserted or removed under an animation.
    @_disfavoredOverload
    public func transition(_ t: AnyTransition) -> some View { modifier(TransitionTraitModifier(transition: t)) }

    /// How this view appears and disappears when it is inserted or removed under an animation.
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionTraitModifier(transition: AnyTransition(transition)))
    }
}

struct TransitionTraitModifier: ViewModifier, TraitModifier {
    typealias Body = Never
    let transition: AnyTransition
    func write(to traits: inout ViewTraits) { traits.transition = traits.transition ?? transition }
}
