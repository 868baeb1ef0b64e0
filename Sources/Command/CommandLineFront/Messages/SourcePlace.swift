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
}
