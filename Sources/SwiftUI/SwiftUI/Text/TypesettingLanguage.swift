/// How the language in which text is set is found.
///
/// Source: Apple, SwiftUI `TypesettingLanguage`.
public struct TypesettingLanguage: Equatable, Sendable {
    /// nil: the environment's locale says it.
    let language: Locale.Language?

    /// The BCP 47 tag.
    func tag(in locale: Locale) -> String { language?.maximalIdentifier ?? locale.identifier(.bcp47) }

    /// The language of the environment's locale.
    public static let automatic = TypesettingLanguage(language: nil)

    /// A language, whatever the locale is.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension View {
    /// Sets the language in which the text of this view is shaped and broken into lines; what it says stays the same.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets how the language in which the text of this view is shaped and broken into lines is found.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
    }
}

extension Text {
    /// Sets the language in which this text is shaped and broken into lines; what it says stays the same.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets how the language in which this text is shaped and broken into lines is found.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.language(language)) : self
    }
}

private enum TypesettingLanguageKey: EnvironmentKey {
    static var defaultValue: TypesettingLanguage { .automatic }
}

extension EnvironmentValues {
    /// How the language of text is found.
    var typesettingLanguage: TypesettingLanguage {
        get { self[TypesettingLanguageKey.self] }
        set { self[TypesettingLanguageKey.self] = newValue }
    }

    /// The BCP 47 tag of the language in which text is shaped.
    var shapingLanguage: String {
        typesettingLanguage.tag(in: locale)
    }
}
