import Testing

@testable import WidgetKit

@MainActor
struct WidgetDescriptionTests {
    @Test func modifiersAreCollected() throws {
        let description = try SampleWidget().describe()
        #expect(description.kind == "sample")
        #expect(description.displayName == Text("Sample"))
        #expect(description.summary == Text("A widget for tests."))
        #expect(description.supportedFamilies == [.systemMedium, .accessoryInline])
        #expect(description.areContentMarginsDisabled)
        #expect(!description.isContainerBackgroundRemovable)
        #expect(description.disfavoredLocations == [.init(locations: [.standBy], families: [.systemMedium])])
        #expect(!description.promptsForConfiguration)
    }

    @Test func defaultsAreApples() throws {
        let description = try PlainWidget().describe()
        #expect(description.displayName == nil)
        #expect(!description.areContentMarginsDisabled)
        #expect(description.isContainerBackgroundRemovable)
        #expect(description.supportedFamilies == [.systemSmall, .systemMedium, .systemLarge])
    }

    @Test func lastModifierWins() throws {
        struct Twice: Widget {
            var body: some WidgetConfiguration {
                SampleWidget().body.supportedFamilies([.systemLarge]).configurationDisplayName(String("Second"))
            }
        }
        let description = try Twice().describe()
        #expect(description.supportedFamilies == [.systemLarge])
        #expect(description.displayName == Text(String("Second")))
    }

    @Test func customConfigurationIsFollowedToItsEnd() throws {
        struct Wrapped: WidgetConfiguration {
            var body: some WidgetConfiguration { SampleWidget().body }
        }
        struct Outer: Widget {
            var body: some WidgetConfiguration { Wrapped().supportedFamilies([.systemSmall]) }
        }
        let description = try Outer().describe()
        #expect(description.kind == "sample")
        #expect(description.supportedFamilies == [.systemSmall])
    }

    @Test func emptyConfigurationOffersNoWidget() {
        #expect(throws: WidgetReadingError.offersNoWidget(type: "NoWidget")) { _ = try NoWidget().describe() }
    }
}
