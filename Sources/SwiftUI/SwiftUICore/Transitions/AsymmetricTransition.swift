/// A transition with different effects for insertion and removal.
///
/// A transition is a value that is read only on the main actor, on which views live.
///
/// Source: Apple, SwiftUI `AsymmetricTransition`.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition with which the view appears.
    public nonisolated(unsafe) var insertion: Insertion
    /// The transition with which the view disappears.
    public nonisolated(unsafe) var removal: Removal

    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// Returns the insertion inside the removal; the inactive one is at rest.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = insertion.body(
            content: PlaceholderContentView<Insertion>(of: content), phase: phase == .willAppear ? .willAppear : .identity)
        removal.apply(content: inner, phase: phase == .didDisappear ? .didDisappear : .identity)
    }
}

extension AsymmetricTransition: ComposedTransition {
    nonisolated var erased: AnyTransition { .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)) }
}
