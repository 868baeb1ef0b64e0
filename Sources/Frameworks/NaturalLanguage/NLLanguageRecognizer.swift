import Foundation

/// A recogniser of the language of a text, by its script; scripts of several languages leave it open.
///
/// Source: Apple, NaturalLanguage `NLLanguageRecognizer`; Unicode's ranges of scripts.
public final class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    private var text = ""
    public var languageHints: [NLLanguage: Double] = [:]
    public var languageConstraints: [NLLanguage] = []
    public override init() {}

    public class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    public func processString(_ string: String) { text += string }
    public func reset() { text = "" }

    /// Nil where the script does not determine it, as that of English, French and German.
    public var dominantLanguage: NLLanguage? {
        var counts: [NLLanguage: Int] = [:]
        for scalar in text.unicodeScalars { if let language = Self.language(of: scalar) { counts[language, default: 0] += 1 } }
        // Japanese has Chinese characters among its own.
        if counts[.japanese] != nil { return .japanese }
        return counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
    }

    public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        maxHypotheses > 0 ? dominantLanguage.map { [$0: 1] } ?? [:] : [:]
    }

    private static func language(of scalar: Unicode.Scalar) -> NLLanguage? {
        switch scalar.value {
        case 0x0370...0x03FF, 0x1F00...0x1FFF: .greek
        case 0x0590...0x05FF: .hebrew
        case 0x0900...0x097F: .hindi
        case 0x0E00...0x0E7F: .thai
        case 0x3040...0x30FF: .japanese
        case 0x4E00...0x9FFF: .simplifiedChinese
        case 0xAC00...0xD7AF, 0x1100...0x11FF: .korean
        default: nil
        }
    }
}
