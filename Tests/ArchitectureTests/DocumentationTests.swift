import Foundation
import TestSupport
import Testing

/// The Markdown files of the repository name files that exist, and the first page stays short and leads to all other pages.
/// `Tests/documentation-examples.sh` runs the examples that stand in the pages.
@Suite("Documentation")
struct DocumentationTests {
    @Test(arguments: Page.all)
    func everyRelativeLinkLeadsToAFile(_ page: Page) {
        for (path, _) in page.links where !path.isEmpty {
            let file = page.file.deletingLastPathComponent().appending(path: path)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page) links to \(path), which does not exist.")
        }
    }

    @Test(arguments: Page.all)
    func everyAnchorIsAHeading(_ page: Page) {
        for (path, anchor) in page.links where !anchor.isEmpty {
            let file = path.isEmpty ? page.file : page.file.deletingLastPathComponent().appending(path: path).standardized
            let target = Page.all.first { $0.file.path == file.path }
            #expect(target?.anchors.contains(anchor) == true, "\(page) links to #\(anchor) of \(path), which has no such heading.")
        }
    }

    @Test(arguments: Page.all)
    func everyNamedPathExists(_ page: Page) {
        // A path ends before a space, a line number or a name inside the file. Those with < or * are patterns.
        let path = /`((?:Sources|Tests|Documentation|Examples|Fonts|Benchmarks)\/[^`\s#:]*)/
        for match in page.prose.matches(of: path) where match.output.1.firstIndex(where: { "<*…$".contains($0) }) == nil {
            let file = root.appending(path: match.output.1)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page) names \(match.output.1), which does not exist.")
        }
    }

    @Test func theFirstPageHasAtMost1100Words() throws {
        let readme = try #require(Page.all.first { $0.path == "README.md" })
        #expect(readme.text.split { $0.isWhitespace }.count <= 1100)
    }

    @Test func theFirstPageLinksToEveryPage() throws {
        let readme = try #require(Page.all.first { $0.path == "README.md" })
        let linked = Set(readme.prose.matches(of: /\]\((Documentation\/\w+\.md)\)/).map { String($0.output.1) })
        expect(linked, equals: Set(Page.documentation.filter { !$0.isInFolder }.map(\.path)))
    }

    @Test(arguments: Page.documentation.filter(\.isInFolder))
    func anotherPageLinksToEveryPageInAFolder(_ page: Page) {
        let link = String(page.path.dropFirst("Documentation/".count))
        #expect(Page.documentation.contains { other in !other.isInFolder && other.links.contains { $0.path == link } })
    }

    @Test(arguments: Page.documentation)
    func everyPageHasAnExample(_ page: Page) {
        // The sentences of Messages.md are compared with the code.
        guard page.path != "Documentation/Messages.md" else { return }
        #expect(page.text.contains(/(?m)^```(?:sh|swift) example/), "\(page) has no example that a test runs.")
    }
}

/// A Markdown file of the repository.
struct Page: CustomTestStringConvertible, CustomStringConvertible {
    /// The path below the repository's top folder.
    let path: String
    let text: String
    /// The text without its code blocks.
    let prose: String

    init(path: String, text: String) {
        (self.path, self.text) = (path, text)
        var isInBlock = false
        prose = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if line.hasPrefix("```") {
                isInBlock.toggle()
                return false
            }
            return !isInBlock
        }.joined(separator: "\n")
    }

    /// The relative targets of its links and of the definitions of its reference links.
    var links: [(path: String, anchor: String)] {
        prose.matches(of: /\]\(([^)\s]+)\)|(?m:^\[[^\]]+\]: (\S+))/).compactMap { match in
            guard let target = match.output.1 ?? match.output.2, !target.contains(":") else { return nil }
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
    }

    /// The anchors of its headings as GitHub makes them: in lower case, without punctuation, with hyphens for spaces.
    var anchors: Set<String> {
        let headings = prose.split(separator: "\n").filter { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" }.dropFirst().lowercased() }
        return Set(
            headings.map { heading in
                heading.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.replacingOccurrences(of: " ", with: "-")
            })
    }

    var file: URL { root.appending(path: path) }
    var description: String { path }
    var testDescription: String { path }

    /// True for a page in a folder of the documentation.
    var isInFolder: Bool { path.count { $0 == "/" } > 1 }

    static var documentation: [Page] { all.filter { $0.path.hasPrefix("Documentation/") } }

    static let all: [Page] = {
        let top = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
        let below = ["Documentation", "Examples", "Fonts", "Tests", "Benchmarks", "Sources"].flatMap { folder in
            FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String }
                .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" } ?? []
        }
        return (top + below.sorted()).compactMap { path in
            guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else { return nil }
            return Page(path: path, text: text)
        }
    }()
}
