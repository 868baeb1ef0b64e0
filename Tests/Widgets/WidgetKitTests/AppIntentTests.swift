import AppIntents
import TestSupport
import Testing
import WidgetKit

struct AppIntentTests {
    enum Size: String, AppEnum {
        case small, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small one"]
    }

    struct Cup: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
        static let defaultQuery = CupQuery()
        let id: Int
        var displayRepresentation: DisplayRepresentation { "Cup \(id)" }
    }

    struct CupQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Cup] { identifiers.map { Cup(id: $0) } }
    }

    struct CupOptions: DynamicOptionsProvider {
        func results() async throws -> [Cup] { [Cup(id: 1), Cup(id: 2)] }
        func defaultResult() async -> Cup? { Cup(id: 2) }
    }

    struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order"
        static let description = IntentDescription("Orders a cup.", categoryName: "Drinks")

        @Parameter(title: "Cup", optionsProvider: CupOptions()) var cup: Cup
        @Parameter(title: "Size", default: .small) var size: Size
        @Parameter(title: "Note") var note: String?
        @Parameter(title: "More", default: []) var more: [Cup]
        var notStored = "fresh"

        init() {}
        init(cup: Cup) { self.cup = cup }

        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
            .result(value: cup.id, dialog: "Here is cup \(cup.id)")
        }
    }

    struct Fail: AppIntent {
        static let title: LocalizedStringResource = "Fail"
        static let description: IntentDescription? = "Fails."
        struct Failure: Error {}
        func perform() async throws -> some IntentResult {
            if Self.openAppWhenRun == false { throw Failure() }
            return .result()
        }
    }

    struct Open: OpenIntent {
        static let title: LocalizedStringResource = "Open"
        @Parameter(title: "Cup") var target: Cup
        func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Fail()) }
    }

    /// As code opens its app that knows no other way: the intent is a result itself.
    struct Launch: AppIntent, OpensIntent {
        var value: Never?
        static let title: LocalizedStringResource = "Launch"
        static let openAppWhenRun = true
        func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Fail()) }
    }

    struct Start: LiveActivityStartingIntent {
        static let title: LocalizedStringResource = "Start"
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("An intent that is a result itself goes on with nothing") func intentAsResult() async throws {
        #expect(Launch().opensIntent == nil)
        #expect(try await Launch().perform().opensIntent is Fail)
        #expect((Start() as Any) is any SystemIntent)
    }

    @Test func parametersHoldWhatTheyAreGiven() {
        let order = Order(cup: Cup(id: 7))
        expect(order.cup.id, equals: 7)
        expect(order.size, equals: .small)
        #expect(order.note == nil)
        #expect(order.more.isEmpty)
        order.size = .large
        order.note = "no sugar"
        expect(order.size, equals: .large)
        expect(order.note, equals: "no sugar")
        expect(order.$cup.title, equals: "Cup")
    }

    @Test func twoIntentsShareNothing() {
        let one = Order(cup: Cup(id: 1))
        let two = Order(cup: Cup(id: 2))
        one.note = "one"
        #expect(two.note == nil)
        expect(one.cup.id, equals: 1)
    }

    @Test func parametersAreListedInOrder() {
        let parameters = Order(cup: Cup(id: 3)).parameters
        expect(parameters.map(\.name), equals: ["cup", "size", "note", "more"])
        expect((parameters[0].parameter.anyValue as? Cup)?.id, equals: 3)
        #expect(Order().parameters[0].parameter.anyValue == nil)
    }

    @Test func onlyParametersSurviveStorage() async throws {
        var order = Order(cup: Cup(id: 5))
        order.notStored = "changed"
        order.size = .large
        let stored = try await order.reconstructed()
        expect(stored.cup.id, equals: 5)
        expect(stored.size, equals: .large)
        expect(stored.notStored, equals: "fresh")
        order.size = .small
        expect(stored.size, equals: .large)
    }

    @Test func optionsAndDefault() async throws {
        let provider = try #require(Order().$cup.optionsProvider as? CupOptions)
        try await expect(provider.results().map(\.id), equals: [1, 2])
        await expect(provider.defaultResult()?.id, equals: 2)
        #expect(try await CupQuery().results().isEmpty)
        #expect(await CupQuery().defaultResult() == nil)
    }

    @Test func bothFormsOfADescriptionAreRead() {
        func described<I: AppIntent>(_ type: I.Type) -> IntentDescription? { type.description._intentDescription }
        expect(described(Order.self)?.descriptionText, equals: "Orders a cup.")
        expect(described(Order.self)?.categoryName, equals: "Drinks")
        expect(described(Fail.self)?.descriptionText, equals: "Fails.")
        #expect(described(Open.self) == nil)
    }

    @Test func defaultsOfAnIntent() {
        #expect(!Order.openAppWhenRun)
        #expect(Open.openAppWhenRun)
        #expect(Order.isDiscoverable)
        expect(Order.persistentIdentifier, equals: "Order")
    }

    @Test func resultsCarryWhatTheyWereMadeWith() async throws {
        let result = try await Order(cup: Cup(id: 9)).perform()
        expect(result.value, equals: 9)
        #expect(result.dialog != nil)
        let opened = try await Open().perform()
        #expect(opened.opensIntent is Fail)
    }

    @Test func enumCasesHaveNames() {
        expect(Size.small.localizedStringResource, equals: "Small one")
        expect(Size.large.localizedStringResource, equals: "large")
    }

    @Test func identifiersSurviveText() {
        expect(Int.entityIdentifier(for: 12.entityIdentifierString), equals: 12)
        #expect(Int.entityIdentifier(for: "x") == nil)
        let id = UUID()
        expect(UUID.entityIdentifier(for: id.entityIdentifierString), equals: id)
    }

    @Test @MainActor func runnerPerformsInOrder() async throws {
        let runner = IntentRunner()
        for id in 1...3 { runner.start(Order(cup: Cup(id: id))) }
        let values = try await runner.finish().map { ($0.result as? any ReturnsValue<Int>)?.value }
        expect(values, equals: [1, 2, 3])
        #expect(try await runner.finish().isEmpty)
    }

    @Test @MainActor func runnerThrowsTheFirstError() async {
        let runner = IntentRunner()
        runner.start(Fail())
        runner.start(Order(cup: Cup(id: 1)))
        await #expect(throws: Fail.Failure.self) { _ = try await runner.finish() }
    }

    @Test @MainActor func buttonStartsItsIntent() async throws {
        let button = Button(intent: Order(cup: Cup(id: 4))) { Text("Order") }
        button.action()
        let results = try await IntentRunner.shared.finish()
        expect((results.first?.result as? any ReturnsValue<Int>)?.value, equals: 4)
    }
}
