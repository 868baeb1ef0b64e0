import Foundation
import TestSupport
import Testing

@testable import FoundationGaps

/// Xcode's string catalogs.
@Suite("String catalogs") struct StringCatalogTests {
    private func text(_ value: String.LocalizationValue, _ locale: String) throws -> String {
        let fixture = try TableFixture(["Resources/Localizable.xcstrings": TableFixture.catalog])
        let context = LocalizationContext(locale: Locale(identifier: locale), tables: fixture.tables)
        return value.resolved(key: value.lookUpKey, table: nil, bundle: nil, in: context)
    }

    @Test("What is not translated falls back on the source language, and that on the key") func states() throws {
        #expect(try text("Hello", "de_AT") == "Hallo")
        #expect(try text("Hello", "fr_FR") == "Hello")
        #expect(try text("Hello", "it_IT") == "Ciao")
        #expect(try text("Zoetrope", "de_DE") == "Zoetrope")
        #expect(try text("greeting.key", "de_DE") == "Good morning")
        #expect(try text("untouched", "de_DE") == "untouched")
        #expect(try text("empty", "en_US") == "empty")
    }

    @Test(arguments: [
        ("en_US", 1, "1 cup"), ("en_US", 2, "2 cups"), ("ru_RU", 21, "21 чашка"), ("ru_RU", 3, "3 чашки"),
        ("ru_RU", 11, "11 чашек"), ("de_DE", 1, "1 cup"),
    ])
    func plurals(_ locale: String, _ count: Int, _ expected: String) throws {
        #expect(try text("\(count) cups", locale) == expected)
    }

    @Test("The first number decides where a text as a whole has plural forms") func firstNumber() throws {
        #expect(try text("\("Ann") has \(1)", "en") == "Ann has just 1")
        #expect(try text("\("Ann") has \(5)", "en") == "Ann has all 5")
    }

    @Test func devices() throws { #expect(try text("Tap", "en") == "Tap it") }

    @Test(arguments: [(0, 1, "nothing done and 1 thing"), (4, 2, "4 done and 2 things")])
    func substitutions(_ done: Int, _ left: Int, _ expected: String) throws {
        #expect(try text("\(done) of \(left) left", "en") == expected)
    }

    @Test(arguments: [
        ("{", "it is not valid JSON"), ("[]", "the file does not have the form of a string catalog"),
        (#"{"strings": {}}"#, "\"sourceLanguage\" is missing in the file"),
        (
            #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": {"value": 1}}}}}}"#,
            "strings.a.localizations.de.stringUnit.value is not what"
        ),
    ])
    func faults(_ source: String, _ expected: String) throws {
        let fixture = try TableFixture(["Localizable.xcstrings": source])
        let tables = fixture.tables
        #expect(tables.translation(of: "a", table: nil, bundle: nil, locale: Locale(identifier: "de")) == nil)
        let problem = try #require(tables.problems.first)
        #expect(problem.description.contains(expected), "\(problem)")
        #expect(problem.description.contains("Localizable.xcstrings"))
    }
}
