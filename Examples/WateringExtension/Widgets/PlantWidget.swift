import AppIntents
import SwiftUI
import UIKit
import WidgetKit

struct PlantEntry: TimelineEntry {
    let date: Date
    let plant: Plant
}

struct PlantProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> PlantEntry {
        PlantEntry(date: .now, plant: PlantStore.samples(at: .now)[0])
    }

    func snapshot(for configuration: ChoosePlantIntent, in context: Context) async -> PlantEntry {
        PlantEntry(date: .now, plant: plant(of: configuration, at: .now))
    }

    func timeline(for configuration: ChoosePlantIntent, in context: Context) async -> Timeline<PlantEntry> {
        let now = Date.now
        let plant = plant(of: configuration, at: now)
        let entries = (0..<3).map { PlantEntry(date: now.addingTimeInterval(Double($0) * 12 * 3600), plant: plant) }
        return Timeline(entries: entries, policy: .atEnd)
    }

    private func plant(of configuration: ChoosePlantIntent, at date: Date) -> Plant {
        let plants = PlantStore.shared.plants(at: date)
        return plants.first { $0.id == configuration.plant?.id } ?? plants.first ?? PlantStore.samples(at: date)[0]
    }
}

struct PlantWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Plant", intent: ChoosePlantIntent.self, provider: PlantProvider()) { entry in
            PlantView(entry: entry)
                .containerBackground(for: .widget) { Background() }
        }
        .configurationDisplayName("Plant")
        .description("When your plant wants water.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
    }
}

private struct Background: View {
    var body: some View {
        LinearGradient(colors: [Color("Meadow"), Color(.deepMeadow)], startPoint: .top, endPoint: .bottom)
    }
}

struct PlantView: View {
    let entry: PlantEntry
    @Environment(\.widgetFamily) private var family

    private var moisture: Double { entry.plant.moisture(at: entry.date) }

    var body: some View {
        switch family {
        case .accessoryCircular:
            Gauge(value: moisture) { Image(systemName: "drop.fill") }
                .gaugeStyle(.accessoryCircularCapacity)
                .containerBackground(for: .widget) {}
        case .systemMedium:
            HStack(spacing: 16) {
                Image(.pot).resizable().scaledToFit().frame(width: 96)
                details
            }
        default:
            details
        }
    }

    private var details: some View {
        VStack(alignment: .leading, spacing: 6) {
            Label(entry.plant.name, systemImage: entry.plant.symbol)
                .font(.headline)
                .foregroundStyle(Color(uiColor: .label))
            Gauge(value: moisture) { Text("Moisture") } currentValueLabel: {
                Text(moisture, format: .percent.precision(.fractionLength(0)))
            }
            .gaugeStyle(.accessoryLinearCapacity)
            .tint(moisture < 0.3 ? Color(uiColor: .systemOrange) : Color(uiColor: .systemTeal))
            .contentTransition(.numericText(value: moisture))
            Text("Water \(entry.plant.nextWatering(), format: .dateTime.weekday(.wide))")
                .font(.caption)
                .foregroundStyle(.secondary)
            Spacer(minLength: 0)
            Button(intent: WaterPlantIntent(plant: entry.plant.id)) {
                Label("Watered", systemImage: "drop.fill").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.small)
            .tint(Color.accentColor)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

#Preview("Drying out", as: .systemSmall) {
    PlantWidget()
} timeline: {
    let plant = PlantStore.samples(at: .now)[1]
    PlantEntry(date: .now, plant: plant)
    PlantEntry(date: .now.addingTimeInterval(8 * 3600), plant: plant)
}
