import SwiftLexing

/// Walks through Swift source piece by piece, so that brackets in strings and comments count for nothing.
struct SourceReader {
    private let text: Substring
    /// The tokens, including comments.
    private let tokens: [SwiftToken]
    /// The byte to read next, and the first token that does not begin before it.
    private var position = 0
    private var index = 0

    init(_ source: some StringProtocol) {
        text = Substring(source)
        tokens = SwiftTokenizer.tokens(of: text, keepingComments: true)
    }

    /// The text that has not been taken yet.
    var rest: Substring { text[place(position)...] }
    var isAtEnd: Bool { position >= text.utf8.count }
    var next: Character? { rest.first }

    /// Takes the next piece: a comment, a literal, a bracketed group, a word, or one character.
    mutating func takePiece() -> Substring {
        guard !isAtEnd else { return rest }
        guard index < tokens.count, tokens[index].range.lowerBound == position else { return take(rest.first?.utf8.count ?? 0) }
        return take(tokens[index].isOpening ? endOfGroup - position : tokens[index].range.count)
    }

    mutating func skipSpace() { _ = take(rest.prefix(while: \.isWhitespace).utf8.count) }

    /// The end of the group that the next token opens: at the mark that closes it, or at the end of the text.
    private var endOfGroup: Int {
        let close = tokens[(index + 1)...].first { $0.depth == tokens[index].depth && $0.isClosing }
        return close?.range.upperBound ?? text.utf8.count
    }

    private mutating func take(_ count: Int) -> Substring {
        let start = position
        position += count
        while index < tokens.count, tokens[index].range.lowerBound < position { index += 1 }
        return text[place(start)..<place(position)]
    }

    private func place(_ byte: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: byte) }
}
