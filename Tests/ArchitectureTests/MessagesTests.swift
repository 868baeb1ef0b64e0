import Foundation
import Testing

/// `Documentation/Messages.md` quotes messages as the sources word them. A reworded message fails until the page follows.
@Suite("The messages of Documentation/Messages.md")
struct MessagesTests {
    @Test(arguments: try Self.quotations())
    func theSourcesHaveTheMessage(_ quotation: String) {
        let fragments = quotation.split(separator: "…").map(String.init)
        #expect(fragments.contains { $0.count >= 12 }, "\(quotation) has too few words to be found.")
        #expect(Self.sources.hasLine(with: fragments), "no literal of the sources has the words of: \(quotation)")
    }

    @Test func thePageQuotesMessages() throws { #expect(try Self.quotations().count > 20) }

    /// The block quotations of the page, each a message in which … stands for names and numbers.
    private static func quotations() throws -> [String] {
        try String(contentsOf: root.appending(path: "Documentation/Messages.md"), encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2).trimmingCharacters(in: CharacterSet(charactersIn: "… ")) }
    }

    private static let sources = SourceLines(of: "Sources")
}

/// The lines of all sources without comments. A literal that goes on in further lines, by `+` or by a backslash, is one line.
private struct SourceLines {
    private let text: String

    init(of folder: String) {
        var lines: [String] = []
        let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
                let line = line.drop { $0 == UInt8(ascii: " ") }
                if line.starts(with: "//".utf8) { continue }
                if line.starts(with: "+ \"".utf8), lines.last?.last == "\"" {
                    lines[lines.count - 1].removeLast()
                    lines[lines.count - 1] += String(Substring(line.dropFirst(3)))
                } else if lines.last?.last == "\\" {
                    lines[lines.count - 1].removeLast()
                    lines[lines.count - 1] += String(Substring(line))
                } else {
                    lines.append(String(Substring(line)))
                }
            }
        }
        text = lines.joined(separator: "\n").replacingOccurrences(of: "\\\"", with: "\"")
    }

    /// Returns true if a line has the fragments, one after the other.
    func hasLine(with fragments: [String]) -> Bool {
        text.withCString { start in
            var place = UnsafePointer(start)
            while let found = fragments.first.flatMap({ strstr(place, $0) }) {
                let end = strchr(found, Int32(UInt8(ascii: "\n"))) ?? found + strlen(found)
                var rest = UnsafePointer(found)
                let isWhole = fragments.allSatisfy { fragment in
                    guard let next = strstr(rest, fragment), next < end else { return false }
                    rest = UnsafePointer(next + fragment.utf8.count)
                    return true
                }
                if isWhole { return true }
                place = UnsafePointer(end)
            }
            return false
        }
    }
}
