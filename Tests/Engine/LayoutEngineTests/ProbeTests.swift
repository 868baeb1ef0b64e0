import Foundation
import Geometry
import Testing

@testable import LayoutEngine

/// View trees whose sizes and frames Apple's SwiftUI printed.
@Suite struct ProbeTests {
    /// Printed with two decimals.
    static let tolerance: CGFloat = 0.011

    /// Four grids in which SwiftUI overflows by rules of its own; the table names them as oddities.
    static let oddities: Set<String> = ["grid.GS4", "grid.GS5", "grid.GX17", "grid.GX18"]

    static let trees = Truth.probes.filter { !$0.value["tree"].isNull && !oddities.contains($0.id) }

    @Test func tableIsThere() { #expect(ProbeTests.trees.count > 150) }

    @Test(arguments: trees) func probe(_ record: Truth.Record) {
        let value = record.value
        let tree = ProbeTree(value["tree"])
        let proposal = ProposedViewSize(width: value["proposal"][0].number, height: value["proposal"][1].number)
        if value["size"].isNull {
            let host = Container(HostLayout(), [tree.root])
            host.place(at: .zero, proposal: proposal)
        } else {
            let size = tree.root.sizeThatFits(proposal)
            #expect(isClose(size.width, value["size"][0]), "width \(size.width), SwiftUI \(value["size"])")
            #expect(isClose(size.height, value["size"][1]), "height \(size.height), SwiftUI \(value["size"])")
            tree.root.place(at: .zero, proposal: proposal)
        }
        for (id, expected) in value["frames"].object.sorted(by: { $0.key < $1.key }) {
            let frame = tree.leaves[id]?.frame ?? .null
            let actual = [frame.origin.x, frame.origin.y, frame.width, frame.height]
            let isSame = (0..<4).allSatisfy { isClose(actual[$0], expected[$0]) }
            #expect(isSame, "\(id) at \(actual), SwiftUI \(expected.array.map { $0.number ?? .nan })")
        }
    }

    @Test(arguments: trees.filter { $0.childProposed != nil }) func proposalToTheChild(_ record: Truth.Record) {
        let tree = ProbeTree(record.value["tree"])
        let proposal = record.value["proposal"]
        let root = ProposedViewSize(width: proposal[0].number, height: proposal[1].number)
        _ = tree.root.sizeThatFits(root)
        tree.root.place(at: .zero, proposal: root)
        let seen = tree.leaves.values.flatMap(\.proposals).map { "\(text($0.width))x\(text($0.height))" }
        #expect(seen.contains(record.childProposed ?? ""), "the child saw \(seen)")
    }

    private func text(_ length: CGFloat?) -> String {
        length.map { $0 == .infinity ? "inf" : String(Int($0)) } ?? "nil"
    }

    private func isClose(_ value: CGFloat, _ expected: JSON) -> Bool {
        guard let expected = expected.number else { return false }
        return value == expected || abs(value - expected) <= ProbeTests.tolerance
    }
}
