import Foundation
import RunContext
import TestSupport
import Testing

@testable import AppIntents

struct ParameterSummaryTests {
    struct Brew: AppIntent {
        static let title: LocalizedStringResource = "Brew"
        @Parameter(title: "Strong", default: false) var isStrong: Bool
        @Parameter(title: "Cups") var cups: Int
        @Parameter(title: "Note") var note: String?

        static var parameterSummary: some ParameterSummary {
            When(\.$isStrong, .equalTo, true) {
                Summary("Brew \(\.$cups) strong cups") { \.$note }
            } otherwise: {
                When(\.$cups, .notEqualTo, 1) {
                    Summary("Brew \(\.$cups) cups")
                } otherwise: {
                    Summary {
                        \.$cups
                        \.$note
                    }
                }
            }
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    struct Plain: AppIntent {
        static let title: LocalizedStringResource = "Plain"
        func perform() async throws -> some IntentResult { .result() }
    }

    /// The sentence of an intent with the titles of its parameters in brackets, and the number of listed parameters.
    private func text<I: AppIntent>(of intent: I) -> String {
        let summary = intent.summary
        let words = (summary.sentence?.segments ?? []).map { segment -> String in
            switch segment {
            case .words(let words): words
            case .parameter(let path): "[\((intent[keyPath: path] as? any AnyIntentParameter)?.title.key ?? "?")]"
            }
        }
        return words.joined() + " +\(summary.listed.count)"
    }

    @Test func conditionsAreDecidedByTheParameters() {
        let brew = Brew()
        expect(text(of: brew), equals: "Brew [Cups] cups +0")
        brew.cups = 1
        expect(text(of: brew), equals: " +2")
        brew.cups = 3
        expect(text(of: brew), equals: "Brew [Cups] cups +0")
        brew.isStrong = true
        expect(text(of: brew), equals: "Brew [Cups] strong cups +1")
    }

    @Test func withoutASummaryThereIsTheTitleAlone() { expect(text(of: Plain()), equals: " +0") }

    // MARK: Comparisons

    enum Size: String, AppEnum {
        case small, middling, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "S", .middling: "M", .large: "L"]
    }

    struct Bean<ID: EntityIdentifierConvertible & Hashable & Sendable>: AppEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [ID]) async throws -> [Bean] { identifiers.map { Bean(id: $0) } }
        }
        static var defaultQuery: Query { Query() }
        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Bean" }
        let id: ID
        var displayRepresentation: DisplayRepresentation { "Bean" }
    }

    struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order"
        @Parameter(title: "Cups") var cups: Int?
        @Parameter(title: "Size", requestDisambiguationDialog: "Which size?") var size: Size?
        @Parameter(title: "Extras") var extras: [String]
        @Parameter(title: "Bean", requestDisambiguationDialog: "Which bean?") var bean: Bean<String>?
        @Parameter(title: "Numbered", description: "By number", requestValueDialog: "Which?", requestDisambiguationDialog: nil)
        var numbered: Bean<Int>
        func perform() async throws -> some IntentResult { .result() }
    }

    private func order() -> Order {
        let order = Order()
        (order.cups, order.size, order.extras) = (3, .large, ["milk"])
        (order.bean, order.numbered) = (Bean(id: "arabica"), Bean(id: 7))
        return order
    }

    private typealias Condition = ParameterSummaryWhenCondition<Order, IntentParameterSummary<Order>, IntentParameterSummary<Order>>

    private func holds(_ condition: Condition, for intent: Order) -> Bool {
        condition._summary(of: intent).sentence?.segments.count == 1
    }

    private func yes() -> IntentParameterSummary<Order> { IntentParameterSummary("yes") }
    private func no() -> IntentParameterSummary<Order> { IntentParameterSummary() }

    @Test func valuesAreAskedFor() {
        let (full, empty) = (order(), Order())
        for (intent, isFull) in [(full, true), (empty, false)] {
            expect(holds(Condition(\.$cups, .hasAnyValue, yes, otherwise: no), for: intent), equals: isFull)
            #expect(holds(Condition(\.$cups, .hasNoValue, yes, otherwise: no), for: intent) != isFull)
            expect(holds(Condition(\.$extras, .hasAnyValue, yes, otherwise: no), for: intent), equals: isFull)
            expect(holds(Condition(\.$numbered, .hasAnyValue, yes, otherwise: no), for: intent), equals: isFull)
            expect(holds(Condition(\.$size, .oneOf, [.small, .large], yes, otherwise: no), for: intent), equals: isFull)
            expect(holds(Condition(\.$size, .equalTo, .large, yes, otherwise: no), for: intent), equals: isFull)
            #expect(holds(Condition(\.$size, .equalTo, nil, yes, otherwise: no), for: intent) != isFull)
        }
        full.extras = []
        #expect(holds(Condition(\.$extras, .hasNoValue, yes, otherwise: no), for: full))
    }

    @Test(arguments: [
        (ComparableComparisonOperator.lessThan, [true, false, false]), (.lessThanOrEqualTo, [true, true, false]),
        (.greaterThan, [false, false, true]), (.greaterThanOrEqualTo, [false, true, true]),
    ])
    func valuesAreOrdered(_ comparison: ComparableComparisonOperator, _ expected: [Bool]) {
        let order = order()
        expect([4, 3, 2].map { holds(Condition(\.$cups, comparison, $0, yes, otherwise: no), for: order) }, equals: expected)
        expect(
            [8, 7, 6].map { holds(Condition(\.$numbered, identifier: comparison, $0, yes, otherwise: no), for: order) }, equals: expected)
        #expect(!holds(Condition(\.$cups, comparison, 3, yes, otherwise: no), for: Order()))
    }

    @Test func identifiersAreCompared() {
        let order = order()
        #expect(holds(Condition(\.$bean, identifier: .equalTo, "arabica", yes, otherwise: no), for: order))
        #expect(holds(Condition(\.$bean, identifier: .notEqualTo, "robusta", yes, otherwise: no), for: order))
        #expect(holds(Condition(\.$bean, identifier: .oneOf, ["arabica", "robusta"], yes, otherwise: no), for: order))
        #expect(holds(Condition(\.$bean, identifier: .contains, "rab", yes, otherwise: no), for: order))
        #expect(!holds(Condition(\.$bean, identifier: .doesNotContain, "rab", yes, otherwise: no), for: order))
        #expect(holds(Condition(\.$bean, identifier: .hasPrefix, "ar", yes, otherwise: no), for: order))
        #expect(holds(Condition(\.$bean, identifier: .hasSuffix, "ica", yes, otherwise: no), for: order))
        #expect(holds(Condition(\.$numbered, identifier: .equalTo, 7, yes, otherwise: no), for: order))
        #expect(holds(Condition(\.$numbered, identifier: .oneOf, [1, 7], yes, otherwise: no), for: order))
        #expect(!holds(Condition(\.$bean, identifier: .equalTo, "arabica", yes, otherwise: no), for: Order()))
        #expect(holds(Condition(\.$bean, identifier: .doesNotContain, "rab", yes, otherwise: no), for: Order()))
    }

    @Test func familiesAreListed() {
        let condition = Condition(widgetFamily: .oneOf, [.systemSmall, .systemMedium], yes, otherwise: no)
        let families: [IntentWidgetFamily?] = [.systemSmall, .systemMedium, .systemLarge, nil]
        expect(
            families.map { family in
                RunContext.with(\.configuredWidgetFamily, family) { holds(condition, for: Order()) }
            }, equals: [true, true, false, false])
    }

    struct Asked: AppIntent {
        static let title: LocalizedStringResource = "Asked"
        @Parameter(title: "Bean", requestDisambiguationDialog: "Which?") var bean: Bean<String>?
        @Parameter(title: "Cups") var cups: Int?

        static var parameterSummary: some ParameterSummary {
            When(\.$bean, .hasAnyValue) {
                When(\.$cups, .greaterThan, 3) {
                    Summary("Many of \(\.$bean)")
                } otherwise: {
                    Summary("Some of \(\.$bean)")
                }
            } otherwise: {
                When(widgetFamily: .oneOf, [.systemSmall]) {
                    Summary("Small")
                } otherwise: {
                    Summary("Choose \(\.$bean)")
                }
            }
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func asIntentsWriteThem() {
        let asked = Asked()
        expect(text(of: asked), equals: "Choose [Bean] +0")
        asked.bean = Bean(id: "robusta")
        expect(text(of: asked), equals: "Some of [Bean] +0")
        asked.cups = 4
        expect(text(of: asked), equals: "Many of [Bean] +0")
    }
}
