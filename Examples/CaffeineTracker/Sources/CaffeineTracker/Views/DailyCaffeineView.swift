import SwiftUI

/// The app's own view of a day: each tap on its button logs an espresso, and what changes moves as it does in the widget.
///
/// `zoetrope render --tap Espresso --wait 0.4 --tap Espresso` films it; so does `--tour`, without a step.
struct DailyCaffeineView: View {
    @State private var logs: [CaffeineLog] = []
    @State private var totalCaffeine = Measurement(value: 0, unit: UnitMass.milligrams)

    var body: some View {
        VStack(alignment: .leading) {
            TotalCaffeineView(totalCaffeine: totalCaffeine)
            Spacer()
            if let log = logs.last {
                LastDrinkView(log: log)
            }
            Button {
                withAnimation {
                    logs.append(CaffeineLog(drink: .espresso, date: Date()))
                    totalCaffeine = totalCaffeine + Drink.espresso.caffeine
                }
            } label: {
                Label("Espresso", systemImage: "plus")
            }
            .buttonStyle(.bordered)
            .tint(.espresso)
        }
        .padding()
        .fontDesign(.rounded)
    }
}

#Preview("Daily caffeine", traits: .fixedLayout(width: 180, height: 180)) {
    DailyCaffeineView()
}
