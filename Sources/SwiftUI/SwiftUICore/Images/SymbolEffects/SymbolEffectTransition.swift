/// A transition in which a view appears and disappears as symbols do.
///
/// All layers move together, and views that are not symbols move in the same way.
///
/// Source: Apple, SwiftUI `SymbolEffectTransition`.
nonisolated public struct SymbolEffectTransition: Transition, Sendable {
    private let motion: SymbolMotion
    private let speed: Double

    public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
        // `automatic`, and any effect of user code, grow on insertion and shrink on removal.
        motion = (effect as? any MovingSymbolEffect)?.motion ?? SymbolMotion(.hidden(isSmall: true))
        speed = options.speedFactor
    }

    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        let pose = phase.isIdentity ? SymbolPose.rest : motion.pose(held: 1)
        let animation = Animation.spring(duration: 0.35, bounce: 0.25).speed(speed)
        return
            content
            .scaleEffect(pose.scale)
            .opacity(pose.opacity)
            .transaction { if $0.animation != nil { $0.animation = animation } }
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition that appears and disappears as suits symbols.
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// A transition that appears and disappears by a symbol effect.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
