import AppIntents
import Testing

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
        #expect(text(of: brew) == "Brew [Cups] cups +0")
        brew.cups = 1
        #expect(text(of: brew) == " +2")
        brew.cups = 3
        #expect(text(of: brew) == "Brew [Cups] cups +0")
        brew.isStrong = true
        #expect(text(of: brew) == "Brew [Cups] strong cups +1")
    }

    @Test func withoutASummaryThereIsTheTitleAlone() { #expect(text(of: Plain()) == " +0") }
}
