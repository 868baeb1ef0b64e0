import Geometry

/// An effect that moves a symbol to and fro.
///
/// Source: Apple, Symbols `WiggleSymbolEffect`.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.wiggle(.turn(isClockwise: true)))

    init() {}

    /// The symbol moves to the left first.
    public var left: WiggleSymbolEffect { with(.slide(.degrees(180))) }
    /// The symbol moves to the right first.
    public var right: WiggleSymbolEffect { with(.slide(.zero)) }
    /// The symbol moves upwards first.
    public var up: WiggleSymbolEffect { with(.slide(.degrees(270))) }
    /// The symbol moves downwards first.
    public var down: WiggleSymbolEffect { with(.slide(.degrees(90))) }
    /// The symbol moves in the reading direction first.
    public var forward: WiggleSymbolEffect { with(.read(isForward: true)) }
    /// The symbol moves against the reading direction first.
    public var backward: WiggleSymbolEffect { with(.read(isForward: false)) }
    /// The symbol turns clockwise first.
    public var clockwise: WiggleSymbolEffect { with(.turn(isClockwise: true)) }
    /// The symbol turns anticlockwise first.
    public var counterClockwise: WiggleSymbolEffect { with(.turn(isClockwise: false)) }

    /// Returns the effect with an initial direction: 0 is to the right, a quarter turn is downwards.
    public func custom(angle: Angle) -> WiggleSymbolEffect { with(.slide(angle)) }
    /// Returns the effect with an initial direction in degrees: 0 is to the right, 90 is downwards.
    public func custom(angle: Double) -> WiggleSymbolEffect { with(.slide(.degrees(angle))) }

    /// The layers move one after the other.
    public var byLayer: WiggleSymbolEffect {
        var effect = self
        effect.motion.isByLayer = true
        return effect
    }

    /// All layers move together.
    public var wholeSymbol: WiggleSymbolEffect {
        var effect = self
        effect.motion.isByLayer = false
        return effect
    }

    private func with(_ way: SymbolMotion.Way) -> WiggleSymbolEffect {
        var effect = self
        effect.motion.kind = .wiggle(way)
        return effect
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves a symbol to and fro, around its middle unless changed.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
