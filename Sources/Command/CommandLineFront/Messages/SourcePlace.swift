import Foundation

/// A place in a Swift file of the user's.
struct SourcePlace: Equatable {
    /// The path, absolute.
    var file: String
    /// Counted from 1.
    var line: Int?
    var column: Int?

    /// Takes the place from the front of a message such as `Card.swift:12:5: error: words`.
    ///
    /// - Returns: the place, and the words behind it; nil for a message that begins with no place.
    static func split(_ message: String) -> (place: SourcePlace, words: String)? {
        let pattern = #/(?<file>[^\n:]*\.swift):(?<line>[0-9]+)(?::(?<column>[0-9]+))?: (?:error: )?/#
        guard let found = message.prefixMatch(of: pattern) else { return nil }
        let place = SourcePlace(
            file: FileSystem.absolutePath(String(found.output.file)), line: Int(found.output.line),
            column: found.output.column.flatMap { Int($0) })
        return (place, String(message[found.range.upperBound...]))
    }

    /// Reads `path:line`.
    init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else { return nil }
        self.init(file: String(text[..<colon]), line: line)
    }

    init(file: String, line: Int? = nil, column: Int? = nil) { (self.file, self.line, self.column) = (file, line, column) }

    /// `path:line`.
    var text: String { line.map { "\(file):\($0)" } ?? file }

    /// The contents of the file; nil where it cannot be read.
    var fileText: String? { FileSystem.contents(of: file).map { String(decoding: $0, as: UTF8.self) } }

    /// The name of the innermost declaration that the line belongs to, such as `Card.body`.
    var declaration: String? {
        guard let line, let text = fileText, let parts = SourceParts(text) else { return nil }
        return parts.chain(line: line, column: Self.firstWord(of: line, in: text) ?? 1).last { !$0.isImport }?.name
    }

    /// The place with the column of the first word of its line; as it is where the file has no such line.
    var atFirstWord: SourcePlace {
        guard column == nil, let line, let text = fileText else { return self }
        return SourcePlace(file: file, line: line, column: Self.firstWord(of: line, in: text))
    }

    private static func firstWord(of line: Int, in text: String) -> Int? {
        let words = text.split(separator: "\n", maxSplits: line, omittingEmptySubsequences: false).dropFirst(line - 1).first
        return words.map { 1 + $0.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count }
    }
}
