import Foundation

// Foundation's own members support neither catalogs nor the locale of a preview, and nothing else can have their names. User code that
// uses them on a bundle or on `Locale` is compiled with these instead (`PlatformRewriter`).

extension Bundle {
    /// The languages that the bundle has texts in: those of its catalogs, strings files and language folders.
    ///
    /// Source: Apple, Foundation `Bundle.localizations`; this one knows catalogs, which are not compiled here.
    public var _localizations: [String] { StringTables.shared.languages(of: tablePath).all }

    /// The language that the bundle is developed in: that of its Info.plist, or its catalogs' source language; English otherwise.
    public var _developmentLocalization: String? { StringTables.shared.languages(of: tablePath).development }

    /// The languages of the bundle that serve the locale of the preview, the best first; its own language if none does.
    public var _preferredLocalizations: [String] {
        let (all, development) = StringTables.shared.languages(of: tablePath)
        let found = Self._preferredLocalizations(from: all, forPreferences: nil)
        return found.isEmpty ? [development] : found
    }

    /// Returns the languages that serve the preview's locale, the best first.
    public class func _preferredLocalizations(from localizationsArray: [String]) -> [String] {
        let found = _preferredLocalizations(from: localizationsArray, forPreferences: nil)
        return found.isEmpty ? Array(localizationsArray.prefix(1)) : found
    }

    /// Returns the languages that serve people with some preferred languages, the best first.
    ///
    /// - Parameter preferences: identifiers of languages; nil for the preview's.
    public class func _preferredLocalizations(from localizationsArray: [String], forPreferences preferences: [String]?) -> [String] {
        let wanted = (preferences ?? Locale._preferredLanguages).flatMap { LanguageChain.names(for: Locale(identifier: $0)) }
        var found: [String] = []
        for name in wanted.map(LanguageChain.normalized) {
            for language in localizationsArray where LanguageChain.normalized(language) == name && !found.contains(language) {
                found.append(language)
            }
        }
        return found
    }
}

extension Locale {
    /// The languages that people prefer, as identifiers, the best first: that of the preview's locale alone.
    ///
    /// Source: Apple, Foundation `Locale.preferredLanguages`.
    public static var _preferredLanguages: [String] { [Locale.current.resolvedForFormatting.identifier(.bcp47)] }
}
