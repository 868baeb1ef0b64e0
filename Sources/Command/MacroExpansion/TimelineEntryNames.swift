import SwiftLexing

/// Reads the names of the entries that a widget preview lists: `CaffeineLogEntry.log1` has the name `log1`.
///
/// Pictures of entries take these names. The names are a convenience only: where the text is anything but a list of
/// expressions, one a line, the answer is nil and pictures are numbered.
enum TimelineEntryNames {
    /// The name of each expression in the `timeline:` or `contentStates:` closure of a macro's arguments, nil for one that is no plain member.
    static func names(in arguments: String) -> [String?] {
        let bytes = Array(arguments.utf8)
        let tokens = SwiftTokenizer.tokens(of: bytes)
        let label = tokens.indices.first { index in
            (tokens[index].word == "timeline" || tokens[index].word == "contentStates") && index + 2 < tokens.count
                && tokens[index + 1].kind == .mark(":") && tokens[index + 2].kind == .mark("{")
        }
        guard let open = label.map({ $0 + 2 }),
            let close = tokens[(open + 1)...].firstIndex(where: { $0.depth == tokens[open].depth && $0.isClosing })
        else { return [] }
        return statements(in: tokens[(open + 1)..<close], depth: tokens[open].depth + 1, bytes).map(memberName)
    }

    /// The statements among the tokens of a closure, which end with a line or at a semicolon.
    private static func statements(in tokens: ArraySlice<SwiftToken>, depth: Int, _ bytes: [UInt8]) -> [[SwiftToken]] {
        var statements: [[SwiftToken]] = []
        var last: SwiftToken?
        for token in tokens {
            let isSemicolon = token.kind == .mark(";") && token.depth == depth
            if isSemicolon || isLineEnd(between: last, token, depth: depth, bytes) { statements.append([]) }
            if !isSemicolon {
                if statements.isEmpty { statements.append([]) }
                statements[statements.count - 1].append(token)
            }
            last = token
        }
        return statements.filter { !$0.isEmpty && !isDirective($0) }
    }

    /// Returns whether a line is one of `#if canImport(PreviewSteps)` and its kin, which enclose steps for compilers that lack the
    /// module.
    private static func isDirective(_ statement: [SwiftToken]) -> Bool {
        guard statement.count > 1, statement[0].kind == .mark("#"), let word = statement[1].word else { return false }
        return ["if", "elseif", "else", "endif"].contains(word)
    }

    /// Returns whether a line ends between two tokens, outside of brackets.
    private static func isLineEnd(between last: SwiftToken?, _ next: SwiftToken, depth: Int, _ bytes: [UInt8]) -> Bool {
        guard let last, last.depth == depth, next.depth == depth, !last.isOpening, last.range.upperBound <= next.range.lowerBound
        else { return false }
        return bytes[last.range.upperBound..<next.range.lowerBound].contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// The last name of `Type.member` or `.member`.
    private static func memberName(of expression: [SwiftToken]) -> String? {
        guard let last = expression.last?.word, let first = last.first, first.isLetter || first == "_", expression.count > 1,
            expression[expression.count - 2].kind == .mark("."),
            expression.allSatisfy({ $0.word != nil || $0.kind == .mark(".") }),
            zip(expression, expression.dropFirst()).allSatisfy({ $0.touches($1) })
        else { return nil }
        return last
    }
}
