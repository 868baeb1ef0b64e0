/// A way in which symbols move.
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

/// A symbol effect with which a symbol comes and goes.
///
/// Source: Apple, Symbols `TransitionSymbolEffect`.
public protocol TransitionSymbolEffect {}

/// A symbol effect that plays when one symbol becomes another.
///
/// Source: Apple, Symbols `ContentTransitionSymbolEffect`.
public protocol ContentTransitionSymbolEffect {}

/// A symbol effect that says how one symbol becomes another.
protocol ReplacingSymbolEffect {
    var replacement: ReplaceSymbolEffect { get }
}

/// A symbol effect that moves one symbol; all of those here but `replace` do.
protocol MovingSymbolEffect {
    var motion: SymbolMotion { get }
}

/// The effect that suits what happens: between two symbols, that the new one replaces the old one; for one that comes or
/// goes, that it appears or disappears.
///
/// Source: Apple, Symbols `AutomaticSymbolEffect`.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect, ReplacingSymbolEffect {
    var replacement: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits what happens.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
