import Foundation
import Testing

/// The glossary of `ARCHITECTURE.md`: a thing has one word, and the words that stand beside it "in names" name no type.
@Suite("The glossary's words in the names of types")
struct GlossaryTests {
    /// The words, capitalised as a type's name has them, and those that take their place.
    private static func words() throws -> [(avoided: String, word: String)] {
        let text = try String(contentsOf: root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
        return text.split(separator: "\n").flatMap { line -> [(avoided: String, word: String)] in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5, cells[3].hasSuffix(", in names") else { return [] }
            return cells[3].dropLast(", in names".count).split(separator: ", ").map { ($0.capitalized, cells[1]) }
        }
    }

    @Test func typesAreNamedByTheGlossary() throws {
        let words = try Self.words()
        #expect(words.contains { $0.avoided == "Picture" && $0.word == "image" })
        let declaration = /\b(?:struct|class|enum|protocol|actor|typealias) (\w+)/
        for folder in ["Sources"] {
            for case let file as URL in try #require(
                FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil))
            where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for name in text.matches(of: declaration).map({ $0.output.1 }) {
                    for (avoided, word) in words where name.contains(avoided) {
                        Issue.record("\(file.lastPathComponent): \(name); the glossary's word is \(word)")
                    }
                }
            }
        }
    }
}
