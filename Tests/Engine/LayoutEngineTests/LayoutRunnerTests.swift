import Foundation
import Geometry
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct LayoutRunnerTests {
    /// A layout as a third party writes it: one column, each child indented by the ones before it.
    private struct Staircase: Layout {
        var step: CGFloat = 10

        struct Cache {
            var made = 1
        }

        func makeCache(subviews: Subviews) -> Cache { Cache() }
        func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.made += 1 }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let width = zip(sizes.indices, sizes).map { CGFloat($0) * step + $1.width }.max() ?? 0
            return CGSize(width: width, height: sizes.map(\.height).reduce(0, +))
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) {
            var y = bounds.minY
            for index in subviews.indices.dropLast(subviews.count > 3 ? 1 : 0) {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + CGFloat(index) * step, y: y), proposal: .unspecified)
                y += subviews[index].sizeThatFits(.unspecified).height
            }
        }
    }

    @Test func thirdPartyLayoutArrangesItsChildren() {
        let leaves = [Leaf(20, 10), Leaf(20, 10), Leaf(20, 10)]
        let runner = LayoutRunner(Staircase(), items: leaves)
        expect(runner.sizeThatFits(.unspecified), equals: CGSize(width: 40, height: 30))
        expect(runner.place(at: CGPoint(x: 1, y: 2), proposal: .unspecified), equals: 0..<3)
        expect(leaves.map { $0.frame?.minX }, equals: [1, 11, 21])
        expect(leaves.map { $0.frame?.minY }, equals: [2, 12, 22])
    }

    @Test func childThatIsNotPlacedAppearsInTheCentre() {
        let leaves = (0..<4).map { _ in Leaf(20, 10) }
        let runner = LayoutRunner(Staircase(), items: leaves)
        runner.place(proposal: .unspecified)
        expect(leaves[3].frame, equals: CGRect(x: 15, y: 15, width: 20, height: 10))
    }

    @Test func rightToLeftMirrorsPositions() {
        let leaves = [Leaf(20, 10), Leaf(30, 10)]
        let runner = LayoutRunner(HStackLayout(spacing: 5), items: leaves, layoutDirection: .rightToLeft)
        runner.place(at: CGPoint(x: 100, y: 0), proposal: .unspecified)
        expect(leaves.map { $0.frame?.minX }, equals: [135, 100])
    }

    @Test func changedItemsAreAskedAgainOnlyAfterInvalidation() {
        let leaf = Leaf(20, 10)
        let runner = LayoutRunner(HStackLayout(), items: [leaf])
        _ = runner.sizeThatFits(.unspecified)
        let asked = leaf.measurements
        _ = runner.sizeThatFits(.unspecified)
        expect(leaf.measurements, equals: asked)
        runner.invalidate()
        _ = runner.sizeThatFits(.unspecified)
        #expect(leaf.measurements > asked)
    }

    @Test func updateTakesOnAnotherLayout() {
        let leaves = [Leaf(20, 10), Leaf(30, 10)]
        let runner = LayoutRunner(HStackLayout(spacing: 5), items: leaves)
        expect(runner.sizeThatFits(.unspecified).width, equals: 55)
        runner.update(HStackLayout(spacing: 7), items: leaves)
        expect(runner.sizeThatFits(.unspecified).width, equals: 57)
        runner.update(VStackLayout(spacing: 7), items: [leaves[0]])
        expect(runner.sizeThatFits(.unspecified), equals: CGSize(width: 20, height: 10))
    }

    @Test func anyLayoutBehavesLikeItsBase() {
        let leaves = [Leaf(20, 10), Leaf(30, 20)]
        let runner = LayoutRunner(AnyLayout(HStackLayout(spacing: 5)), items: leaves)
        expect(runner.sizeThatFits(.unspecified), equals: CGSize(width: 55, height: 20))
        expect(runner.stackOrientation(inherited: nil), equals: .horizontal)
        runner.update(AnyLayout(VStackLayout(spacing: 5)), items: leaves)
        expect(runner.sizeThatFits(.unspecified), equals: CGSize(width: 30, height: 35))
        expect(runner.stackOrientation(inherited: nil), equals: .vertical)
        expect(AnyLayout(AnyLayout(PositionLayout(x: 1, y: 2))).animatableData.magnitudeSquared, equals: 5)
    }

    @Test func modifiersPassTheStackOrientationOn() {
        let frame = LayoutRunner(FixedFrameLayout(width: 1, height: nil), items: [Leaf(1, 1)])
        #expect(frame.stackOrientation(inherited: .vertical) == .vertical && frame.isModifier)
        let grid = LayoutRunner(GridLayout(), items: [Leaf(1, 1)])
        #expect(grid.stackOrientation(inherited: .vertical) == nil && !grid.isModifier)
    }

    /// grid.wrappers: which containers hand their child's layout priority on.
    @Test func priorityPassesThroughSomeContainersOnly() {
        let leaf = Leaf(priority: 3) { _ in .zero }
        func priority(_ layout: any Layout, _ items: [any LayoutItem]) -> Double {
            LayoutRunner(layout, items: items).layoutPriority
        }
        expect(priority(HStackLayout(), [leaf]), equals: 3)
        expect(priority(ZStackLayout(), [leaf]), equals: 3)
        expect(priority(HStackLayout(), [leaf, Leaf(1, 1)]), equals: 0)
        expect(priority(SecondaryContentLayout(), [leaf, Leaf(1, 1)]), equals: 3)
        expect(priority(PaddingLayout(EdgeInsets(all: 1)), [leaf]), equals: 0)
        expect(priority(FlexibleFrameLayout(maxWidth: 10), [leaf]), equals: 0)
        expect(priority(AspectRatioLayout(ratio: 1, fills: false), [leaf]), equals: 0)
        expect(priority(GridLayout(), [leaf]), equals: 0)
    }
}
