import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Names of texts in string catalogs") struct StringSymbolsTests {
    @Test(
        "Keys are one word without what completes them",
        arguments: [
            ("todayTitle", "todayTitle"), ("drinks.today_title", "drinksTodayTitle"), ("Hello, World!", "helloWorld"),
            ("%lld drinks left", "drinksLeft"),
            ("URL", "url"), ("Don't worry", "dontWorry"), ("3 days", "_3Days"), ("%@", "string"), ("100%% sure", "_100Sure"),
            ("%(count)lld of %(total)lld", "of"),
        ])
    func identifiers(_ key: String, _ name: String) { expect(StringSymbols.identifier(for: key), equals: name) }

    private func symbols(_ strings: String, table: String = "Localizable") throws -> StringSymbols {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Strings-\(UUID().uuidString)").path
        try FileSystem.write(#"{"sourceLanguage": "en", "version": "1.1", "strings": {\#(strings)}}"#, to: "\(folder)/\(table).xcstrings")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return StringSymbols(catalog: "\(folder)/\(table).xcstrings")
    }

    @Test("Keys managed by hand have names, with a parameter for each value")
    func source() throws {
        let made = try symbols(
            """
            "found": {}, "title": {"extractionState": "manual"}, "class": {"extractionState": "manual"},
            "last": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Last %@, %2$lld ml"}}}},
            "sum": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "%#@cups@"}, "substitutions":
            {"cups": {"argNum": 1, "formatSpecifier": "lld"}}}}}, "%(name)@ is here": {"extractionState": "manual"}
            """)
        expect(made.symbols.map(\.identifier), equals: ["isHere", "class", "last", "sum", "title"])
        let text = try #require(made.source(bundle: nil))
        #expect(
            text.contains(
                #"static var title: LocalizedStringResource { LocalizedStringResource("title", table: "Localizable", bundle: .main) }"#))
        #expect(text.contains("static var `class`") && text.contains("static func isHere(name: String) ->"))
        #expect(
            text.contains(
                #"static func last(_ arg1: String, _ arg2: Int) -> LocalizedStringResource { LocalizedStringResource("last", defaultValue: "\(arg1) \(arg2)""#
            ))
        #expect(text.contains("static func sum(cups: Int) ->"))
    }

    @Test("The text tells the type and the label of a value, also where it varies, and names stand beside each other by their values")
    func values() throws {
        let unit = { (value: String) in #"{"stringUnit": {"value": "\#(value)"}}"# }
        let made = try symbols(
            """
            "%d min %d sec": {"extractionState": "manual", "localizations": {"en": \(unit("%lld min %lld sec"))}},
            "Day %lld": {"extractionState": "manual", "localizations": {"en": \(unit("Day %1$(number)lld"))}},
            "age": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural":
            {"one": \(unit("%lld year")), "other": \(unit("%lld years"))}}}}},
            "%lld sec": {"extractionState": "manual"}, "%.1f sec": {"extractionState": "manual"}, "%d sec.": {"extractionState": "manual"},
            "sec %lld": {"extractionState": "manual"}
            """)
        let forms = made.symbols.map { symbol in
            "\(symbol.identifier)(\(symbol.parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")))"
        }
        expect(
            forms.sorted(),
            equals: ["age(_: Int)", "day(number: Int)", "minSec(_: Int, _: Int)", "sec(_: Float)", "sec(_: Int)", "sec(_: Int32)"])
    }

    @Test("Other tables have an enumeration, packages their bundle, and a catalog without such keys nothing")
    func tables() throws {
        let made = try symbols(#""title": {"extractionState": "manual"}"#, table: "Home Screen")
        let text = try #require(made.source(bundle: "Bundle.module"))
        #expect(text.contains("enum HomeScreen {\n        static var title") && text.contains("bundle: .atURL(Bundle.module.bundleURL)"))
        #expect(try symbols(#""title": {}"#).source(bundle: nil) == nil)
    }

    @Test("A project's setting makes them, for each target")
    func generated() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Strings-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let catalog = #"{"sourceLanguage": "en", "version": "1.1", "strings": {"a": {"extractionState": "manual"}}}"#
        for place in ["One/Localizable", "Two/Localizable", "One/InfoPlist"] {
            try FileSystem.write(catalog, to: "\(folder)/\(place).xcstrings")
        }
        var generated = GeneratedSources()
        generated.addStringSymbols(of: ["One/Localizable", "Two/Localizable", "One/InfoPlist"].map { "\(folder)/\($0).xcstrings" })
        expect(generated.files.map(\.path), equals: ["\(folder)/One/GeneratedStringSymbols_Localizable.swift"])
    }
}
