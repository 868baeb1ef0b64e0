/// Reads `(inflect: true)` after a bracket that began with `^[`: attributes of a text, as Apple's Markdown has them.
///
/// Source: Apple, "Instantiating attributed strings with Markdown syntax"; the attributes are written as in JSON 5.
enum MarkdownTextAttributes {
    /// Attributes are shorter than this many characters: a text full of openings is read in linear time.
    private static let longest = 256

    /// Returns the attributes by name, with their values as written, and the position after the closing parenthesis; `nil` if there are
    /// no attributes at the position.
    static func read(_ characters: [Character], at start: Int) -> (attributes: [String: String], end: Int)? {
        guard characters.indices.contains(start), characters[start] == "(" else { return nil }
        var index = start + 1
        var depth = 0
        var quote: Character?
        var parts = [""]
        while index < min(characters.count, start + longest) {
            let character = characters[index]
            if let open = quote {
                if character == open { quote = nil }
            } else {
                switch character {
                case "'", "\"": quote = character
                case "(", "{", "[": depth += 1
                case ")" where depth == 0:
                    return attributes(parts).map { ($0, index + 1) }
                case ")", "}", "]": depth -= 1
                case "," where depth == 0:
                    parts.append("")
                    index += 1
                    continue
                default: break
                }
            }
            parts[parts.count - 1].append(character)
            index += 1
        }
        return nil
    }

    private static func attributes(_ parts: [String]) -> [String: String]? {
        var result: [String: String] = [:]
        for part in parts {
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" }
            guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
            result[name] = part[part.index(after: colon)...].filter { !$0.isWhitespace }
        }
        return result
    }
}
