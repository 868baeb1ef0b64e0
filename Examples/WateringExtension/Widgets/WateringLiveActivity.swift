import ActivityKit
import SwiftUI
import WidgetKit

/// A round with the watering can.
struct WateringAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var watered: Int
        var current: String
    }

    var total: Int
}

struct WateringLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: WateringAttributes.self) { context in
            VStack(alignment: .leading) {
                Label("Watering \(context.state.current)", systemImage: "drop.fill").font(.headline)
                ProgressView(value: Double(context.state.watered), total: Double(context.attributes.total))
                    .tint(Color(uiColor: .systemTeal))
            }
            .padding()
            .activityBackgroundTint(Color(.deepMeadow))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Image(systemName: "drop.fill").foregroundStyle(.teal) }
                DynamicIslandExpandedRegion(.center) { Text("Watering \(context.state.current)") }
                DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.watered)/\(context.attributes.total)") }
            } compactLeading: {
                Image(systemName: "drop.fill").foregroundStyle(.teal)
            } compactTrailing: {
                Text("\(context.state.watered)/\(context.attributes.total)")
            } minimal: {
                Image(systemName: "drop.fill").foregroundStyle(.teal)
            }
        }
    }
}

#Preview("Round", as: .content, using: WateringAttributes(total: 3)) {
    WateringLiveActivity()
} contentStates: {
    WateringAttributes.ContentState(watered: 1, current: "Basil")
    WateringAttributes.ContentState(watered: 2, current: "Cactus")
}
