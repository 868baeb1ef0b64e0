import Foundation

/// Reads `.xcstrings` files: Xcode's string catalogs, one for all languages.
///
/// Source: Apple, "Localizing and varying text with a string catalog"; the JSON is that which Xcode writes.
struct StringCatalog: Decodable {
    fileprivate struct Entry: Decodable {
        var shouldTranslate: Bool?
        var localizations: [String: Localization]?
    }

    fileprivate struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    fileprivate struct Unit: Decodable {
        var state: String?
        var value: String
    }

    /// A text, or texts by number or device, which may vary in turn.
    fileprivate struct Variation: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }

    fileprivate struct Variations: Decodable {
        var plural: [String: Variation]?
        var device: [String: Variation]?
    }

    fileprivate struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    private let sourceLanguage: String
    private let strings: [String: Entry]

    /// The translations of a file by language, and the language of its keys.
    static func read(
        _ data: Data, path: String
    ) throws(StringTableError) -> (source: String, languages: [String: [String: Translation]]) {
        let catalog: StringCatalog
        do {
            catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
        } catch {
            throw StringTableError(path: path, fault: .malformed(reason(of: error)))
        }
        var languages: [String: [String: Translation]] = [catalog.sourceLanguage: [:]]
        for (key, entry) in catalog.strings {
            for (language, localization) in entry.localizations ?? [:] {
                let isSource = language == catalog.sourceLanguage
                guard isSource || entry.shouldTranslate != false else { continue }
                languages[language, default: [:]][key] = localization.translation(isSource: isSource)
            }
        }
        return (catalog.sourceLanguage, languages)
    }

    /// The description of a decoding error, without system texts, which vary.
    private static func reason(of error: any Error) -> String {
        let path = { (context: DecodingError.Context) in context.codingPath.map(\.stringValue).joined(separator: ".") }
        switch error as? DecodingError {
        case .keyNotFound(let key, let context)?:
            return "\"\(key.stringValue)\" is missing in \(context.codingPath.isEmpty ? "the file" : path(context))"
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
            return "\(context.codingPath.isEmpty ? "the file" : path(context)) does not have the form of a string catalog"
        default:
            return "it is not valid JSON"
        }
    }
}

extension StringCatalog.Localization {
    /// Returns the translation; `nil` if there is none yet.
    fileprivate func translation(isSource: Bool) -> Translation? {
        var result: Translation?
        if let stringUnit, stringUnit.counts(isSource: isSource) {
            result = Translation(format: stringUnit.value)
        } else {
            result = variations?.translation(isSource: isSource)
        }
        for (name, substitution) in substitutions ?? [:] {
            result?.variables[name] = substitution.variable(isSource: isSource)
        }
        return result
    }
}

extension StringCatalog.Unit {
    /// Xcode enters texts that are yet to be translated as new; in the source language they count unless they are empty.
    fileprivate func counts(isSource: Bool) -> Bool { state != "new" || (isSource && !value.isEmpty) }
}

extension StringCatalog.Variation {
    fileprivate func translation(isSource: Bool) -> Translation? {
        if let stringUnit { return stringUnit.counts(isSource: isSource) ? Translation(format: stringUnit.value) : nil }
        return variations?.translation(isSource: isSource)
    }
}

extension StringCatalog.Variations {
    /// The text for a phone, or a variable that is the whole text.
    fileprivate func translation(isSource: Bool) -> Translation? {
        if let device { return (device["iphone"] ?? device["other"])?.translation(isSource: isSource) }
        guard let forms = forms(isSource: isSource) else { return nil }
        return Translation(
            format: Translation.wholeFormat, variables: [Translation.whole: Translation.Variable(forms: forms)])
    }

    /// The texts by category.
    fileprivate func forms(isSource: Bool) -> [PluralCategory: String]? {
        guard let plural else { return nil }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
            forms[category] = plural[category.rawValue]?.translation(isSource: isSource)?.format
        }
        return forms[.other] == nil ? nil : forms
    }
}

extension StringCatalog.Substitution {
    /// Returns the variable, with its own value's specifier in place of `%arg`.
    fileprivate func variable(isSource: Bool) -> Translation.Variable? {
        var source = variations
        if let device = source?.device { source = (device["iphone"] ?? device["other"])?.variations }
        guard let forms = source?.forms(isSource: isSource) else { return nil }
        let specifier = "%" + (argNum.map { "\($0)$" } ?? "") + (formatSpecifier ?? "@")
        return Translation.Variable(
            argument: argNum.flatMap { $0 > 0 ? $0 : nil }, forms: forms.mapValues { $0.replacing("%arg", with: specifier) })
    }
}
