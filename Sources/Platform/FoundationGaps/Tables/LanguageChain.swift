import Foundation

/// The languages in which a locale's texts are searched.
package enum LanguageChain {
    /// The names of languages that serve a locale, the best first: `de-AT`, `de`; `zh-Hant-TW`, `zh-Hant`, `zh`.
    ///
    /// Scripts that a region implies are filled in, and regions whose language is that of a larger one fall back on it,
    /// as CLDR's parent locales have it: `es-419` for Spanish in America, `en-GB` for English beyond North America, and
    /// `pt-PT` for Portuguese beyond Brazil.
    package static func names(for locale: Locale) -> [String] {
        let components = Locale.Components(locale: locale)
        guard let language = components.languageComponents.languageCode?.identifier else { return [] }
        let whole = Locale.Language(identifier: Locale.Language(components: components.languageComponents).maximalIdentifier)
        let script = whole.script?.identifier
        let region = (components.languageComponents.region ?? components.region ?? whole.region)?.identifier
        var names: [String] = []
        if let script, let region { names.append("\(language)-\(script)-\(region)") }
        if let region { names.append("\(language)-\(region)") }
        if let script { names.append("\(language)-\(script)") }
        names += parents(language: language, region: region)
        // Chinese without a script is the simplified kind, and would be wrong for the traditional one.
        if language != "zh" || script == "Hans" { names.append(language) }
        if language == "zh" { names.append(script == "Hant" ? "zh-TW" : "zh-CN") }
        if let old = oldNames[language] { names.append(old) }
        if language == "nb" { names.append("no") }
        return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func parents(language: String, region: String?) -> [String] {
        guard let region else { return [] }
        switch language {
        case "es" where american.contains(region): return ["es-419"]
        case "en" where !["US", "CA", "PR", "PH", "GB"].contains(region): return ["en-GB"]
        case "pt" where region != "BR": return ["pt-PT"]
        default: return []
        }
    }

    /// The regions below `es-419` in CLDR's parent locales.
    private static let american: Set<String> = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV",
        "US", "UY", "VE",
    ]

    /// Names of folders from before there were identifiers; old projects have them.
    private static let oldNames = [
        "en": "English", "de": "German", "fr": "French", "ja": "Japanese", "es": "Spanish", "it": "Italian", "nl": "Dutch",
    ]

    /// The identifier of a language whose name may be an old one.
    static func identifier(of name: String) -> String { oldNames.first { $0.value == name }?.key ?? name }

    /// A name of a language as identifiers are written: `zh-Hant-TW`, and `en` for an old name.
    static func written(_ name: String) -> String {
        let old = oldNames.first { normalized($0.value) == normalized(name) }?.key
        return (old ?? normalized(name)).split(separator: "-").enumerated().map { index, part in
            guard index > 0 else { return String(part) }
            return part.count == 4 ? part.prefix(1).uppercased() + part.dropFirst() : part.uppercased()
        }.joined(separator: "-")
    }

    /// A name of a language as it is compared: `de_AT` and `de-at` are one.
    package static func normalized(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }
}
