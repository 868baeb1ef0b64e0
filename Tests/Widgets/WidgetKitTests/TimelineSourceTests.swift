import AppIntents
import TestSupport
import Testing

@testable import WidgetKit

@MainActor
struct TimelineSourceTests {
    let context = TimelineProviderContext(
        family: .systemMedium, isPreview: true, displaySize: CGSize(width: 364, height: 170))

    @Test func contentIsTheViewOfTheEntry() throws {
        let timelines = try SampleWidget().describe().timelines
        let view = try timelines.content(for: SampleEntry(date: .distantPast, text: "one"))
        expect((view as? SampleView)?.entry.text, equals: "one")
        #expect(timelines.entryType is SampleEntry.Type)
    }

    @Test func entryOfAnotherTypeIsAnError() throws {
        let timelines = try SampleWidget().describe().timelines
        let expected = WidgetReadingError.entryMismatch(
            kind: "sample", expected: "SampleEntry", found: "OtherEntry")
        #expect(throws: expected) { _ = try timelines.content(for: OtherEntry(date: .distantPast)) }
        #expect(expected.description.contains("List entries of type SampleEntry"))
    }

    @Test func firstAnswerCounts() async throws {
        let timelines = try SampleWidget().describe().timelines
        let snapshot = try await timelines.snapshot(for: nil, in: context)
        expect((snapshot as? SampleEntry)?.text, equals: "systemMedium true")
        expect((timelines.placeholder(in: context) as? SampleEntry)?.text, equals: "placeholder")
    }

    @Test func timelineKeepsOrderAndPolicy() async throws {
        let series = try await SampleWidget().describe().timelines.timeline(for: nil, in: context)
        expect(series.entries.compactMap { ($0 as? SampleEntry)?.text }, equals: ["0", "1", "2"])
        expect(series.policy, equals: .after(Date(timeIntervalSince1970: 60)))
        #expect(series.policy != .atEnd)
    }

    @Test func answerMayComeFromAnyThread() async throws {
        let snapshot = try await PlainWidget().describe().timelines.snapshot(for: nil, in: context)
        expect((snapshot as? SampleEntry)?.text, equals: "from another thread")
    }

    @Test func forgottenHandlerIsAnErrorInsteadOfWaitingForEver() async throws {
        let timelines = try PlainWidget().describe().timelines
        let expected = WidgetReadingError.providerNeverAnswered(
            kind: "plain", method: "getTimeline(in:completion:)")
        await #expect(throws: expected) { _ = try await timelines.timeline(for: nil, in: context) }
    }

    @Test(arguments: [(nil, "Hello"), (GreetingIntent(word: "Ahoy"), "Ahoy")])
    func intentReachesTheProvider(intent: GreetingIntent?, word: String) async throws {
        let timelines = try GreetingWidget().describe().timelines
        let chosen = intent.map { ChosenConfiguration.appIntent($0) }
        let snapshot = try await timelines.snapshot(for: chosen, in: context)
        expect((snapshot as? SampleEntry)?.text, equals: word)
        let series = try await timelines.timeline(for: chosen, in: context)
        expect((series.entries.first as? SampleEntry)?.text, equals: word)
        expect(series.policy, equals: .never)
    }

    @Test func intentOfAnotherTypeIsAnError() async throws {
        let timelines = try GreetingWidget().describe().timelines
        let expected = WidgetReadingError.intentMismatch(
            kind: "greeting", expected: "GreetingIntent", found: "OtherIntent")
        await #expect(throws: expected) { _ = try await timelines.snapshot(for: .appIntent(OtherIntent()), in: context) }
    }
}
