import AppIntents
import CoreLocation
import Foundation
import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// Values of parameters that are rarer than texts and numbers: each is stored, comes back, and can be typed.
@Suite("Kinds of values of parameters") struct IntentValueKindTests {
    struct Meeting: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Meeting"
        @Parameter(title: "Who") var who: IntentPerson
        @Parameter(title: "Guests") var guests: [IntentPerson]
        @Parameter(title: "Where") var place: CLPlacemark?
        @Parameter(title: "How long") var length: Duration
        @Parameter(title: "When") var when: DateComponents
        @Parameter(title: "Note") var note: AttributedString
        @Parameter(title: "Name") var name: PersonNameComponents
        @Parameter(title: "Price", currencyCodes: ["EUR", "CHF"]) var price: IntentCurrencyAmount
        @Parameter(title: "Card") var card: IntentPaymentMethod
        @Parameter(title: "Agenda", supportedContentTypes: [.plainText]) var agenda: IntentFile?
        init() {}
    }

    @Test("They survive being stored") func stored() async throws {
        let meeting = Meeting()
        meeting.who = IntentPerson(
            identifier: .applicationDefined("7"), name: .displayName("Ada"), handle: IntentPerson.Handle(emailAddress: "ada@example.org"),
            isMe: true)
        meeting.guests = [IntentPerson(identifier: .contact("c"), name: .components(PersonNameComponents(givenName: "Alan")))]
        meeting.length = .seconds(90)
        meeting.when = DateComponents(year: 2025, month: 9, day: 9)
        meeting.note = AttributedString("bring tea")
        meeting.name = PersonNameComponents(givenName: "Grace", familyName: "Hopper")
        meeting.price = IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR")
        meeting.card = IntentPaymentMethod(type: .debit, name: "Everyday", identificationHint: "1234")
        meeting.agenda = IntentFile(data: Data("x".utf8), filename: "agenda.txt")
        let back = try await meeting.reconstructed()
        #expect(back.who == meeting.who && back.who.name.displayString == "Ada" && back.guests == meeting.guests)
        #expect(back.place == nil && back.length == .seconds(90) && back.when == meeting.when && back.note == meeting.note)
        #expect(back.name == meeting.name && back.price == meeting.price && back.card == meeting.card && back.agenda == meeting.agenda)
    }

    @Test("A placemark is stored with its names and its place") func placemark() async throws {
        let meeting = Meeting()
        meeting.place = CLPlacemark(
            location: CLLocation(latitude: 47.4, longitude: 8.5),
            names: ["Station", "Zurich", nil, "ZH", "Switzerland", "CH", "8001", nil, "3"],
            timeZone: TimeZone(identifier: "Europe/Zurich"))
        (meeting.who, meeting.guests, meeting.length) = (IntentPerson(identifier: .contact("a"), name: .displayName("A")), [], .zero)
        (meeting.when, meeting.note, meeting.name) = (DateComponents(), "", PersonNameComponents())
        meeting.price = IntentCurrencyAmount(amount: 1, currencyCode: "CHF")
        (meeting.card, meeting.agenda) = (IntentPaymentMethod(type: .unknown, name: "c"), IntentFile(data: Data(), filename: "f"))
        let place = try #require(try await meeting.reconstructed().place)
        #expect(place.name == "Station" && place.locality == "Zurich" && place.subLocality == nil && place.subThoroughfare == "3")
        #expect(place.location?.coordinate.latitude == 47.4 && place.timeZone?.identifier == "Europe/Zurich")
    }

    @Test("They can be typed") func typed() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("agenda \(UUID()).txt")
        try "tea".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let words = [
            "agenda": file.path, "who": "Ada Lovelace", "guests": "Alan, Grace", "length": "90", "when": "2025-09-09T09:41:00Z",
            "note": "tea", "name": "Grace Brewster Hopper",
            "price": "12.50 eur", "card": "Everyday",
        ]
        let meeting = try await Meeting.configured(
            by: words.sorted { $0.key < $1.key }.map { ParameterWish(name: $0.key, words: $0.value) })
        #expect(meeting.who.name.displayString == "Ada Lovelace" && meeting.guests.map(\.name.displayString) == ["Alan", "Grace"])
        #expect(
            meeting.length == .seconds(90) && meeting.when.hour == 9 && meeting.when.minute == 41 && meeting.note == AttributedString("tea")
        )
        #expect(meeting.name.givenName == "Grace Brewster" && meeting.name.familyName == "Hopper")
        #expect(meeting.price == IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR") && meeting.card.name == "Everyday")
        expect(meeting.agenda?.data, equals: Data("tea".utf8))
    }

    @Test(
        "What is no such value is told",
        arguments: [("price", "12 USD"), ("price", "much"), ("when", "soon"), ("agenda", "/no/such/file"), ("length", "long")])
    func faults(_ name: String, _ words: String) async throws {
        await #expect(throws: IntentParameterError.self) { try await Meeting.configured(by: [ParameterWish(name: name, words: words)]) }
    }

    struct TeaSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Tea"
        func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("Tea")) }
    }

    struct Brew: AppIntent {
        static let title: LocalizedStringResource = "Brew"
        func perform() async throws -> some IntentResult & ShowsSnippetIntent { .result(snippetIntent: TeaSnippet()) }
    }

    struct Plain: AppIntent {
        static let title: LocalizedStringResource = "Plain"
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("A result knows whether it shows a view") func snippets() async throws {
        let (snippet, brew, plain) = (try await TeaSnippet().perform(), try await Brew().perform(), try await Plain().perform())
        #expect(snippet.showsSnippet && brew.showsSnippet && !plain.showsSnippet)
        TeaSnippet.reload()
    }
}
