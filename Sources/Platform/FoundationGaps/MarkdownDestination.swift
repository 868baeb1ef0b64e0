/// Reads `(destination "title")` after a closing bracket.
enum MarkdownDestination {
    /// The maximum depth of nested parentheses in a destination, as in cmark, the reference implementation.
    private static let deepest = 32

    /// Returns the destination and the position after the closing parenthesis; `nil` if there is no destination at the position.
    static func read(_ characters: [Character], at start: Int) -> (destination: String, end: Int)? {
        var index = start
        func character() -> Character? { characters.indices.contains(index) ? characters[index] : nil }
        func skipSpaces() { while character()?.isWhitespace == true { index += 1 } }
        guard character() == "(" else { return nil }
        index += 1
        skipSpaces()
        var destination = ""
        var depth = 0
        let isBracketed = character() == "<"
        if isBracketed { index += 1 }
        while let next = character() {
            if isBracketed, next == ">" { break }
            if !isBracketed, next.isWhitespace || (next == ")" && depth == 0) { break }
            if next == "\\", characters.indices.contains(index + 1), characters[index + 1].isPunctuation {
                index += 1
            } else if next == "(" || next == ")" {
                depth += next == "(" ? 1 : -1
            }
            if depth > deepest { return nil }
            destination.append(characters[index])
            index += 1
        }
        if isBracketed { index += 1 }
        skipSpaces()
        if let quote = character(), let closing = ["\"": "\"", "'": "'", "(": ")"][quote] as Character? {
            index += 1
            while let next = character(), next != closing { index += next == "\\" ? 2 : 1 }
            index += 1
            skipSpaces()
        }
        guard character() == ")" else { return nil }
        return (destination, index + 1)
    }
}
