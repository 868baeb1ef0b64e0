/// A way in which symbols move.
///
/// Source: Apple, Symbols `SymbolEffect`.
public protocol SymbolEffect: Hashable, Sendable {}

/// A symbol effect that plays when one symbol becomes another.
///
/// Source: Apple, Symbols `ContentTransitionSymbolEffect`.
public protocol ContentTransitionSymbolEffect {}

/// A symbol effect that says how one symbol becomes another.
protocol ReplacingSymbolEffect {
    var replacement: ReplaceSymbolEffect { get }
}

/// How a symbol effect is played.
///
/// Source: Apple, Symbols `SymbolEffectOptions`.
public struct SymbolEffectOptions: Equatable, Sendable {
    /// Times the effect's own speed; above 0.
    private(set) var speedFactor = 1.0

    /// At the effect's own speed.
    public static let `default` = SymbolEffectOptions()

    /// At a multiple of the effect's own speed; one that is not above 0 changes nothing.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The same at a multiple of the effect's own speed; one that is not above 0 changes nothing.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        guard speed > 0, speed.isFinite else { return self }
        var options = self
        options.speedFactor = speed
        return options
    }
}

/// The effect that suits what happens: between two symbols, that the new one replaces the old one.
///
/// Source: Apple, Symbols `AutomaticSymbolEffect`.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, ReplacingSymbolEffect {
    var replacement: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits what happens.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
