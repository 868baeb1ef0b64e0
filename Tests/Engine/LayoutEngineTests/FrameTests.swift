import Foundation
import Geometry
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct FrameTests {
    /// algo.flexframe.init, asserted by others against Apple's initialiser.
    @Test func flexibleFrameOrdersItsArguments() {
        expect(LengthLimits(min: -10, ideal: nil, max: nil).min, equals: 0)
        expect(LengthLimits(min: -0.1, ideal: nil, max: nil).min, equals: 0)
        expect(LengthLimits(min: -.infinity, ideal: nil, max: nil).min, equals: 0)
        expect(LengthLimits(min: 20, ideal: 10, max: nil).ideal, equals: 20)
        expect(LengthLimits(min: nil, ideal: 30, max: 20).max, equals: 30)
        expect(LengthLimits(min: .infinity, ideal: nil, max: nil).min, equals: .infinity)
        expect(LengthLimits(min: .nan, ideal: nil, max: nil).min?.isNaN, equals: true)
        #expect(LengthLimits(min: nil, ideal: nil, max: nil).isEmpty)
    }

    /// edge.minmax_vstack, reported from the real framework: 42.5 and 80, more than the proposed 85.
    @Test func framesOverflowAStackThatIsTooShort() {
        let (blue, orange) = (Leaf { $0.shapeSize }, Leaf { $0.shapeSize })
        let stack = Container(
            VStackLayout(spacing: 0),
            [
                Container(FlexibleFrameLayout(minHeight: 5, maxHeight: 100), [blue]),
                Container(FlexibleFrameLayout(minHeight: 80), [orange]),
            ])
        let proposal = ProposedViewSize(width: 10, height: 85)
        expect(stack.sizeThatFits(proposal).height, equals: 122.5)
        stack.place(at: .zero, proposal: proposal)
        #expect(blue.frame?.height == 42.5 && orange.frame?.height == 80)
    }

    /// aspect.tests, asserted on SwiftUI.
    @Test func aspectRatioShapesTheProposal() {
        func size(_ ratio: CGFloat?, fills: Bool, _ width: CGFloat, _ height: CGFloat) -> CGSize {
            Container(AspectRatioLayout(ratio: ratio, fills: fills), [Leaf { $0.shapeSize }])
                .sizeThatFits(ProposedViewSize(width: width, height: height))
        }
        expect(size(2, fills: false, 360, 100), equals: CGSize(width: 200, height: 100))
        expect(size(2, fills: true, 360, 100), equals: CGSize(width: 360, height: 180))
        expect(size(nil, fills: false, 300, 100), equals: CGSize(width: 100, height: 100))
    }

    /// fact.aspect_fill_negative_padding, a layer tree: a filling image in 100 x 100 with padding -2.
    @Test func negativePaddingLetsAFillingImageStickOut() {
        let image = Leaf { $0.shapeSize }
        let aspect = Container(AspectRatioLayout(ratio: 4 / 3, fills: true), [image])
        let frame = Container(FixedFrameLayout(width: 100, height: 100), [aspect])
        let padded = Container(PaddingLayout(EdgeInsets(all: -2)), [frame])
        expect(padded.sizeThatFits(.unspecified), equals: CGSize(width: 96, height: 96))
        padded.place(at: .zero, proposal: .unspecified)
        #expect(abs((image.frame?.minX ?? 0) + 18.6667) < 1e-3 && image.frame?.minY == -2)
        expect(Double(image.frame?.width ?? 0), near: 133.3333, within: 1e-3)
    }

    @Test func geometryReaderTakesEverythingAndStartsAtTheTop() {
        let child = Leaf(30, 20)
        let reader = Container(TopLeadingLayout(), [child])
        expect(reader.sizeThatFits(ProposedViewSize(width: 100, height: nil)), equals: CGSize(width: 100, height: 10))
        reader.place(at: CGPoint(x: 5, y: 6), proposal: ProposedViewSize(width: 100, height: 50))
        expect(child.frame?.origin, equals: CGPoint(x: 5, y: 6))
    }

    @Test func positionTakesTheProposalAndCentresTheChildThere() {
        let child = Leaf(30, 20)
        let positioned = Container(PositionLayout(x: 50, y: 40), [child])
        let proposal = ProposedViewSize(width: 200, height: 100)
        expect(positioned.sizeThatFits(proposal), equals: CGSize(width: 200, height: 100))
        positioned.place(at: .zero, proposal: proposal)
        expect(child.frame, equals: CGRect(x: 35, y: 30, width: 30, height: 20))
    }

    @Test(arguments: [(120, 0), (100, 0), (99, 1), (10, 2)] as [(CGFloat, Int)])
    func viewThatFitsPlacesOneChild(_ width: CGFloat, _ chosen: Int) {
        let leaves = [Leaf(100, 10), Leaf(60, 10), Leaf(30, 10)]
        let container = Container(ViewThatFitsLayout(axes: [.horizontal, .vertical]), leaves)
        container.place(at: .zero, proposal: ProposedViewSize(width: width, height: 50))
        expect(leaves.map { $0.frame != nil }, equals: [0, 1, 2].map { $0 == chosen })
    }

    @Test func dividerLiesAcrossItsStack() {
        let proposal = ProposedViewSize(width: 40, height: nil)
        expect(DividerSizing(stackOrientation: .vertical, pixelLength: 0.5).sizeThatFits(proposal), equals: CGSize(width: 40, height: 0.5))
        expect(DividerSizing(stackOrientation: .horizontal, pixelLength: 1).sizeThatFits(proposal), equals: CGSize(width: 1, height: 10))
    }

    @Test func stackOfHighestPriorityDecidesTheSizeOfAZStack() {
        let stack = Container(
            ZStackLayout(), [Leaf(100, 100), Leaf(priority: 1) { _ in CGSize(width: 20, height: 30) }])
        expect(stack.sizeThatFits(.unspecified), equals: CGSize(width: 20, height: 30))
    }
}
