/// The way in which the language of typesetting is determined.
///
/// Source: Apple, SwiftUI `TypesettingLanguage`.
public struct TypesettingLanguage: Equatable, Sendable {
    /// The language; nil for that of the environment's locale.
    let language: Locale.Language?

    /// Returns the BCP 47 tag of the language.
    func tag(in locale: Locale) -> String { language?.maximalIdentifier ?? locale.identifier(.bcp47) }

    /// The language of the environment's locale.
    public static let automatic = TypesettingLanguage(language: nil)

    /// Returns a fixed language, independent of the locale.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

nonisolated extension View {
    /// Sets the language in which the text of this view is shaped and broken into lines. The content stays the same.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the way in which the language for shaping and line breaking of this view's text is determined.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
    }
}

extension Text {
    /// Sets the language in which this text is shaped and broken into lines. The content stays the same.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the way in which the language for shaping and line breaking of this text is determined.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.language(language)) : self
    }
}

private enum TypesettingLanguageKey: EnvironmentKey {
    static var defaultValue: TypesettingLanguage { .automatic }
}

extension EnvironmentValues {
    /// The way in which the language of text is determined.
    var typesettingLanguage: TypesettingLanguage {
        get { self[TypesettingLanguageKey.self] }
        set { self[TypesettingLanguageKey.self] = newValue }
    }

    /// The BCP 47 tag of the language in which text is shaped.
    var shapingLanguage: String {
        typesettingLanguage.tag(in: locale)
    }
}
