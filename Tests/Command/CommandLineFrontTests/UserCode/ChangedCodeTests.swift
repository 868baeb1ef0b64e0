import Foundation
import SwiftLexing
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Previews that a change may reach") struct ChangedCodeTests {
    private static let files = [
        "Card.swift": "struct Card: View { var body: some View { Badge().tinted() } }\n#Preview { Card() }",
        "Badge.swift": "struct Badge: View { var body: some View { Text(Words.title) } }",
        "Words.swift": "enum Words { static let title = \"x\" }",
        "Tint.swift": "extension View { func tinted() -> some View { foregroundStyle(.red) } }",
        "Other.swift": "struct Other: View { var body: some View { Color.red } }\n#Preview { Other() }",
        "Plus.swift": "func + (a: Words, b: Words) -> Words { a }",
    ]

    @Test(
        "A file reaches what it names, and what that names",
        arguments: [
            ("Words.swift", ["Badge.swift", "Card.swift", "Plus.swift", "Words.swift"] as [String]?),
            ("Card.swift", ["Card.swift"]),
            // An extension of View may change every view.
            ("Tint.swift", ["Badge.swift", "Card.swift", "Other.swift", "Tint.swift"]),
            ("Other.swift", ["Other.swift"]),
            // An operator has no name to look for.
            ("Plus.swift", nil),
        ])
    func reach(changed: String, reached: [String]?) {
        let tokens = Self.files.mapValues { SwiftTokenizer.tokens(of: Array($0.utf8)) }
        expect(ChangedCode.files(reaching: [changed], in: tokens), equals: reached)
    }

    @Test("The working tree is compared with a revision; anything but Swift reaches all") func repository() throws {
        let folder = try TemporaryFolder().path
        func git(_ words: String...) throws {
            let identity = ["-c", "user.name=t", "-c", "user.email=t@localhost"]
            let result = try ChildProcess.capture(["git", "-C", folder] + identity + words)
            expect(result.ending, equals: .exited(0))
        }
        for (name, text) in Self.files where name != "Plus.swift" { try FileSystem.write(text, to: "\(folder)/\(name)") }
        try git("init", "-q", "-b", "main")
        try git("add", "-A")
        try git("commit", "-q", "-m", "a")
        let paths = Self.files.keys.filter { $0 != "Plus.swift" }.map { "\(folder)/\($0)" }
        try expect(ChangedCode(since: "HEAD", files: paths, in: folder).reached, equals: [])
        try FileSystem.write("enum Words { static let title = \"y\" }", to: "\(folder)/Words.swift")
        try FileSystem.write("# Read me", to: "\(folder)/README.md")
        try expect(ChangedCode(since: "main", files: paths, in: folder).reached, equals: ["Badge.swift", "Card.swift", "Words.swift"])
        try FileSystem.write("{}", to: "\(folder)/Colors.json")
        try expect(ChangedCode(since: "main", files: paths, in: folder).reached, equals: nil)
        #expect(throws: AgentFault.self) { try ChangedCode(since: "no-such", files: paths, in: folder) }
        #expect(throws: AgentFault.self) { try ChangedCode(since: "--output=x", files: paths, in: folder) }
    }
}
