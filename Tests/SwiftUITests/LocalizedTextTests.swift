import Foundation
import Testing

@testable import SwiftUI

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

    @Test(arguments: [("en_US", "1,234 · 1.50 · 12.5%"), ("de_DE", "1.234 · 1,50 · 12,5 %")])
    func valuesFollowTheLocale(_ locale: String, _ expected: String) throws {
        #expect(try string(Text("\(1234) · \(Float(1.5), specifier: "%.2f") · \(0.125, format: .percent)"), locale: locale) == expected)
    }

    @Test func formattersFollowTheEnvironment() throws {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        let noon = Date(timeIntervalSince1970: 43_200)
        #expect(try string(Text(noon, formatter: formatter)) == "12:00 PM")
        #expect(try string(Text("At \(noon, formatter: formatter)"), locale: "de_DE") == "At 12:00")
        let percent = NumberFormatter()
        percent.numberStyle = .percent
        #expect(try string(Text(0.5, formatter: percent), locale: "fr_FR") == "50 %")
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
        #expect(try string(Text("\(count) cups of \(name)"), locale: "de_AT", Self.german) == "Tee: 1.200 Tassen")
        #expect(try marked(Text("\(count) cups of \(Text(name).italic())"), locale: "de", Self.german)
            == ["i:Tee", ": ", "1.200", " ", "b:Tassen"])
        let image = Text("\(count) cups of \(Image(systemName: "star.fill"))")
        #expect(image.storage != Text("\(count) cups of \(Image(systemName: "star"))").storage)
        #expect(try marked(Text("Log"), locale: "de", Self.german) == ["i:Buchen"])
        #expect(try string(Text("Log", tableName: "Other"), locale: "de", Self.german) == "Anderes")
        #expect(try string(Text(verbatim: "Log"), locale: "de", Self.german) == "Log")
        #expect(try string(Text("all"), locale: "de", Self.german) == "100 %d")
    }

    @Test("Images keep their place in a translation") func images() throws {
        let fixture = try TableFixture(Self.german)
        let stage = try Stage()
        var environment = stage.tree.environment
        environment.locale = Locale(identifier: "de")
        environment.stringTables = fixture.tables
        let resolved = TextResolver.resolve(Text("\(2) cups of \(Image(systemName: "star.fill"))"), in: environment)
        #expect(resolved.string == "\u{FFFC}: 2 Tassen")
        #expect(resolved.styles.first?.symbol?.name == "star.fill")
    }

    @Test func markdown() throws {
        #expect(try marked(Text("**bold** *it* ***both*** `code` ~~no~~ [link](https://a.b) \\*not\\* &amp;"))
            == ["b:bold", " ", "i:it", " ", "bi:both", " ", "m:code", " ", "s:no", " ", "t:link", " *not* &"])
        #expect(try string(Text("two\n  lines  **of** text")) == "two\n  lines  of text")
    }

    @Test("Markdown is read before the values go in") func valuesAreNoMarkdown() throws {
        let (stars, name) = ("**no**", "x_y_z")
        #expect(try marked(Text("\(stars) **\(name)** *\(Text("t").bold())*")) == ["**no**", " ", "b:x_y_z", " ", "bi:t"])
        #expect(try marked(Text(verbatim: "**no**")) == ["**no**"])
        #expect(try marked(Text(stars)) == ["**no**"])
        #expect(try marked(Text(LocalizedStringKey(stars))) == ["b:no"])
        #expect(try marked(Text("[\(name)](https://a.b/\(3))")) == ["t:x_y_z"])
        // Private characters of the user's own do not stand for values.
        #expect(try marked(Text("\u{100000}*a*\(name)\u{100001}")) == ["\u{100000}", "i:a", "x_y_z", "\u{100001}"])
    }

    @Test func linksHaveTheTintWhateverIsAround() throws {
        #expect(try marked(Text("a [b](c)").foregroundStyle(.red)) == ["a ", "t:b"])
    }

    @Test func resourcesNestWithTheirBundles() throws {
        let fixture = try TableFixture(["de.lproj/Localizable.strings": "drink = \"Getränk\"; \"Log %@\" = \"%@ buchen\";"])
        let inner = LocalizedStringResource("drink", bundle: .atURL(URL(filePath: fixture.path)))
        let german = Locale(identifier: "de_DE")
        #expect(String(localized: "Log \(inner)", bundle: Bundle(path: fixture.path), locale: german) == "Getränk buchen")
        #expect(String(localized: "Log \(inner)", locale: german) == "Log Getränk")
        #expect(try string(Text("Log \(inner)"), locale: "de") == "Log Getränk")
        #expect(try string(Text(inner), locale: "de") == "Getränk")
    }

    @Test func functionOfFoundation() throws {
        let fixture = try TableFixture(["en.lproj/Localizable.strings": "a = b;", "de.lproj/Localizable.strings": "a = c;"])
        let bundle = try #require(Bundle(path: fixture.path))
        #expect(NSLocalizedString("a", bundle: bundle, comment: "") == "b")
        #expect(NSLocalizedString("z", bundle: bundle, value: "y", comment: "") == "y")
        #expect(NSLocalizedString("z", comment: "") == "z")
        #expect(NSLocalizedString("z", value: "y", comment: "none") == "y")
        Locale.$formatting.withValue(Locale(identifier: "de_DE")) {
            #expect(NSLocalizedString("a", tableName: nil, bundle: bundle, comment: "") == "c")
        }
    }

    @Test("A function that knows no numbers gets the form for most of them") func functionOfFoundationWithPlurals() throws {
        let fixture = try TableFixture(["Localizable.xcstrings": StringCatalogTests.catalog])
        let bundle = try #require(Bundle(path: fixture.path))
        #expect(NSLocalizedString("%lld cups", bundle: bundle, comment: "") == "%1$lld cups")
        #expect(NSLocalizedString("%lld of %lld left", bundle: bundle, comment: "") == "%1$lld done and %2$lld things")
    }
}
