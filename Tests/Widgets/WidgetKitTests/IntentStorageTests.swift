import AppIntents
import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WidgetKit

/// What of an intent survives on disk, and what does not.
@Suite("Stored intents") struct IntentStorageTests {
    enum Roast: String, AppEnum {
        case light, dark
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roast"
        static let caseDisplayRepresentations: [Roast: DisplayRepresentation] = [.light: "Light one", .dark: "Dark one"]
    }

    struct Bean: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
        static let defaultQuery = BeanQuery()
        let id: String
        /// Stays where the app keeps it.
        var stock = 0
        var displayRepresentation: DisplayRepresentation { "Bean \(id)" }
    }

    struct BeanQuery: EntityQuery {
        static let known = [Bean(id: "arabica", stock: 7), Bean(id: "robusta", stock: 3)]
        func entities(for identifiers: [String]) async throws -> [Bean] { Self.known.filter { identifiers.contains($0.id) } }
        func suggestedEntities() async throws -> [Bean] { Self.known }
        func defaultResult() async -> Bean? { Self.known.last }
    }

    struct Far: AppEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Far] { throw URLError(.notConnectedToInternet) }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Far"
        static let defaultQuery = Query()
        let id: String
        var displayRepresentation: DisplayRepresentation { "Far" }
    }

    struct Travel: AppIntent {
        static let title: LocalizedStringResource = "Travel"
        @Parameter(title: "Place") var place: Far?
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("A query that throws for an identifier is told with its error") func throwingQuery() async throws {
        do {
            _ = try await Travel.configured(by: [ParameterWish(name: "place", words: "13")])
            Issue.record("13 was found")
        } catch {
            #expect("\(error)".contains("threw an error for \"13\""))
            #expect("\(error)".hasSuffix("The Internet connection appears to be offline. (NSURLErrorDomain -1009)"))
        }
    }

    struct Sip: TransientAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sip"
        @Property(title: "Size") var size: Int
        @Property(title: "Note") var note: String?
        init() {}
        var displayRepresentation: DisplayRepresentation { "Sip" }
    }

    struct Brew: AppIntent {
        static let title: LocalizedStringResource = "Brew"
        @Parameter(title: "Name") var name: String
        @Parameter(title: "Cups") var cups: Int
        @Parameter(title: "Strength") var strength: Double
        @Parameter(title: "Hot") var isHot: Bool
        @Parameter(title: "Until") var until: Date
        @Parameter(title: "Place") var place: URL
        @Parameter(title: "Roast") var roast: Roast
        @Parameter(title: "Bean") var bean: Bean
        @Parameter(title: "Others") var others: [Bean]
        @Parameter(title: "Note") var note: String?
        @Parameter(title: "Length") var length: Measurement<UnitLength>
        @Parameter(title: "Sip") var sip: Sip?
        init() {}
        func perform() async throws -> some IntentResult { .result() }
    }

    private func brew() throws -> Brew {
        let brew = Brew()
        (brew.name, brew.cups, brew.strength, brew.isHot) = ("Ünique", -3, .infinity, true)
        brew.until = Date(timeIntervalSinceReferenceDate: 123.456)
        brew.place = try #require(URL(string: "cup://here?a=b"))
        (brew.roast, brew.bean) = (.dark, Bean(id: "arabica", stock: 99))
        brew.others = [Bean(id: "robusta"), Bean(id: "arabica")]
        brew.length = Measurement(value: 1.5, unit: .meters)
        let sip = Sip()
        sip.size = 4
        brew.sip = sip
        return brew
    }

    @Test("Each kind of value comes back; of an entity only what its query knows") func values() async throws {
        let stored = try await brew().reconstructed()
        #expect(stored.name == "Ünique" && stored.cups == -3 && stored.strength == .infinity && stored.isHot)
        expect(stored.until, equals: Date(timeIntervalSinceReferenceDate: 123.456))
        #expect(stored.place.absoluteString == "cup://here?a=b" && stored.roast == .dark)
        #expect(stored.bean.stock == 7 && stored.others.map(\.id) == ["robusta", "arabica"])
        #expect(stored.note == nil && stored.length == Measurement(value: 1.5, unit: .meters))
        #expect(stored.sip?.size == 4 && stored.sip?.note == nil)
    }

    @Test("An entity that its query does not find is an error that names it") func lostEntity() async throws {
        let brew = try brew()
        brew.bean = Bean(id: "liberica")
        await #expect(
            throws: IntentParameterError.entityNotFound(parameter: "bean", intent: "Brew", entity: "Bean", identifier: "liberica")
        ) { _ = try await brew.reconstructed() }
    }

    @Test("An intent without a value that it needs is not performed") @MainActor func unset() async throws {
        let runner = IntentRunner(isHeld: true)
        runner.start(Brew())
        #expect(runner.isBusy)
        await #expect(throws: IntentParameterError.unset(parameter: "name", type: "String", intent: "Brew")) {
            try await runner.finish()
        }
        #expect(!runner.isBusy)
    }

    struct Impatient: AppIntent {
        static let title: LocalizedStringResource = "Impatient"
        func perform() async throws -> some IntentResult {
            if Self.openAppWhenRun == false { throw AppIntentError.restartPerform }
            return .result()
        }
    }

    @Test("An intent that asks for ever to be performed again is ended") @MainActor func restarts() async {
        let runner = IntentRunner()
        runner.start(Impatient())
        await #expect(throws: (any Error).self) { try await runner.finish() }
    }

    // MARK: Values in words

    struct Choice: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Choice"
        @Parameter(title: "Bean") var bean: Bean
        @Parameter(title: "Roast", default: .light) var roast: Roast
        @Parameter(title: "Cups", default: 2, inclusiveRange: (1, 9)) var cups: Int
        @Parameter(title: "Hot", default: false) var isHot: Bool
        @Parameter(title: "Since") var since: Date?
        @Parameter(title: "Beans", default: []) var beans: [Bean]
        @Parameter(title: "Iced") var isIced: Bool
        @Parameter(title: "Sweet") var isSweet: Bool?
    }

    private func choice(_ wishes: [(String, String)]) async throws -> Choice {
        try await Choice.configured(by: wishes.map { ParameterWish(name: $0.0, words: $0.1) })
    }

    @Test("What nobody chose is the default: the parameter's, or the query's") func defaults() async throws {
        let choice = try await choice([])
        #expect(choice.bean.id == "robusta" && choice.roast == .light && choice.cups == 2 && choice.since == nil)
    }

    @Test("A switch without a default is off, and one of optional type is nil") func switches() async throws {
        let choice = try await choice([])
        expect(choice.isIced, equals: false)
        expect(choice.isSweet, equals: nil)
        expect(try await self.choice([("isIced", "yes")]).isIced, equals: true)
    }

    @Test("Values are read by identifier or title, in words and numbers") func words() async throws {
        let choice = try await choice([
            ("bean", "bean arabica"), ("Roast", "Dark One"), ("cups", "9"), ("isHot", "yes"), ("since", "2025-09-10"),
            ("beans", "arabica, robusta"),
        ])
        #expect(choice.bean.id == "arabica" && choice.roast == .dark && choice.cups == 9 && choice.isHot)
        expect(choice.since, equals: Date(timeIntervalSince1970: 1_757_462_400))
        expect(choice.beans.map(\.id), equals: ["arabica", "robusta"])
    }

    @Test(
        "What is no value is answered with those that are",
        arguments: [
            ("roast", "blond", ["light", "dark"]), ("bean", "liberica", ["Bean arabica (arabica)", "Bean robusta (robusta)"]),
            ("cups", "10", []), ("cups", "many", []), ("since", "soon", []), ("isHot", "warm", []),
        ] as [(String, String, [String])]) func faults(_ name: String, _ words: String, _ known: [String]) async throws
    {
        do {
            _ = try await choice([(name, words)])
            Issue.record("\(words) was taken")
        } catch let error as IntentParameterError {
            guard case .notAValue(name, "Choice", words, _, known) = error else {
                Issue.record("\(error)")
                return
            }
        }
    }

    // MARK: Requests, files, queries by property

    struct Asking: AppIntent {
        static let title: LocalizedStringResource = "Asking"
        @Parameter(title: "Bean") var bean: Bean
        @Parameter(title: "Photo", supportedContentTypes: [.png]) var photo: IntentFile?
        func perform() async throws -> some IntentResult {
            try await requestConfirmation(actionName: .order, dialog: "Really?")
            return .result()
        }
    }

    @Test("What nobody can be asked for is an error that says what it was") func requests() async throws {
        let asking = Asking()
        func words(_ work: () async throws -> some Any) async -> String {
            do { return "\(try await work())" } catch { return "\(error)" }
        }
        await expect(words { try await asking.$bean.requestValue("Which one?") }, equals: "Which one?")
        await expect(
            words { try await asking.$bean.requestDisambiguation(among: BeanQuery.known) },
            equals: "Choose a value for Bean: Bean arabica, Bean robusta.")
        try await expect(asking.$bean.requestDisambiguation(among: [BeanQuery.known[1]]).id, equals: "robusta")
        await expect(words { try await asking.$bean.requestConfirmation(for: BeanQuery.known[0]) }, equals: "Confirm Bean arabica first.")
        await expect(words { try await asking.perform() }, equals: "Really?")
    }

    @Test("A file is stored with what is in it") func files() async throws {
        let asking = Asking()
        asking.bean = BeanQuery.known[0]
        asking.photo = IntentFile(data: Data([1, 2, 3]), filename: "a.png", type: .png)
        let stored = try await asking.reconstructed()
        #expect(stored.photo?.data == Data([1, 2, 3]) && stored.photo?.filename == "a.png" && stored.photo?.type == .png)
    }

    struct Cup: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
        static let defaultQuery = CupQuery()
        let id: Int
        @Property(title: "Name") var name: String
        @Property(title: "Size") var size: Int
        var displayRepresentation: DisplayRepresentation { "\(name)" }
        init(id: Int) {
            self.id = id
            (name, size) = ("Cup \(id)", id)
        }
    }

    struct CupQuery: EntityPropertyQuery {
        static let properties = QueryProperties {
            Property(\Cup.$name) {
                EqualToComparator { "name == \($0)" }
                ContainsComparator { "name contains \($0)" }
            }
            Property(\Cup.$size) {
                GreaterThanComparator { "size > \($0)" }
                IsBetweenComparator { "\($0) <= size <= \($1)" }
            }
        }
        static let sortingOptions = SortingOptions {
            SortableBy(\Cup.$name)
            SortableBy(\Cup.$size)
        }

        func entities(for identifiers: [Int]) async throws -> [Cup] { identifiers.map { Cup(id: $0) } }

        func entities(
            matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Cup>], limit: Int?
        ) async throws -> [Cup] {
            guard comparators == ["2 <= size <= 4"], mode == .and else { return [] }
            let found = (2...4).map { Cup(id: $0) }
            return Array((sortedBy.first?.order == .descending ? found.reversed() : found).prefix(limit ?? .max))
        }
    }

    @Test("A query by properties knows its comparisons and its orders") func properties() async throws {
        let properties = CupQuery.properties.properties
        expect(properties.map { $0.comparators.map(\.name) }, equals: [["equalTo", "contains"], ["greaterThan", "isBetween"]])
        let between = try #require(properties[1].comparators[1].map([2, 4]))
        let found = try await CupQuery().entities(
            matching: [between], mode: .and, sortedBy: [.init(by: \Cup.$size, order: .descending)], limit: 2)
        expect(found.map(\.id), equals: [4, 3])
        #expect(properties[0].comparators[0].map([3]) == nil && CupQuery.sortingOptions.keyPaths.count == 2)
    }
}
