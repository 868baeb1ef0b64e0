/// A piece of a localized text with one emphasis.
package struct LocalizedRun: Equatable {
    package var pieces: [LocalizedFormat.Piece]
    package var intent: InlinePresentationIntent = []
    /// The destination of its link, which may contain values.
    package var link: [LocalizedFormat.Piece]?
    /// A Boolean value that indicates whether its words agree with the number in it.
    package var inflects = false

    /// The runs of a text whose literals are Markdown; values are never read as Markdown.
    package static func runs(of pieces: [LocalizedFormat.Piece]) -> [LocalizedRun] {
        guard pieces.contains(where: \.mayHoldMarkdown) else { return [LocalizedRun(pieces: pieces)] }
        let marks = PieceMarks(pieces)
        return MarkdownInlineParser.runs(of: marks.source).map { run in
            LocalizedRun(
                pieces: marks.pieces(of: run.text), intent: run.intent, link: run.link.map(marks.pieces),
                inflects: run.inflects)
        }
    }
}

extension LocalizedFormat.Piece {
    /// True if a character of the piece has a meaning in Markdown.
    fileprivate var mayHoldMarkdown: Bool {
        guard case .literal(let text) = self else { return false }
        return text.utf8.contains { Self.marks.contains($0) }
    }

    private static let marks = Set("*_`~[\\<&".utf8)
}

/// Replaces the values of a text by characters of private use.
private struct PieceMarks {
    private(set) var source = ""
    private let pieces: [LocalizedFormat.Piece]
    /// The first character of a range with one for each piece.
    private let first: UInt32

    /// The last plane is for private use. Its last two code points are not characters.
    private static let plane: ClosedRange<UInt32> = 0x10_0000...0x10_FFFD

    init(_ pieces: [LocalizedFormat.Piece]) {
        self.pieces = pieces
        let taken = pieces.flatMap { piece -> [UInt32] in
            guard case .literal(let text) = piece else { return [] }
            return text.unicodeScalars.map(\.value).filter(Self.plane.contains)
        }
        // After the characters that the text itself has; the plane has room for more than any text needs.
        let after = (taken.max() ?? Self.plane.lowerBound - 1) + 1
        first = after + UInt32(pieces.count) <= Self.plane.upperBound ? after : Self.plane.lowerBound
        for (index, piece) in pieces.enumerated() {
            if case .literal(let text) = piece {
                source += text
            } else if let mark = Unicode.Scalar(first + UInt32(index)) {
                source.unicodeScalars.append(mark)
            }
        }
    }

    /// The pieces of a part of the source.
    func pieces(of text: String) -> [LocalizedFormat.Piece] {
        var result: [LocalizedFormat.Piece] = []
        var literal = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard let value = value(of: scalar) else {
                literal.append(scalar)
                continue
            }
            if !literal.isEmpty { result.append(.literal(String(literal))) }
            literal = String.UnicodeScalarView()
            result.append(value)
        }
        if !literal.isEmpty { result.append(.literal(String(literal))) }
        return result
    }

    private func value(of scalar: Unicode.Scalar) -> LocalizedFormat.Piece? {
        guard scalar.value >= first, scalar.value - first < pieces.count else { return nil }
        let piece = pieces[Int(scalar.value - first)]
        if case .literal = piece { return nil }
        return piece
    }
}
