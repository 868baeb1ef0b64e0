import Foundation
import Geometry
import TestSupport
import Testing

@testable import LayoutEngine

/// Nothing that a view may answer, and nothing a parent may propose, crashes a layout or yields what is not a number.
@Suite struct BadInputTests {
    static var layouts: [any Layout] {
        [
            HStackLayout(), VStackLayout(spacing: .nan), ZStackLayout(), GridLayout(horizontalSpacing: .infinity),
            FixedFrameLayout(width: .nan, height: -5), FixedFrameLayout(width: .infinity, height: nil),
            FlexibleFrameLayout(minWidth: .nan, maxWidth: -.infinity), FlexibleFrameLayout(maxWidth: .infinity),
            PaddingLayout(EdgeInsets(all: .nan)), PaddingLayout(EdgeInsets(all: -1e9)), FixedSizeLayout(),
            AspectRatioLayout(ratio: 0, fills: true), AspectRatioLayout(ratio: .nan, fills: false),
            AspectRatioLayout(ratio: .infinity, fills: false), PositionLayout(x: .nan, y: .infinity),
            SecondaryContentLayout(), TopLeadingLayout(), HostLayout(), ScrollLayout(axes: [.horizontal, .vertical]),
            ViewThatFitsLayout(axes: []), AlignmentGuideLayout(AlignmentKey(HorizontalAlignment.center)) { _ in .nan },
        ]
    }

    static let lengths: [CGFloat?] = [nil, 0, -7, 40, .infinity, -.infinity, .nan]

    private static func items(_ count: Int) -> [any LayoutItem] {
        let all: [any LayoutItem] = [
            Leaf(.nan, .infinity), Leaf(-3, .greatestFiniteMagnitude), Leaf(priority: .nan) { $0.shapeSize },
            Leaf { CGSize(width: $0.width ?? .infinity, height: $0.height ?? .nan) },
            Leaf(text: 10, 10, first: .nan, last: .infinity),
        ]
        return Array(all.prefix(count))
    }

    @Test(arguments: BadInputTests.layouts.indices) func answersAreNumbers(_ index: Int) {
        let layout = BadInputTests.layouts[index]
        for count in 0...5 {
            for width in BadInputTests.lengths {
                for height in BadInputTests.lengths { check(layout, count, width, height) }
            }
        }
    }

    private func check(_ layout: any Layout, _ count: Int, _ width: CGFloat?, _ height: CGFloat?) {
        let items = BadInputTests.items(count)
        let proposal = ProposedViewSize(width: width, height: height)
        let runner = LayoutRunner(layout, items: items, layoutDirection: .rightToLeft)
        let size = runner.sizeThatFits(proposal)
        #expect(size.width >= 0 && size.height >= 0)
        let dimensions = runner.dimensions(in: proposal)
        #expect(!(dimensions[explicit: .firstTextBaseline] ?? 0).isNaN)
        #expect(!(dimensions[explicit: HorizontalAlignment.center] ?? 0).isNaN)
        runner.place(proposal: proposal)
        for case let leaf as Leaf in items where leaf.frame != nil {
            #expect(leaf.frame?.origin.x.isNaN == false && leaf.frame?.origin.y.isNaN == false)
        }
    }

    /// Each child is asked a few times only, however many there are.
    @Test(arguments: 0..<3) func thousandsOfChildrenAreMeasuredAFewTimesEach(_ index: Int) {
        let layout = [HStackLayout() as any Layout, ZStackLayout(), GridLayout()][index]
        let leaves = (0..<3000).map { index in
            Leaf { CGSize(width: min($0.width ?? 5, CGFloat(index)), height: 5) }
        }
        let items = leaves.enumerated().map { index, leaf in
            Tagged(leaf, GridRowKey.self, GridRowMembership(row: index / 3))
        }
        let runner = LayoutRunner(layout, items: items)
        runner.place(proposal: ProposedViewSize(width: 9000, height: 300))
        #expect((leaves.map(\.measurements).max() ?? 0) <= 8)
    }

    @Test func hugeSpansAreCut() {
        let cell = Tagged(Leaf(10, 10), GridCellColumnsKey.self, Int.max)
        let items = (0..<3).map { _ in Tagged(cell, GridRowKey.self, GridRowMembership(row: 0)) }
        expect(LayoutRunner(GridLayout(), items: items).sizeThatFits(.unspecified).height, equals: 10)
    }

    @Test func deepNestingStaysCheap() {
        let leaf = Leaf { $0.shapeSize }
        var item: any LayoutItem = leaf
        for level in 0..<40 {
            let layout: any Layout = level.isMultiple(of: 2) ? HStackLayout() : VStackLayout()
            item = Container(layout, [item, Leaf { $0.shapeSize }])
        }
        item.place(at: .zero, proposal: ProposedViewSize(width: 400, height: 400))
        #expect(leaf.measurements < 1000)
    }
}
