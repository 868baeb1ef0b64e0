/// Opacity that falls and rises.
///
/// Source: Apple, Symbols `PulseSymbolEffect`.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.pulse)

    init() {}

    /// The layers that are meant to pulse do, as a badge is; all of them where there are none.
    public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }
    /// All layers pulse together.
    public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolMotion) -> Void) -> PulseSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Opacity that falls and rises.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
