@_exported import Foundation
import RunContext

/// A language.
///
/// Source: Apple, NaturalLanguage `NLLanguage`.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let undetermined = NLLanguage("und")
    public static let arabic = NLLanguage("ar")
    public static let bulgarian = NLLanguage("bg")
    public static let catalan = NLLanguage("ca")
    public static let croatian = NLLanguage("hr")
    public static let czech = NLLanguage("cs")
    public static let danish = NLLanguage("da")
    public static let dutch = NLLanguage("nl")
    public static let english = NLLanguage("en")
    public static let finnish = NLLanguage("fi")
    public static let french = NLLanguage("fr")
    public static let german = NLLanguage("de")
    public static let greek = NLLanguage("el")
    public static let hebrew = NLLanguage("he")
    public static let hindi = NLLanguage("hi")
    public static let hungarian = NLLanguage("hu")
    public static let indonesian = NLLanguage("id")
    public static let italian = NLLanguage("it")
    public static let japanese = NLLanguage("ja")
    public static let korean = NLLanguage("ko")
    public static let norwegian = NLLanguage("nb")
    public static let polish = NLLanguage("pl")
    public static let portuguese = NLLanguage("pt")
    public static let romanian = NLLanguage("ro")
    public static let russian = NLLanguage("ru")
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    public static let spanish = NLLanguage("es")
    public static let swedish = NLLanguage("sv")
    public static let thai = NLLanguage("th")
    public static let traditionalChinese = NLLanguage("zh-Hant")
    public static let turkish = NLLanguage("tr")
    public static let ukrainian = NLLanguage("uk")
    public static let vietnamese = NLLanguage("vi")
}

/// The size of the pieces of a text.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// A splitter of texts into words, sentences or paragraphs. A word is a run of letters and digits; languages without spaces are not split.
///
/// Source: Apple, NaturalLanguage `NLTokenizer`.
public final class NLTokenizer: NSObject, @unchecked Sendable {
    /// The properties of a piece.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
    }

    public let unit: NLTokenUnit
    public var string: String?
    public init(unit: NLTokenUnit) { self.unit = unit }
    /// Changes nothing, which is reported.
    public func setLanguage(_ language: NLLanguage) {
        RunReports.note("NLTokenizer.setLanguage(_:) has no effect: text of each language is split by the same rules.")
    }

    public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        switch unit {
        case .document: return range.isEmpty ? [] : [range]
        case .paragraph: return string[range].split(whereSeparator: \.isNewline).map { $0.startIndex..<$0.endIndex }
        case .sentence: return string[range].matches(of: Self.sentence).map(\.range)
        case .word: return string[range].matches(of: Self.word).map(\.range)
        }
    }

    /// Letters and digits, with an apostrophe or a point between two of them.
    nonisolated(unsafe) private static let word = /[\p{L}\p{N}\p{M}]+(?:['’.][\p{L}\p{N}\p{M}]+)*/
    /// Characters up to a full stop and the like, and the spaces behind it.
    nonisolated(unsafe) private static let sentence = /[^.!?。！？]*(?:[.!?。！？]+[\s]*|$)/

    public func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        for token in tokens(for: range) {
            let text = string?[token] ?? ""
            guard block(token, !text.isEmpty && text.allSatisfy(\.isNumber) ? .numeric : []) else { return }
        }
    }

    public func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
    }
}
