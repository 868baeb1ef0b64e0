import SwiftUI
import WidgetKit

struct ParcelEntry: TimelineEntry {
    var date: Date
    var stopsLeft: Int

    static let loaded = ParcelEntry(date: Date(timeIntervalSince1970: 1_757_410_860), stopsLeft: 6)
    static let near = ParcelEntry(date: Date(timeIntervalSince1970: 1_757_412_660), stopsLeft: 2)

    var progress: Double { 1 - Double(stopsLeft) / 8 }
}

struct ParcelProvider: TimelineProvider {
    func placeholder(in context: Context) -> ParcelEntry { .loaded }

    func getSnapshot(in context: Context, completion: @escaping (ParcelEntry) -> Void) { completion(.near) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ParcelEntry>) -> Void) {
        completion(Timeline(entries: [.loaded, .near], policy: .atEnd))
    }
}

struct ParcelWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Parcel", provider: ParcelProvider()) { entry in
            ParcelView(entry: entry).containerBackground(for: .widget) {
                LinearGradient(colors: [.orange, .brown], startPoint: .topLeading, endPoint: .bottomTrailing)
            }
        }
        .configurationDisplayName("Parcel")
        .description("How far the next parcel is.")
        .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner])
    }
}

private struct ParcelView: View {
    let entry: ParcelEntry

    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .accessoryCircular:
            Gauge(value: entry.progress) {
                Image(systemName: "shippingbox.fill")
            } currentValueLabel: {
                Text("\(entry.stopsLeft)")
            }
            .gaugeStyle(.accessoryCircular)
            .widgetAccentable()
        case .accessoryCorner:
            Image(systemName: "shippingbox.fill").font(.title3).foregroundStyle(.orange).widgetLabel {
                Text("\(entry.stopsLeft) STOPS")
            }
        case .accessoryInline:
            Label("\(entry.stopsLeft) stops to go", systemImage: "shippingbox.fill")
        case .accessoryRectangular:
            VStack(alignment: .leading, spacing: 2) {
                Label("Bean & Leaf", systemImage: "shippingbox.fill").font(.headline).widgetAccentable()
                Text("\(entry.stopsLeft) stops to go").privacySensitive()
                ProgressView(value: entry.progress)
            }
        default:
            VStack(alignment: .leading) {
                Image(systemName: "shippingbox.fill").font(.title).widgetAccentable()
                Spacer()
                Text("\(entry.stopsLeft)").font(.system(size: 44, weight: .bold, design: .rounded))
                    .contentTransition(.numericText(value: Double(entry.stopsLeft))).widgetAccentable()
                Text("stops to go").font(.subheadline)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .foregroundStyle(.white)
        }
    }
}

#Preview("Parcel small", as: .systemSmall) {
    ParcelWidget()
} timeline: {
    ParcelEntry.loaded
    ParcelEntry.near
}

#Preview("Parcel circular", as: .accessoryCircular) {
    ParcelWidget()
} timeline: {
    ParcelEntry.loaded
    ParcelEntry.near
}

#Preview("Parcel rectangular", as: .accessoryRectangular) {
    ParcelWidget()
} timeline: {
    ParcelEntry.loaded
    ParcelEntry.near
}

#Preview("Parcel inline", as: .accessoryInline) {
    ParcelWidget()
} timeline: {
    ParcelEntry.loaded
}

#Preview("Parcel corner", as: .accessoryCorner) {
    ParcelWidget()
} timeline: {
    ParcelEntry.loaded
    ParcelEntry.near
}
