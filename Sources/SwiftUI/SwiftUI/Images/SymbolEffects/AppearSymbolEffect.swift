/// A symbol that emerges: while the effect is active it is hidden, and it appears when the effect ends.
///
/// As the content of a transition it is how the symbol comes, and in reverse how it goes.
///
/// Source: Apple, Symbols `AppearSymbolEffect`.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.hidden(isSmall: true))

    init() {}

    /// It comes growing.
    public var up: AppearSymbolEffect { with { $0.kind = .hidden(isSmall: true) } }
    /// It comes shrinking.
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
    /// A symbol that emerges, growing unless changed.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
