/// A part of a format as it is written.
package enum LocalizedFormatToken: Equatable {
    case literal(String)
    /// A place for a value, such as `%lld` or `%2$@`, with its position, counted from 1, if it names one, and the specifier without it.
    case value(position: Int?, specifier: String, conversion: Character)
    /// `%#@name@`, `%2$#@name@`: a place for a variable.
    case variable(position: Int?, name: String)

    /// Returns the parts of a format. `%%` is a percent sign, and so is a `%` that begins no specifier.
    package static func tokens(of format: String) -> [LocalizedFormatToken] {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return format.isEmpty ? [] : [.literal(format)] }
        var reader = Reader(bytes: Array(format.utf8))
        return reader.tokens()
    }

    /// Reads UTF-8: all that bears on specifiers is ASCII.
    private struct Reader {
        let bytes: [UInt8]
        private var position = 0
        private var literal: [UInt8] = []
        private var found: [LocalizedFormatToken] = []

        init(bytes: [UInt8]) { self.bytes = bytes }

        mutating func tokens() -> [LocalizedFormatToken] {
            while position < bytes.count {
                if bytes[position] == UInt8(ascii: "%"), let (token, end) = token(at: position + 1) {
                    flush()
                    found.append(token)
                    position = end
                    continue
                }
                let isEscaped = bytes[position] == UInt8(ascii: "%") && byte(position + 1) == "%"
                literal.append(bytes[position])
                position += isEscaped ? 2 : 1
            }
            flush()
            return found
        }

        private mutating func flush() {
            if !literal.isEmpty { found.append(.literal(text(literal[...]))) }
            literal = []
        }

        private func byte(_ index: Int) -> Unicode.Scalar? {
            bytes.indices.contains(index) ? Unicode.Scalar(bytes[index]) : nil
        }

        private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

        /// Returns the specifier after a percent sign, and its end.
        private func token(at start: Int) -> (LocalizedFormatToken, Int)? {
            var index = start
            let position = ordinal(&index)
            if byte(index) == "#", byte(index + 1) == "@" {
                guard let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
                return (.variable(position: position, name: text(bytes[(index + 2)..<end])), end + 1)
            }
            let body = index
            while let flag = byte(index), "-+ #0'".unicodeScalars.contains(flag) { index += 1 }
            skipDigits(&index)
            if byte(index) == "." {
                index += 1
                skipDigits(&index)
            }
            while let length = byte(index), "hlqLzjt".unicodeScalars.contains(length) { index += 1 }
            guard let conversion = byte(index), "@diuxXofFgGeEc".unicodeScalars.contains(conversion) else { return nil }
            let specifier = "%" + text(bytes[body...index])
            return (.value(position: position, specifier: specifier, conversion: Character(conversion)), index + 1)
        }

        /// Reads `12$`.
        private func ordinal(_ index: inout Int) -> Int? {
            var end = index
            skipDigits(&end)
            guard end > index, byte(end) == "$", let value = Int(text(bytes[index..<end])), value > 0 else { return nil }
            index = end + 1
            return value
        }

        private func skipDigits(_ index: inout Int) {
            while let digit = byte(index), ("0"..."9").contains(digit) { index += 1 }
        }
    }
}
