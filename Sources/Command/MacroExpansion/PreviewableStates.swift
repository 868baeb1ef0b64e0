/// Takes the properties marked `@Previewable` out of a preview's body, so that a view can own them.
///
/// Source: Apple, SwiftUI `Previewable()`: the preview's body becomes the body of a view, the marked declarations its
/// properties.
struct PreviewableStates: Equatable {
    /// The text before the body: the preview's arguments in parentheses, if any.
    var arguments: String
    /// The marked declarations.
    var declarations: [Declaration]
    /// The rest of the body, with the ends of the lines of the text taken out of it.
    var body: String
    /// The number of lines of the source that end before the body begins.
    var linesBeforeBody = 0

    /// A marked declaration.
    struct Declaration: Equatable {
        /// The text without the mark.
        let text: String
        /// The number of lines of the source that end before it.
        let linesBefore: Int
    }

    /// - Returns: nil if nothing is marked, or the text is no call with a closure behind it.
    init?(_ source: String) {
        guard source.contains("@Previewable") else { return nil }
        var reader = SourceReader(source)
        arguments = ""
        var closure: Substring?
        while !reader.isAtEnd, closure == nil {
            let piece = reader.takePiece()
            if piece.first == "{" { closure = piece } else { arguments += piece }
        }
        guard let closure, closure.last == "}" else { return nil }
        linesBeforeBody = Self.lineEnds(in: arguments)
        declarations = []
        body = ""
        split(closure.dropFirst().dropLast())
        if declarations.isEmpty { return nil }
    }

    private mutating func split(_ source: Substring) {
        var reader = SourceReader(source)
        while !reader.isAtEnd {
            let piece = reader.takePiece()
            if piece == "@", reader.rest.hasPrefix("Previewable") {
                _ = reader.takePiece()
                let declaration = Self.takeDeclaration(from: &reader)
                declarations.append(Declaration(text: declaration, linesBefore: linesBeforeBody + Self.lineEnds(in: body)))
                body += String(repeating: "\n", count: Self.lineEnds(in: declaration))
            } else {
                body += piece
            }
        }
    }

    private static func lineEnds(in text: String) -> Int { text.count(where: \.isNewline) }

    /// Takes a declaration up to the end of the line on which it is complete.
    private static func takeDeclaration(from reader: inout SourceReader) -> String {
        var text = ""
        var hasKeyword = false
        while let next = reader.next {
            if next == ";" {
                _ = reader.takePiece()
                break
            }
            if next.isNewline, hasKeyword, isComplete(text), !continues(reader.rest) { break }
            let piece = reader.takePiece()
            hasKeyword = hasKeyword || piece == "var" || piece == "let"
            text += piece
        }
        return text
    }

    /// Returns whether a line may end here: not behind a token that needs something to follow.
    private static func isComplete(_ text: String) -> Bool {
        guard let last = text.last(where: { !$0.isWhitespace }) else { return false }
        return !"=,+-*/&|?:<".contains(last) || text.hasSuffix("?")
    }

    /// Returns whether the next line continues the text before it.
    private static func continues(_ rest: Substring) -> Bool {
        let line = rest.drop(while: \.isWhitespace)
        return line.first == "." || line.hasPrefix("? ") || line.hasPrefix("??") || line.hasPrefix("= ")
    }
}
