/// A symbol that goes as if it were wiped out: while the effect is active it is hidden.
///
/// A device draws along guides that are parts of Apple's symbols, which these fonts have not: here the symbol goes by its layers.
///
/// Source: Apple, Symbols `DrawOffSymbolEffect`.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.hidden(isSmall: true))

    init() {}

    /// The layers move one after the other.
    public var byLayer: DrawOffSymbolEffect { with { $0.isByLayer = true } }
    /// All layers move together.
    public var wholeSymbol: DrawOffSymbolEffect { with { $0.isByLayer = false } }

    /// Each layer by itself.
    public var individually: DrawOffSymbolEffect { with { $0.isByLayer = true } }
    /// From the end of its strokes, as it was drawn: here the symbol goes alike.
    public var reversed: DrawOffSymbolEffect { self }
    /// From the beginning of its strokes.
    public var nonReversed: DrawOffSymbolEffect { self }

    private func with(_ change: (inout SymbolMotion) -> Void) -> DrawOffSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// A symbol that is wiped out.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
