/// An effect that makes a symbol emerge. The symbol is hidden while the effect is active, and appears when the effect ends.
///
/// In a transition, it is the insertion of the symbol, and in reverse its removal.
///
/// Source: Apple, Symbols `AppearSymbolEffect`.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.hidden(isSmall: true))

    init() {}

    /// The symbol grows as it appears.
    public var up: AppearSymbolEffect { with { $0.kind = .hidden(isSmall: true) } }
    /// The symbol shrinks as it appears.
    public var down: AppearSymbolEffect { with { $0.kind = .hidden(isSmall: false) } }
    /// The layers move one after the other; in a transition all layers move together.
    public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }
    /// All layers move together.
    public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolMotion) -> Void) -> AppearSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that makes a symbol emerge, growing unless changed.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
