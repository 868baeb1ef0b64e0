import Foundation
import TestSupport
import Testing

@testable import FoundationGaps

/// Strings tables of every format, looked up as Apple's bundles look them up.
@Suite("Strings tables") struct StringTablesTests {
    private func text(
        _ value: String.LocalizationValue, in fixture: TableFixture, _ locale: String, table: String? = nil,
        tables: StringTables? = nil
    ) -> String {
        let context = LocalizationContext(locale: Locale(identifier: locale), tables: tables ?? fixture.tables)
        return value.resolved(key: value.lookUpKey, table: table, bundle: nil, in: context)
    }

    @Test("Links that lead upwards or round in a circle are not followed, others are, each folder once")
    func links() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("links-\(UUID().uuidString)").path
        let manager = FileManager.default
        defer { try? manager.removeItem(atPath: place) }
        for folder in ["A/Sub", "A/Deep/Deeper", "Beside/de.lproj"] {
            try manager.createDirectory(atPath: "\(place)/\(folder)", withIntermediateDirectories: true)
        }
        for file in ["A/a.strings", "A/Sub/b.strings", "Beside/de.lproj/c.strings"] {
            try Data().write(to: URL(fileURLWithPath: "\(place)/\(file)"))
        }
        for (link, target) in [
            ("A/self", "."), ("A/up", ".."), ("A/Sub/top", "../.."), ("A/other", "../Beside"), ("A/Deep/Deeper/again", "../../../Beside"),
        ] { try manager.createSymbolicLink(atPath: "\(place)/\(link)", withDestinationPath: target) }
        expect(BundleFiles.files(in: "\(place)/A"), equals: ["Sub/b.strings", "a.strings", "other/de.lproj/c.strings"])
    }

    // MARK: .strings

    /// The grammar of Apple's Resource Programming Guide, "String Resources".
    @Test func oldStyle() throws {
        let entries = try OldStyleStrings.entries(
            of: #"""
                /* A comment
                   over "lines" */
                "a" = "1"; // the rest is a comment
                "quote \"q\"" = "tab\tnew\nline \\ \U00e9 \U1F40 \101";
                word.with-signs = other_word;
                "only a key";
                "a" = "later counts"
                """#)
        expect(
            entries,
            equals: [
                "a": "later counts", "quote \"q\"": "tab\tnew\nline \\ é ὀ A", "word.with-signs": "other_word",
                "only a key": "only a key",
            ])
        try expect(OldStyleStrings.entries(of: "{ a = b; }"), equals: ["a": "b"])
        try expect(OldStyleStrings.entries(of: #""smile" = "\UD83D\UDE00";"#), equals: ["smile": "😀"])
    }

    @Test(arguments: [
        ("\"a\" \"b\";", "the semicolon is missing in line 1"), ("\"a\" = \"b\"\n\"c\" = \"d\";", "the semicolon is missing in line 2"),
        ("\n\"a\" = ;", "a value is missing in line 2"), ("= \"b\";", "a key is missing in line 1"),
        ("\"a\" = \"b;\n", "a quotation that begins in line 1 is not closed"),
        ("\n/* never", "the comment that begins in line 2 is not closed"), ("{ a = b; ", "the closing brace is missing"),
    ])
    func oldStyleFaults(_ text: String, _ expected: String) throws {
        let fixture = try TableFixture(["en.lproj/Localizable.strings": text])
        let tables = fixture.tables
        expect(self.text("a", in: fixture, "en", tables: tables), equals: "a")
        let problem = try #require(tables.problems.first)
        #expect(problem.description.contains(expected))
        #expect(problem.description.contains("en.lproj/Localizable.strings"))
    }

    @Test(arguments: ["utf8", "utf8 with mark", "utf16le", "utf16be", "utf16le without mark", "xml", "binary"])
    func encodings(_ encoding: String) throws {
        let source = "\"greet\" = \"Grüß Gott 👋\";"
        let little = source.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = source.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let list = ["greet": "Grüß Gott 👋"]
        let data: Data =
            switch encoding {
            case "utf8": Data(source.utf8)
            case "utf8 with mark": Data([0xEF, 0xBB, 0xBF] + source.utf8)
            case "utf16le": Data([0xFF, 0xFE] + little)
            case "utf16be": Data([0xFE, 0xFF] + big)
            case "utf16le without mark": Data(little)
            case "xml": try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            default: try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            }
        let fixture = try TableFixture([:])
        try fixture.write(data, to: "de.lproj/Localizable.strings")
        expect(text("greet", in: fixture, "de_DE"), equals: "Grüß Gott 👋")
    }

    // MARK: Which table

    @Test("A region falls back on its language, a language on the development language, and that on the key")
    func chain() throws {
        let fixture = try TableFixture([
            "de.lproj/Localizable.strings": "a = de; b = \"nur de\";", "de-AT.lproj/Localizable.strings": "a = \"de-AT\";",
            "en.lproj/Localizable.strings": "a = en; c = \"only en\";", "de.lproj/Other.strings": "a = other;",
        ])
        expect(text("a", in: fixture, "de_AT"), equals: "de-AT")
        expect(text("b", in: fixture, "de_AT"), equals: "nur de")
        expect(text("c", in: fixture, "de_AT"), equals: "only en")
        expect(text("d", in: fixture, "de_AT"), equals: "d")
        expect(text("a", in: fixture, "de_CH"), equals: "de")
        expect(text("a", in: fixture, "fr_FR"), equals: "en")
        expect(text("a", in: fixture, "de_AT", table: "Other"), equals: "other")
    }

    /// CLDR's likely subtags and parent locales.
    @Test(arguments: [
        ("zh_TW", "zh-Hant"), ("zh_HK", "zh-Hant"), ("zh_CN", "zh-Hans"), ("zh", "zh-Hans"), ("es_MX", "es-419"),
        ("es_ES", "es"), ("en_AU", "en-GB"), ("pt_PT", "pt-PT"), ("pt_BR", "pt-BR"), ("pt", "pt-BR"), ("sr_RS", "sr"),
    ])
    func languages(_ locale: String, _ expected: String) throws {
        let names = ["zh-Hant", "zh-Hans", "es-419", "es", "en-GB", "en", "pt-PT", "pt-BR", "sr"]
        let fixture = try TableFixture(
            Dictionary(uniqueKeysWithValues: names.map { ("\($0).lproj/Localizable.strings", "a = \"\($0)\";") }))
        expect(text("a", in: fixture, locale), equals: expected)
    }

    @Test("Folders of old projects have names of languages") func oldNames() throws {
        let plurals = Self.stringsdict.replacing("a photo", with: "one photo")
        let fixture = try TableFixture([
            "English.lproj/Localizable.stringsdict": plurals, "German.lproj/Localizable.strings": "a = de;",
            "zh_CN.lproj/Localizable.strings": "a = zh;",
        ])
        expect(text("\("Mia") sent \(1)", in: fixture, "en_US"), equals: "Mia sent one photo")
        expect(text("a", in: fixture, "de_DE"), equals: "de")
        expect(text("a", in: fixture, "zh_CN"), equals: "zh")
    }

    @Test("A bundle says which language it was written in") func developmentLanguage() throws {
        let fixture = try TableFixture([
            "fr.lproj/Localizable.strings": "a = fr;", "Base.lproj/Localizable.strings": "a = base; b = base;",
        ])
        expect(text("a", in: fixture, "ja_JP"), equals: "base")
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleDevelopmentRegion": "fr"], format: .xml, options: 0)
        try fixture.write(list, to: "Info.plist")
        expect(text("a", in: fixture, "ja_JP"), equals: "fr")
        expect(text("b", in: fixture, "ja_JP"), equals: "base")
    }

    // MARK: .stringsdict

    private static let stringsdict = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>%lld files in %lld folders of %@</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%1$#@files@ in %2$#@folders@, %3$@</string>
          <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>No file</string><key>one</key><string>One file</string><key>other</key><string>%lld files</string>
          </dict>
          <key>folders</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld folder</string><key>other</key><string>%lld folders</string>
          </dict>
        </dict>
        <key>%@ sent %lld</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%@ sent %#@photos@</string>
          <key>photos</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>a photo</string><key>other</key><string>%d photos</string>
          </dict>
        </dict>
        <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
          <key>mac</key><string>Click</string><key>iphone</key><string>Tap</string></dict></dict>
        <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>20</key><string>Long</string><key>5</key><string>S</string></dict></dict>
        </dict></plist>
        """

    @Test(arguments: [
        (0, 1, "No file in 1 folder, me"), (1, 2, "One file in 2 folders, me"), (1234, 0, "1,234 files in 0 folders, me"),
    ])
    func twoVariables(_ files: Int, _ folders: Int, _ expected: String) throws {
        let fixture = try TableFixture(["en.lproj/Localizable.stringsdict": Self.stringsdict])
        expect(text("\(files) files in \(folders) folders of \("me")", in: fixture, "en_US"), equals: expected)
    }

    @Test func variablesTakeTheValueOfTheirPlace() throws {
        let fixture = try TableFixture(["en.lproj/Localizable.stringsdict": Self.stringsdict])
        expect(text("\("Mia") sent \(1)", in: fixture, "en_US"), equals: "Mia sent a photo")
        expect(text("\("Mia") sent \(3)", in: fixture, "en_US"), equals: "Mia sent 3 photos")
        expect(text("tap", in: fixture, "en_US"), equals: "Tap")
        expect(text("wide", in: fixture, "en_US"), equals: "Long")
    }

    /// The samples of CLDR's plural rules (unicode.org/cldr/charts, "Language Plural Rules").
    @Test(
        arguments: [
            ("en", [(0, "other"), (1, "one"), (2, "other")]),
            ("ru", [(1, "one"), (21, "one"), (2, "few"), (24, "few"), (5, "many"), (11, "many"), (100, "many")]),
            ("pl", [(1, "one"), (2, "few"), (22, "few"), (5, "many"), (12, "many"), (21, "many")]),
            ("ar", [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (103, "few"), (11, "many"), (99, "many"), (100, "other")]),
            ("ja", [(1, "other"), (2, "other")]), ("fr", [(0, "one"), (1, "one"), (2, "other")]),
            ("cs", [(1, "one"), (3, "few"), (5, "other")]),
        ] as [(String, [(Int, String)])])
    func pluralRules(_ language: String, _ samples: [(Int, String)]) {
        for (number, expected) in samples {
            expect(PluralCategory(of: Double(number), language: language).rawValue, equals: expected, "\(number)")
        }
    }

    @Test func fractionsHaveCategories() {
        expect(PluralCategory(of: 1.5, language: "ru"), equals: .other)
        expect(PluralCategory(of: 1.5, language: "cs"), equals: .many)
        expect(PluralCategory(of: .nan, language: "en"), equals: .other)
    }
}

extension TableFixture {
    /// The folder as the main bundle.
    var tables: StringTables { StringTables(mainFolders: [path]) }
}
