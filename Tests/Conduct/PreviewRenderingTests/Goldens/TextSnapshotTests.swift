import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SnapshotTesting
@testable import Snapshots

@Suite("Snapshots of texts", .serialized) @MainActor struct TextSnapshotTests {
    struct User: Encodable {
        enum Role: Encodable { case admin, guest(days: Int) }
        var name = "Blobby"
        var id = 1
        var role = Role.guest(days: 2)
        var tags: Set<String> = ["b", "a"]
        var scores = ["x": 1.5, "a": 2]
        var manager: [String]? = nil
        var born = Date(timeIntervalSince1970: 86_400)
    }

    final class Node {
        var next: Node?
    }

    @Test("All that a value is made of, in one order") func dumped() {
        let text = TextDump.text(of: User())
        expect(
            text,
            equals: """
                ▿ User
                  - born: 1970-01-02T00:00:00Z
                  - id: 1
                  - manager: Optional<Array<String>>.none
                  - name: "Blobby"
                  ▿ role: Role
                    ▿ guest: (1 element)
                      - days: 2
                  ▿ scores: 2 key/value pairs
                    ▿ (2 elements)
                      - key: "a"
                      - value: 2.0
                    ▿ (2 elements)
                      - key: "x"
                      - value: 1.5
                  ▿ tags: 2 members
                    - "a"
                    - "b"

                """)
        let node = Node()
        node.next = node
        expect(
            TextDump.text(of: node),
            equals: """
                ▿ Node
                  ▿ next: Optional<Node>
                    ▿ some (circular reference detected)

                """)
        node.next = nil
        #expect(TextDump.text(of: [1]) == "▿ 1 element\n  - 1\n" && TextDump.text(of: User.Role.admin) == "- Role.admin\n")
    }

    @Test("Texts are recorded, compared and told line by line") func life() throws {
        let folder = try TemporaryFolder()
        func verify(_ text: String, _ record: SnapshotTestingConfiguration.Record = .missing) -> String? {
            SnapshotTestingConfiguration.$environment.withValue([:]) {
                verifySnapshot(of: text, as: .lines, named: "menu", record: record, snapshotDirectory: folder.path, testName: "card()")
            }
        }
        let path = "\(folder.path)/card.menu.txt"
        expect(verify("a\nb", .never)?.contains("there is no accepted text \(path)"), equals: true)
        expect(verify("a\nb")?.contains("recorded, because there is no accepted text"), equals: true)
        try expect(String(contentsOfFile: path, encoding: .utf8), equals: "a\nb")
        #expect(verify("a\nb") == nil)
        expect(verify("a\nc")?.contains("\n  a\n- b\n+ c\n"), equals: true)
        expect(verify("a\nc", .failed)?.contains("recorded, because the text differs"), equals: true)
        #expect(verify("a\nc") == nil)
    }

    @Test("Every strategy, beside this file") func strategies() {
        assertSnapshot(of: User(), as: .dump)
        assertSnapshot(of: User.Role.guest(days: 3), as: .json)
        assertSnapshot(of: ["a": [1, 2]] as [String: Any], as: .json)
        assertSnapshot(of: 12, as: .description)
        assertSnapshot(of: 12, as: SimplySnapshotting.lines.pullback { (number: Int) in "number \(number)" }, named: "pulled back")
        withKnownIssue {
            assertSnapshot(of: Node(), as: .json, named: "none")
        } matching: {
            $0.description.contains("A value of type Node cannot be written as JSON")
        }
    }

    @Test("What is equal and far away is left out") func differences() {
        let old = (1...20).map(String.init)
        var new = old
        new[9] = "ten"
        let lines = TextDifference.lines(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
        expect(lines, equals: ["  …", "  7", "  8", "  9", "- 10", "+ ten", "  11", "  12", "  13", "  …"])
        #expect(TextDifference.lines(from: "a", to: "a").isEmpty)
    }

    @Test("A picture of what a value is shown as") func pulledBack() throws {
        let folder = try TemporaryFolder()
        let dot: Snapshotting<Int, UIImage> = Snapshotting<AnyView, UIImage>.image(scale: 1).pullback { number in
            AnyView(Color.red.frame(width: CGFloat(number), height: 2))
        }
        func verify(_ number: Int) -> String? {
            SnapshotTestingConfiguration.$environment.withValue([:]) {
                verifySnapshot(of: number, as: dot, named: "dot", record: .missing, snapshotDirectory: folder.path, testName: "dot()")
            }
        }
        expect(verify(3)?.contains("recorded"), equals: true)
        #expect(verify(3) == nil && verify(4) != nil)
    }
}
