import AppIntents
import Foundation
import TestSupport
import Testing

@testable import WidgetKit

@MainActor
struct WidgetDescriptionTests {
    @Test func modifiersAreCollected() throws {
        let description = try SampleWidget().describe()
        expect(description.kind, equals: "sample")
        expect(description.displayName, equals: Text("Sample"))
        expect(description.summary, equals: Text("A widget for tests."))
        expect(description.supportedFamilies, equals: [.systemMedium, .accessoryInline])
        #expect(description.areContentMarginsDisabled)
        #expect(!description.isContainerBackgroundRemovable)
        expect(description.disfavoredLocations, equals: [.init(locations: [.standBy], families: [.systemMedium])])
        #expect(!description.promptsForConfiguration)
    }

    @Test func defaultsAreApples() throws {
        let description = try PlainWidget().describe()
        #expect(description.displayName == nil)
        #expect(!description.areContentMarginsDisabled)
        #expect(description.isContainerBackgroundRemovable)
        expect(description.supportedFamilies, equals: [.systemSmall, .systemMedium, .systemLarge])
    }

    @Test func lastModifierWins() throws {
        struct Twice: Widget {
            var body: some WidgetConfiguration {
                SampleWidget().body.supportedFamilies([.systemLarge]).configurationDisplayName(String("Second"))
            }
        }
        let description = try Twice().describe()
        expect(description.supportedFamilies, equals: [.systemLarge])
        expect(description.displayName, equals: Text(String("Second")))
    }

    @Test func customConfigurationIsFollowedToItsEnd() throws {
        struct Wrapped: WidgetConfiguration {
            var body: some WidgetConfiguration { SampleWidget().body }
        }
        struct Outer: Widget {
            var body: some WidgetConfiguration { Wrapped().supportedFamilies([.systemSmall]) }
        }
        let description = try Outer().describe()
        expect(description.kind, equals: "sample")
        expect(description.supportedFamilies, equals: [.systemSmall])
    }

    @Test func backgroundTasksLeaveTheWidgetAsItIs() throws {
        struct Woken: Widget {
            var body: some WidgetConfiguration {
                SampleWidget().body
                    .backgroundTask(.urlSession("downloads")) {}
                    .backgroundTask(.urlSession) { identifier in _ = identifier }
                    .backgroundTask(.urlSession(matching: { $0.hasPrefix("a") })) { _ in }
            }
        }
        try expect(Woken().describe().kind, equals: "sample")
    }

    @Test func relevanceIsToldInWords() {
        let start = Date(timeIntervalSince1970: 1_757_410_860)
        func words(_ context: RelevantContext) -> String { WidgetRelevanceAttribute(context: context).words(in: .gmt) }
        expect(words(.date(start)), equals: "at 2025-09-09 9:41")
        expect(words(.date(from: start, to: start.addingTimeInterval(3_600))), equals: "from 2025-09-09 9:41 to 10:41")
        expect(words(.date(from: start, to: start.addingTimeInterval(86_400))), equals: "from 2025-09-09 9:41 to 2025-09-10 9:41")
        expect(words(.location(inferred: .commute)), equals: "on the way to work")
        #expect(words(.sleep(.bedtime)) == "at bedtime" && words(.hardware(headphones: .connected)) == "with headphones connected")
        expect(words(.fitness(.workoutActive)), equals: "during a workout")
    }

    @Test func emptyConfigurationOffersNoWidget() {
        #expect(throws: WidgetReadingError.offersNoWidget(type: "NoWidget")) { _ = try NoWidget().describe() }
    }

    @Test("A widget that names no families has the accessories of a watch there") @MainActor func familiesOfWatches() throws {
        var description = try SampleWidget().describe()
        (description.supportedFamilies, description.namesFamilies) = (WidgetFamily.familiesByDefault, false)
        #expect(
            description.families(on: .watch) == WidgetFamily.everyFamily.filter(\.isAccessory)
                && description.families(on: nil) == WidgetFamily.familiesByDefault)
        (description.supportedFamilies, description.namesFamilies) = ([.systemSmall, .systemSmall], true)
        expect(description.families(on: .watch), equals: [.systemSmall])
    }
}
