import Foundation
import RunContext
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Texts of keys as they are drawn: looked up, with Markdown read and values in their places.
@Suite("Localized texts") @MainActor struct LocalizedTextTests {
    private func resolved(_ text: Text, locale: String = "en_US", _ files: [String: String] = [:]) throws -> ResolvedText {
        let fixture = try TableFixture(files)
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.stringTables = fixture.tables
        return TextResolver.resolve(text, in: environment)
    }

    private func string(_ text: Text, locale: String = "en_US", _ files: [String: String] = [:]) throws -> String {
        try resolved(text, locale: locale, files).string.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }

    /// The runs by their marks: b bold, i italic, m monospaced, s struck through, t tinted.
    private func marked(_ text: Text, locale: String = "en_US", _ files: [String: String] = [:]) throws -> [String] {
        let resolved = try resolved(text, locale: locale, files)
        let tint = EnvironmentValues().tintStyle(level: 0)
        return zip(resolved.runs, resolved.styles).map { run, style in
            var marks = ""
            if run.font.weight > 400 { marks += "b" }
            if run.font.isItalic { marks += "i" }
            if run.font.family == .system(.monospaced) { marks += "m" }
            if style.strikethrough != nil { marks += "s" }
            if style.foreground == tint { marks += "t" }
            return marks.isEmpty ? run.text : "\(marks):\(run.text)"
        }
    }

    /// Source: Apple, Foundation `FormatStyle.locale(_:)`: a copy of the format with the new locale.
    @Test("A style that was given a locale keeps it, whatever the environment's is", arguments: ["en_US", "de_DE", "ja_JP"])
    func ownLocale(_ locale: String) throws {
        let german = Locale(identifier: "de_DE")
        let day = Date(timeIntervalSinceReferenceDate: 0)
        try expect(string(Text(1234.5, format: .number.locale(german)), locale: locale), equals: "1.234,5")
        try expect(string(Text(1234, format: .number.locale(Locale(identifier: "en_US"))), locale: locale), equals: "1,234")
        try expect(string(Text(0.5, format: .percent.locale(german)), locale: locale), equals: "50 %")
        try expect(string(Text(9.5, format: .currency(code: "EUR").locale(german)), locale: locale), equals: "9,50 €")
        try expect(string(Text(day, format: .dateTime.month(.wide).locale(german)), locale: locale), equals: "Januar")
        try expect(string(Text("\(1234.5, format: .number.locale(german))"), locale: locale), equals: "1.234,5")
        // A style without one of its own follows the environment, as one does that was given the current locale.
        let own = locale == "de_DE" ? "1.234" : "1,234"
        try expect(string(Text(1234, format: .number), locale: locale), equals: own)
        try expect(string(Text(1234, format: .number.locale(.current)), locale: locale), equals: own)
        try expect(string(Text(1234, format: .number.locale(.autoupdatingCurrent)), locale: locale), equals: own)
    }

    @Test(arguments: [("en_US", "1,234 · 1.50 · 12.5%"), ("de_DE", "1.234 · 1,50 · 12,5 %")])
    func valuesFollowTheLocale(_ locale: String, _ expected: String) throws {
        try expect(
            string(Text("\(1234) · \(Float(1.5), specifier: "%.2f") · \(0.125, format: .percent)"), locale: locale), equals: expected)
    }

    @Test func formattersFollowTheEnvironment() throws {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        let noon = Date(timeIntervalSince1970: 43_200)
        try expect(string(Text(noon, formatter: formatter)), equals: "12:00 PM")
        try expect(string(Text("At \(noon, formatter: formatter)"), locale: "de_DE"), equals: "At 12:00")
        let percent = NumberFormatter()
        percent.numberStyle = .percent
        try expect(string(Text(0.5, formatter: percent), locale: "fr_FR"), equals: "50 %")
    }

    private static let german = [
        "de.lproj/Localizable.strings": """
        "%lld cups of %@" = "%2$@: %1$lld **Tassen**";
        "Log" = "*Buchen*"; "rate %@" = "100 % von %@"; "all" = "100 %d";
        """,
        "de.lproj/Other.strings": "Log = Anderes;",
    ]

    @Test func translationsReorderValues() throws {
        let (count, name) = (1200, "Tee")
        try expect(string(Text("\(count) cups of \(name)"), locale: "de_AT", Self.german), equals: "Tee: 1.200 Tassen")
        try expect(
            marked(Text("\(count) cups of \(Text(name).italic())"), locale: "de", Self.german),
            equals: ["i:Tee", ": ", "1.200", " ", "b:Tassen"])
        let image = Text("\(count) cups of \(Image(systemName: "star.fill"))")
        #expect(image.storage != Text("\(count) cups of \(Image(systemName: "star"))").storage)
        try expect(marked(Text("Log"), locale: "de", Self.german), equals: ["i:Buchen"])
        try expect(string(Text("Log", tableName: "Other"), locale: "de", Self.german), equals: "Anderes")
        try expect(string(Text(verbatim: "Log"), locale: "de", Self.german), equals: "Log")
        try expect(string(Text("all"), locale: "de", Self.german), equals: "100 %d")
    }

    @Test("Images keep their place in a translation") func images() throws {
        let fixture = try TableFixture(Self.german)
        let stage = try Stage()
        var environment = stage.tree.environment
        environment.locale = Locale(identifier: "de")
        environment.stringTables = fixture.tables
        let resolved = TextResolver.resolve(Text("\(2) cups of \(Image(systemName: "star.fill"))"), in: environment)
        expect(resolved.string, equals: "\u{FFFC}: 2 Tassen")
        expect(resolved.styles.first?.symbol?.name, equals: "star.fill")
    }

    @Test func markdown() throws {
        try expect(
            marked(Text("**bold** *it* ***both*** `code` ~~no~~ [link](https://a.b) \\*not\\* &amp;")),
            equals: ["b:bold", " ", "i:it", " ", "bi:both", " ", "m:code", " ", "s:no", " ", "t:link", " *not* &"])
        try expect(string(Text("two\n  lines  **of** text")), equals: "two\n  lines  of text")
    }

    @Test("Markdown is read before the values go in") func valuesAreNoMarkdown() throws {
        let (stars, name) = ("**no**", "x_y_z")
        try expect(marked(Text("\(stars) **\(name)** *\(Text("t").bold())*")), equals: ["**no**", " ", "b:x_y_z", " ", "bi:t"])
        try expect(marked(Text(verbatim: "**no**")), equals: ["**no**"])
        try expect(marked(Text(stars)), equals: ["**no**"])
        try expect(marked(Text(LocalizedStringKey(stars))), equals: ["b:no"])
        try expect(marked(Text("[\(name)](https://a.b/\(3))")), equals: ["t:x_y_z"])
        // Private characters of the user's own do not stand for values.
        try expect(marked(Text("\u{100000}*a*\(name)\u{100001}")), equals: ["\u{100000}", "i:a", "x_y_z", "\u{100001}"])
    }

    @Test("A literal is a key wherever it stands") func literals() throws {
        let text: Text? = Text("**a**")
        expect(text, equals: Text("**a**"))
        try expect(marked(Text("**a**") + Text("*b*").bold() + Text(verbatim: "*c*")), equals: ["b:a", "bi:b", "*c*"])
        try expect(marked([Text("**a**"), Text("b")][0]), equals: ["b:a"])
        let variable = "*v*"
        try expect(marked(Text(.init(variable))), equals: ["i:v"])
        try expect(marked(Text(.init("*w*"))), equals: ["i:w"])
        let texts = ["*x*"].map(Text.init(verbatim:))
        try expect(marked(texts[0]), equals: ["*x*"])
    }

    /// Apple, "Automatic grammar agreement": nouns agree with the number beside them.
    @Test(arguments: [(1, "1 cup"), (0, "0 cups"), (3, "3 cups"), (1200, "1,200 cups")])
    func agreement(_ count: Int, _ expected: String) throws {
        try expect(string(Text("^[\(count) cup](inflect: true)")), equals: expected)
        try expect(string(Text("You had ^[\(count) **cup**](inflect: true)!")), equals: "You had \(expected)!")
        expect(String(AttributedString(localized: "^[\(count) cup](inflect: true)").characters), equals: expected)
    }

    @Test func agreementOfPhrases() throws {
        try expect(string(Text("^[\(2) \("box")](inflect: true) of ^[\(1) berry](inflect: true)")), equals: "2 boxes of 1 berry")
        try expect(string(Text("^[\(2) glass of water](inflect: true)")), equals: "2 glasses of water")
        try expect(string(Text("^[\(5) Person](inflect: true)")), equals: "5 People")
        // Without such an attribute, or in a language whose nouns are not known, the words stay as they are.
        try expect(string(Text("^[\(2) cup](color: 'red')")), equals: "2 cup")
        try expect(string(Text("^[\(2) cup] and ^ [a]")), equals: "^[2 cup] and ^ [a]")
        let german = ["de.lproj/Localizable.strings": "\"^[%lld cup](inflect: true)\" = \"^[%lld Tasse](inflect: true)\";"]
        try expect(string(Text("^[\(2) cup](inflect: true)"), locale: "de", german), equals: "2 Tasse")
    }

    /// Apple's `Text` resolves resources through `AttributedString(localized:)`, which reads Markdown.
    @Test func resourcesAreMarkdown() throws {
        let (resource, name): (LocalizedStringResource, String) = ("**a** b", "*c*")
        try expect(marked(Text(resource)), equals: ["b:a", " b"])
        try expect(marked(Text("x \(resource)")), equals: ["x ", "b:a", " b"])
        try expect(marked(Text(LocalizedStringResource("_\(name)_ d"))), equals: ["i:*c*", " d"])
    }

    @Test func linksHaveTheTintWhateverIsAround() throws {
        try expect(marked(Text("a [b](c)").foregroundStyle(.red)), equals: ["a ", "t:b"])
    }

    @Test func resourcesNestWithTheirBundles() throws {
        let fixture = try TableFixture(["de.lproj/Localizable.strings": "drink = \"Getränk\"; \"Log %@\" = \"%@ buchen\";"])
        let inner = LocalizedStringResource("drink", bundle: .atURL(URL(filePath: fixture.path)))
        let german = Locale(identifier: "de_DE")
        expect(String(localized: "Log \(inner)", bundle: Bundle(path: fixture.path), locale: german), equals: "Getränk buchen")
        expect(String(localized: "Log \(inner)", locale: german), equals: "Log Getränk")
        try expect(string(Text("Log \(inner)"), locale: "de"), equals: "Log Getränk")
        try expect(string(Text(inner), locale: "de"), equals: "Getränk")
    }

    @Test func functionOfFoundation() throws {
        let fixture = try TableFixture(["en.lproj/Localizable.strings": "a = b;", "de.lproj/Localizable.strings": "a = c;"])
        let bundle = try #require(Bundle(path: fixture.path))
        expect(NSLocalizedString("a", bundle: bundle, comment: ""), equals: "b")
        expect(NSLocalizedString("z", bundle: bundle, value: "y", comment: ""), equals: "y")
        expect(NSLocalizedString("z", comment: ""), equals: "z")
        expect(NSLocalizedString("z", value: "y", comment: "none"), equals: "y")
        RunContext.with(\.locale, Locale(identifier: "de_DE")) {
            expect(NSLocalizedString("a", tableName: nil, bundle: bundle, comment: ""), equals: "c")
        }
    }

    @Test("A function that knows no numbers gets the form for most of them") func functionOfFoundationWithPlurals() throws {
        let fixture = try TableFixture(["Localizable.xcstrings": TableFixture.catalog])
        let bundle = try #require(Bundle(path: fixture.path))
        expect(NSLocalizedString("%lld cups", bundle: bundle, comment: ""), equals: "%1$lld cups")
        let left = NSLocalizedString("%lld of %lld left", bundle: bundle, comment: "")
        expect(left, equals: "%1$lld done and %2$lld things")
        // Formatting chooses the form for the values.
        let cups = NSLocalizedString("%lld cups", bundle: bundle, comment: "")
        expect(String.localizedStringWithFormat(cups, 1), equals: "1 cup")
        expect(String.localizedStringWithFormat(cups, 1200), equals: "1,200 cups")
        expect(String(format: cups, 1), equals: "1 cup")
        expect(String(format: left, 0, 1), equals: "nothing done and 1 thing")
        expect(String(format: "%.1f %@ %d", 1.25, "a", 3), equals: "1.2 a 3")
        expect(String(format: "%@ %d", "a", 3), equals: "a 3")
        let russian = Locale(identifier: "ru_RU")
        RunContext.with(\.locale, russian) {
            let cups = NSLocalizedString("%lld cups", bundle: bundle, comment: "")
            expect([1, 3, 5].map { String.localizedStringWithFormat(cups, $0) }, equals: ["1 чашка", "3 чашки", "5 чашек"])
        }
    }
}

extension TableFixture {
    /// The folder as the main bundle.
    var tables: StringTables { StringTables(mainFolders: [path]) }
}
