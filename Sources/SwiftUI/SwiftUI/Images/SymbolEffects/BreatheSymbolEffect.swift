/// A symbol that smoothly grows and shrinks.
///
/// Source: Apple, Symbols `BreatheSymbolEffect`.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.breathe(pulses: false))

    init() {}

    /// Its size alone changes.
    public var plain: BreatheSymbolEffect { with { $0.kind = .breathe(pulses: false) } }
    /// Its opacity changes, too.
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
    /// A symbol that smoothly grows and shrinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
