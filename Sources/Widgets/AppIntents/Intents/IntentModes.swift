/// The modes in which an intent can run: in the background, or with the app in front.
///
/// Source: Apple, AppIntents `IntentModes` (iOS 26).
public struct IntentModes: OptionSet, Sendable {
    /// The time at which the app comes to the front.
    public struct ForegroundMode: Hashable, Sendable {
        fileprivate let bit: Int
        /// Before the intent runs.
        public static let immediate = ForegroundMode(bit: 1)
        /// On request by the intent.
        public static let dynamic = ForegroundMode(bit: 2)
        /// After the intent has run.
        public static let deferred = ForegroundMode(bit: 4)
    }

    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Without the app in front.
    public static let background = IntentModes(rawValue: 8)
    /// With the app in front, before the intent runs.
    public static let foreground = foreground(.immediate)
    /// With the app in front.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { IntentModes(rawValue: mode.bit) }
}
