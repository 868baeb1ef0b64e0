/// An effect that makes a symbol appear as if it were drawn. The symbol is hidden while the effect is active.
///
/// A device draws along guides that are parts of Apple's symbols and missing from these fonts, so the symbol appears by layers here.
///
/// Source: Apple, Symbols `DrawOnSymbolEffect`.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.hidden(isSmall: true))

    init() {}

    /// The layers move one after the other.
    public var byLayer: DrawOnSymbolEffect { with { $0.isByLayer = true } }
    /// All layers move together.
    public var wholeSymbol: DrawOnSymbolEffect { with { $0.isByLayer = false } }

    /// Each layer moves by itself.
    public var individually: DrawOnSymbolEffect { with { $0.isByLayer = true } }

    private func with(_ change: (inout SymbolMotion) -> Void) -> DrawOnSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// An effect that draws a symbol.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
