/// An effect that changes the size briefly and elastically.
///
/// Source: Apple, Symbols `BounceSymbolEffect`.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.bounce(isUp: true))

    init() {}

    /// The symbol grows first.
    public var up: BounceSymbolEffect { with { $0.kind = .bounce(isUp: true) } }
    /// The symbol shrinks first.
    public var down: BounceSymbolEffect { with { $0.kind = .bounce(isUp: false) } }
    /// The layers move one after the other.
    public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }
    /// All layers move together.
    public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolMotion) -> Void) -> BounceSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A brief elastic change of size, upwards unless changed.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
