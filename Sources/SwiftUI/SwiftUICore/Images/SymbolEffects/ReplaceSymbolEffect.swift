/// An effect that replaces one symbol by another.
///
/// Source: Apple, Symbols `ReplaceSymbolEffect`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, ReplacingSymbolEffect {
    enum Direction: Hashable, Sendable { case downUp, upUp, offUp }

    private(set) var direction = Direction.downUp
    /// True if symbols that differ only in a sign stay in place.
    private(set) var isMagic = false
    /// True if the layers move one after the other.
    private(set) var isByLayer = false

    init() {}

    /// The old symbol scales down as it is removed, and the new one scales up as it is added.
    public var downUp: ReplaceSymbolEffect { with(.downUp) }
    /// The old symbol scales up as it is removed, and the new one scales up as it is added.
    public var upUp: ReplaceSymbolEffect { with(.upUp) }
    /// The old symbol disappears at once, and the new one scales up as it is added.
    public var offUp: ReplaceSymbolEffect { with(.offUp) }
    /// The layers move one after the other; by default they move together.
    public var byLayer: ReplaceSymbolEffect { with(isByLayer: true) }
    /// All layers move together.
    public var wholeSymbol: ReplaceSymbolEffect { with(isByLayer: false) }

    /// A replacement of one symbol by a related one in which only the difference changes.
    ///
    /// Source: Apple, Symbols `ReplaceSymbolEffect.MagicReplace`.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, ReplacingSymbolEffect {
        let replacement: ReplaceSymbolEffect
    }

    /// Symbols that differ in a slash, a badge, an enclosure or their fill stay in place while the difference fades. Other symbols are
    /// replaced by another effect.
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
    /// An effect that replaces one symbol by another: the old one scales down, the new one up.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ContentTransition {
    /// Symbols replace each other by an automatic effect; other content changes as it does by default.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Symbols replace each other by an effect; other content changes as it does by default.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        // Only the effects defined here conform; an effect of user code replaces as symbols do by default.
        let replacement = (effect as? any ReplacingSymbolEffect)?.replacement ?? ReplaceSymbolEffect()
        return ContentTransition(kind: .symbolEffect(replacement, speed: options.speedFactor))
    }
}
