import SwiftUI

#Preview("Watch list") {
    NavigationStack {
        List {
            Button("Workout") {}
            Section("Day exercises") {
                Text("Pull-ups")
                Text("Squats")
                Toggle("Sound", isOn: .constant(true))
            }
        }
        .navigationTitle("Day 12")
    }
    .previewDevice("Apple Watch Series 8 (45mm)")
}

#Preview("Watch buttons") {
    NavigationStack {
        VStack(spacing: 5) {
            Button("Workout") {}.buttonStyle(.borderedProminent)
            Button("Rest") {}
        }
        .padding(.horizontal, 12.5)
        .navigationTitle("Day 12")
    }
    .previewDevice("Apple Watch Series 8 (45mm)")
}

#Preview("Watch page") {
    NavigationStack(path: .constant([1])) {
        Color.clear.navigationDestination(for: Int.self) { _ in
            Text("No exercises yet")
                .navigationTitle("Edit")
                .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit", systemImage: "pencil") {} } }
        }
    }
    .previewDevice("Apple Watch Series 10 (46mm)")
}

#Preview("Watch pages") {
    TabView {
        Text("Move")
        Text("Exercise")
        Text("Stand")
    }
    .tabViewStyle(.verticalPage)
    .previewDevice("Apple Watch Series 10 (46mm)")
}
