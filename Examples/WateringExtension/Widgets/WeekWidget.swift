import SwiftUI
import WidgetKit

struct WeekEntry: TimelineEntry {
    let date: Date
    let plants: [Plant]
}

struct WeekProvider: TimelineProvider {
    func placeholder(in context: Context) -> WeekEntry { WeekEntry(date: Date(), plants: PlantStore.samples(at: Date())) }

    func getSnapshot(in context: Context, completion: @escaping (WeekEntry) -> Void) {
        completion(WeekEntry(date: Date(), plants: PlantStore.shared.plants(at: Date())))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeekEntry>) -> Void) {
        getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .after($0.date.addingTimeInterval(86_400)))) }
    }
}

struct WeekWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Week", provider: WeekProvider()) { entry in
            WeekView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("This week")
        .description("All plants and their next day.")
        .supportedFamilies([.systemMedium])
    }
}

struct WeekView: View {
    let entry: WeekEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("This week").font(.headline)
            ForEach(entry.plants) { plant in
                HStack {
                    Image(systemName: plant.symbol).foregroundStyle(.tint).frame(width: 22)
                    Text(plant.name)
                    Spacer()
                    SensorBadge(plant: plant)
                    Text(plant.nextWatering(), format: .dateTime.weekday(.abbreviated))
                        .foregroundStyle(plant.moisture(at: entry.date) < 0.3 ? AnyShapeStyle(.orange) : AnyShapeStyle(.secondary))
                        .monospacedDigit()
                }
                .font(.subheadline)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
