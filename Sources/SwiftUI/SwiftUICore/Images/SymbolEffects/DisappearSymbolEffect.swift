/// An effect that makes a symbol disappear. The symbol is hidden while the effect is active.
///
/// In a transition, it is the removal of the symbol, and in reverse its insertion.
///
/// Source: Apple, Symbols `DisappearSymbolEffect`.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.hidden(isSmall: true))

    init() {}

    /// The symbol grows as it disappears.
    public var up: DisappearSymbolEffect { with { $0.kind = .hidden(isSmall: false) } }
    /// The symbol shrinks as it disappears.
    public var down: DisappearSymbolEffect { with { $0.kind = .hidden(isSmall: true) } }
    /// The layers move one after the other; in a transition all layers move together.
    public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }
    /// All layers move together.
    public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolMotion) -> Void) -> DisappearSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes a symbol disappear, shrinking unless changed.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
