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
        try expect(text("Hello", "de_AT"), equals: "Hallo")
        try expect(text("Hello", "fr_FR"), equals: "Hello")
        try expect(text("Hello", "it_IT"), equals: "Ciao")
        try expect(text("Zoetrope", "de_DE"), equals: "Zoetrope")
        try expect(text("greeting.key", "de_DE"), equals: "Good morning")
        try expect(text("untouched", "de_DE"), equals: "untouched")
        try expect(text("empty", "en_US"), equals: "empty")
    }

    @Test(arguments: [
        ("en_US", 1, "1 cup"), ("en_US", 2, "2 cups"), ("ru_RU", 21, "21 чашка"), ("ru_RU", 3, "3 чашки"),
        ("ru_RU", 11, "11 чашек"), ("de_DE", 1, "1 cup"),
    ])
    func plurals(_ locale: String, _ count: Int, _ expected: String) throws {
        try expect(text("\(count) cups", locale), equals: expected)
    }

    @Test("The first number decides where a text as a whole has plural forms") func firstNumber() throws {
        try expect(text("\("Ann") has \(1)", "en"), equals: "Ann has just 1")
        try expect(text("\("Ann") has \(5)", "en"), equals: "Ann has all 5")
    }

    @Test func devices() throws { try expect(text("Tap", "en"), equals: "Tap it") }

    @Test(arguments: [(0, 1, "nothing done and 1 thing"), (4, 2, "4 done and 2 things")])
    func substitutions(_ done: Int, _ left: Int, _ expected: String) throws {
        try expect(text("\(done) of \(left) left", "en"), equals: expected)
    }

    @Test(arguments: [
        ("{", "it is not valid JSON"), ("[]", "the file does not have the form of a string catalog"),
        (#"{"strings": {}}"#, "\"sourceLanguage\" is missing in the file"),
        (
            #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": {"value": 1}}}}}}"#,
            "strings.a.localizations.de.stringUnit.value does not have the form"
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
