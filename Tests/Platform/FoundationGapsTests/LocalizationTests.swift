import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite struct FoundationGapsLocalizationTests {
    /// The keys are those that Xcode exports for these texts.
    @Test func keysHaveSpecifiers() {
        let (count, name, share) = (3, "Tea", 0.5)
        let resource: LocalizedStringResource = "\(count) cups of \(name), \(share) l, \(share, specifier: "%.1f")%"
        expect(resource.key, equals: "%lld cups of %@, %lf l, %.1f%%")
        expect(LocalizedStringResource("50% off").key, equals: "50% off")
        expect(LocalizedStringResource("title.key", defaultValue: "Title").key, equals: "title.key")
    }

    @Test(arguments: [
        ("en_US", "1,234,567 cups of Tea, 25%, 3.14, 100%"), ("de_DE", "1.234.567 cups of Tea, 25 %, 3,14, 100%"),
    ])
    func valuesAreWrittenInTheLocale(_ identifier: String, _ expected: String) {
        let text = String(
            localized: "\(1_234_567) cups of \("Tea"), \(0.25, format: .percent), \(3.14159, specifier: "%.2f"), 100%",
            locale: Locale(identifier: identifier))
        expect(text.replacing("\u{A0}", with: " "), equals: expected)
    }

    @Test func resourcesNest() {
        let inner: LocalizedStringResource = "a drink"
        expect(String(localized: "Log \(inner)"), equals: "Log a drink")
    }

    @Test func tablesOfABundleAreAsked() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let german = folder.appending(path: "de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try #""Log a drink" = "Getränk"; "%lld cups of %@" = "%2$@: %1$lld Tassen, 5 %% %s";"#
            .write(to: german.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(url: folder))
        let austrian = Locale(identifier: "de_AT")
        expect(String(localized: "Log a drink", bundle: bundle, locale: austrian), equals: "Getränk")
        expect(String(localized: "Log a drink", bundle: bundle, locale: Locale(identifier: "fr")), equals: "Log a drink")
        let text = String(localized: "\(12) cups of \("Tee")", bundle: bundle, locale: austrian)
        // A specifier without a value is no reason to read memory that is not there.
        #expect(text == "Tee: 12 Tassen, 5 % %s" || text == "Tee: 12 Tassen, 5 % ")
        var resource = LocalizedStringResource("Log a drink", bundle: .atURL(folder))
        resource.locale = austrian
        expect(String(localized: resource), equals: "Getränk")
    }

    @Test func resourcesSurviveEncoding() throws {
        // Other tests of the process may have another locale for a while.
        let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
        let resource: LocalizedStringResource = "\(3) of \("x"), \(0.5, format: percent)"
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        expect(copy, equals: resource)
        expect(String(localized: copy), equals: "3 of x, 50%")
    }
}
