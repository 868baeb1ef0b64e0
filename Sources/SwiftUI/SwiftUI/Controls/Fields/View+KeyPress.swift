import Foundation

/// Keys of a connected keyboard: the rendered device has none, so no key is ever pressed.
nonisolated extension View {
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
    /// The phase of the press.
    public let phase: Phases
    public let key: KeyEquivalent
    /// The characters that the press would write.
    public let characters: String
    /// The modifier keys that were held during the press.
    public let modifiers: EventModifiers

    /// The phases of a key press.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1 << 0)
        public static let `repeat` = Phases(rawValue: 1 << 1)
        public static let up = Phases(rawValue: 1 << 2)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The answer of an action to a press: whether it took the press or leaves it to other actions.
    public enum Result: Sendable {
        case handled, ignored
    }
}
