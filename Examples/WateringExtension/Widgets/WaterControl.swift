import AppIntents
import SwiftUI
import WidgetKit

struct WaterControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Water") {
            ControlWidgetButton(action: WaterPlantIntent(plant: "Basil")) {
                Label("Water", systemImage: "drop.fill")
            }
            .tint(.teal)
        }
        .displayName("Water")
    }
}
