import FoundationGaps
import Foundation
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
        #expect(bundle._localizations == ["de", "en", "zh-Hans"])
        #expect(bundle._developmentLocalization == "en")
        let german = Locale.$formatting.withValue(Locale(identifier: "de_AT")) { (bundle._preferredLocalizations, Locale._preferredLanguages) }
        #expect(german.0 == ["de"] && german.1 == ["de-AT"])
        let french = Locale.$formatting.withValue(Locale(identifier: "fr_FR")) { bundle._preferredLocalizations }
        #expect(french == ["en"])
        #expect(Bundle._preferredLocalizations(from: ["en", "zh-Hant"], forPreferences: ["zh-TW"]) == ["zh-Hant"])
    }
}
