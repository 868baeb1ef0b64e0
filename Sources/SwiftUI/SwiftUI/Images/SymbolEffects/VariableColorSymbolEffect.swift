/// Layers that show a value, such as the waves of `wifi`, light up one after the other; other symbols stand still.
///
/// Source: Apple, Symbols `VariableColorSymbolEffect`.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    private var sequence = SymbolMotion.ColorSequence()

    init() {}

    var motion: SymbolMotion { SymbolMotion(.variableColor(sequence)) }

    /// Every layer stays lit until the cycle ends.
    public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
    /// One layer is lit at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
    /// Every cycle goes back the way it came.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
    /// Every cycle begins anew.
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
    /// Layers that are not lit are dim.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
    /// Layers that are not lit cannot be seen.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }

    private func with(_ change: (inout SymbolMotion.ColorSequence) -> Void) -> VariableColorSymbolEffect {
        var effect = self
        change(&effect.sequence)
        return effect
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Layers that show a value light up one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
