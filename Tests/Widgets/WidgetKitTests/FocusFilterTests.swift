import Foundation
import TestSupport
import Testing

@testable import AppIntents

/// What an app's intents say to the system beside being performed.
struct FocusFilterTests {
    private struct QuietFilter: SetFocusFilterIntent {
        static let title: LocalizedStringResource = "Quiet"
        @Parameter(title: "Account", default: "work") var account: String?
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Quiet", subtitle: "\(account ?? "all")") }
        var appContext: FocusFilterAppContext {
            FocusFilterAppContext(notificationFilterPredicate: NSPredicate(format: "SELF IN %@", [account ?? ""]))
        }
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func aFocusFilterSaysWhatIsLetThrough() async throws {
        let filter = QuietFilter()
        expect(filter.appContext.notificationFilterPredicate?.evaluate(with: "work"), equals: true)
        expect(filter.appContext.notificationFilterPredicate?.evaluate(with: "home"), equals: false)
        #expect(await QuietFilter.suggestedFocusFilters(for: FocusFilterSuggestionContext()).isEmpty)
        await #expect(throws: SetFocusFilterIntentError.notFound) { try await QuietFilter.current }
    }

    private struct Pay: AppIntent {
        static let title: LocalizedStringResource = "Pay"
        @Parameter(title: "Amount", currencyCodes: ["EUR", "CHF"], inclusiveRange: (0, 100)) var amount: IntentCurrencyAmount
        @Parameter(title: "Tip") var tip: IntentCurrencyAmount?
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func amountsAreParametersAndAreStored() async throws {
        let pay = Pay()
        pay.amount = IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR")
        #expect(pay.$amount.editing.currencyCodes == ["EUR", "CHF"] && pay.$amount.editing.range == 0...100 && pay.tip == nil)
        let stored = try StoredIntentValue(pay.amount)
        try await expect(stored.read(as: IntentCurrencyAmount.self), equals: pay.amount)
    }
}
