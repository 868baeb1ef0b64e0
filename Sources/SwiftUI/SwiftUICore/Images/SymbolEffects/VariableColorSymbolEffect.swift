/// An effect that lights up the layers that show a value, such as the waves of `wifi`, one after the other. Other symbols stand still.
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
    /// Every cycle returns the way it came.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
    /// Every cycle starts again from the beginning.
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
    /// Layers that are not lit are dim.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
    /// Layers that are not lit are invisible.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }

    private func with(_ change: (inout SymbolMotion.ColorSequence) -> Void) -> VariableColorSymbolEffect {
        var effect = self
        change(&effect.sequence)
        return effect
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that lights up the layers that show a value one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
