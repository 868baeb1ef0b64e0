/// An effect that rotates a symbol.
///
/// Source: Apple, Symbols `RotateSymbolEffect`.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.rotate(isClockwise: true))

    init() {}

    /// The symbol rotates clockwise.
    public var clockwise: RotateSymbolEffect { with { $0.kind = .rotate(isClockwise: true) } }
    /// The symbol rotates anticlockwise.
    public var counterClockwise: RotateSymbolEffect { with { $0.kind = .rotate(isClockwise: false) } }
    /// The main layers rotate; badges and slashes stand still.
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
    /// An effect that rotates a symbol, clockwise unless changed.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
