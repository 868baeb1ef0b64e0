/// A symbol that turns.
///
/// Source: Apple, Symbols `RotateSymbolEffect`.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.rotate(isClockwise: true))

    init() {}

    /// As a clock's hand goes.
    public var clockwise: RotateSymbolEffect { with { $0.kind = .rotate(isClockwise: true) } }
    /// Against a clock's hand.
    public var counterClockwise: RotateSymbolEffect { with { $0.kind = .rotate(isClockwise: false) } }
    /// The picture turns, badges and slashes stand still.
    public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }
    /// All layers turn together.
    public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolMotion) -> Void) -> RotateSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol that turns, as a clock's hand unless changed.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
