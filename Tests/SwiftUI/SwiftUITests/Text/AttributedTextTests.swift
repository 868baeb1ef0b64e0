import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Attributed strings, with the attributes that SwiftUI draws.
@Suite("Attributed texts") @MainActor struct AttributedTextTests {
    private func resolved(_ text: Text) -> ResolvedText { TextResolver.resolve(text, in: EnvironmentValues()) }

    @Test("Attributes for speech are kept, and draw nothing") func speech() {
        var string = AttributedString("SwiftUI")
        string.accessibilitySpeechSpellsOutCharacters = true
        string.accessibilitySpeechPhoneticNotation = "s"
        string.accessibilityHeadingLevel = .h2
        string.mergeAttributes(AttributeContainer.accessibilitySpeechAdjustedPitch(0.5))
        #expect(string.accessibilitySpeechSpellsOutCharacters == true && string.runs.first?.accessibilitySpeechAdjustedPitch == 0.5)
        expect(resolved(Text(string)).runs.map(\.text), equals: ["SwiftUI"])
    }

    @Test func attributesOfRuns() throws {
        var string = AttributedString("one two three")
        string.font = .title
        string.foregroundColor = .red
        let two = try #require(string.range(of: "two"))
        string[two].foregroundColor = .green
        string[two].underlineStyle = .single
        string[two].strikethroughStyle = Text.LineStyle(pattern: .dot, color: .blue)
        string[two].kern = 2
        string[two].tracking = 3
        string[two].baselineOffset = 4
        string[two].backgroundColor = .yellow
        expect(string.runs.count, equals: 3)
        expect(string.runs.first?.font, equals: .title)
        let resolved = resolved(Text(string).font(.body))
        expect(resolved.runs.map(\.text), equals: ["one ", "two", " three"])
        let environment = EnvironmentValues()
        let color = { (color: Color) in color.resolvedStyle(in: environment, level: 0) }
        expect(resolved.styles.map(\.foreground), equals: [color(.red), color(.green), color(.red)])
        expect(resolved.styles.map(\.background), equals: [nil, color(.yellow), nil])
        #expect(resolved.runs[1].kerning == 2 && resolved.runs[1].tracking == 3 && resolved.runs[1].baselineOffset == 4)
        #expect(resolved.styles[1].underline != nil && resolved.styles[0].underline == nil)
        expect(resolved.styles[1].strikethrough?.color, equals: color(.blue))
        // Title is 28 points at the standard size (HIG), whatever font is set around the string.
        #expect(resolved.runs.allSatisfy { $0.font.sizeInPoints == 28 })
    }

    @Test("The height of lines is the view's, or of a string that says it the string's own") func lineHeight() throws {
        func height(_ view: some View) throws -> CGFloat {
            let stage = try Stage()
            try stage.show(view.fixedSize().background(Color(red: 1, green: 0, blue: 1)))
            return try #require(stage.drawn(Color(red: 1, green: 0, blue: 1), at: 0)).box.height
        }
        let text = Text(verbatim: "a\nb").font(.system(size: 20))
        try expect(height(text.lineHeight(.exact(points: 32))), equals: 64)
        #expect(try height(text.lineHeight(.multiple(factor: 2))) == 80 && height(text.lineHeight(.leading(increase: 5))) == 50)
        #expect(try height(text.lineHeight(.variable)) == height(text) && height(text.lineHeight(nil)) == height(text))
        #expect(try height(text.lineHeight(.tight)) < height(text.lineHeight(.normal)))
        #expect(try height(text.lineHeight(.normal)) < height(text.lineHeight(.loose)))
        var string = AttributedString("a\nb")
        string.lineHeight = .exact(points: 40)
        try expect(height(Text(string).lineHeight(.exact(points: 10))), equals: 80)
        #expect(AttributedString.LineHeight.exact(points: 1) != .leading(increase: 1))
    }

    @Test func containersMergeAndJoin() {
        var container = AttributeContainer()
        container.font = .headline
        container.foregroundColor = .blue
        var string = AttributedString("a", attributes: container) + AttributedString("b")
        expect(string.runs.map(\.foregroundColor), equals: [.blue, nil])
        string.mergeAttributes(AttributeContainer().foregroundColor(.red).kern(1), mergePolicy: .keepCurrent)
        expect(string.runs.map(\.foregroundColor), equals: [.blue, .red])
        #expect(string.runs.allSatisfy { $0.kern == 1 })
        #expect(Text(string) == Text(string) && Text(string) != Text(AttributedString("ab")))
    }

    @Test func markdownStrings() throws {
        let string = try AttributedString(markdown: "Hi **you** [there](https://a.b)")
        let resolved = resolved(Text(string))
        expect(resolved.runs.map(\.text), equals: ["Hi ", "you", " ", "there"])
        expect(resolved.runs[1].font.weight, equals: 600)
        expect(resolved.styles[3].foreground, equals: EnvironmentValues().tintStyle(level: 0))
        var link = string
        link.foregroundColor = .red
        // A colour of its own goes before that of links.
        expect(self.resolved(Text(link)).styles[3].foreground, equals: self.resolved(Text(link)).styles[0].foreground)
    }

    @Test func localized() throws {
        let name = AttributedString("Ann", attributes: AttributeContainer().foregroundColor(.red))
        let count = 3
        let string = AttributedString(
            localized: "**\(count) cups** for \(name) [\(count)](https://a.b/\(count))", options: .applyReplacementIndexAttribute)
        expect(String(string.characters), equals: "3 cups for Ann 3")
        let bold = string.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
        expect(bold.map { String(string[$0.range].characters) }, equals: ["3", " cups"])
        expect(string.runs.compactMap(\.replacementIndex), equals: [1, 2, 3])
        expect(string.runs.last?.link, equals: URL(string: "https://a.b/3"))
        #expect(string.runs.contains { $0.foregroundColor == .red })
        expect(resolved(Text("Hi *\(name)*")).runs.map(\.font.isItalic), equals: [false, true])
    }

    /// Writes a word in red, and its language in green.
    private struct Painted: FormatStyle {
        var locale = Locale.autoupdatingCurrent

        func format(_ value: String) -> AttributedString {
            AttributedString(value, attributes: AttributeContainer().foregroundColor(.red))
                + AttributedString(locale.identifier, attributes: AttributeContainer().foregroundColor(.green))
        }

        func locale(_ locale: Locale) -> Self { Self(locale: locale) }
    }

    @Test("A format style may give attributes, in the environment's locale") func formats() {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        let colors = [Color.red, .green].map { $0.resolvedStyle(in: environment, level: 0) }
        for text in [Text("a", format: Painted()), Text("\("a", format: Painted())")] {
            let resolved = TextResolver.resolve(text, in: environment)
            expect(resolved.runs.map(\.text), equals: ["a", "de_DE"])
            expect(resolved.styles.map(\.foreground), equals: colors)
        }
        expect(Text("a", format: Painted()), equals: Text("a", format: Painted()))
        #expect(Text("a", format: Painted()) != Text("b", format: Painted()))
    }

    @Test func argumentsSurviveEncoding() throws {
        let marked = try AttributedString(markdown: "a **b** [c](https://d.e)")
        let resource: LocalizedStringResource = "x \(marked)"
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        expect(copy, equals: resource)
        expect(AttributedString(localized: copy).runs.compactMap(\.link).count, equals: 1)
    }

    @Test("What is behind a run is drawn behind it, as high as its font's line") func backgrounds() throws {
        var string = AttributedString("aaa bbb")
        string[try #require(string.range(of: "bbb"))].backgroundColor = .yellow
        let stage = try Stage()
        try stage.show(Text(string))
        let items = stage.drawn(at: 0)
        expect(items.map(\.isText).first, equals: false)
        let box = try #require(items.first).box
        let letters = items.filter(\.isText).suffix(3).map(\.box)
        #expect(box.minX < letters[0].minX + 0.01 && box.maxX > letters[2].maxX - 0.01)
        // SF's ascender and descender at 17 points are 16.18 and 4.10 (UIFont.systemFont(ofSize: 17)); pixels are thirds.
        expect(box.height, near: 20.33, within: 0.34)
    }
}
