import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A tree at a moment is a function of its updates and of the moment.
@Suite("Random access to time") @MainActor struct PureTimeTests {
    private let times = (0...40).map { 3 + Double($0) / 20 }

    /// Much that moves at once: rolling digits, a push, siblings, a spring, a colour.
    private func film() throws -> ViewTree {
        let stage = try Stage()
        try stage.show(scene(95, [1, 2, 3]))
        try stage.show(scene(159, [2, 3, 4]), .bouncy, at: 1)
        try stage.show(scene(200, [4, 3]), .smooth(duration: 1.5), at: 3)
        return stage.tree
    }

    private func scene(_ milligrams: Int, _ items: [Int]) -> some View {
        VStack {
            Text("\(milligrams) mg").contentTransition(.numericText(value: Double(milligrams)))
            Text("Item \(milligrams)").id(milligrams).transition(.push(from: .bottom))
            ForEach(items, id: \.self) { item in
                (item.isMultiple(of: 2) ? Color.red : .blue).frame(width: CGFloat(items.count * 20), height: 10)
            }
            Circle().fill(milligrams > 100 ? Color.green : .orange).blur(radius: CGFloat(milligrams) / 50)
        }
    }

    @Test func anyOrderGivesTheSame() throws {
        let tree = try film()
        let inOrder = times.map { tree.displayList(at: $0) }
        // 41 moments in steps of 17: every one once, far from the last.
        let order = times.indices.map { $0 * 17 % times.count }
        expect(Set(order).count, equals: times.count)
        for index in order { expect(tree.displayList(at: times[index]), equals: inOrder[index]) }
    }

    @Test func twoTreesGiveTheSame() throws {
        let (first, second) = (try film(), try film())
        expect(first.settlingTime, equals: second.settlingTime)
        for time in times { expect(first.displayList(at: time), equals: second.displayList(at: time)) }
    }

    @Test func nothingMovesAfterTheSettlingTime() throws {
        let tree = try film()
        let end = tree.settlingTime
        #expect(end > 4.4 && end < 6)
        let rest = tree.displayList(at: end)
        for later in [1e-6, 0.1, 1, 1e6] { expect(tree.displayList(at: end + later), equals: rest) }
        #expect(tree.displayList(at: end - 0.02) != rest)
    }

    @Test func restIsWhatAFreshTreeShows() throws {
        let tree = try film()
        let fresh = try Stage()
        try fresh.show(scene(200, [4, 3]))
        expect(tree.displayList(at: tree.settlingTime), equals: fresh.tree.displayList(at: 0))
    }
}
