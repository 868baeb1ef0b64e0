/// A symbol that goes: while the effect is active it is hidden.
///
/// As the content of a transition it is how the symbol goes, and in reverse how it comes.
///
/// Source: Apple, Symbols `DisappearSymbolEffect`.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.hidden(isSmall: true))

    init() {}

    /// It goes growing.
    public var up: DisappearSymbolEffect { with { $0.kind = .hidden(isSmall: false) } }
    /// It goes shrinking.
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
    /// A symbol that goes, shrinking unless changed.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
