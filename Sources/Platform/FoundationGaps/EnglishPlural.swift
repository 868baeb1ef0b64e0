/// The plural of English nouns, for texts with grammatical agreement.
///
/// Source: Quirk, Greenbaum, Leech, Svartvik, A Comprehensive Grammar of the English Language, 5.73 to 5.103: the regular plural by the
/// noun's ending, and the irregular plurals of everyday words.
enum EnglishPlural {
    /// Returns a phrase with its main noun in the plural: `glass of water` becomes `glasses of water`.
    static func phrase(_ text: String) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let end = words.firstIndex { prepositions.contains($0.lowercased()) } ?? words.count
        guard let noun = words[..<end].lastIndex(where: { $0.contains(where: \.isLetter) }) else { return text }
        var result = words
        result[noun] = word(words[noun])
        return result.joined(separator: " ")
    }

    private static let prepositions: Set<String> = ["of", "in", "on", "at", "for", "with", "from", "to", "per", "left"]

    /// The plural of a noun, with the marks around it kept.
    private static func word(_ text: String) -> String {
        guard let first = text.firstIndex(where: \.isLetter), let last = text.lastIndex(where: \.isLetter) else { return text }
        let noun = String(text[first...last])
        return text[..<first] + plural(of: noun) + text[text.index(after: last)...]
    }

    private static func plural(of noun: String) -> String {
        let lower = noun.lowercased()
        if invariable.contains(lower) { return noun }
        let isShouted = noun.count > 1 && noun == noun.uppercased()
        let cased = { (text: String) in isShouted ? text.uppercased() : text }
        for (singular, plural) in irregular where lower.hasSuffix(singular) {
            let kept = noun.dropLast(singular.count)
            // A capital at the beginning stays one.
            let isCapital = kept.isEmpty && noun.first?.isUppercase == true
            return cased(kept + (isCapital ? plural.prefix(1).uppercased() + plural.dropFirst() : plural))
        }
        if sibilants.contains(where: lower.hasSuffix) || withES.contains(lower) { return cased(noun + "es") }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return cased(noun.dropLast() + "ies")
        }
        return cased(noun + "s")
    }

    private static let sibilants = ["s", "x", "z", "ch", "sh"]
    private static let withES: Set<String> = ["potato", "tomato", "hero", "echo", "veto", "torpedo", "embargo"]
    private static let invariable: Set<String> = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "salmon", "trout", "bison", "offspring", "hz", "km", "kg",
    ]

    /// Irregular nouns by their ending; the longer ones first.
    private static let irregular = [
        ("person", "people"), ("child", "children"), ("woman", "women"), ("mouse", "mice"), ("goose", "geese"),
        ("tooth", "teeth"), ("foot", "feet"), ("knife", "knives"), ("wife", "wives"), ("life", "lives"), ("shelf", "shelves"),
        ("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves"), ("wolf", "wolves"), ("thief", "thieves"),
        ("calf", "calves"), ("scarf", "scarves"), ("elf", "elves"), ("analysis", "analyses"), ("crisis", "crises"),
        ("human", "humans"), ("german", "Germans"), ("roman", "Romans"), ("man", "men"), ("quiz", "quizzes"),
    ]
}
