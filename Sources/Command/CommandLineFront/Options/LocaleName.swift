/// The form of a locale identifier, without looking anything up.
enum LocaleName {
    /// Returns true if this is a language of two to three letters, then perhaps a script, a region, variants and extensions, in this
    /// order, after `-` or `_`, then perhaps keywords after `@`.
    ///
    /// Source: Unicode Technical Standard 35, "Unicode Language and Locale Identifiers".
    static func isWellFormed(_ name: String) -> Bool {
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        var subtags = parts[0].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        guard let language = subtags.popFirst(), (2...3).contains(language.count), language.allSatisfy(isLetter) else { return false }
        if let script = subtags.first, script.count == 4, script.allSatisfy(isLetter) { subtags.removeFirst() }
        if let region = subtags.first, isRegion(region) { subtags.removeFirst() }
        while let variant = subtags.first, isVariant(variant) { subtags.removeFirst() }
        // The rest are extensions: each a single letter or digit with at least one word of its own.
        var isInExtension = false
        while let subtag = subtags.popFirst() {
            guard subtag.allSatisfy(isAlphanumeric) else { return false }
            if subtag.count == 1 {
                guard let word = subtags.first, word.count > 1 else { return false }
                isInExtension = true
            } else if !isInExtension || subtag.count > 8 {
                return false
            }
        }
        return true
    }

    private static func isRegion(_ subtag: Substring) -> Bool {
        subtag.count == 2 && subtag.allSatisfy(isLetter) || subtag.count == 3 && subtag.allSatisfy(isDigit)
    }

    private static func isVariant(_ subtag: Substring) -> Bool {
        guard subtag.allSatisfy(isAlphanumeric) else { return false }
        return (5...8).contains(subtag.count) || subtag.count == 4 && subtag.first.map(isDigit) == true
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isASCII && character.isLetter
    }

    private static func isDigit(_ character: Character) -> Bool {
        character.isASCII && character.isNumber
    }

    private static func isAlphanumeric(_ character: Character) -> Bool {
        isLetter(character) || isDigit(character)
    }
}
