/// Reads the names of the entries that a widget preview lists: `CaffeineLogEntry.log1` is called `log1`.
///
/// Pictures of entries take these names. The names are a convenience only: where the text is anything but a list of
/// expressions, one a line, the answer is nil and pictures are numbered.
struct TimelineEntryNames {
    private var rest: Substring

    /// The name of each expression in the `timeline:` or `contentStates:` closure of a macro's arguments, nil for one that is no plain member.
    static func names(in arguments: String) -> [String?] {
        let labels = arguments.ranges(of: "timeline") + arguments.ranges(of: "contentStates")
        for label in labels {
            var reader = TimelineEntryNames(rest: arguments[label.upperBound...])
            reader.skipSpace()
            guard reader.take(":") else { continue }
            reader.skipSpace()
            guard reader.take("{") else { continue }
            return reader.expressions().map(memberName)
        }
        return []
    }

    /// The last name of `Type.member` or `.member`.
    private static func memberName(of expression: String) -> String? {
        let parts = expression.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last, let first = last.first, first.isLetter || first == "_" else {
            return nil
        }
        let isPlain = expression.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return isPlain ? String(last) : nil
    }

    /// The statements up to the brace that closes the closure.
    private mutating func expressions() -> [String] {
        var result: [String] = []
        var current = ""
        var depth = 0
        while let character = rest.first {
            if skipComment() { continue }
            rest.removeFirst()
            switch character {
            case "(", "[", "{":
                depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth < 0 { return Self.trimmed(result + [current]) }
            case "\"":
                current += takeString()
                continue
            case "\n", "\r\n", ";":
                if depth == 0 {
                    result.append(current)
                    current = ""
                    continue
                }
            default:
                break
            }
            current.append(character)
        }
        return []
    }

    private static func trimmed(_ lines: [String]) -> [String] {
        lines.compactMap { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
    }

    /// The rest of a string literal whose opening quote has been taken.
    private mutating func takeString() -> String {
        var text = "\""
        while let character = rest.first {
            rest.removeFirst()
            text.append(character)
            if character == "\"" { break }
            if character == "\\", let escaped = rest.first {
                rest.removeFirst()
                text.append(escaped)
            }
        }
        return text
    }

    private mutating func skipComment() -> Bool {
        guard rest.hasPrefix("//") else { return false }
        rest = rest.drop { !$0.isNewline }
        return true
    }

    private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }
}
