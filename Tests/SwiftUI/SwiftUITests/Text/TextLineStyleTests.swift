import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Lines under and through text.
@Suite("Lines under and through text") @MainActor struct TextLineStyleTests {
    /// A line as it is drawn: its box, its dashes in thicknesses, and its colour.
    private struct Line: Equatable {
        var box: CGRect
        var dash: [CGFloat] = []
        var color: RGBA?
    }

    private func lines(_ view: some View, scale: CGFloat = 3, at time: Double = 0) throws -> [Line] {
        let stage = try Stage(scale: scale)
        try stage.show(view)
        return lines(stage, at: time)
    }

    private func lines(_ stage: Stage, at time: Double) -> [Line] {
        stage.tree.displayList(at: time).items.compactMap { item in
            switch item {
            case .fill(let path, _, .color(let color)):
                return Line(box: path.boundingRect, color: color)
            case .stroke(let path, let style, .color(let color)):
                let box = path.boundingRect.insetBy(dx: 0, dy: -style.lineWidth / 2)
                return Line(box: box, dash: style.dash.map { $0 / style.lineWidth }, color: color)
            default:
                return nil
            }
        }
    }

    @Test("The lines of TextKit's styles, and none for a style without a thickness")
    func underlineStyles() {
        expect(Text.LineStyle(nsUnderlineStyle: .single), equals: .single)
        expect(Text.LineStyle(nsUnderlineStyle: [.thick, .patternDash]), equals: Text.LineStyle(pattern: .dash))
        expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDashDotDot, .byWord]), equals: Text.LineStyle(pattern: .dashDotDot))
        expect(Text.LineStyle(nsUnderlineStyle: .patternDot), equals: nil)
    }

    @Test(
        "Patterns",
        arguments: [
            (Text.LineStyle.Pattern.solid, 0), (.dot, 2), (.dash, 2), (.dashDot, 4), (.dashDotDot, 6),
        ]) func patterns(_ pattern: Text.LineStyle.Pattern, _ parts: Int) throws
    {
        let line = try #require(try lines(Text(verbatim: "Typography").underline(pattern: pattern)).first)
        expect(line.dash.count, equals: parts)
        // A dash is longer than a dot, a gap not longer than a dash.
        #expect(parts < 4 || line.dash[0] > line.dash[2])
        // The view's modifier draws the same.
        let inView = try lines(VStack { Text(verbatim: "Typography") }.underline(pattern: pattern))
        expect(inView, equals: [line])
    }

    @Test("On whole pixels, below the baseline or through the small letters", arguments: [1.0, 2, 3], [11.0, 17, 34, 80])
    func places(_ scale: Double, _ size: Double) throws {
        let text = Text(verbatim: "xxxx").font(.system(size: size))
        let letters = try Stage(scale: scale)
        try letters.show(text)
        let box = letters.drawn(at: 0).reduce(CGRect.null) { $0.union($1.box) }
        let under = try #require(try lines(text.underline(), scale: scale).first).box
        let through = try #require(try lines(text.strikethrough(), scale: scale).first).box
        for line in [under, through] {
            for edge in [line.minY * scale, line.maxY * scale] { expect(edge, near: edge.rounded(), within: 1e-6) }
            #expect(line.minX <= box.minX + 1 && line.maxX >= box.maxX - 1)
        }
        #expect(under.minY > box.maxY && under.minY < box.maxY + size * 0.25)
        // The letters are a little higher than the metrics, which are the system font's, say.
        #expect(abs(through.midY - box.midY) <= 1 / scale + size * 0.02)
        #expect(abs(under.height - through.height) < 1e-6 && under.height < max(size * 0.1, 1.01 / scale))
    }

    @Test func colors() throws {
        let environment = EnvironmentValues()
        let (red, blue) = (Color.red.resolve(in: environment).rgba, Color.blue.resolve(in: environment).rgba)
        let text = Text(verbatim: "text").foregroundStyle(.blue)
        try expect(lines(text.underline()).map(\.color), equals: [blue])
        try expect(lines(text.underline(color: .red)).map(\.color), equals: [red])
        try expect(lines(text.underline().strikethrough(color: .red)).map(\.color), equals: [blue, red])
        #expect(try lines(text.underline(false)).isEmpty)
        #expect(try lines(text.underline(false).underline()).isEmpty, "the innermost counts")
    }

    @Test("Each line of a text has one, without the space at which it was broken") func wrapping() throws {
        let text = Text(verbatim: "one two three four five six seven").underline()
        let stage = try Stage()
        try stage.show(text.frame(width: 90))
        let found = lines(stage, at: 0)
        #expect(found.count >= 3)
        for line in found {
            let letters = stage.drawn(at: 0).filter { $0.isText && $0.box.maxY > line.box.minY - 16 && $0.box.minY < line.box.minY }
            let right = letters.map(\.box.maxX).max() ?? 0
            expect(line.box.maxX, near: right, within: 2)
        }
    }

    @Test("The line grows with the text, and turns with its colour") func animated() throws {
        let stage = try Stage()
        func text(_ size: CGFloat, _ color: Color) -> some View {
            Text(verbatim: "HH").font(.system(size: size)).underline().foregroundStyle(color)
        }
        try stage.show(text(10, .black))
        try stage.show(text(30, .white), .linear(duration: 1), at: 1)
        let widths = [1, 1.5, 2].map { lines(stage, at: $0).first?.box.width ?? 0 }
        #expect(abs(widths[1] - (widths[0] + widths[2]) / 2) < 0.01 && widths[2] > 2.5 * widths[0])
        expect(lines(stage, at: 1.5).first?.color, equals: stage.drawn(at: 1.5).first { $0.isText }?.color)
    }

    @Test("A number that rolls keeps its line whole") func rolling() throws {
        let stage = try Stage()
        func text(_ value: Int) -> some View {
            Text(verbatim: "\(value)").monospacedDigit().underline(pattern: .dash).contentTransition(.numericText(value: Double(value)))
        }
        try stage.show(text(412))
        let before = lines(stage, at: 0)
        try stage.show(text(415), .default, at: 1)
        for time in [1.0, 1.1, 1.3] { expect(lines(stage, at: time), equals: before) }
    }

    @Test func stylesAreEqualByPatternAndColor() {
        expect(Text.LineStyle.single, equals: Text.LineStyle(pattern: .solid))
        #expect(Text.LineStyle(pattern: .dot) != Text.LineStyle(pattern: .dash))
        #expect(Text.LineStyle(color: .red) != .single)
        expect(Set([Text.LineStyle.single, Text.LineStyle(), Text.LineStyle(pattern: .dot, color: .red)]).count, equals: 2)
        #expect(Text("a").underline(pattern: .dot) != Text("a").underline())
        expect(Text("a").underline(pattern: .solid), equals: Text("a").underline())
    }
}
