import SwiftUI
import WidgetKit

struct CaffeineTrackerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "CaffeineTracker", provider: CaffeineLogProvider()) { entry in
            CaffeineTrackerWidgetView(entry: entry)
                .foregroundStyle(Color.espresso)  // the background is cream in the dark, too
        }
        .configurationDisplayName("Caffeine Tracker")
        .description("What you drank today, and how much caffeine was in it.")
        .supportedFamilies([.systemSmall])
    }
}

#Preview(as: WidgetFamily.systemSmall) {
    CaffeineTrackerWidget()
} timeline: {
    CaffeineLogEntry.log1
    CaffeineLogEntry.log2
    CaffeineLogEntry.log3
    CaffeineLogEntry.log4
}
