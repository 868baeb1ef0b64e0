/// How a symbol effect is played.
///
/// Source: Apple, Symbols `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Times the effect's own speed; above 0.
    private(set) var speedFactor = 1.0
    /// How often it plays; nil leaves it to the effect and to what triggers it.
    private(set) var repetition: RepeatBehavior?

    /// At the effect's own speed, as often as suits it: once for a change of a value, again and again while it is active.
    public static let `default` = SymbolEffectOptions()

    // MARK: Speed

    /// At a multiple of the effect's own speed; one that is not above 0 changes nothing.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The same at a multiple of the effect's own speed; one that is not above 0 changes nothing.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        guard speed > 0, speed.isFinite else { return self }
        var options = self
        options.speedFactor = speed
        return options
    }

    // MARK: Repetition

    /// How often, and how closely, an effect plays.
    ///
    /// Source: Apple, Symbols `SymbolEffectOptions.RepeatBehavior`.
    public struct RepeatBehavior: Hashable, Sendable {
        /// How many times; nil without end.
        var count: Int?
        /// Seconds between two times, at the effect's own speed; nil as suits the effect.
        var delay: Double?
        /// Whether one time runs into the next, as a wheel turns.
        var isContinuous = false

        /// Again and again, with the pause that suits the effect.
        public static var periodic: RepeatBehavior { RepeatBehavior() }

        /// Again and again without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(delay: 0, isContinuous: true) }

        /// A number of times, or without end; a count below 1 is once, a delay below 0 is none.
        ///
        /// - Parameter delay: seconds between two times; nil as suits the effect.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(
                count: count.map { max($0, 1) }, delay: delay.flatMap { $0.isFinite ? max($0, 0) : nil })
        }
    }

    /// Again and again.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// A number of times; without end if it is nil.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// As often and as closely as a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }

    /// The same again and again.
    public var repeating: SymbolEffectOptions { self.repeat(.periodic) }
    /// The same once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(.periodic(1)) }
    /// The same a number of times; without end if it is nil.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }

    /// The same as often and as closely as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.repetition = behavior
        return options
    }
}
