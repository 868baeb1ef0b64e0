/// A symbol that emerges as if it were drawn: while the effect is active it is hidden.
///
/// A device draws along guides that are parts of Apple's symbols, which these fonts have not: here the symbol comes by its layers.
///
/// Source: Apple, Symbols `DrawOnSymbolEffect`.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.hidden(isSmall: true))

    init() {}

    /// The layers move one after the other.
    public var byLayer: DrawOnSymbolEffect { with { $0.isByLayer = true } }
    /// All layers move together.
    public var wholeSymbol: DrawOnSymbolEffect { with { $0.isByLayer = false } }

    /// Each layer by itself.
    public var individually: DrawOnSymbolEffect { with { $0.isByLayer = true } }

    private func with(_ change: (inout SymbolMotion) -> Void) -> DrawOnSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// A symbol that is drawn.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
