/// Reads the property lists of old that Xcode's projects are written in: `{ key = value; }`, `( value, )`, texts with and
/// without quotation marks, and comments.
///
/// Source: Apple, "Property List Programming Topics for Core Foundation", "Old-Style ASCII Property Lists".
struct OldPropertyList {
    /// The line at which it cannot be read further, and the reason.
    struct Fault: Error, Equatable {
        let line: Int
        let reason: String
    }

    private let bytes: [UInt8]
    private var index = 0

    /// - Throws: ``Fault`` with the line, from 1, at which the text stops being one.
    static func value(of bytes: [UInt8]) throws(Fault) -> PropertyListValue {
        var reader = OldPropertyList(bytes: bytes)
        let value = try reader.value(depth: 0)
        try reader.skipBlanks()
        if reader.index < bytes.count { throw reader.fault("there is text after its end") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Deeper ones are no project's, and would end the reader's own stack.
    private static let deepest = 200

    private mutating func value(depth: Int) throws(Fault) -> PropertyListValue {
        try skipBlanks()
        guard index < bytes.count else { throw fault("it ends where a value is expected") }
        if depth > Self.deepest { throw fault("its values nest deeper than \(Self.deepest)") }
        switch bytes[index] {
        case UInt8(ascii: "{"): return try table(depth: depth)
        case UInt8(ascii: "("): return try list(depth: depth)
        case UInt8(ascii: "<"): return .text(try digits())
        default: return .text(try text())
        }
    }

    /// Reads data, `<0fbd 771c>`, as its digits.
    private mutating func digits() throws(Fault) -> String {
        let start = index
        index += 1
        var digits = ""
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            let digit = Character(Unicode.Scalar(bytes[index]))
            guard digit.isHexDigit || digit.isWhitespace else { throw fault("'\(digit)' is no digit of data") }
            if digit.isHexDigit { digits.append(digit) }
            index += 1
        }
        guard take(">") else { throw fault("the '<' here is not closed", at: start) }
        return digits
    }

    private mutating func table(depth: Int) throws(Fault) -> PropertyListValue {
        let start = index
        index += 1
        var values: [String: PropertyListValue] = [:]
        while true {
            try skipBlanks()
            if take("}") { return .table(values) }
            guard index < bytes.count else { throw fault("the '{' here is not closed", at: start) }
            let key = try text()
            try skipBlanks()
            guard take("=") else { throw fault("'=' is missing after '\(key.prefix(60))'") }
            values[key] = try value(depth: depth + 1)
            try skipBlanks()
            guard take(";") else { throw fault("';' is missing after the value of '\(key.prefix(60))'") }
        }
    }

    private mutating func list(depth: Int) throws(Fault) -> PropertyListValue {
        let start = index
        index += 1
        var values: [PropertyListValue] = []
        while true {
            try skipBlanks()
            if take(")") { return .list(values) }
            guard index < bytes.count else { throw fault("the '(' here is not closed", at: start) }
            values.append(try value(depth: depth + 1))
            try skipBlanks()
            // The last value may do without.
            guard take(",") || (index < bytes.count && bytes[index] == UInt8(ascii: ")")) else {
                throw fault("',' is missing between two values")
            }
        }
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }

    private mutating func skipBlanks() throws(Fault) {
        while index < bytes.count {
            if bytes[index] <= 0x20 {
                index += 1
            } else if starts(with: "//") {
                while index < bytes.count, bytes[index] != 0x0A { index += 1 }
            } else if starts(with: "/*") {
                let start = index
                index += 2
                while !starts(with: "*/") {
                    guard index < bytes.count else { throw fault("the comment here is not closed", at: start) }
                    index += 1
                }
                index += 2
            } else {
                return
            }
        }
    }

    private func starts(with mark: StaticString) -> Bool {
        index + 1 < bytes.count && bytes[index] == mark.utf8Start[0] && bytes[index + 1] == mark.utf8Start[1]
    }

    // MARK: Texts

    private mutating func text() throws(Fault) -> String {
        if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") { return try quotedText() }
        let start = index
        while index < bytes.count, Self.isPlain(bytes[index]), !starts(with: "//"), !starts(with: "/*") { index += 1 }
        guard index > start else {
            throw fault("'\(Unicode.Scalar(bytes[index]))' is unexpected")
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// The characters of texts without quotation marks. Letters beyond ASCII should stand in some, but are understood.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: byte >= 0x80
        }
    }

    private mutating func quotedText() throws(Fault) -> String {
        let (start, mark) = (index, bytes[index])
        index += 1
        var text: [UInt8] = []
        while index < bytes.count, bytes[index] != mark {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                index += 1
                appendEscaped(to: &text)
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        guard index < bytes.count else { throw fault("the quotation mark here is not closed", at: start) }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// Takes the text after a backslash: a letter for a control character, `U` and four digits, or the character itself.
    private mutating func appendEscaped(to text: inout [UInt8]) {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            let digits = bytes[index..<min(index + 4, bytes.count)]
            if let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(code) {
                text += Array(String(scalar).utf8)
                index += digits.count
            } else {
                text.append(byte)
            }
        default: text.append(byte)
        }
    }

    // MARK: Faults

    private func fault(_ reason: String, at place: Int? = nil) -> Fault {
        Fault(line: bytes[..<min(place ?? index, bytes.count)].count { $0 == 0x0A } + 1, reason: reason)
    }
}
