import AppIntents
import WidgetKit

struct SampleEntry: TimelineEntry, Equatable {
    let date: Date
    let text: String
}

struct OtherEntry: TimelineEntry {
    let date: Date
}

struct SampleView: View {
    let entry: SampleEntry
    var body: some View { Text(entry.text) }
}

/// Answers at once, the second answer being one too many.
struct SampleProvider: TimelineProvider {
    func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .distantPast, text: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) {
        completion(SampleEntry(date: .distantPast, text: "\(context.family) \(context.isPreview)"))
        completion(SampleEntry(date: .distantPast, text: "too late"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
        let entries = (0..<3).map { SampleEntry(date: Date(timeIntervalSince1970: Double($0)), text: "\($0)") }
        completion(Timeline(entries: entries, policy: .after(Date(timeIntervalSince1970: 60))))
    }
}

/// Answers from another thread, and forgets to answer the second question.
struct ThreadedProvider: TimelineProvider {
    func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .distantPast, text: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (SampleEntry) -> Void) {
        Thread.detachNewThread { completion(SampleEntry(date: .distantPast, text: "from another thread")) }
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void) {}
}

struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "sample", provider: SampleProvider()) { SampleView(entry: $0) }
            .configurationDisplayName("Sample")
            .description("A widget for tests.")
            .supportedFamilies([.systemMedium, .accessoryInline])
            .contentMarginsDisabled()
            .containerBackgroundRemovable(false)
            .disfavoredLocations([.standBy], for: [.systemMedium])
    }
}

struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "plain", provider: ThreadedProvider()) { SampleView(entry: $0) }
    }
}

struct NoWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration().supportedFamilies([.systemSmall]) }
}

struct GreetingIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Greeting"

    @Parameter(title: "Word", default: "Hello")
    var word: String

    init() {}
    init(word: String) { self.word = word }
}

struct OtherIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Other"
}

struct GreetingProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .distantPast, text: "placeholder") }

    func snapshot(for configuration: GreetingIntent, in context: Context) async -> SampleEntry {
        SampleEntry(date: .distantPast, text: configuration.word)
    }

    func timeline(for configuration: GreetingIntent, in context: Context) async -> Timeline<SampleEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

struct GreetingWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "greeting", intent: GreetingIntent.self, provider: GreetingProvider()) {
            SampleView(entry: $0)
        }
    }
}
