import Foundation

/// Writes the Swift names that Xcode 26 generates for the texts of a string catalog, so that `Text(.todayTitle)` compiles.
///
/// Source: Xcode 26 release notes, "Generate String Catalog symbols"; names and parameters as `xcstringstool generate-symbols` writes
/// them: for keys that are managed by hand, in an enumeration of the table's name beside `Localizable`.
struct StringSymbols {
    /// A text of the catalog.
    struct Symbol: Equatable {
        var identifier: String
        var key: String
        var parameters: [Parameter]
    }

    /// A value that a text is completed by.
    struct Parameter: Equatable {
        /// The label before the argument; nil for an argument without a label.
        var label: String?
        var name: String
        var type: String
    }

    /// The table's name, without ending.
    let table: String
    private(set) var symbols: [Symbol] = []

    private struct Catalog: Decodable {
        struct Entry: Decodable {
            var extractionState: String?
            var localizations: [String: Localization]?
        }
        struct Localization: Decodable {
            struct Unit: Decodable { var value: String? }
            struct Substitution: Decodable {
                var argNum: Int?
                var formatSpecifier: String?
            }
            var stringUnit: Unit?
            var substitutions: [String: Substitution]?
        }
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    /// Reads the names of a file's texts, by their keys. A file that is no catalog has no names; the reader of its texts reports it.
    init(catalog path: String) {
        table = NSString(string: NSString(string: path).lastPathComponent).deletingPathExtension
        guard let data = FileSystem.contents(of: path), let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
        else { return }
        var taken: Set<String> = []
        for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) where entry.extractionState == "manual" {
            let identifier = Self.identifier(for: key)
            guard CompilerSetting.isName(identifier), taken.insert(identifier).inserted else { continue }
            symbols.append(Symbol(identifier: identifier, key: key, parameters: Self.parameters(key, entry, catalog.sourceLanguage)))
        }
    }

    /// Returns a Swift file that declares the names; nil if there are no names.
    ///
    /// - Parameter bundle: the expression for the bundle in which the catalog lies; nil: the main one.
    func source(bundle: String?) -> String? {
        guard !symbols.isEmpty else { return nil }
        let isDefault = table == "Localizable"
        let indent = isDefault ? "    " : "        "
        let place = bundle.map { "bundle: .atURL(\($0).bundleURL)" } ?? "bundle: .main"
        let body = symbols.map { indent + $0.declaration(table: table, place: place) + "\n" }.joined()
        let inside = isDefault ? body : "    enum \(Self.typeName(table)) {\n\(body)    }\n"
        return "import Foundation\nimport SwiftUI\n\nnonisolated extension LocalizedStringResource {\n\(inside)}\n"
    }

    // MARK: Names

    /// Returns the words of a key as one, without its placeholders: `drinks.today_title` is `drinksTodayTitle`.
    static func identifier(for key: String) -> String {
        let text = FormatMark.all(in: key).reversed().reduce(into: key) { $0.replaceSubrange($1.range, with: " ") }
        let name = joined(text.filter { $0 != "'" && $0 != "’" }, startsSmall: true)
        if name.isEmpty { return "string" }
        return name.first?.isNumber == true ? "_" + name : name
    }

    private static func typeName(_ table: String) -> String {
        let name = joined(table, startsSmall: false)
        return name.isEmpty ? "Strings" : name
    }

    private static func joined(_ text: String, startsSmall: Bool) -> String {
        text.split { !$0.isLetter && !$0.isNumber }.enumerated().map { index, word in
            let isSmall = startsSmall && index == 0
            let rest =
                word.count > 1 && word.allSatisfy({ $0.isUppercase }) && startsSmall
                ? word.dropFirst().lowercased() : String(word.dropFirst())
            return (isSmall ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + rest
        }.joined()
    }

    /// Returns the arguments that complete a text: the marks of its key and of its text in the language of the source, with the catalog's
    /// names for them.
    private static func parameters(_ key: String, _ entry: Catalog.Entry, _ language: String) -> [Parameter] {
        var found: [Int: Parameter] = [:]
        let source = entry.localizations?[language]
        for text in [key, source?.stringUnit?.value ?? ""] {
            for (index, mark) in FormatMark.all(in: text).enumerated() {
                let number = mark.number ?? index + 1
                if found[number] == nil {
                    found[number] = Parameter(label: mark.label, name: mark.label ?? "arg\(number)", type: mark.type)
                }
            }
        }
        for (index, substitution) in (source?.substitutions ?? [:]).sorted(by: { $0.key < $1.key }).enumerated() {
            let name = joined(substitution.key, startsSmall: true)
            let number = substitution.value.argNum ?? index + 1
            found[number] = Parameter(
                label: name, name: name, type: FormatMark.type(of: substitution.value.formatSpecifier ?? "d"))
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }
}

extension StringSymbols.Symbol {
    fileprivate func declaration(table: String, place: String) -> String {
        let name = StringSymbols.quoted(identifier)
        let (key, table) = (SwiftLiteral.quoted(key), SwiftLiteral.quoted(table))
        guard !parameters.isEmpty else {
            return "static var \(name): LocalizedStringResource { LocalizedStringResource(\(key), table: \(table), \(place)) }"
        }
        let list = parameters.map { ($0.label == nil ? "_ " : "") + "\($0.name): \($0.type)" }.joined(separator: ", ")
        let value = parameters.map { "\\(\($0.name))" }.joined(separator: " ")
        return "static func \(name)(\(list)) -> LocalizedStringResource { "
            + "LocalizedStringResource(\(key), defaultValue: \"\(value)\", table: \(table), \(place)) }"
    }
}

extension StringSymbols {
    fileprivate static func quoted(_ name: String) -> String { AssetSymbols.quoted(name) }
}

/// A place in a text that a value completes: `%@`, `%2$lld`, `%(count)lld`.
private struct FormatMark {
    var range: Range<String.Index>
    /// Its place among the values, from 1, where it has one.
    var number: Int?
    /// The label of the value.
    var label: String?
    /// The type of the value, in Swift.
    var type: String

    static func all(in text: String) -> [FormatMark] {
        let pattern =
            /%(?:(?<number>[0-9]+)\$)?(?:\((?<label>[A-Za-z_][A-Za-z0-9_]*)\))?[-+ #0]*[0-9]*(?:\.[0-9]+)?(?<kind>(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfeEgGaAcCsSp])/
        // Two percent signs, which stand for one, are no mark.
        let masked = text.replacing("%%", with: "\u{1}\u{1}")
        return masked.matches(of: pattern).map { match in
            FormatMark(
                range: match.range, number: match.number.flatMap { Int($0) }, label: match.label.map(String.init),
                type: type(of: String(match.kind)))
        }
    }

    /// - Parameter kind: length and letter, `lld`.
    static func type(of kind: String) -> String {
        let length = kind.dropLast()
        switch kind.last ?? "@" {
        case "d", "D", "i": return length == "hh" ? "Int8" : length == "h" ? "Int16" : length.isEmpty ? "Int32" : "Int"
        case "u", "U", "x", "X", "o", "O": return length == "hh" ? "UInt8" : length == "h" ? "UInt16" : length.isEmpty ? "UInt32" : "UInt"
        case "f", "e", "E", "g", "G", "a", "A": return length.isEmpty ? "Float" : "Double"
        default: return "String"
        }
    }
}
