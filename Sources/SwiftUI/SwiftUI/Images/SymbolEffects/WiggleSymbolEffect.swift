import Geometry

/// A symbol that moves to and fro.
///
/// Source: Apple, Symbols `WiggleSymbolEffect`.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.wiggle(.turn(isClockwise: true)))

    init() {}

    /// First to the left.
    public var left: WiggleSymbolEffect { with(.slide(.degrees(180))) }
    /// First to the right.
    public var right: WiggleSymbolEffect { with(.slide(.zero)) }
    /// First upwards.
    public var up: WiggleSymbolEffect { with(.slide(.degrees(270))) }
    /// First downwards.
    public var down: WiggleSymbolEffect { with(.slide(.degrees(90))) }
    /// First the way one reads.
    public var forward: WiggleSymbolEffect { with(.read(isForward: true)) }
    /// First against the way one reads.
    public var backward: WiggleSymbolEffect { with(.read(isForward: false)) }
    /// First round as a clock's hand goes.
    public var clockwise: WiggleSymbolEffect { with(.turn(isClockwise: true)) }
    /// First round against a clock's hand.
    public var counterClockwise: WiggleSymbolEffect { with(.turn(isClockwise: false)) }

    /// First in a direction: 0 to the right, a quarter turn downwards.
    public func custom(angle: Angle) -> WiggleSymbolEffect { with(.slide(angle)) }
    /// First in a direction in degrees: 0 to the right, 90 downwards.
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
    /// A symbol that moves to and fro, round its middle unless changed.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
