nonisolated extension View {
    /// Sets the transition with which this view is inserted or removed under an animation.
    @_disfavoredOverload
    public func transition(_ t: AnyTransition, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        modifier(TransitionTraitModifier(transition: t, fileID: fileID, line: line))
    }

    /// Sets the transition with which this view is inserted or removed under an animation.
    ///
    /// - Parameter fileID: the file of the call, with `line`, for the message that a widget's archive does not contain the transition.
    public func transition<T: Transition>(_ transition: T, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        modifier(TransitionTraitModifier(transition: AnyTransition(transition), fileID: fileID, line: line))
    }
}

nonisolated struct TransitionTraitModifier: ViewModifier, TraitModifier {
    typealias Body = Never
    let transition: AnyTransition
    let fileID: StaticString
    let line: UInt

    @MainActor func write(to traits: inout ViewTraits) {
        guard traits.transition == nil else { return }
        traits.transition = transition
        // The system's transitions are in every archive.
        if transition.form == nil { traits.transition?.place = SourcePlace(fileID, line) }
    }
}
