import SwiftLexing

/// The names that Swift source declares.
enum DeclaredNames {
    private static let typeWords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype"]
    private static let memberWords: Set<String> = ["func", "var", "let", "case"]

    /// The types.
    static func types(in text: String) -> Set<String> { types(in: SwiftTokenizer.tokens(of: text)) }

    static func types(in tokens: [SwiftToken]) -> Set<String> { names(after: typeWords, in: tokens) }

    /// The types, functions, variables and cases.
    static func all(in tokens: [SwiftToken]) -> Set<String> { names(after: typeWords.union(memberWords), in: tokens) }

    private static func names(after words: Set<String>, in tokens: [SwiftToken]) -> Set<String> {
        var names: Set<String> = []
        for (index, token) in tokens.enumerated().dropLast() {
            guard case .word(let word) = token.kind, words.contains(word), let name = tokens[index + 1].name,
                index == 0 || tokens[index - 1].kind != .mark(".")
            else { continue }
            // `class func` and `class var` declare no class.
            if !memberWords.contains(name), name != "subscript" { names.insert(name) }
        }
        return names
    }
}
