import Foundation

/// The words around a duration that mark it as inexact or as still to pass.
///
/// The English words are Apple's ("About 5 minutes remaining": developer.apple.com, `DateComponentsFormatter`); those of other languages
/// come from their systems' messages about copied files. A language that is missing from the table uses the English words.
package struct DurationPhrase {
    package var isApproximate: Bool
    package var isRemaining: Bool

    private struct Words {
        var about: String
        var remaining: String
        var both: String
    }

    /// The quantity replaces `%@`.
    private static let words: [String: Words] = [
        "en": Words(about: "About %@", remaining: "%@ remaining", both: "About %@ remaining"),
        "de": Words(about: "Etwa %@", remaining: "Noch %@", both: "Noch etwa %@"),
        "fr": Words(about: "Environ %@", remaining: "%@ restantes", both: "Environ %@ restantes"),
        "es": Words(about: "Aproximadamente %@", remaining: "Quedan %@", both: "Quedan aproximadamente %@"),
        "it": Words(about: "Circa %@", remaining: "Rimangono %@", both: "Rimangono circa %@"),
        "pt": Words(about: "Cerca de %@", remaining: "Faltam %@", both: "Faltam cerca de %@"),
        "nl": Words(about: "Ongeveer %@", remaining: "Nog %@", both: "Nog ongeveer %@"),
        "ja": Words(about: "約%@", remaining: "残り%@", both: "残り約%@"),
        "zh": Words(about: "大约%@", remaining: "剩余%@", both: "大约剩余%@"),
        "ko": Words(about: "약 %@", remaining: "%@ 남음", both: "약 %@ 남음"),
        "ar": Words(about: "حوالي %@", remaining: "يتبقى %@", both: "يتبقى حوالي %@"),
    ]

    package func around(_ text: String, in locale: Locale) -> String {
        guard isApproximate || isRemaining else { return text }
        let language = locale.language.languageCode?.identifier ?? "en"
        guard let words = DurationPhrase.words[language] ?? DurationPhrase.words["en"] else { return text }
        let phrase = isApproximate && isRemaining ? words.both : isApproximate ? words.about : words.remaining
        return phrase.replacingOccurrences(of: "%@", with: text)
    }
}
