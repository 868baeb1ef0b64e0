import Foundation
import Geometry
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct SpacingTests {
    private static func leaf(_ spacing: ViewSpacing = ViewSpacing()) -> Leaf { Leaf(20, 20, spacing: spacing) }

    /// SF's metrics on iOS, leading 0 (rule.text_spacing.ios).
    private static func text(_ size: CGFloat, pixelLength: CGFloat) -> ViewSpacing {
        .text(
            ascender: size * 1950 / 2048, descender: size * 494 / 2048, capHeight: size * 1443 / 2048, leading: 0,
            pixelLength: pixelLength)
    }

    /// SF's metrics on macOS, where ascender and descender differ, as the measured distances at 13 and 26 pt show.
    private static func macText(_ size: CGFloat) -> ViewSpacing {
        .text(
            ascender: size * 1980 / 2048, descender: size * 432 / 2048, capHeight: size * 1443 / 2048, leading: 0,
            pixelLength: 0.5)
    }

    @Test(arguments: Truth.rule("rule.text_spacing.ios").array.indices) func distancesOfTextOnIOS(_ index: Int) {
        let row = Truth.rule("rule.text_spacing.ios")[index]
        let text = SpacingTests.text(row["size"].number ?? 0, pixelLength: 1 / 3)
        let above = ViewSpacing().distance(to: text, along: .vertical)
        let below = text.distance(to: ViewSpacing(), along: .vertical)
        expect(above, near: row["above"].number ?? .nan, within: 1e-3)
        expect(below, near: row["below"].number ?? .nan, within: 1e-3)
        expect(text.distance(to: text, along: .vertical), equals: 0)
        expect(text.distance(to: text, along: .horizontal), equals: 8)
        expect(text.distance(to: .zero, along: .vertical), equals: 0, "a spacer touches a text")
    }

    /// Heights of stacks of two, measured on macOS 27 at 2x: text of 13 pt is 16 high, of 26 pt 30, a colour 10.
    @Test(
        arguments: [
            (13, "Text13;Color", 16, true), (13, "Color;Text13", 16, false), (26, "Text26;Color", 30, true),
            (26, "Color;Text26", 30, false),
        ] as [(CGFloat, String, CGFloat, Bool)])
    func heightsMeasuredOnMacOS(_ size: CGFloat, _ key: String, _ height: CGFloat, _ textFirst: Bool) {
        let text = Leaf(40, height, spacing: SpacingTests.macText(size))
        let color = Leaf(10, 10)
        let stack = Container(VStackLayout(), textFirst ? [text, color] : [color, text])
        let expected = Truth.rule("rule.text_spacing.macos")[key].number ?? .nan
        expect(stack.sizeThatFits(.unspecified).height, near: expected, within: 0.002)
    }

    @Test func paddingAndFrameRestoreTheDefaultBesideText() {
        let spacing = SpacingTests.macText(13)
        func height(_ layout: any Layout) -> CGFloat {
            let text = Container(layout, [Leaf(40, 16, spacing: spacing)])
            return Container(VStackLayout(), [text, Leaf(10, 10)]).sizeThatFits(.unspecified).height
        }
        let rule = Truth.rule("rule.text_spacing.macos")
        expect(height(PaddingLayout(EdgeInsets(all: 1))), equals: rule["Text13 padded 1;Color"].number)
        expect(height(FixedFrameLayout(width: nil, height: 20)), equals: rule["Text13 framed h20;Color"].number)
    }

    /// spacing.text_metrics: leading 5 at a pixel of 13, leading 17 at a pixel of 23.
    @Test func leadingIsRoundedUpToThePixelOfTheUpperText() {
        func text(_ leading: CGFloat, _ pixel: CGFloat) -> ViewSpacing {
            .text(ascender: 2, descender: 3, capHeight: 1, leading: leading, pixelLength: pixel)
        }
        let (first, third) = (text(5, 13), text(17, 23))
        expect(first.distance(to: first, along: .vertical), equals: 13)
        expect(first.distance(to: third, along: .vertical), equals: 26)
        expect(third.distance(to: first, along: .vertical), equals: 23)
    }

    @Test func imagesTouchTextAndKeepTheirBaselineFromViews() {
        let (image, text) = (ViewSpacing.image(baselineOffset: 4), SpacingTests.text(17, pixelLength: 1 / 3))
        expect(image.distance(to: text, along: .vertical), equals: 0)
        expect(text.distance(to: image, along: .vertical), equals: 0)
        expect(image.distance(to: image, along: .vertical), equals: 0)
        expect(image.distance(to: ViewSpacing(), along: .vertical), equals: 5)
        expect(ViewSpacing().distance(to: image, along: .vertical), equals: 4)
    }

    /// rule.spacer: through which containers a spacer's zero spacing survives; 40 where it does, 56 where it is lost.
    @Test func zeroSpacingSurvivesSomeContainersOnly() {
        func spacer(_ axis: Axis?) -> Leaf {
            let sizing = SpacerSizing(minLength: 0, axis: axis)
            return Leaf(spacing: sizing.spacing, priority: SpacerSizing.layoutPriority) { sizing.sizeThatFits($0) }
        }
        func width(_ middle: any LayoutItem) -> CGFloat {
            Container(HStackLayout(), [SpacingTests.leaf(), middle, SpacingTests.leaf()])
                .sizeThatFits(.unspecified).width
        }
        let plain = spacer(.horizontal)
        expect(width(plain), equals: 40)
        expect(width(Container(PaddingLayout(EdgeInsets()), [plain])), equals: 40)
        expect(width(Container(FixedFrameLayout(width: 0, height: 5), [plain])), equals: 40)
        expect(width(Container(SecondaryContentLayout(), [plain, Leaf(0, 0)])), equals: 40)
        expect(width(Container(FixedSizeLayout(), [plain])), equals: 40)
        expect(width(Container(ZStackLayout(), [spacer(nil), spacer(nil)])), equals: 40)
        expect(width(Container(ZStackLayout(), [spacer(nil), Leaf(0, 0)])), equals: 56)
        expect(width(Container(HStackLayout(), [plain])), equals: 56)
        expect(width(Container(VStackLayout(), [spacer(.vertical)])), equals: 56)
        expect(width(Container(SecondaryContentLayout(), [Leaf(0, 0), spacer(nil)])), equals: 56)
    }

    @Test func unionTakesOnlyTheEdgesAskedFor() {
        let text = SpacingTests.macText(13)
        let top = ViewSpacing().union(text, edges: .top)
        #expect(text.distance(to: top, along: .vertical) > 8, "the plain preference under a text stays")
        expect(top.distance(to: ViewSpacing(), along: .vertical), equals: 8)
        expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal), equals: 0)
    }

    /// Grid of texts (grid.text): rows touch, columns are 8 apart.
    @Test func rowsOfTextTouchInAGrid() throws {
        let record = try #require(Truth.probes.first { $0.id == "grid.text" }?.value)
        let spacing = SpacingTests.macText(13)
        let texts = ["Hi", "Yo", "A", "B"].map { id in
            Leaf(
                record["frames"][id][2].number ?? 0, record["frames"][id][3].number ?? 0, spacing: spacing)
        }
        let cells = texts.enumerated().map { index, leaf in
            Tagged(leaf, GridRowKey.self, GridRowMembership(row: index / 2))
        }
        let grid = Container(GridLayout(), cells)
        let size = grid.sizeThatFits(.unspecified)
        expect(size, equals: CGSize(width: record["size"][0].number ?? 0, height: record["size"][1].number ?? 0))
        grid.place(at: .zero, proposal: .unspecified)
        for (leaf, id) in zip(texts, ["Hi", "Yo", "A", "B"]) {
            expect(leaf.frame?.minX, equals: record["frames"][id][0].number)
            expect(leaf.frame?.minY, equals: record["frames"][id][1].number)
        }
    }
}
