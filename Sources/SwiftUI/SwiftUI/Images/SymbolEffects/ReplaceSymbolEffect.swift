/// An effect in which one symbol makes room for another.
///
/// Source: Apple, Symbols `ReplaceSymbolEffect`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, ReplacingSymbolEffect {
    enum Direction: Hashable, Sendable { case downUp, upUp, offUp }

    private(set) var direction = Direction.downUp
    /// Whether symbols that are alike but for a sign stay where they are.
    private(set) var isMagic = false
    /// Whether the layers move one after the other.
    private(set) var isByLayer = false

    init() {}

    /// The old symbol scales down as it is removed, and the new one scales up as it is added.
    public var downUp: ReplaceSymbolEffect { with(.downUp) }
    /// The old symbol scales up as it is removed, and the new one scales up as it is added.
    public var upUp: ReplaceSymbolEffect { with(.upUp) }
    /// The old symbol is gone at once, and the new one scales up as it is added.
    public var offUp: ReplaceSymbolEffect { with(.offUp) }
    /// The layers move one after the other; without a word they move together.
    public var byLayer: ReplaceSymbolEffect { with(isByLayer: true) }
    /// All layers move together.
    public var wholeSymbol: ReplaceSymbolEffect { with(isByLayer: false) }

    /// A way from one symbol to a related one in which only what differs changes.
    ///
    /// Source: Apple, Symbols `ReplaceSymbolEffect.MagicReplace`.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, ReplacingSymbolEffect {
        let replacement: ReplaceSymbolEffect
    }

    /// Symbols that differ in a slash, a badge, an enclosure or their fill stay in their place while the difference fades;
    /// others are replaced by another effect.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
        var effect = fallback
        effect.isMagic = true
        return MagicReplace(replacement: effect)
    }

    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
    public static var byLayer: ReplaceSymbolEffect { ReplaceSymbolEffect().byLayer }
    public static var wholeSymbol: ReplaceSymbolEffect { ReplaceSymbolEffect().wholeSymbol }

    var replacement: ReplaceSymbolEffect { self }

    private func with(_ direction: Direction) -> ReplaceSymbolEffect {
        var effect = self
        effect.direction = direction
        return effect
    }

    private func with(isByLayer: Bool) -> ReplaceSymbolEffect {
        var effect = self
        effect.isByLayer = isByLayer
        return effect
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol makes room for another: the old one scales down, the new one up.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ContentTransition {
    /// Symbols replace each other by the effect that suits them; other content changes as it does by default.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Symbols replace each other by an effect; other content changes as it does by default.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        // Only the effects here conform; one of user code replaces as symbols do by default.
        let replacement = (effect as? any ReplacingSymbolEffect)?.replacement ?? ReplaceSymbolEffect()
        return ContentTransition(kind: .symbolEffect(replacement, speed: options.speedFactor))
    }
}
