import Foundation
import Testing

/// Doc comments are plain English: they begin with a noun or a verb.
@Suite("Prose")
struct ProseTests {
    /// The number of doc comments that still begin with a question word. It may only fall.
    private static let stiltedCommentsLeft = 0

    /// First words of comments that read as if translated.
    private static let stilted: Set<String> = ["What", "Whether", "Of", "Where"]

    @Test("No more doc comments begin with What, Whether, Of or Where")
    func firstWords() throws {
        let sources = root.appending(path: "Sources")
        let files = (FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        var found: [String] = []
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            for (index, words) in Self.firstLines(of: lines) where Self.stilted.contains(Self.firstWord(of: words)) {
                found.append("\(file.path.dropFirst(root.path.count + 1)):\(index + 1): \(words)")
            }
        }
        #expect(files.count > 1000)
        #expect(
            found.count <= Self.stiltedCommentsLeft,
            "\(found.count) doc comments begin with a question word; the last of them:\n\(found.suffix(20).joined(separator: "\n"))")
    }

    @Test("The first line of each block counts, and no other")
    func blocks() {
        let lines = ["/// What it is.", "/// Where it stands.", "var a = 1", "    /// Of: none", "    func f() {} /// What", "/// A box."]
        let first = Self.firstLines(of: lines.map { $0[...] })
        #expect(first.map(\.index) == [0, 3, 5])
        #expect(first.map { Self.firstWord(of: $0.words) } == ["What", "Of", "A"])
    }

    /// The first lines of blocks of `///`, without the slashes.
    private static func firstLines(of lines: [Substring]) -> [(index: Int, words: Substring)] {
        var result: [(index: Int, words: Substring)] = []
        var isInBlock = false
        for (index, line) in lines.enumerated() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("///"), !isInBlock { result.append((index, text.dropFirst(3).drop { $0 == " " })) }
            isInBlock = text.hasPrefix("///")
        }
        return result
    }

    private static func firstWord(of words: Substring) -> String { String(words.prefix { $0.isLetter }) }
}
