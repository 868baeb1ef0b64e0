/// Takes `os(iOS)` as true in the conditions of a Swift file's `#if` and `#elseif` lines.
///
/// No compiler flag can say so. The text keeps its length and its lines, so that every place the compiler names is the
/// place in the user's file. Comments and string literals stay as they are.
struct ConditionRewriter {
    private let source: [UInt8]
    private var result: [UInt8]
    private var position = 0

    /// The file with `os(iOS)` replaced by `true` and spaces.
    static func takingIOSAsTrue(_ text: String) -> String {
        guard text.contains("os(") || text.contains("os (") else { return text }
        var rewriter = ConditionRewriter(source: Array(text.utf8))
        rewriter.run()
        return String(decoding: rewriter.result, as: UTF8.self)
    }

    private init(source: [UInt8]) {
        self.source = source
        result = source
    }

    private mutating func run() {
        while position < source.count {
            if skipComment() || skipString() { continue }
            if isNext("#elseif") || isNext("#if") {
                position += isNext("#if") ? 3 : 7
                rewriteCondition()
            } else {
                position += 1
            }
        }
    }

    /// Goes through a condition to the end of its line, or further when the line ends in an operator.
    private mutating func rewriteCondition() {
        var last: UInt8 = 0
        while position < source.count {
            if skipComment() { continue }
            let byte = source[position]
            if Self.isNewline(byte), !Self.isOperator(last) { return }
            if !Self.isBlank(byte) { last = byte }
            if let end = endOfIOSTest() {
                let replacement = Array("true".utf8)
                for index in position..<end {
                    let offset = index - position
                    result[index] = offset < replacement.count ? replacement[offset] : UInt8(ascii: " ")
                }
                position = end
            } else {
                position += 1
            }
        }
    }

    /// Where `os(iOS)` that begins here ends, blanks between its parts allowed.
    private func endOfIOSTest() -> Int? {
        if position > 0, Self.isWord(source[position - 1]) { return nil }
        var index = position
        for part in ["os", "(", "iOS", ")"] {
            while index < source.count, source[index] == UInt8(ascii: " ") { index += 1 }
            guard source[index...].starts(with: part.utf8) else { return nil }
            if index == position, part != "os" { return nil }
            index += part.utf8.count
        }
        return source[position] == UInt8(ascii: "o") ? index : nil
    }

    /// Skips a comment, with the comments nested in it.
    private mutating func skipComment() -> Bool {
        if isNext("//") {
            while position < source.count, !Self.isNewline(source[position]) { position += 1 }
            return true
        }
        guard isNext("/*") else { return false }
        var depth = 0
        repeat {
            if isNext("/*") {
                depth += 1
                position += 2
            } else if isNext("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < source.count
        return true
    }

    /// Skips a string literal: plain, of several lines, and with number signs around it. What is interpolated counts
    /// as text; no condition can stand in it.
    private mutating func skipString() -> Bool {
        var start = position
        while start < source.count, source[start] == UInt8(ascii: "#") { start += 1 }
        guard start < source.count, source[start] == UInt8(ascii: "\"") else { return false }
        let signs = Array(repeating: UInt8(ascii: "#"), count: start - position)
        let isMultiline = source[start...].starts(with: "\"\"\"".utf8)
        let quotes = Array((isMultiline ? "\"\"\"" : "\"").utf8)
        let escape = Array("\\".utf8) + signs
        position = start + quotes.count
        var depth = 0
        while position < source.count {
            let rest = source[position...]
            if depth == 0, rest.starts(with: quotes + signs) {
                position += quotes.count + signs.count
                return true
            }
            if !isMultiline, Self.isNewline(source[position]) { return true }
            if rest.starts(with: escape + [UInt8(ascii: "(")]) {
                depth += 1
                position += escape.count + 1
            } else if rest.starts(with: escape) {
                position += escape.count + 1
            } else if depth > 0, source[position] == UInt8(ascii: "\"") {
                if !skipString() { position += 1 }
            } else {
                if depth > 0 { depth += source[position] == UInt8(ascii: "(") ? 1 : 0 }
                if depth > 0 { depth -= source[position] == UInt8(ascii: ")") ? 1 : 0 }
                position += 1
            }
        }
        return true
    }

    private func isNext(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= source.count else { return false }
        for offset in 0..<count where source[position + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isNewline(byte) }
    private static func isOperator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|") }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}
