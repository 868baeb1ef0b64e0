/// Reads a `.strings` file as text: `"key" = "value";` with comments.
///
/// Keys and values are in quotation marks, with `\n`, `\t`, `\"`, `\\`, `\U1F40` and octal escapes, or are words without; `"key";` has
/// the key for its value; of two entries with one key the later counts.
///
/// Source: Apple, Resource Programming Guide, "String Resources", and the ASCII property lists it builds on.
struct OldStyleStrings {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var line = 1

    /// - Throws: `StringTableError.Fault`.
    static func entries(of text: String) throws(Failure) -> [String: String] {
        var reader = OldStyleStrings(scalars: Array(text.unicodeScalars))
        return try reader.entries()
    }

    /// The error for a text that cannot be read.
    struct Failure: Error {
        let fault: StringTableError.Fault
    }

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func entries() throws(Failure) -> [String: String] {
        var result: [String: String] = [:]
        try skipSpace()
        // A whole property list has braces around its entries.
        let hasBraces = take("{")
        while true {
            try skipSpace()
            if next == nil || (hasBraces && next == "}") { break }
            let key = try string("a key")
            try skipSpace()
            var value = key
            if take("=") {
                try skipSpace()
                value = try string("a value")
                try skipSpace()
            }
            result[key] = value
            if take(";") { continue }
            guard next == nil || (hasBraces && next == "}") else { throw expected("the semicolon") }
        }
        if hasBraces {
            guard take("}") else { throw expected("the closing brace") }
            try skipSpace()
            if next != nil { throw expected("the end of the file after the closing brace") }
        }
        return result
    }

    private func expected(_ what: String) -> Failure { Failure(fault: .expected(what, line: line)) }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        advance()
        return true
    }

    private mutating func advance() {
        if scalars[position] == "\n" { line += 1 }
        position += 1
    }

    private mutating func skipSpace() throws(Failure) {
        while let scalar = next {
            let after = position + 1 < scalars.count ? scalars[position + 1] : nil
            if scalar == "/", after == "/" {
                while let scalar = next, scalar != "\n", scalar != "\r", scalar != "\u{2028}" { advance() }
            } else if scalar == "/", after == "*" {
                try skipComment()
            } else if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                advance()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(Failure) {
        let start = line
        position += 2
        while let scalar = next {
            advance()
            if scalar == "*", take("/") { return }
        }
        throw Failure(fault: .unclosed("the comment", line: start))
    }

    private mutating func string(_ what: String) throws(Failure) -> String {
        guard let first = next else { throw expected(what) }
        if first == "\"" || first == "'" { return try quoted(by: first) }
        var word = String.UnicodeScalarView()
        while let scalar = next, Self.isPartOfWord(scalar) {
            word.append(scalar)
            advance()
        }
        guard !word.isEmpty else { throw expected(what) }
        return String(word)
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
        default: false
        }
    }

    private mutating func quoted(by mark: Unicode.Scalar) throws(Failure) -> String {
        let start = line
        advance()
        // UTF-16, because an escape may be half of a surrogate pair.
        var units: [UInt16] = []
        while let scalar = next {
            advance()
            if scalar == mark { return String(decoding: units, as: UTF16.self) }
            if scalar == "\\" {
                escape(into: &units)
            } else {
                units.append(contentsOf: String(scalar).utf16)
            }
        }
        throw Failure(fault: .unclosed("a quotation", line: start))
    }

    private mutating func escape(into units: inout [UInt16]) {
        guard let scalar = next else { return }
        switch scalar {
        case "U", "u":
            advance()
            units.append(number(radix: 16, atMost: 4) ?? 0xFFFD)
        case "0"..."7":
            units.append(number(radix: 8, atMost: 3) ?? 0xFFFD)
        default:
            advance()
            units.append(contentsOf: String(Self.escapes[scalar] ?? scalar).utf16)
        }
    }

    /// The escapes of C.
    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "a": "\u{7}", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{B}",
    ]

    private mutating func number(radix: Int, atMost digits: Int) -> UInt16? {
        var value: Int?
        for _ in 0..<digits {
            guard let scalar = next, let digit = Character(scalar).hexDigitValue, digit < radix else { break }
            value = (value ?? 0) * radix + digit
            advance()
        }
        return value.map { UInt16(truncatingIfNeeded: $0) }
    }
}
