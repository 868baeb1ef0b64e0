/// A transition with different effects for insertion and removal.
///
/// A transition is a value that is read only on the main actor, on which views live.
///
/// Source: Apple, SwiftUI `AsymmetricTransition`.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition with which the view appears.
    public var insertion: Insertion
    /// The transition with which the view disappears.
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor @preconcurrency public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// Returns the insertion inside the removal; the inactive one is at rest.
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = insertion.body(
            content: PlaceholderContentView<Insertion>(of: content), phase: phase == .willAppear ? .willAppear : .identity)
        removal.apply(content: inner, phase: phase == .didDisappear ? .didDisappear : .identity)
    }
}

extension AsymmetricTransition: ComposedTransition {
    nonisolated var erased: AnyTransition { .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)) }
}
