import Foundation
import Geometry
import TestSupport
import Testing

@testable import LayoutEngine

/// Sixty random stacks worked out from the written rule, an independent reading of it.
@Suite struct StackTableTests {
    static let stacks = Truth.rule("derived.stack_table").array

    @Test func tableIsThere() { expect(StackTableTests.stacks.count, equals: 60) }

    @Test(arguments: stacks.indices) func stack(_ index: Int) throws {
        let stack = StackTableTests.stacks[index]
        let axis: Axis = stack["axis"].string == "h" ? .horizontal : .vertical
        let spacing = stack["spacing"].number
        let leaves = stack["children"].array.map { leaf($0, axis: axis) }
        let children = zip(leaves, stack["children"].array).map { framed($0, $1, axis: axis) }
        let layout: any Layout = axis == .horizontal ? HStackLayout(spacing: spacing) : VStackLayout(spacing: spacing)
        let root = Container(layout, children)
        let proposal = ProposedViewSize(axis, stack["proposal"].number, across: 40)

        #expect(isClose(root.sizeThatFits(proposal)[axis], stack["total"].number))
        root.place(at: .zero, proposal: proposal)
        for (child, leaf) in leaves.enumerated() {
            let frame = try #require(leaf.frame)
            #expect(isClose(frame.origin[axis], stack["origins"][child].number), "child \(child) at \(frame)")
            #expect(isClose(frame.size[axis], stack["lengths"][child].number), "child \(child) at \(frame)")
        }
    }

    private func leaf(_ child: JSON, axis: Axis) -> Leaf {
        let priority = Double(child["priority"].number ?? 0)
        switch child["kind"].string {
        case "spacer":
            let sizing = SpacerSizing(minLength: nil, axis: axis)
            return Leaf(spacing: sizing.spacing, priority: SpacerSizing.layoutPriority) { sizing.sizeThatFits($0) }
        case "fixed":
            let length = child["length"].number ?? 0
            return Leaf(priority: priority) { _ in CGSize(axis, length, across: 10) }
        default: return Leaf(priority: priority) { $0.shapeSize }
        }
    }

    private func framed(_ leaf: Leaf, _ child: JSON, axis: Axis) -> any LayoutItem {
        guard child["kind"].string == "flex" else { return leaf }
        let (low, high) = (child["min"].number, child["max"].number)
        let layout =
            axis == .horizontal
            ? FlexibleFrameLayout(minWidth: low, maxWidth: high) : FlexibleFrameLayout(minHeight: low, maxHeight: high)
        return Container(layout, [leaf], priority: leaf.layoutPriority)
    }

    /// The table is rounded to four decimals.
    private func isClose(_ value: CGFloat, _ expected: CGFloat?) -> Bool {
        expected.map { abs(value - $0) < 1e-3 } ?? false
    }
}
