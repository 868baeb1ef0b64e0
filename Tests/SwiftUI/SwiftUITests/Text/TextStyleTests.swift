import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Fills and sizes of runs.
@Suite("Fills and sizes of runs") @MainActor struct TextStyleTests {
    private static func gradient(_ end: Color) -> LinearGradient {
        LinearGradient(colors: [.red, end], startPoint: .leading, endPoint: .trailing)
    }

    @Test("Texts are equal if their fills are, even where these are not Equatable") func equality() {
        let text = Text(verbatim: "a")
        expect(text.foregroundStyle(Self.gradient(.blue)), equals: text.foregroundStyle(Self.gradient(.blue)))
        #expect(text.foregroundStyle(Self.gradient(.blue)) != text.foregroundStyle(Self.gradient(.green)))
        expect(text.foregroundStyle(.secondary), equals: text.foregroundStyle(.secondary))
        #expect(text.foregroundStyle(.secondary) != text.foregroundStyle(.tertiary))
        expect(text.foregroundStyle(.red), equals: text.foregroundColor(.red))
        #expect(text.foregroundStyle(.red) != text.foregroundStyle(.red.opacity(0.5)))
        #expect(text.foregroundStyle(AnyShapeStyle(.red)) != text.foregroundColor(nil))
        expect(text.foregroundStyle(Color.red.gradient), equals: text.foregroundStyle(Color.red.gradient))
        #expect(text.foregroundStyle(.red) != text.foregroundStyle(Self.gradient(.red)))
    }

    /// Records `rule.text_height` and `rule.system_size_leading` of `typography.json`.
    @Test(
        "A text style has leading and a size has none, through UIKit's fonts as well",
        arguments: [
            (Font.body, 22.0), (.body.bold(), 22), (.system(.body, design: .serif), 22), (.system(size: 17), 17 * 2444.0 / 2048),
            (.body.pointSize(17), 17 * 2444.0 / 2048),
        ])
    func leading(font: Font, pitch: Double) throws {
        func height(_ font: Font) throws -> Double {
            try Double(
                #require(Stage().tree.environment.fontLibrary).metrics(of: font.resolved(in: FontContext(dynamicTypeSize: .large)))
                    .lineHeight)
        }
        try expect(height(font), near: pitch, within: 1e-9)
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        try expect(height(Font(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large))), equals: 22)
        try expect(height(Font(UIFont.systemFont(ofSize: 17))), near: 17 * 2444.0 / 2048, within: 1e-9)
    }

    /// Source: probes C4, C7 and F6c of swiftui-text-semantics.swift (github.com/mburger89/MetalUI) on macOS 27.
    @Test("Named innermost wins; nil is the system's and not what is around") func precedence() throws {
        func color(_ text: Text) throws -> RGBA? {
            let stage = try Stage()
            try stage.show(VStack { text }.foregroundStyle(.red))
            return stage.drawn(at: 0).first?.color
        }
        let environment = EnvironmentValues()
        let text = Text(verbatim: "a")
        try expect(color(text), equals: Color.red.resolve(in: environment).rgba)
        try expect(color(text.foregroundColor(.blue)), equals: Color.blue.resolve(in: environment).rgba)
        try expect(color(text.foregroundColor(.blue).foregroundColor(nil)), equals: Color.blue.resolve(in: environment).rgba)
        try expect(color(text.foregroundColor(nil)), equals: Color.primary.resolve(in: environment).rgba)
        try expect(color(text.foregroundColor(nil).foregroundColor(.blue)), equals: Color.primary.resolve(in: environment).rgba)
        func height(_ view: some View) throws -> CGFloat? {
            let stage = try Stage()
            try stage.show(view)
            return stage.drawn(at: 0).first?.box.height
        }
        try expect(height(VStack { text.font(nil) }.font(.largeTitle)), equals: height(text))
        try expect(height(VStack { text }.font(.largeTitle)), equals: height(text.font(.largeTitle)))
    }

    /// Source: Apple, Human Interface Guidelines, Typography, sizes of 44, 45 and 49 mm, and of 40 to 42 mm.
    @Test(
        "Text styles of a watch have their own sizes",
        arguments: zip(
            [Font.TextStyle.largeTitle, .title3, .headline, .body, .caption, .caption2, .footnote],
            [(40, 36), (20, 19), (17, 16), (17, 16), (16, 15), (15, 14), (14, 13)] as [(CGFloat, CGFloat)]))
    func watchStyles(style: Font.TextStyle, sizes: (CGFloat, CGFloat)) {
        func size(_ typeSize: DynamicTypeSize) -> CGFloat {
            Font.system(style).resolved(in: FontContext(dynamicTypeSize: typeSize, styles: .watchOS26)).sizeInPoints
        }
        expect(size(.xLarge), equals: sizes.0)
        expect(size(.large), equals: sizes.1)
        // A watch has no medium size, and none above the third of accessibility.
        expect(size(.medium), equals: size(.large))
        expect(size(.accessibility5), equals: size(.accessibility3))
        expect(ScaledMetricTable.scale(37, relativeTo: .body, at: .xLarge, styles: .watchOS26), near: 39, within: 0.001)
    }

    @Test("A scaled metric is whole pixels of the display", arguments: [(2, 31.0 / 2), (3, 46.0 / 3)])
    func scaledPixels(_ pixels: CGFloat, _ size: CGFloat) throws {
        struct Square: View {
            @ScaledMetric private var side: CGFloat = 16
            var body: some View { Color.red.frame(width: side, height: side) }
        }
        let stage = try Stage(scale: pixels)
        try stage.show(Square().dynamicTypeSize(.medium))
        expect(try #require(stage.drawn(at: 0).first).box.width, near: size, within: 0.001)
    }

    @Test("A run's gradient spans the whole text") func gradientBounds() throws {
        func paints(_ text: Text) throws -> [GradientPaint] {
            let stage = try Stage()
            try stage.show(text)
            return stage.tree.displayList(at: 0).items.compactMap { item in
                if case .glyphs(_, .gradient(let gradient)) = item { gradient } else { nil }
            }
        }
        let (style, part) = (Self.gradient(.blue), Text(verbatim: "run"))
        let all = try paints((Text(verbatim: "a ") + part + Text(verbatim: " b")).foregroundStyle(style))
        let run = try paints(Text(verbatim: "a ") + part.foregroundStyle(style) + Text(verbatim: " b"))
        #expect(all.count == 3 && run.count == 1 && run[0] == all[1])
    }

    @Test("Secondary text is smaller in its line, which stays as high", arguments: [true, false])
    func scale(_ isEnabled: Bool) throws {
        func heights(_ view: some View) throws -> [CGFloat] {
            let stage = try Stage()
            try stage.show(view)
            return stage.drawn(at: 0).map(\.box.height)
        }
        let (number, unit) = (Text(verbatim: "H"), Text(verbatim: "H").textScale(.secondary, isEnabled: isEnabled))
        let both = try heights((number + unit).font(.largeTitle))
        expect(both[1] / both[0], near: (isEnabled ? Text.Scale.secondary.factor : 1), within: 0.01)
        let single = try heights(VStack { number }.textScale(.secondary, isEnabled: isEnabled).font(.largeTitle))
        expect(single[0], near: both[1], within: 0.01)
        try expect(heights(unit.textScale(.default).font(.largeTitle)), equals: [both[1]], "the innermost counts")
    }

    @Test func scalesAndEquality() {
        #expect(Text("a").textScale(.secondary) != Text("a").textScale(.default))
        expect(Text("a").textScale(.secondary, isEnabled: false), equals: Text("a"))
    }

    @Test("A change of scale grows the glyphs") func scaleAnimates() throws {
        let stage = try Stage()
        func text(_ isSmall: Bool) -> some View { Text(verbatim: "H").textScale(isSmall ? .secondary : .default) }
        try stage.show(text(true))
        try stage.show(text(false), .linear(duration: 1), at: 1)
        let heights = [1, 1.5, 2].map { stage.drawn(at: $0).first?.box.height ?? 0 }
        #expect(abs(heights[1] - (heights[0] + heights[2]) / 2) < 0.05 && heights[0] < heights[2])
    }

    /// Russian and Serbian letters differ in italics; Inter has localised forms for some languages only, so the language
    /// itself is looked at.
    @Test func typesettingLanguage() {
        var environment = EnvironmentValues()
        expect(environment.shapingLanguage, equals: "en-US")
        environment.typesettingLanguage = .explicit(Locale.Language(identifier: "th"))
        #expect(environment.shapingLanguage.hasPrefix("th"))
        environment.typesettingLanguage = .automatic
        expect(environment.shapingLanguage, equals: "en-US")
        #expect(TypesettingLanguage.explicit(.init(identifier: "th")) != .automatic)
    }

    @Test("A text of one language in a text of another has that language's letters") func typesettingLanguageOfAText() throws {
        let stage = try Stage()
        let japanese = Locale.Language(identifier: "ja")
        func boxes(_ text: Text) throws -> [CGRect] {
            try stage.show(text)
            return stage.drawn(at: 0).map(\.box)
        }
        let plain = Text(verbatim: "直")
        let sheets = try [plain, plain.typesettingLanguage(japanese), plain.typesettingLanguage(japanese, isEnabled: false)]
            .map(boxes)
        #expect(sheets[0] != sheets[1] && sheets[0] == sheets[2])
        #expect(plain.typesettingLanguage(japanese) != plain)
        try stage.show(plain.typesettingLanguage(.automatic).typesettingLanguage(japanese, isEnabled: true))
        expect(stage.drawn(at: 0).map(\.box), equals: sheets[0], "the innermost modifier wins")
    }
}
