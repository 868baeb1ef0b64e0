import Foundation
import Geometry
import TestSupport
import Testing

@testable import LayoutEngine

/// Trees that other implementations check against SwiftUI by picture or by frame.
@Suite struct WrittenTreeTests {
    static let records = Truth.rules.filter { WrittenTrees.tree(for: $0.id) != nil }

    @Test func tableIsThere() { expect(WrittenTreeTests.records.count, equals: 59) }

    /// Tokamak's frames lie in the host's coordinates, AdaUI's in those of the tree.
    @Test(arguments: records) func tree(_ record: Truth.Record) throws {
        let tree = ProbeTree(try #require(WrittenTrees.tree(for: record.id)))
        let isHosted = record.id.hasPrefix("tokamak")
        let host = record.value[isHosted ? "root" : "host"]
        let proposal = ProposedViewSize(width: host[0].number, height: host[1].number)
        let size = tree.root.sizeThatFits(proposal)
        let expectedSize = record.value[isHosted ? "root size" : "size"]
        #expect(size.width == expectedSize[0].number && size.height == expectedSize[1].number)

        let root: any LayoutItem = isHosted ? Container(HostLayout(), [tree.root]) : tree.root
        root.place(at: .zero, proposal: proposal)
        let frames = record.value[isHosted ? "frames" : "frames (top-leading origin)"].object
        for (id, expected) in frames.sorted(by: { $0.key < $1.key }) {
            let frame = try #require(tree.leaves[id]?.frame)
            let actual = [frame.minX, frame.minY, frame.width, frame.height]
            for index in 0..<4 {
                expect(actual[index], near: expected[index].number ?? .nan, within: 1e-3, "\(id) at \(actual)")
            }
        }
    }
}
