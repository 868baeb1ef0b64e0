/// An effect that lowers and raises the opacity.
///
/// Source: Apple, Symbols `PulseSymbolEffect`.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.pulse)

    init() {}

    /// Layers meant to pulse do so, as a badge is; all layers pulse if there are none.
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
    /// An effect that lowers and raises the opacity.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
