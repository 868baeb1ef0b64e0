import Foundation
import Geometry
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct AlignmentTests {
    private static let baselines = Truth.records(in: "text_baselines").first?.value ?? .null

    /// Text of 13 and 26 pt and two lines of 13 pt as measured on macOS 27: sizes and baselines.
    private static func texts() -> [Leaf] {
        [
            Leaf(text: 17.5, 16, first: 13, last: 13), Leaf(text: 33.5, 30, first: 25, last: 25),
            Leaf(text: 17.5, 32, first: 13, last: 29), Leaf(10, 10),
        ]
    }

    @Test(arguments: [
        ("HStack(firstTextBaseline){13; 26; 2 lines; Color 10x10}", VerticalAlignment.firstTextBaseline),
        ("HStack(lastTextBaseline)", .lastTextBaseline), ("HStack(center)", .center), ("HStack(top)", .top),
    ])
    func rowsOfText(_ key: String, _ alignment: VerticalAlignment) {
        let leaves = AlignmentTests.texts()
        let stack = Container(HStackLayout(alignment: alignment, spacing: 0), leaves)
        let expected = AlignmentTests.baselines[key]
        expect(stack.sizeThatFits(.unspecified).height, equals: expected["size"][1].number)
        stack.place(at: .zero, proposal: .unspecified)
        for (index, leaf) in leaves.enumerated() { expect(leaf.frame?.minY, equals: expected["y"][index].number) }
    }

    @Test func containersCombineBaselines() {
        func baselines(_ layout: any Layout, _ items: [any LayoutItem]) -> (CGFloat, CGFloat) {
            let dimensions = Container(layout, items).dimensions(in: .unspecified)
            return (dimensions[.firstTextBaseline], dimensions[.lastTextBaseline])
        }
        let texts = AlignmentTests.texts()
        let truth = AlignmentTests.baselines
        let column = baselines(VStackLayout(spacing: 0), [texts[0], texts[1]])
        let columnTruth = truth["VStack(0){13; 26} 33.5x46"]
        #expect(column.0 == columnTruth["first"].number && column.1 == columnTruth["last"].number)
        let row = baselines(HStackLayout(spacing: 0), [texts[0], texts[1]])
        let rowTruth = truth["HStack(0){13; 26} 51x30"]
        #expect(row.0 == rowTruth["first"].number && row.1 == rowTruth["last"].number)
        let padded = baselines(PaddingLayout(EdgeInsets(all: 8)), [texts[0]])
        expect(padded.0, equals: truth["padding(8)"].number)
        let framed = baselines(FixedFrameLayout(width: nil, height: 50), [texts[0]])
        expect(framed.0, equals: truth["frame(height 50)"].number)
        let stacked = baselines(ZStackLayout(), [Leaf(40, 40), texts[0]])
        expect(stacked.0, equals: truth["ZStack{Color 40x40; Text}"].number)
        expect(Leaf(20, 30).dimensions(in: .unspecified)[.firstTextBaseline], equals: 30)
    }

    @Test func gridRowsMeetAtTheBaseline() throws {
        let texts = AlignmentTests.texts()
        let cells = texts.map {
            Tagged($0, GridRowKey.self, GridRowMembership(row: 0, alignment: .firstTextBaseline))
        }
        let grid = Container(GridLayout(horizontalSpacing: 0), cells)
        let expected = AlignmentTests.baselines["HStack(firstTextBaseline){13; 26; 2 lines; Color 10x10}"]
        expect(grid.sizeThatFits(.unspecified).height, equals: expected["size"][1].number)
        grid.place(at: .zero, proposal: .unspecified)
        for (index, leaf) in texts.enumerated() { expect(leaf.frame?.minY, equals: expected["y"][index].number) }
    }

    @Test func guidesCombineToTheirMean() {
        expect(HorizontalAlignment.leading.combineExplicit([2, nil, 4]), equals: 3)
        expect(VerticalAlignment.firstTextBaseline.combineExplicit([7, nil, 3]), equals: 3)
        expect(VerticalAlignment.lastTextBaseline.combineExplicit([7, nil, 3]), equals: 7)
        #expect(VerticalAlignment.center.combineExplicit([nil, nil]) == nil)
    }

    private enum ThirdAlignment: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }

    /// A custom guide set deep inside reaches the outer stack, which lines up at it.
    @Test func customGuideReachesThroughContainers() {
        let third = HorizontalAlignment(ThirdAlignment.self)
        let (marked, plain) = (Leaf(30, 10), Leaf(60, 10))
        let guide = AlignmentGuideLayout(AlignmentKey(third)) { $0[.trailing] }
        let inner = Container(PaddingLayout(EdgeInsets(all: 5)), [Container(guide, [marked])])
        let stack = Container(VStackLayout(alignment: third, spacing: 0), [inner, plain])
        stack.place(at: .zero, proposal: .unspecified)
        // The guide lies 5 + 30 into the padded view and 60 / 3 into the other one.
        expect(marked.frame?.minX, equals: 5)
        expect(plain.frame?.minX, equals: 15)
        expect(stack.sizeThatFits(.unspecified).width, equals: 75)
        expect(stack.dimensions(in: .unspecified)[explicit: third], equals: 35)
        #expect(stack.dimensions(in: .unspecified)[explicit: .leading] == nil)
    }

    @Test func alignmentsNameTheirParts() {
        expect(Alignment.topTrailing, equals: Alignment(horizontal: .trailing, vertical: .top))
        expect(Alignment.centerLastTextBaseline.vertical, equals: .lastTextBaseline)
        #expect(HorizontalAlignment.leading != .trailing)
    }
}
