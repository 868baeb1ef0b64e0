/// An effect that makes a symbol disappear as if it were erased. The symbol is hidden while the effect is active.
///
/// A device draws along guides that are parts of Apple's symbols and missing from these fonts, so the symbol disappears by layers here.
///
/// Source: Apple, Symbols `DrawOffSymbolEffect`.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.hidden(isSmall: true))

    init() {}

    /// The layers move one after the other.
    public var byLayer: DrawOffSymbolEffect { with { $0.isByLayer = true } }
    /// All layers move together.
    public var wholeSymbol: DrawOffSymbolEffect { with { $0.isByLayer = false } }

    /// Each layer moves by itself.
    public var individually: DrawOffSymbolEffect { with { $0.isByLayer = true } }
    /// The strokes are erased from their end, in reverse order of drawing. Here the symbol disappears in the same way.
    public var reversed: DrawOffSymbolEffect { self }
    /// The strokes are erased from their beginning.
    public var nonReversed: DrawOffSymbolEffect { self }

    private func with(_ change: (inout SymbolMotion) -> Void) -> DrawOffSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// An effect that erases a symbol.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
