/// Splits Swift source into tokens; the code interpolated into a string follows the string.
///
/// All readers of Swift source here use these tokens: for the declarations and imports of the user's code, for rewriting it, and for the
/// arguments of macros.
///
/// Source: The Swift Programming Language, "Lexical Structure"; SE-0168 and SE-0200 for strings, SE-0354 for regular
/// expressions, SE-0451 for names between backticks.
package struct SwiftTokenizer {
    private let source: [UInt8]
    private var position = 0
    private var line = 1
    private var depth = 0
    private let keepsComments: Bool
    /// The number of interpolations around.
    private var interpolations = 0
    /// The places from which no `/` ends a fenced regular expression any more, by the number of its signs.
    private var fencesWithoutEnd: [Int: Range<Int>] = [:]

    /// The most interpolations in each other that are read; deeper ones are text. Readers of hostile source must not run out of stack.
    private static let mostInterpolations = 50

    private var tokens: [SwiftToken] = []

    package static func tokens(of text: some StringProtocol, keepingComments: Bool = false) -> [SwiftToken] {
        tokens(of: Array(text.utf8), keepingComments: keepingComments)
    }

    package static func tokens(of source: [UInt8], keepingComments: Bool = false) -> [SwiftToken] {
        var tokenizer = SwiftTokenizer(source: source, keepsComments: keepingComments)
        tokenizer.run()
        return tokenizer.tokens
    }

    private init(source: [UInt8], keepsComments: Bool) {
        self.source = source
        self.keepsComments = keepsComments
    }

    private mutating func run() {
        // The line that lets a Unix shell run the file is a comment.
        if isNext("#!") { skipToLineEnd() }
        while position < source.count { readNext() }
    }

    private mutating func readNext() {
        let byte = source[position]
        if byte == UInt8(ascii: "#"), readBareSigns() { return }
        if Self.beginsLiteral(byte), readComment() || readString() || readRegex() || readEscapedName() { return }
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

    /// Returns true for a line feed, or a carriage return without one behind it.
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

    /// Reads number signs that begin no literal, all at once: each of a long row would look to its end.
    private mutating func readBareSigns() -> Bool {
        let end = source[position...].firstIndex { $0 != UInt8(ascii: "#") } ?? source.count
        if end < source.count, source[end] == UInt8(ascii: "\"") || source[end] == UInt8(ascii: "/") { return false }
        while position < end {
            readMark(UInt8(ascii: "#"))
            position += 1
        }
        return true
    }

    private mutating func readWord() {
        let start = position
        while position < source.count, Self.isWord(source[position]) { position += 1 }
        add(.word(String(decoding: source[start..<position], as: UTF8.self)), line: line, start..<position)
    }

    /// Reads a name between backticks, which may hold blanks and quotes, and ends in its line.
    private mutating func readEscapedName() -> Bool {
        guard source[position] == UInt8(ascii: "`") else { return false }
        let rest = source[(position + 1)...].prefix { $0 != UInt8(ascii: "`") && !Self.isNewline($0) }
        guard !rest.isEmpty, rest.endIndex < source.count, source[rest.endIndex] == UInt8(ascii: "`") else { return false }
        add(.escapedName(String(decoding: rest, as: UTF8.self)), line: line, position..<rest.endIndex + 1)
        position = rest.endIndex + 1
        return true
    }

    /// Reads a comment, with the comments nested in it.
    private mutating func readComment() -> Bool {
        let (start, first) = (position, line)
        if isNext("//") {
            skipToLineEnd()
        } else if isNext("/*") {
            skipBlockComment()
        } else {
            return false
        }
        if keepsComments { add(.comment, line: first, start..<position) }
        return true
    }

    private mutating func skipBlockComment() {
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
    }

    /// Returns whether a comment, a string, a regular expression or a name between backticks may begin with a byte.
    private static func beginsLiteral(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "`")
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

    /// A letter, a digit or an underscore; beyond ASCII everything counts as one, as nearly everything there is.
    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
            || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
}

// MARK: Strings

extension SwiftTokenizer {
    /// Reads a string literal: plain, of several lines, and with number signs around it.
    private mutating func readString() -> Bool {
        let start = position
        let signs = numberSigns()
        let quote = position + signs.count
        guard quote < source.count, source[quote] == UInt8(ascii: "\"") else { return false }
        let first = line
        let isMultiline = source[quote...].starts(with: "\"\"\"".utf8) && !endsInLine(from: quote + 2, signs)
        let end = Array((isMultiline ? "\"\"\"" : "\"").utf8) + signs
        let escape = [UInt8(ascii: "\\")] + signs
        position = quote + (isMultiline ? 3 : 1)
        var value = StringValue()
        let place = tokens.count
        var isComputed = false
        while position < source.count, !isNext(end) {
            if !isMultiline, Self.isNewline(source[position]) { break }
            if interpolations < Self.mostInterpolations, isNext(escape + [UInt8(ascii: "(")]) {
                isComputed = true
                advance(escape.count + 1)
                readInterpolation()
            } else if isNext(escape) {
                advance(escape.count)
                readEscape(into: &value, isMultiline: isMultiline)
            } else if Self.isNewline(source[position]) {
                advance(lengthOfNewline(at: position))
                value.lines.append([])
            } else {
                value.lines[value.lines.count - 1].append(source[position])
                advance(1)
            }
        }
        if position < source.count, isNext(end) { advance(end.count) }
        let kind = SwiftToken.Kind.string(isComputed ? nil : value.text)
        tokens.insert(SwiftToken(kind: kind, line: first, depth: depth, range: start..<position), at: place)
        return true
    }

    /// The most number signs of a literal: code has a few, and each of a row of thousands would be tried by itself.
    private static let mostSigns = 64

    private func numberSigns() -> [UInt8] {
        Array(source[position...].prefix(Self.mostSigns).prefix { $0 == UInt8(ascii: "#") })
    }

    /// Returns whether three quotes behind number signs are those of a literal of one line: `#"""#` is a quotation mark.
    ///
    /// Source: the compiler's lexer, which looks for the end in the line.
    private func endsInLine(from place: Int, _ signs: [UInt8]) -> Bool {
        guard !signs.isEmpty else { return false }
        let end = [UInt8(ascii: "\"")] + signs
        var index = place
        while index < source.count, !Self.isNewline(source[index]) {
            if source[index...].starts(with: end) { return true }
            index += 1
        }
        return false
    }

    /// Reads up to the parenthesis that ends an interpolation.
    private mutating func readInterpolation() {
        let (ground, count) = (depth, tokens.count)
        depth += 1
        interpolations += 1
        while position < source.count, depth > ground { readNext() }
        interpolations -= 1
        depth = ground
        // The closing parenthesis is the string's.
        if tokens.count > count, tokens.last?.kind == .mark(")") { tokens.removeLast() }
    }

    /// The lines of a literal as they are written, with the characters that escapes stand for.
    private struct StringValue {
        var lines: [[UInt8]] = [[]]
        /// The lines that go on with the one before them.
        var continued: Set<Int> = []

        /// The text of the literal; of several lines those between the quotes, without the indentation of the closing ones.
        var text: String {
            guard lines.count > 1, let indentation = lines.last else { return String(decoding: lines[0], as: UTF8.self) }
            var text: [UInt8] = []
            for (index, line) in lines.enumerated().dropLast().dropFirst() {
                if index > 1, !continued.contains(index) { text.append(0x0A) }
                text += line.starts(with: indentation) ? line[indentation.count...] : line[...]
            }
            return String(decoding: text, as: UTF8.self)
        }
    }

    private func lengthOfNewline(at index: Int) -> Int { source[index...].starts(with: [0x0D, 0x0A]) ? 2 : 1 }

    /// Reads the text behind the backslash of an escape, and notes the character it stands for.
    private mutating func readEscape(into value: inout StringValue, isMultiline: Bool) {
        // At a line's end, and before blanks alone, it joins the line with the next.
        let end = source[position...].firstIndex { !($0 == 0x20 || $0 == 0x09) }
        if isMultiline, let end, Self.isNewline(source[end]) {
            advance(end - position + lengthOfNewline(at: end))
            value.continued.insert(value.lines.count)
            value.lines.append([])
        } else {
            value.lines[value.lines.count - 1] += unescaped()
        }
    }

    private mutating func unescaped() -> [UInt8] {
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
        default: return [byte]
        }
    }
}

// MARK: Regular expressions

extension SwiftTokenizer {
    /// Reads a regular expression between slashes, with number signs around it or without.
    private mutating func readRegex() -> Bool {
        let signs = numberSigns()
        let slash = position + signs.count
        guard slash < source.count, source[slash] == UInt8(ascii: "/") else { return false }
        guard let end = signs.isEmpty ? endOfPlainRegex(at: slash) : endOfFencedRegex(at: slash, signs) else { return false }
        let (start, first) = (position, line)
        advance(end - position)
        add(.regex, line: first, start..<end)
        return true
    }

    /// `#/…/#` goes over several lines if nothing stands behind its first slash.
    private mutating func endOfFencedRegex(at slash: Int, _ signs: [UInt8]) -> Int? {
        if let none = fencesWithoutEnd[signs.count], none.contains(slash) { return nil }
        let end = [UInt8(ascii: "/")] + signs
        let isMultiline = source[(slash + 1)...].first { $0 != 0x20 && $0 != 0x09 }.map(Self.isNewline) ?? false
        var index = slash + 1
        while index < source.count {
            if source[index...].starts(with: end) { return index + end.count }
            if !isMultiline, Self.isNewline(source[index]) { break }
            index += source[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        fencesWithoutEnd[signs.count] = slash..<max(index, slash)
        return nil
    }

    /// `/…/` stands where an operand may, neither begins nor ends with a blank, ends in its line and closes no parenthesis that it
    /// has not opened: else the slash is an operator, as in `reduce(1, /)`.
    private func endOfPlainRegex(at slash: Int) -> Int? {
        guard isOperandExpected(at: slash), slash + 1 < source.count, !Self.isBlank(source[slash + 1]) else { return nil }
        var (index, open, isInClass) = (slash + 1, 0, false)
        while index < source.count, !Self.isNewline(source[index]) {
            switch source[index] {
            case UInt8(ascii: "/"):
                let isComplete = index > slash + 1 && !Self.isBlank(source[index - 1])
                return isComplete ? index + 1 : nil
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: open += 1
            case UInt8(ascii: ")") where !isInClass:
                open -= 1
                if open < 0 { return nil }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The keywords behind which an expression begins.
    private static let keywordsBeforeOperands: Set<String> = [
        "return", "in", "case", "if", "while", "where", "try", "await", "throw", "else", "guard", "switch", "for", "is", "as", "do",
        "yield",
    ]

    private func isOperandExpected(at place: Int) -> Bool {
        guard let last = tokens.last(where: { $0.kind != .comment }) else { return true }
        switch last.kind {
        case .word(let word): return Self.keywordsBeforeOperands.contains(word)
        case .escapedName, .string, .regex, .comment: return false
        case .mark(")"), .mark("]"), .mark("}"): return false
        case .mark("("), .mark("["), .mark("{"), .mark(","), .mark(":"), .mark(";"): return true
        // Part of an operator of several characters, or a value's `!` and `?`.
        case .mark: return last.range.upperBound < place
        }
    }
}
