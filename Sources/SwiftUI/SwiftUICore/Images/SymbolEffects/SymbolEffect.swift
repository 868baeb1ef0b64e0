/// A movement of symbols.
///
/// Source: Apple, Symbols `SymbolEffect`.
public protocol SymbolEffect: Hashable, Sendable {}

/// A symbol effect that plays once when it is triggered.
///
/// Source: Apple, Symbols `DiscreteSymbolEffect`.
public protocol DiscreteSymbolEffect {}

/// A symbol effect that lasts until it is ended.
///
/// Source: Apple, Symbols `IndefiniteSymbolEffect`.
public protocol IndefiniteSymbolEffect {}

/// A symbol effect for the insertion and removal of a symbol.
///
/// Source: Apple, Symbols `TransitionSymbolEffect`.
public protocol TransitionSymbolEffect {}

/// A symbol effect that plays when one symbol changes into another.
///
/// Source: Apple, Symbols `ContentTransitionSymbolEffect`.
public protocol ContentTransitionSymbolEffect {}

/// A symbol effect that defines how one symbol replaces another.
protocol ReplacingSymbolEffect {
    var replacement: ReplaceSymbolEffect { get }
}

/// A symbol effect that moves one symbol. All effects here except `replace` do.
protocol MovingSymbolEffect {
    var motion: SymbolMotion { get }
}

/// The effect that suits the change: a replacement between two symbols, an appearance or disappearance for the insertion or removal of
/// one.
///
/// Source: Apple, Symbols `AutomaticSymbolEffect`.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect, ReplacingSymbolEffect {
    var replacement: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the change.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
