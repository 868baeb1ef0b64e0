/// An effect that changes the size for as long as it is active.
///
/// Source: Apple, Symbols `ScaleSymbolEffect`.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    private(set) var motion = SymbolMotion(.scale(isUp: true))

    init() {}

    /// The symbol becomes larger.
    public var up: ScaleSymbolEffect { with { $0.kind = .scale(isUp: true) } }
    /// The symbol becomes smaller.
    public var down: ScaleSymbolEffect { with { $0.kind = .scale(isUp: false) } }
    /// The layers move one after the other.
    public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }
    /// All layers move together.
    public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolMotion) -> Void) -> ScaleSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that changes the size, larger unless changed.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
