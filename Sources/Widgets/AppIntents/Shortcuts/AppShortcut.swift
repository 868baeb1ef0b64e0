/// An intent with the words that start it.
///
/// Source: Apple, AppIntents `AppShortcut`.
public struct AppShortcut: Sendable {
    /// The intent to run.
    package let intent: any AppIntent

    /// The phrases that people may speak; `${applicationName}` is replaced by the app's name.
    package let phrases: [String]

    /// The name on the tile; `nil` for the intent's title.
    package let shortTitle: LocalizedStringResource?

    /// The symbol on the tile.
    package let systemImageName: String?

    /// - Parameters:
    ///   - intent: the intent to run.
    ///   - phrases: the phrases that people may speak; each contains the app's name.
    ///   - shortTitle: the name on the tile.
    ///   - systemImageName: the symbol on the tile.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
    ) {
        self.intent = intent
        self.phrases = phrases.map(\.text)
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    /// A shortcut that is shown by its intent's title.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.intent = intent
        self.phrases = phrases.map(\.text)
        shortTitle = nil
        systemImageName = nil
    }
}

/// A sentence that starts a shortcut.
///
/// Source: Apple, AppIntents `AppShortcutPhrase`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the pieces of the literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// The app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${\(token.rawValue)}" }

        /// Appends the value of a parameter, represented by the parameter's title.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += "${\(Intent()[keyPath: keyPath].title.key)}"
        }
    }
}

/// A word of a phrase that the system fills in.
///
/// Source: Apple, AppIntents `AppShortcutPhraseToken`.
public enum AppShortcutPhraseToken: String, Hashable, Sendable {
    /// The name of the app, or one of its other names.
    case applicationName
}
