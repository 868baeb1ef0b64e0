/// A piece of Swift source, as far as a search in it needs to tell pieces apart.
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
    /// Its bytes in UTF-8.
    let range: Range<Int>

    /// Whether another follows it without anything between them.
    func touches(_ next: SwiftToken) -> Bool { range.upperBound == next.range.lowerBound }

    var word: String? {
        if case .word(let word) = kind { word } else { nil }
    }
}

/// Splits Swift source into tokens. Comments are left out; what is interpolated into a string follows the string.
struct SwiftTokenizer {
    private let source: [UInt8]
    private var position = 0
    private var line = 1
    private var depth = 0
    private var tokens: [SwiftToken] = []

    static func tokens(of text: String) -> [SwiftToken] { tokens(of: Array(text.utf8)) }

    static func tokens(of source: [UInt8]) -> [SwiftToken] {
        var tokenizer = SwiftTokenizer(source: source)
        tokenizer.run()
        return tokenizer.tokens
    }

    private init(source: [UInt8]) {
        self.source = source
    }

    private mutating func run() {
        // What invites a Unix shell to run the file is a comment.
        if isNext("#!") { skipToLineEnd() }
        while position < source.count {
            if skipComment() || readString() { continue }
            readWordOrMark()
        }
    }

    private mutating func readWordOrMark() {
        let byte = source[position]
        if Self.isWord(byte) { return readWord() }
        if !Self.isBlank(byte) { readMark(byte) }
        advance(1)
    }

    private mutating func advance(_ count: Int) {
        for _ in 0..<count where position < source.count {
            if isLineEnd(position) { line += 1 }
            position += 1
        }
    }

    /// A line feed, or a carriage return that none follows.
    private func isLineEnd(_ index: Int) -> Bool {
        if source[index] == UInt8(ascii: "\n") { return true }
        return source[index] == UInt8(ascii: "\r") && !(index + 1 < source.count && source[index + 1] == UInt8(ascii: "\n"))
    }

    private mutating func skipToLineEnd() {
        while position < source.count, !Self.isNewline(source[position]) { position += 1 }
    }

    private func isNext(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= source.count else { return false }
        for offset in 0..<count where source[position + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private func isNext(_ bytes: [UInt8]) -> Bool { source[position...].starts(with: bytes) }

    private mutating func add(_ kind: SwiftToken.Kind, line: Int, _ range: Range<Int>) {
        tokens.append(SwiftToken(kind: kind, line: line, depth: depth, range: range))
    }

    private mutating func readMark(_ byte: UInt8) {
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth = max(depth - 1, 0) }
        add(.mark(Character(Unicode.Scalar(byte))), line: line, position..<position + 1)
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
    }

    private mutating func readWord() {
        let start = position
        while position < source.count, Self.isWord(source[position]) { position += 1 }
        add(.word(String(decoding: source[start..<position], as: UTF8.self)), line: line, start..<position)
    }

    /// Skips a comment, with the comments nested in it.
    private mutating func skipComment() -> Bool {
        if isNext("//") {
            skipToLineEnd()
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
        let start = position
        var quote = position
        while quote < source.count, source[quote] == UInt8(ascii: "#") { quote += 1 }
        guard quote < source.count, source[quote] == UInt8(ascii: "\"") else { return false }
        let signs = Array(repeating: UInt8(ascii: "#"), count: quote - position)
        let first = line
        let isMultiline = source[quote...].starts(with: "\"\"\"".utf8)
        let end = Array((isMultiline ? "\"\"\"" : "\"").utf8) + signs
        let escape = [UInt8(ascii: "\\")] + signs
        position = quote + (isMultiline ? 3 : 1)
        var value: [UInt8] = []
        let place = tokens.count
        var isComputed = false
        while position < source.count, !isNext(end) {
            if !isMultiline, Self.isNewline(source[position]) { break }
            if isNext(escape + [UInt8(ascii: "(")]) {
                isComputed = true
                advance(escape.count + 1)
                readInterpolation()
            } else if isNext(escape) {
                advance(escape.count)
                value += unescaped(isMultiline: isMultiline)
            } else {
                value.append(source[position])
                advance(1)
            }
        }
        if position < source.count, isNext(end) { advance(end.count) }
        let text = String(decoding: value, as: UTF8.self)
        let kind = SwiftToken.Kind.string(isComputed ? nil : isMultiline ? Self.withoutIndentation(text) : text)
        tokens.insert(SwiftToken(kind: kind, line: first, depth: depth, range: start..<position), at: place)
        return true
    }

    /// Reads up to the parenthesis that ends an interpolation.
    private mutating func readInterpolation() {
        let ground = depth
        depth += 1
        while position < source.count, depth > ground {
            if skipComment() || readString() { continue }
            readWordOrMark()
        }
        depth = ground
        // The closing parenthesis is the string's.
        if tokens.last?.kind == .mark(")") { tokens.removeLast() }
    }

    /// What an escape stands for; the reader is behind the backslash.
    private mutating func unescaped(isMultiline: Bool) -> [UInt8] {
        guard position < source.count else { return [] }
        let byte = source[position]
        advance(1)
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "0"): return [0]
        case UInt8(ascii: "u") where position < source.count && source[position] == UInt8(ascii: "{"):
            let digits = source[(position + 1)...].prefix { $0 != UInt8(ascii: "}") && !Self.isNewline($0) }
            advance(digits.count + 2)
            let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
            return scalar.map { Array(String(Character($0)).utf8) } ?? []
        default:
            // A backslash at a line's end joins it with the next.
            return Self.isNewline(byte) && isMultiline ? [] : [byte]
        }
    }

    /// The lines of a literal of several lines without the indentation of its closing quotes.
    private static func withoutIndentation(_ value: String) -> String {
        var lines = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        guard lines.count > 1 else { return value }
        let indentation = lines.removeLast()
        lines.removeFirst()
        return lines.map { $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0 }.joined(separator: "\n")
    }

    /// A letter, a digit or an underscore; beyond ASCII everything counts as one, as nearly everything there is.
    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
            || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
