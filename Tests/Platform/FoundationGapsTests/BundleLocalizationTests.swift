import FoundationGaps
import Foundation
import RunContext
import TestSupport
import Testing

@Suite("Languages of bundles") struct BundleLocalizationTests {
    /// A bundle with a catalog in English and Chinese and a strings file in German.
    private func bundle() throws -> (Bundle, String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("languages-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: "\(folder)/de.lproj", withIntermediateDirectories: true)
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations":
            {"zh-Hans": {"stringUnit": {"state": "translated", "value": "x"}}}}}}
            """
        try catalog.write(toFile: "\(folder)/Localizable.xcstrings", atomically: true, encoding: .utf8)
        try "\"Hello\" = \"Hallo\";".write(toFile: "\(folder)/de.lproj/Other.strings", atomically: true, encoding: .utf8)
        return (try #require(Bundle(path: folder)), folder)
    }

    @Test("A bundle's languages are those of its tables; the preferred one serves the locale")
    func languages() throws {
        let (bundle, folder) = try bundle()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        expect(bundle._localizations, equals: ["de", "en", "zh-Hans"])
        expect(bundle._developmentLocalization, equals: "en")
        let german = RunContext.with(\.locale, Locale(identifier: "de_AT")) {
            (bundle._preferredLocalizations, Locale._preferredLanguages)
        }
        #expect(german.0 == ["de"] && german.1 == ["de-AT"])
        let french = RunContext.with(\.locale, Locale(identifier: "fr_FR")) { bundle._preferredLocalizations }
        expect(french, equals: ["en"])
        expect(Bundle._preferredLocalizations(from: ["en", "zh-Hant"], forPreferences: ["zh-TW"]), equals: ["zh-Hant"])
    }

    @Test("What of an Info.plist is translated is said in the preview's language, and the rest as it stands there")
    func information() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("information-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: "\(folder)/de.lproj", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleDisplayName": "Ledger", "API_BASE_URL": "https://example.org", "NSFood": "Food"], format: .xml,
            options: 0)
        try list.write(to: URL(fileURLWithPath: "\(folder)/Info.plist"))
        try "\"CFBundleDisplayName\" = \"Kassenbuch\";".write(
            toFile: "\(folder)/de.lproj/InfoPlist.strings", atomically: true, encoding: .utf8)
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"NSFood": {"localizations":
            {"de": {"stringUnit": {"state": "translated", "value": "Essen"}}}}}}
            """
        try catalog.write(toFile: "\(folder)/InfoPlist.xcstrings", atomically: true, encoding: .utf8)
        // What a bundle's Info.plist says is read when the bundle is made.
        let bundle = try #require(Bundle(path: folder))
        func values(_ locale: String) -> [String?] {
            RunContext.with(\.locale, Locale(identifier: locale)) {
                ["CFBundleDisplayName", "API_BASE_URL", "NSFood", "Nothing"].map { bundle._object(forInfoDictionaryKey: $0) as? String }
            }
        }
        expect(values("de_DE"), equals: ["Kassenbuch", "https://example.org", "Essen", nil])
        expect(values("en_US"), equals: ["Ledger", "https://example.org", "Food", nil])
        let german = RunContext.with(\.locale, Locale(identifier: "de_DE")) { bundle._localizedInfoDictionary as? [String: String] }
        expect(german, equals: ["CFBundleDisplayName": "Kassenbuch", "NSFood": "Essen"])
        #expect(RunContext.with(\.locale, Locale(identifier: "en_US")) { bundle._localizedInfoDictionary } == nil)
        expect(bundle.infoDictionary?["CFBundleDisplayName"] as? String, equals: "Ledger")
    }
}
