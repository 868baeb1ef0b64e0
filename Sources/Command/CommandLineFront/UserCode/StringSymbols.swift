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

    /// The most bytes of a key that gets a name.
    private static let longestKey = 1_000

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
            /// Texts by what they vary with, `plural` or `device`, and by its cases.
            var variations: [String: [String: Localization]]?

            /// The text, or the one for other numbers and devices.
            var text: String? {
                if let stringUnit { return stringUnit.value }
                let cases = variations?.min { $0.key < $1.key }?.value
                return (cases?["other"] ?? cases?.min { $0.key < $1.key }?.value)?.text
            }
        }
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    /// Reads the names of a file's texts, by their keys. A file that is no catalog has no names; the reader of its texts reports it.
    init(catalog path: String) {
        table = NSString(string: NSString(string: path).lastPathComponent).deletingPathExtension
        guard let data = FileSystem.contents(of: path), let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
        else { return }
        // Texts of one name stand beside each other as long as their values differ in type or label.
        var taken: Set<[String]> = []
        for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key })
        where entry.extractionState == "manual" && key.utf8.count <= Self.longestKey {
            let identifier = Self.identifier(for: key)
            let parameters = Self.parameters(key, entry, catalog.sourceLanguage)
            let form = [identifier] + parameters.map { "\($0.label ?? "_"): \($0.type)" }
            guard CompilerSetting.isName(identifier), taken.insert(form).inserted else { continue }
            symbols.append(Symbol(identifier: identifier, key: key, parameters: parameters))
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
        let text = FormatMark.replaced(in: key, by: " ")
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

    /// Returns the arguments that complete a text: the marks of its text in the language of the source, with the catalog's names for
    /// them, and further ones of its key.
    private static func parameters(_ key: String, _ entry: Catalog.Entry, _ language: String) -> [Parameter] {
        var found: [Int: Parameter] = [:]
        let source = entry.localizations?[language]
        for text in [source?.text ?? "", key] {
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
///
/// Source: IEEE Std 1003.1, `fprintf`; Apple, "String Format Specifiers"; names in parentheses as Xcode writes them in string catalogs.
struct FormatMark: Equatable {
    /// Its bytes.
    var range: Range<Int>
    /// Its place among the values, from 1, where it has one.
    var number: Int?
    /// The label of the value.
    var label: String?
    /// The type of the value, in Swift.
    var type: String

    static func all(in text: String) -> [FormatMark] {
        let bytes = Array(text.utf8)
        var marks: [FormatMark] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
            // Two percent signs stand for one, and are no mark.
            if start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "%") {
                index = start + 2
                continue
            }
            var reader = FormatMarkReader(bytes: bytes, start: start)
            if let mark = reader.mark() { marks.append(mark) }
            index = max(reader.index, start + 1)
        }
        return marks
    }

    /// Returns a text with another in the place of each mark.
    static func replaced(in text: String, by other: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        for mark in all(in: text) {
            result += bytes[index..<mark.range.lowerBound]
            result += Array(other.utf8)
            index = mark.range.upperBound
        }
        return String(decoding: result + bytes[index...], as: UTF8.self)
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

/// Reads a mark from its percent sign on, each byte once.
private struct FormatMarkReader {
    let bytes: [UInt8]
    let start: Int
    private(set) var index: Int

    init(bytes: [UInt8], start: Int) { (self.bytes, self.start, index) = (bytes, start, start + 1) }

    /// `%`, a number and `$`, a name in parentheses, flags, a width, a precision, a length, a letter; nil where it is none.
    mutating func mark() -> FormatMark? {
        var number: Int?
        let digits = take { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        if !digits.isEmpty, skip("$") { number = Int(digits) }
        var label: String?
        if skip("(") {
            let name = take { $0 == UInt8(ascii: "_") || $0 < 0x80 && Character(Unicode.Scalar($0)).isLetter || Self.isDigit($0) }
            guard let first = name.first, !first.isNumber, skip(")") else { return nil }
            label = name
        }
        _ = take { "-+ #0".utf8.contains($0) }
        _ = take(Self.isDigit)
        if skip(".") {
            if take(Self.isDigit).isEmpty { return nil }
        }
        let length = ["hh", "h", "ll", "l", "q", "z", "t", "j", "L"].first { bytes[index...].starts(with: $0.utf8) } ?? ""
        index += length.utf8.count
        guard index < bytes.count, "@dDiuUxXoOfeEgGaAcCsSp".utf8.contains(bytes[index]) else { return nil }
        let letter = String(Unicode.Scalar(bytes[index]))
        index += 1
        return FormatMark(range: start..<index, number: number, label: label, type: FormatMark.type(of: length + letter))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private mutating func take(_ isWanted: (UInt8) -> Bool) -> String {
        let part = bytes[index...].prefix(while: isWanted)
        index = part.endIndex
        return String(decoding: part, as: UTF8.self)
    }

    private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }
}
