import Charts
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: [Int]

    static let monday = StepsEntry(date: BakerySales.date(0), steps: [4200, 6100, 5300, 8800, 7200, 3900, 2100])
    static let tuesday = StepsEntry(date: BakerySales.date(1), steps: [6800, 5200, 9400, 7100, 4600, 8200, 6400])
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { .monday }
    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) { completion(.monday) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [.monday, .tuesday], policy: .atEnd))
    }
}

/// A week of steps: bars without axes in a small widget, with them in a larger one.
struct StepsView: View {
    @Environment(\.widgetFamily) private var family
    let entry: StepsEntry

    private static let days = ["M", "T", "W", "T ", "F", "S", "S "]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("Steps", systemImage: "figure.walk").font(.caption.bold()).foregroundStyle(.green)
            Text(entry.steps.reduce(0, +), format: .number)
                .font(.title2.bold())
                .contentTransition(.numericText())
            Chart(entry.steps.indices, id: \.self) { day in
                BarMark(x: .value("Day", Self.days[day]), y: .value("Steps", entry.steps[day]))
                    .foregroundStyle(entry.steps[day] > 7000 ? AnyShapeStyle(.green) : AnyShapeStyle(.green.opacity(0.35)))
            }
            .chartXAxis(family == .systemSmall ? .hidden : .automatic)
            .chartYAxis(family == .systemSmall ? .hidden : .automatic)
        }
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            StepsView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Steps")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

#Preview("Steps, small", as: .systemSmall) {
    StepsWidget()
} timeline: {
    StepsEntry.monday
    StepsEntry.tuesday
}

#Preview("Steps, medium", as: .systemMedium) {
    StepsWidget()
} timeline: {
    StepsEntry.monday
    StepsEntry.tuesday
}
