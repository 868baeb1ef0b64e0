import SwiftUI
import WidgetKit

@main
struct WateringBundle: WidgetBundle {
    var body: some Widget {
        PlantWidget()
        WeekWidget()
        WateringLiveActivity()
        WaterControl()
    }
}
