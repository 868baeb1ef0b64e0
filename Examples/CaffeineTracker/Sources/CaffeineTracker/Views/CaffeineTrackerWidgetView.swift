import SwiftUI
import WidgetKit

struct CaffeineTrackerWidgetView: View {
    let entry: CaffeineLogEntry

    var body: some View {
        VStack(alignment: .leading) {
            TotalCaffeineView(totalCaffeine: entry.totalCaffeine)

            Spacer()

            if let log = entry.log {
                LastDrinkView(log: log)
            }

            Spacer()

            HStack {
                Spacer()
                LogDrinkView()
                Spacer()
            }
        }
        .fontDesign(.rounded)
        .containerBackground(for: .widget) {
            Color.cosmicLatte
        }
    }
}
