import SwiftUI

// Pages of a watch app: `render --device "Apple Watch Series 8 (45mm)"`.

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
}

#Preview("Watch page") {
    NavigationStack(path: .constant([1])) {
        Color.clear.navigationDestination(for: Int.self) { _ in
            Text("No exercises yet")
                .navigationTitle("Edit")
                .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit", systemImage: "plus") {} } }
        }
    }
}

#Preview("Watch pages") {
    TabView {
        Text("Move")
        Text("Exercise")
        Text("Stand")
    }
}

#Preview("Watch values") {
    VStack {
        Slider(value: .constant(3), in: 0...5, step: 1)
        ProgressView(value: 0.4)
        Gauge(value: 0.6) { Text("Water") }
    }
    .padding(.horizontal, 8)
}
