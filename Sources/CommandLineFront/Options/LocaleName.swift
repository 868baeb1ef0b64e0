/// The form of a locale identifier, without looking anything up.
enum LocaleName {
    /// Whether this is a language of two to three letters, then subtags of letters and digits after `-` or `_`, then
    /// perhaps keywords after `@`.
    ///
    /// Source: Unicode Technical Standard 35, "Unicode Language and Locale Identifiers".
    static func isWellFormed(_ name: String) -> Bool {
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let subtags = parts[0].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let language = subtags.first, (2...3).contains(language.count), language.allSatisfy(isLetter) else {
            return false
        }
        return subtags.dropFirst().allSatisfy { (2...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isASCII && character.isLetter
    }

    private static func isAlphanumeric(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }
}
