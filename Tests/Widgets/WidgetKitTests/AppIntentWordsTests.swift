import AppIntents
import Foundation
import RunContext
import TestSupport
import Testing

@testable import WidgetKit

private struct Dish: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dish"
    static let defaultQuery = DishQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct DishQuery: EntityQuery {
    @IntentParameterDependency<Order>(\.$kitchen) var order

    func entities(for identifiers: [String]) async throws -> [Dish] { identifiers.map { Dish(id: $0) } }

    func suggestedEntities() async throws -> IntentItemCollection<Dish> {
        IntentItemCollection(promptLabel: "Choose") {
            IntentItemSection("First", items: [Dish(id: order?.kitchen ?? "none")])
            IntentItemSection("Second") {
                Dish(id: "soup")
                IntentItem(Dish(id: "bread"), title: "Bread")
            }
        }
    }
}

private struct Lamp: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
    static let defaultQuery = LampQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct LampQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Lamp] { ["desk", "hall"].map { Lamp(id: $0) } }
}

private struct GroupedLampQuery: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Lamp] { identifiers.map { Lamp(id: $0) } }
    func allEntities() async throws -> IntentItemCollection<Lamp> { IntentItemCollection(items: [Lamp(id: "attic")]) }
}

private struct Order: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "Kitchen") var kitchen: String
    @Parameter(title: "Dishes", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 1, max: 4)]) var dishes: [Dish]
    @Parameter(title: "Guests", default: 2, controlStyle: .stepper, inclusiveRange: (1, 8)) var guests: Int

    static var parameterSummary: some ParameterSummary {
        Switch(\.$guests) {
            Case(1) { Summary("Alone at \(\.$kitchen)") }
            Case([2, 3]) { Summary("Few at \(\.$kitchen)") }
            DefaultCase { Summary("Many") }
        }
    }
}

private enum Course: String, AppEnum {
    case soup, cake
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Course"
    static let caseDisplayRepresentations: [Course: DisplayRepresentation] = [
        .soup: "Soup", .cake: .init(title: "Cake", image: .init(systemName: "birthday.cake", tintColor: .systemPink)),
    ]
}

/// A `Switch` whose cases are written by their names alone.
private struct Tasting: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Tasting"
    @Parameter(title: "Course", default: .soup) var course: Course
    @Parameter(title: "Spoons", default: 1) var spoons: Int

    static var parameterSummary: some ParameterSummary {
        Switch(\.$course) {
            Case(.soup) { Summary("Soup with \(\.$spoons)") }
            DefaultCase { Summary("Taste \(\.$course)") }
        }
    }
}

private struct Fast: AppIntent {
    static let title: LocalizedStringResource = "Fast"
    @Dependency var clock: Int
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: clock) }
}

private struct Brew: PredictableIntent {
    static let title: LocalizedStringResource = "Brew"
    @Parameter(title: "Leaf", default: "Oolong") var leaf: String
    @Parameter(title: "Cups", default: 2) var cups: Int
    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$leaf, \.$cups)) { DisplayRepresentation(title: "\($1) cups of \($0)") }
        IntentPrediction(parameters: \.$leaf) { DisplayRepresentation(title: "\($0)") }
    }
    func perform() async throws -> some IntentResult { .result() }
}

private struct Rinse: PredictableIntent {
    static let title: LocalizedStringResource = "Rinse"
    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction { DisplayRepresentation(title: "Rinse the pot") }
    }
    func perform() async throws -> some IntentResult { .result() }
}

private final class Kettle: Sendable {
    let litres: Int
    init(litres: Int) { self.litres = litres }
}

private struct Boil: AppIntent {
    static let title: LocalizedStringResource = "Boil"
    @Dependency var kettle: Kettle
    @Dependency(key: "small") var small: Kettle
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: kettle.litres * 10 + small.litres) }
}

private struct Menu: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Order(), phrases: ["Order in \(.applicationName)", "Order \(\.$kitchen)"], shortTitle: "Order",
            systemImageName: "fork.knife")
    }
}

/// What app intents say besides their parameters.
@Suite("Words of app intents") struct AppIntentWordsTests {
    @Test func choicesStandInSectionsAndDependOnWhatIsFilledIn() async throws {
        try await expect(DishQuery().suggestedEntities().items.map(\.id), equals: ["none", "soup", "bread"])
        let order = Order()
        let unset = try await RunContext.with(\.intentBeingConfigured, order) { try await DishQuery().results() }
        expect(unset.items.map(\.id).first, equals: "none")
        order.kitchen = "thai"
        let set = try await RunContext.with(\.intentBeingConfigured, order) { try await DishQuery().results() }
        #expect(set.items.map(\.id).first == "thai" && set.sections.count == 2)
        expect(set.sections[1].items[1].description?.title.key, equals: "Bread")
    }

    @Test("A query that lists all it has needs to say nothing else") func allEntitiesAlone() async throws {
        try await expect(LampQuery().suggestedEntities().map(\.id), equals: ["desk", "hall"])
        try await expect(LampQuery().results().map(\.id), equals: ["desk", "hall"])
        try await expect(LampQuery().entities(for: ["hall", "cellar"]).map(\.id), equals: ["hall"])
        try await expect(GroupedLampQuery().suggestedEntities().items.map(\.id), equals: ["attic"])
    }

    @Test("Suggestions are made of parameters' values") func predictions() {
        func title<I: PredictableIntent>(_ intent: I) -> String? {
            func words<P: IntentPredictionConfiguration>(_ prediction: P) -> String? {
                (intent as? P.Intent).map { String(localized: prediction._representation(of: $0).title) }
            }
            return words(I.predictionConfiguration)
        }
        expect(title(Brew()), equals: "2 cups of Oolong")
        expect(title(Rinse()), equals: "Rinse the pot")
    }

    @Test func sizesAndRangesAreKept() {
        let order = Order()
        expect(order.$dishes.editing.sizes[.systemLarge], equals: IntentCollectionSize(min: 1, max: 4))
        expect(order.$dishes.editing.sizes[.systemSmall], equals: 1)
        #expect(order.$guests.editing.range == 1...8 && order.guests == 2)
    }

    @Test(arguments: [(1, "Alone at "), (3, "Few at "), (7, "Many")])
    func aSwitchChoosesItsCase(_ guests: Int, _ words: String) {
        let order = Order()
        order.guests = guests
        guard case .words(let first) = order.summary.sentence?.segments.first else {
            Issue.record("no words")
            return
        }
        expect(first, equals: words)
    }

    @Test func aDependencyComesFromTheManager() async throws {
        AppDependencyManager.shared.add(dependency: 41 + 1)
        try await expect(Fast()(donate: true).value, equals: 42)
        #expect(IntentDonationManager.shared.intents.last is Fast)
        // What a trailing closure makes, made once.
        AppDependencyManager.shared.add { Kettle(litres: 2) }
        AppDependencyManager.shared.add(key: "small") { Kettle(litres: 1) }
        try await expect(Boil()(donate: false).value, equals: 21)
    }

    @Test func aValueThatNobodyCanBeAskedForIsAnError() async {
        await #expect(throws: AppIntentError.self) { try await Order().$kitchen.requestValue("Which kitchen?") }
    }

    @Test func shortcutsListTheirPhrases() {
        expect(Menu.appShortcuts.map(\.phrases), equals: [["Order in ${applicationName}", "Order ${Kitchen}"]])
    }
}
