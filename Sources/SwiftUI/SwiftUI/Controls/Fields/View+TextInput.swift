/// How text is entered: no picture shows a keyboard.
nonisolated extension View {
    /// Adds an action to perform when the text of a field in this view is submitted, those further in first.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) { if triggers.contains(.text) { $0.insert(action, at: 0) } }
    }

    /// Sets the label of the key that submits.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Sets which letters are made capitals.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// Sets whether words are corrected.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { environment(\.autocorrectionDisabled, disable) }

    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Adds a keyboard's shortcut.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { environment(\.keyboardShortcut, shortcut) }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.keyboardShortcut, shortcut) }

    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View { keyboardShortcut(key, modifiers: modifiers) }
}

/// The actions that submit a text.
///
/// Source: Apple, SwiftUI `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The label of the key that submits.
///
/// Source: Apple, SwiftUI `SubmitLabel`.
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

/// The letters that are capitalised while text is entered.
///
/// Source: Apple, SwiftUI `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// A key of a keyboard.
///
/// Source: Apple, SwiftUI `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
    public static let delete = KeyEquivalent("\u{8}")
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held while another is pressed.
///
/// Source: Apple, SwiftUI `EventModifiers`.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    public static let command = EventModifiers(rawValue: 1 << 4)
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    public static let all = EventModifiers(rawValue: 0x3F)
}

/// A key together with the modifier keys held with it.
///
/// Source: Apple, SwiftUI `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The way in which a shortcut follows the layout of a keyboard.
    public struct Localization: Sendable {
        private init() {}
        public static let automatic = Localization()
        public static let withoutMirroring = Localization()
        public static let custom = Localization()
    }

    public let key: KeyEquivalent
    private let held: Int
    public var modifiers: EventModifiers { EventModifiers(rawValue: held) }

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        held = modifiers.rawValue
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
