/// Walks through Swift source piece by piece, so that brackets in strings and comments count for nothing.
struct SourceReader {
    private(set) var rest: Substring

    init(_ source: some StringProtocol) { rest = Substring(source) }

    var isAtEnd: Bool { rest.isEmpty }
    var next: Character? { rest.first }

    /// Takes the next piece: a comment, a string literal, a bracketed group, a word, or one character.
    mutating func takePiece() -> Substring {
        let start = rest
        guard let first = rest.first else { return start }
        if takeComment() || takeString() { return start[..<rest.startIndex] }
        if first == "(" || first == "[" || first == "{" {
            takeGroup()
        } else if first == "_" || first.isLetter || first.isNumber {
            rest = rest.drop { $0 == "_" || $0.isLetter || $0.isNumber }
        } else {
            rest.removeFirst()
        }
        return start[..<rest.startIndex]
    }

    mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

    /// Takes a group from its bracket to the one that closes it, or to the end.
    private mutating func takeGroup() {
        rest.removeFirst()
        while let character = rest.first {
            if character == ")" || character == "]" || character == "}" {
                rest.removeFirst()
                return
            }
            _ = takePiece()
        }
    }

    private mutating func takeComment() -> Bool {
        if rest.hasPrefix("//") {
            rest = rest.drop { !$0.isNewline }
            return true
        }
        guard rest.hasPrefix("/*") else { return false }
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest.removeFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest.removeFirst(2)
            } else {
                rest.removeFirst()
            }
        } while depth > 0 && !rest.isEmpty
        return true
    }

    /// Takes a string literal of one line or many, raw or not; an interpolation is a group of its own.
    private mutating func takeString() -> Bool {
        let hashes = rest.prefix { $0 == "#" }
        guard rest.dropFirst(hashes.count).first == "\"" else { return false }
        let fence = rest.dropFirst(hashes.count).hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest.removeFirst(hashes.count + fence.count)
        let escape = "\\" + hashes
        while !rest.isEmpty {
            if rest.hasPrefix(fence + hashes) {
                rest.removeFirst(fence.count + hashes.count)
                return true
            }
            if rest.hasPrefix(escape) {
                rest.removeFirst(escape.count)
                if rest.first == "(" { takeGroup() } else if !rest.isEmpty { rest.removeFirst() }
            } else {
                rest.removeFirst()
            }
        }
        return true
    }
}
