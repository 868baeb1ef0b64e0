/// The playback options of a symbol effect.
///
/// Source: Apple, Symbols `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The factor of the effect's own speed; above 0.
    private(set) var speedFactor = 1.0
    /// The number of repetitions; nil leaves it to the effect and its trigger.
    private(set) var repetition: RepeatBehavior?

    /// The effect's own speed and its usual repetition: once for a change of a value, repeatedly while it is active.
    public static let `default` = SymbolEffectOptions()

    // MARK: Speed

    /// A multiple of the effect's own speed. A factor that is not above 0 changes nothing.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Returns the options with a multiple of the effect's own speed. A factor that is not above 0 changes nothing.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        guard speed > 0, speed.isFinite else { return self }
        var options = self
        options.speedFactor = speed
        return options
    }

    // MARK: Repetition

    /// The number of repetitions of an effect, and the pause between them.
    ///
    /// Source: Apple, Symbols `SymbolEffectOptions.RepeatBehavior`.
    public struct RepeatBehavior: Hashable, Sendable {
        /// The number of repetitions; nil without end.
        var count: Int?
        /// The time between two repetitions, in seconds at the effect's own speed; nil for the effect's usual pause.
        var delay: Double?
        /// True if one repetition runs into the next, as a wheel turns.
        var isContinuous = false

        /// Repeats without end, with the effect's usual pause.
        public static var periodic: RepeatBehavior { RepeatBehavior() }

        /// Repeats without end and without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(delay: 0, isContinuous: true) }

        /// Repeats a number of times, or without end. A count below 1 means once, a delay below 0 means no delay.
        ///
        /// - Parameter delay: the time between two repetitions, in seconds; nil for the effect's usual pause.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(
                count: count.map { max($0, 1) }, delay: delay.flatMap { $0.isFinite ? max($0, 0) : nil })
        }
    }

    /// Plays the effect repeatedly.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Plays the effect once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// Plays the effect a number of times; without end if the count is nil.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Plays the effect with the repetition of a behaviour.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }

    /// The same options, played repeatedly.
    public var repeating: SymbolEffectOptions { self.repeat(.periodic) }
    /// The same options, played once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(.periodic(1)) }
    /// Returns the same options, played a number of times; without end if the count is nil.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }

    /// Returns the same options with the repetition of a behaviour.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.repetition = behavior
        return options
    }
}
