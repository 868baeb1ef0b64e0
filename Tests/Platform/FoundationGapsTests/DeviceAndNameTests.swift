import Foundation
import FoundationGaps
import FoundationNetworking
import RunContext
import TestSupport
import Testing

private protocol Loading: Sendable {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
    func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loading {}

@Suite("Words that Linux refuses")
struct DeviceAndNameTests {
    @Test("A device of pictures is cool and has power")
    func device() {
        expect(ProcessInfo.processInfo.thermalState, equals: .nominal)
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled && !ProcessInfo.processInfo.isiOSAppOnMac)
    }

    @Test("A session meets a protocol that requires its requests without a delegate")
    func requests() async throws {
        let (loading, nowhere): (any Loading, URL) = (URLSession.shared, URL(fileURLWithPath: "/nonexistent/file"))
        await #expect(throws: URLError.self) { try await loading.data(from: nowhere) }
        await #expect(throws: URLError.self) { try await loading.data(for: URLRequest(url: nowhere)) }
    }

    @Test("A locale as an object has its conventions and names")
    func locale() {
        let german = Locale(identifier: "de_CH") as NSLocale
        expect([german.countryCode, german.languageCode, german.currencyCode, german.scriptCode], equals: ["CH", "de", "CHF", nil])
        #expect(german.usesMetricSystem && german.calendarIdentifier == "gregorian" && german.collationIdentifier == nil)
        expect([german.groupingSeparator, german.decimalSeparator, german.currencySymbol], equals: ["’", ".", "CHF"])
        expect(german.localizedString(forCountryCode: "FR"), equals: "Frankreich")
        expect(german.localizedString(forLanguageCode: "en"), equals: "Englisch")
        expect(german.localizedString(forLocaleIdentifier: "en_US"), equals: "Englisch (Vereinigte Staaten)")
        expect(german.localizedString(forCurrencyCode: "EUR"), equals: "Euro")
        #expect(!(Locale(identifier: "en_US") as NSLocale).usesMetricSystem)
    }

    @Test("A formatter keeps its place in a sentence, which is reported")
    func context() {
        let formatter = DateFormatter()
        expect(formatter.formattingContext, equals: .unknown)
        let noted = RunReports.noted { formatter.formattingContext = .middleOfSentence }
        #expect(formatter.formattingContext == .middleOfSentence && noted.count == 1)
        #expect(DateFormatter().formattingContext == .unknown)
    }

    @Test(
        "Days around today have names where a formatter is asked for them",
        arguments: [
            ("en_US", 0, "Today", "today"), ("en_US", -1, "Yesterday", "yesterday"), ("de_DE", -2, "Vorgestern", "vorgestern"),
            ("fr_FR", 1, "Demain", "demain"), ("en_US", -9, nil, nil),
        ] as [(String, Int, String?, String?)])
    func relativeDays(_ locale: String, _ days: Int, _ name: String?, _ inSentence: String?) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let noon = try #require(calendar.date(bySettingHour: 12, minute: 5, second: 0, of: Date()))
        let date = try #require(calendar.date(byAdding: .day, value: days, to: noon))
        let (formatter, plain) = (DateFormatter._made(), DateFormatter())
        for each in [formatter, plain] {
            (each.locale, each.timeZone, each.dateStyle) = (Locale(identifier: locale), .gmt, .medium)
        }
        expect(formatter.string(from: date), equals: plain.string(from: date))
        formatter.doesRelativeDateFormatting = true
        expect(formatter.string(from: date), equals: name ?? plain.string(from: date))
        (formatter.timeStyle, plain.timeStyle) = (.short, .short)
        let copy = try #require(formatter.copy() as? DateFormatter)
        let written = copy.string(for: date) ?? ""
        #expect(written.hasPrefix(name ?? plain.string(from: date)) && written.contains("12:05"))
        _ = RunReports.noted { formatter.formattingContext = .middleOfSentence }
        #expect(formatter.string(from: date).hasPrefix(inSentence ?? plain.string(from: date)))
    }

    @Test("Names are written by their formatter, too")
    func names() throws {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ada", "Lovelace")
        let written = [PersonNameComponentsFormatter.Style.abbreviated, .short, .medium, .default].map {
            PersonNameComponentsFormatter.localizedString(from: name, style: $0)
        }
        expect(written, equals: ["AL", "Ada", "Ada Lovelace", "Ada Lovelace"])
        let parsed = try PersonNameComponents("Ada King Lovelace")
        #expect(parsed.givenName == "Ada" && parsed.familyName == "Lovelace")
        #expect(throws: CocoaError.self) { try PersonNameComponents(" ") }
        var spoken = PersonNameComponents()
        spoken.givenName = "Eyda"
        name.phoneticRepresentation = spoken
        expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short, options: .phonetic), equals: "Eyda")
        let formatter = PersonNameComponentsFormatter()
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "AL" && formatter.string(for: name) == "AL" && formatter.string(for: 1) == nil)
        let read = formatter.personNameComponents(from: "Ada King  Lovelace")
        #expect(read?.givenName == "Ada" && read?.middleName == "King" && read?.familyName == "Lovelace")
        #expect(formatter.personNameComponents(from: " ") == nil)
    }
}
