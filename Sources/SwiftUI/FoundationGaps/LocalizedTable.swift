import Foundation

/// A table of translations in a bundle: `de.lproj/Localizable.strings` and its siblings.
package struct LocalizedTable {
    private let bundle: Bundle
    private let name: String?

    /// - Parameter name: the table's file name without ending; `nil` for `Localizable`.
    package init(bundle: Bundle, name: String?) {
        self.bundle = bundle
        self.name = name
    }

    /// The translation of a key into the language of a locale, or `nil` where the bundle has none.
    ///
    /// The folders `<language>-<region>.lproj`, `<language>.lproj`, the bundle's development language and `Base.lproj` are
    /// asked in this order.
    package func translation(of key: String, locale: Locale) -> String? {
        for folder in Self.folders(locale: locale, development: developmentLanguage) {
            guard let path = bundle.path(forResource: folder, ofType: "lproj"), let inner = Bundle(path: path) else {
                continue
            }
            let text = inner.localizedString(forKey: key, value: Self.missing, table: name)
            if text != Self.missing { return text }
        }
        return nil
    }

    /// What the bundle's Info.plist says; `Bundle.developmentLocalization` traps in a bundle that says nothing.
    private var developmentLanguage: String? { bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String }

    private static func folders(locale: Locale, development: String?) -> [String] {
        var result = [locale.identifier(.bcp47), locale.identifier]
        if let language = locale.language.languageCode?.identifier {
            if let region = locale.region?.identifier { result.append("\(language)-\(region)") }
            if let script = locale.language.script?.identifier { result.append("\(language)-\(script)") }
            result.append(language)
        }
        if let development { result.append(development) }
        return result + ["Base"]
    }

    /// A text that no table holds.
    private static let missing = "\u{FFFF}missing\u{FFFF}"
}
