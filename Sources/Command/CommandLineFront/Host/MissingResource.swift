import Foundation
import SwiftLexing

/// The file that code asks a bundle for, where the code stopped because it was missing.
enum MissingResource {
    /// Returns a hint for a line that unwraps a resource missing in its bundle; nil where it names no resource by a literal.
    static func words(at place: SourcePlace) -> String? {
        guard let number = place.line, number > 0, let text = place.fileText else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard number <= lines.count, let name = name(in: String(lines[number - 1])) else { return nil }
        return
            "Bundle returned nil for \(name): check that a file of that name is among the sources and, in a project, belongs to the target"
    }

    /// `quotes.json` for `url(forResource: "quotes", withExtension: "json")`.
    static func name(in line: String) -> String? {
        let tokens = SwiftTokenizer.tokens(of: line)
        func text(behind label: String) -> String? {
            for index in tokens.indices.dropLast(2) where tokens[index].word == label && tokens[index + 1].kind == .mark(":") {
                if case .string(let name?) = tokens[index + 2].kind { return name }
            }
            return nil
        }
        guard let name = text(behind: "forResource") else { return nil }
        return (text(behind: "withExtension") ?? text(behind: "ofType")).map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    }
}
