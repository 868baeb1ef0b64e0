/// A piece of Swift source, as far as a search for literals needs to tell pieces apart.
struct SwiftToken: Equatable {
    enum Kind: Equatable {
        /// A name, a keyword or a number.
        case word(String)
        /// A string literal; nil where it has interpolations, so that its value is not known before it runs.
        case string(String?)
        /// One character that is none of the others.
        case mark(Character)
    }

    let kind: Kind
    /// From 1.
    let line: Int
    /// How many parentheses, brackets and braces around it are open; an opening mark counts as outside of itself.
    let depth: Int
}

/// Splits Swift source into tokens. Comments are left out; what is interpolated into a string follows the string.
struct SwiftTokenizer {
    private let source: [Character]
    private var position: Int
    private var line: Int
    private var depth = 0
    private var tokens: [SwiftToken] = []

    static func tokens(of text: String) -> [SwiftToken] {
        var tokenizer = SwiftTokenizer(source: Array(text), position: 0, line: 1)
        tokenizer.run()
        return tokenizer.tokens
    }

    private init(source: [Character], position: Int, line: Int) {
        (self.source, self.position, self.line) = (source, position, line)
    }

    private mutating func run() {
        while position < source.count {
            let character = source[position]
            if skipComment() || readString() { continue }
            if character.isLetter || character.isNumber || character == "_" {
                readWord()
            } else {
                if !character.isWhitespace { readMark(character) }
                advance(1)
            }
        }
    }

    private mutating func advance(_ count: Int) {
        for _ in 0..<count where position < source.count {
            if source[position].isNewline { line += 1 }
            position += 1
        }
    }

    private func isNext(_ text: String) -> Bool { source[position...].starts(with: text) }

    private mutating func add(_ kind: SwiftToken.Kind, line: Int) {
        tokens.append(SwiftToken(kind: kind, line: line, depth: depth))
    }

    private mutating func readMark(_ character: Character) {
        if ")]}".contains(character) { depth = max(depth - 1, 0) }
        add(.mark(character), line: line)
        if "([{".contains(character) { depth += 1 }
    }

    private mutating func readWord() {
        var word = ""
        while position < source.count, source[position].isLetter || source[position].isNumber || source[position] == "_" {
            word.append(source[position])
            position += 1
        }
        add(.word(word), line: line)
    }

    /// Skips a comment, with the comments nested in it.
    private mutating func skipComment() -> Bool {
        if isNext("//") {
            while position < source.count, !source[position].isNewline { position += 1 }
            return true
        }
        guard isNext("/*") else { return false }
        var open = 0
        repeat {
            if isNext("/*") {
                open += 1
                advance(2)
            } else if isNext("*/") {
                open -= 1
                advance(2)
            } else {
                advance(1)
            }
        } while open > 0 && position < source.count
        return true
    }

    /// Reads a string literal: plain, of several lines, and with number signs around it.
    private mutating func readString() -> Bool {
        var start = position
        while start < source.count, source[start] == "#" { start += 1 }
        guard start < source.count, source[start] == "\"" else { return false }
        let signs = String(repeating: "#", count: start - position)
        let first = line
        let isMultiline = source[start...].starts(with: "\"\"\"")
        let end = (isMultiline ? "\"\"\"" : "\"") + signs
        let escape = "\\" + signs
        position = start + (isMultiline ? 3 : 1)
        var value = ""
        var inner: [SwiftToken] = []
        var isComputed = false
        while position < source.count, !isNext(end) {
            if !isMultiline, source[position].isNewline { break }
            if isNext(escape + "(") {
                isComputed = true
                advance(escape.count + 1)
                inner += interpolation()
            } else if isNext(escape) {
                advance(escape.count)
                value += unescaped(isMultiline: isMultiline)
            } else {
                value.append(source[position])
                advance(1)
            }
        }
        if position < source.count, isNext(end) { advance(end.count) }
        let text = isMultiline ? Self.withoutIndentation(value) : value
        add(.string(isComputed ? nil : text), line: first)
        tokens += inner
        return true
    }

    /// The tokens up to the parenthesis that ends an interpolation.
    private mutating func interpolation() -> [SwiftToken] {
        let outer = tokens
        tokens = []
        let ground = depth
        depth += 1
        while position < source.count, depth > ground {
            if skipComment() || readString() { continue }
            let character = source[position]
            if character.isLetter || character.isNumber || character == "_" {
                readWord()
                continue
            }
            if !character.isWhitespace { readMark(character) }
            advance(1)
        }
        defer { tokens = outer }
        depth = ground
        return tokens
    }

    /// What an escape stands for; the reader is behind the backslash.
    private mutating func unescaped(isMultiline: Bool) -> String {
        guard position < source.count else { return "" }
        let character = source[position]
        advance(1)
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "0": return "\0"
        case "u" where position < source.count && source[position] == "{":
            let digits = source[(position + 1)...].prefix { $0 != "}" && !$0.isNewline }
            advance(digits.count + 2)
            return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        default:
            // A backslash at a line's end joins it with the next.
            return character.isNewline && isMultiline ? "" : String(character)
        }
    }

    /// The lines of a literal of several lines without the indentation of its closing quotes.
    private static func withoutIndentation(_ value: String) -> String {
        var lines = value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count > 1 else { return value }
        let indentation = lines.removeLast()
        lines.removeFirst()
        return lines.map { $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0 }.joined(separator: "\n")
    }
}
