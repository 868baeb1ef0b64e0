import AppIntents
import Foundation
import WidgetKit

// Widgets that no preview shows, with providers as they should and should not be.

struct PlacedEntry: TimelineEntry {
    var date: Date
    var text: String
    var relevance: TimelineEntryRelevance?
}

struct PlacedView: View {
    let entry: PlacedEntry
    var body: some View { Text(entry.text).containerBackground(.red, for: .widget) }
}

/// Gives what it is made with.
struct PlacedProvider: TimelineProvider {
    /// What a provider does when it is asked.
    enum Manner { case answers, answersTwice, keepsSilent, letsGo }

    var snapshots = Manner.answers
    var timelines = Manner.answers
    var dates: [Double] = [0, 60, 120]
    var policy = TimelineReloadPolicy.atEnd
    /// How much each entry matters; the last for a minute.
    var scores: [Float?] = []

    func placeholder(in context: Context) -> PlacedEntry { PlacedEntry(date: .now, text: "placeholder \(context.isPreview)") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (PlacedEntry) -> Void) {
        let schemes = context.environmentVariants.colorScheme?.count ?? 0
        let text = "snapshot \(context.isPreview) \(context.family) \(Int(context.displaySize.width)) \(schemes)"
        answer(PlacedEntry(date: .now, text: text), snapshots, completion)
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<PlacedEntry>) -> Void) {
        let entries = dates.enumerated().map { index, seconds in
            var entry = PlacedEntry(date: .now.addingTimeInterval(seconds), text: "\(index)")
            if index < scores.count, let score = scores[index] {
                entry.relevance = TimelineEntryRelevance(score: score, duration: index == scores.count - 1 ? 60 : 0)
            }
            return entry
        }
        answer(Timeline(entries: entries, policy: policy), timelines, completion)
    }

    private func answer<Value>(_ value: Value, _ manner: Manner, _ completion: @escaping @Sendable (Value) -> Void) {
        switch manner {
        case .answers: completion(value)
        case .answersTwice:
            completion(value)
            completion(value)
        case .keepsSilent: nonisolated(unsafe) let kept: Any = completion; Self.keep(kept)
        case .letsGo: break
        }
    }

    nonisolated(unsafe) private static var held: [Any] = []
    private static let lock = NSLock()
    private static func keep(_ handler: Any) { lock.withLock { held.append(handler) } }
}

/// A widget around a provider; generic, so that no catalogue finds it.
struct PlacedSample<Tag>: Widget {
    var provider = PlacedProvider()
    var families: [WidgetFamily] = [.systemSmall]
    var view: (PlacedEntry) -> AnyView = { AnyView(PlacedView(entry: $0)) }

    init() {}
    init(_ provider: PlacedProvider) { self.provider = provider }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "placed", provider: provider, content: view).supportedFamilies(families)
    }
}

/// In no bundle and in no preview.
struct LonelyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "lonely", provider: PlacedProvider()) { PlacedView(entry: $0) }
            .supportedFamilies([.systemMedium, .accessoryCorner, .systemSmall, .systemMedium])
    }
}

struct BundledWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "bundled", provider: PlacedProvider()) { PlacedView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

struct FirstBundledWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "first", provider: PlacedProvider()) { PlacedView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

struct PlacedBundle: WidgetBundle {
    var body: some Widget {
        FirstBundledWidget()
        BundledWidget()
        MacroSeenWidget()
        OlderSeenWidget()
    }
}

/// Shown by a preview of the macro.
struct MacroSeenWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "macro", provider: PlacedProvider()) { PlacedView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

#Preview("Macro seen", as: .systemSmall) { MacroSeenWidget() } timeline: { PlacedEntry(date: .now, text: "here") }

struct OlderSeenView: View {
    let entry: PlacedEntry
    var body: some View { PlacedView(entry: entry) }
}

/// Its view is shown by a preview of the older form.
struct OlderSeenWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "older", provider: PlacedProvider()) { OlderSeenView(entry: $0).padding() }
            .supportedFamilies([.systemSmall])
    }
}

struct OlderSeenView_Previews: PreviewProvider {
    static var previews: some View {
        OlderSeenView(entry: PlacedEntry(date: .now, text: "older"))
            .previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}
