import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Text among other views: heights, distances and baselines that Apple's fonts and ours share.
@Suite("Text in stacks") @MainActor struct TextLayoutTests {
    /// The frames of the leaves of a view's outermost stack, in its own coordinates, as they are drawn.
    private func frames(_ view: some View) throws -> [CGRect] {
        let stage = try Stage(width: 400, height: 400)
        try stage.show(view)
        let stack = try #require(stage.tree.root?.subject)
        let origin = try #require(stack.placedFrame).origin
        return stack.children.compactMap { $0.placedFrame?.offsetBy(dx: -origin.x, dy: -origin.y) }
    }

    /// Record `rule.text_spacing.ios` of layout.json: the formula probed on macOS 27 with SF's metrics at @3x.
    nonisolated static let spacings: [(style: Font.TextStyle, above: CGFloat, below: CGFloat)] = [
        (.largeTitle, 12.5345, 20.9515), (.title, 10.4206, 17.3522), (.title2, 7.9733, 13.4196),
        (.title3, 7.4909, 12.4421), (.body, 6.4339, 10.6424), (.callout, 5.8594, 9.8203),
        (.subheadline, 5.6182, 9.3315),
    ]

    @Test(arguments: spacings) func distances(_ style: Font.TextStyle, _ above: CGFloat, _ below: CGFloat) throws {
        let frames = try frames(
            VStack {
                Color.red.frame(width: 10, height: 10)
                Text("Hg").font(.system(style))
                Color.red.frame(width: 10, height: 10)
            })
        expect(frames[1].minY - frames[0].maxY, near: above, within: 1e-3)
        expect(frames[2].minY - frames[1].maxY, near: below, within: 1e-3)
    }

    /// The distance between the lines of body: 1.713 points to the pixel above. Three texts in a stack of iOS 26.1 at 3x begin at 312.667,
    /// 335 and 357.333 points, each 20.333 high (a hierarchy of views in Sentry's documents for developers).
    private static let betweenLines: CGFloat = 2

    @Test("Rows and columns of texts stand as close as texts do") func stacksOfTexts() throws {
        let rows = try frames(
            VStack {
                HStack {
                    Text("A"); Text("B")
                }
                HStack {
                    Text("C"); Text("D")
                }
            })
        expect(rows[1].minY - rows[0].maxY, near: Self.betweenLines, within: 1e-9)
        let columns = try frames(
            VStack {
                VStack {
                    Text("A"); Text("B")
                }
                VStack { Text("C") }
            })
        expect(columns[1].minY - columns[0].maxY, near: Self.betweenLines, within: 1e-9)
        let grid = try frames(
            VStack {
                Grid {
                    GridRow {
                        Text("A"); Text("B")
                    }
                }
                HStack { Text("C") }
            })
        expect(grid[1].minY - grid[0].maxY, near: Self.betweenLines, within: 1e-9)
    }

    @Test("A text that says nothing is a line high and a text to its neighbours") func emptyText() throws {
        let texts = try frames(
            VStack {
                Text("A").font(.largeTitle); Text(""); Text("B")
            })
        let line = try frames(
            VStack {
                Text("A"); Text("B")
            })[0].height
        #expect(texts[1].width == 0 && texts[1].height == line)
        for (upper, lower) in [(texts[0], texts[1]), (texts[1], texts[2])] {
            expect(lower.minY - upper.maxY, near: Self.betweenLines, within: 1e-9)
        }
        let title = try frames(
            VStack {
                Text("A").font(.title); Text("").font(.title)
            })
        expect(title[1].height, equals: title[0].height)
    }

    private nonisolated static let distancesOfFonts: [(Font, CGFloat)] = [
        (.body, 2), (.title, 0.666_666_666_666_666_6), (.caption, 2), (.footnote, 2.666_666_666_666_666_5), (.caption2, 0),
        (.system(size: 17), 0), (.body.leading(.tight), 0), (.body.leading(.loose), 4),
    ]

    @Test(
        "A text is from the one above it as a line of its font is, what the font of that is says nothing",
        arguments: distancesOfFonts)
    func textOnText(_ font: Font, _ distance: CGFloat) throws {
        for above in [Font.body, .largeTitle, .caption2] {
            let texts = try frames(
                VStack {
                    Text("A").font(above); Text("B").font(font)
                })
            expect(texts[1].minY - texts[0].maxY, near: distance, within: 1e-9)
        }
    }

    /// Record `layertree.ComplexView` of layout.json, without its wheel, whose rows are not of one text.
    @Test("Controls with labels are no texts to their neighbours") func controls() throws {
        func height(@ViewBuilder _ content: () -> some View) throws -> CGFloat {
            let stage = try Stage(width: 400, height: 900, system: .iOS18)
            try stage.show(VStack { content() }.fixedSize(horizontal: false, vertical: true))
            return try #require(stage.tree.root).contentSize.height
        }
        func symbol() -> some View { Color.red.frame(width: 60, height: 60).padding() }
        func toggle() -> some View { Toggle("Toggle", isOn: .constant(true)) }
        func row() -> some View {
            HStack {
                Slider(value: .constant(12.0), in: 0...30) {
                    Text("")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("30")
                }
                Text("12")
            }
        }
        func stepper() -> some View { Stepper("Stepper: 2", value: .constant(2)) }
        func date() -> some View {
            DatePicker("Time:", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .hourAndMinute)
        }
        func color() -> some View { ColorPicker("Color:", selection: .constant(.red)) }
        let whole = try height {
            symbol(); toggle(); row(); stepper(); Color.red.frame(height: 176); date(); color()
        }
        expect(whole, near: 508.743 - 32, within: 0.001)
        #expect(
            abs(
                try height {
                    TextField("A", text: .constant("a")); TextField("B", text: .constant("b"))
                } - 52) < 1e-6)
    }

    /// Record `ios26.misc_sizes` of layout.json.
    @Test func segmentsAreAsWideAsTheirRoom() throws {
        let stage = try Stage(width: 393, height: 100)
        try stage.show(
            Picker("Pick", selection: .constant(1)) {
                Text("One").tag(1); Text("Two").tag(2)
            }.pickerStyle(.segmented))
        try expect(#require(stage.tree.root).contentSize, equals: CGSize(width: 393, height: 31))
    }

    /// View hierarchy of iOS 26.1 at 3x with a smaller Dynamic Type size: a field of 15 points.
    @Test func aFieldIsHigherThanItsText() throws {
        let stage = try Stage(width: 400, height: 100)
        try stage.show(TextField("A", text: .constant("a")).font(.system(size: 15)))
        #expect(abs(try #require(stage.tree.root).contentSize.height - 59.0 / 3) < 1e-6)
    }

    @Test("Text beside anything keeps 8, padding restores 8") func otherDistances() throws {
        let row = try frames(
            HStack {
                Text("A"); Color.red.frame(width: 10, height: 10)
            })
        expect(row[1].minX - row[0].maxX, near: 8, within: 1e-9)
        let padded = try frames(
            VStack {
                Text("A").padding(1); Color.red.frame(width: 10, height: 10)
            })
        expect(padded[1].minY - padded[0].maxY, near: 8, within: 1e-9)
    }

    /// Record `ios26.swiftui_frames` of typography.json (iOS 26.1, @3x).
    @Test(arguments: [(Font.TextStyle.body, 20.3333), (.footnote, 15.6667), (.title, 33.6667), (.caption, 14.3333)])
    func lineHeights(_ style: Font.TextStyle, _ height: CGFloat) throws {
        let frame = try frames(HStack { Text("Hg").font(.system(style)) })[0]
        expect(frame.height, near: height, within: 1e-3)
    }

    /// Record `ios26.first_text_baseline` of layout.json: heights and vertical places are SF's, widths are the font's own.
    @Test func firstBaselines() throws {
        let view = HStack(alignment: .firstTextBaseline, spacing: 10) {
            Image(systemName: "checkmark.circle")
            Text("Hg").font(.footnote)
            Text("Hg").font(.title)
        }
        let drawn = try frames(view).map { $0.snapped(toPixelLength: 1 / 3) }
        let truth: [(y: CGFloat, height: CGFloat)] = [(11, 19), (14.3333, 15.6667), (0, 33.6667)]
        for (frame, expected) in zip(drawn, truth) {
            #expect(abs(frame.minY - expected.y) < 0.01 && abs(frame.height - expected.height) < 0.01)
        }
        expect(drawn[0].width, near: 19.6667, within: 0.01)
    }

    @Test("The last baseline is that of the last line") func lastBaselines() throws {
        let frames = try frames(
            HStack(alignment: .lastTextBaseline) {
                Text("one\ntwo")
                Text("A")
            })
        expect(frames[1].maxY, near: frames[0].maxY, within: 1e-9)
        // Two lines of body are 127 pixels at @3x: lines are 22 points apart (record `rule.text_height`).
        expect(frames[0].height, near: 127.0 / 3, within: 1e-3)
    }

    @Test("A picture of the environment's size follows the Dynamic Type size") func dynamicType() throws {
        let large = try frames(HStack { Text("A").dynamicTypeSize(.accessibility5) })[0]
        // Body is 53 points with a line of 62 at the largest size, HIG; the line is a pixel more or less.
        expect(large.height, near: 63.333, within: 0.34)
        let limited = try frames(
            HStack { Text("A").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5) })[0]
        expect(limited.height, near: 20.333, within: 1e-3)
    }
}
