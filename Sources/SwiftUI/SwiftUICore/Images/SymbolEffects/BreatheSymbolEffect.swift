/// An effect that makes a symbol smoothly grow and shrink.
///
/// Source: Apple, Symbols `BreatheSymbolEffect`.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.breathe(pulses: false))

    init() {}

    /// Only the size changes.
    public var plain: BreatheSymbolEffect { with { $0.kind = .breathe(pulses: false) } }
    /// The size and the opacity change.
    public var pulse: BreatheSymbolEffect { with { $0.kind = .breathe(pulses: true) } }
    /// The layers move one after the other.
    public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }
    /// All layers move together.
    public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolMotion) -> Void) -> BreatheSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that makes a symbol smoothly grow and shrink.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
