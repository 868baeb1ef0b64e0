import Foundation

/// Keys of a keyboard that is connected: a telephone in a picture has none, so none is ever pressed.
extension View {
    /// Performs an action if a key is pressed on a hardware keyboard while the view has focus.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }

    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Performs an action if one of several keys is pressed on a hardware keyboard while the view has focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Performs an action if a key that yields one of the characters is pressed on a hardware keyboard.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Performs an action if any key is pressed on a hardware keyboard while the view has focus.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
}

/// A key that was pressed on a hardware keyboard.
///
/// Source: Apple, SwiftUI `KeyPress`.
public struct KeyPress: Sendable {
    /// What has happened to the key.
    public let phase: Phases
    public let key: KeyEquivalent
    /// What the press would write.
    public let characters: String
    /// The keys that were held meanwhile.
    public let modifiers: EventModifiers

    /// What may happen to a key.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1 << 0)
        public static let `repeat` = Phases(rawValue: 1 << 1)
        public static let up = Phases(rawValue: 1 << 2)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether an action took a press, or others are to be asked.
    public enum Result: Sendable {
        case handled, ignored
    }
}
