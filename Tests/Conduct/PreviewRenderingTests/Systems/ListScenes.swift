import SwiftUI

/// The lists, controls and pages of a watch that are measured, by the names in the table.
@MainActor enum ListScenes {
    @ViewBuilder static func view(named name: String) -> some View {
        switch name {
        case "form": NavigationStack { form.navigationTitle("Form").navigationBarTitleDisplayMode(.inline) }
        case "stepper": Stepper("Age", value: .constant(2)).labelsHidden()
        case "slider": Slider(value: .constant(0.5)).frame(width: 160)
        case "segmented": segments.frame(width: 160)
        case "date": DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden()
        case "field": TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 160)
        case "prominent": Button("Button") {}.buttonStyle(.borderedProminent)
        case "watchList": NavigationStack { watchList.navigationTitle("Day 12") }
        case "watchButtons": NavigationStack { watchButtons.padding(.horizontal, 12.5) }
        case "watchPushed": watchPushed
        case "watchPages": watchPages
        case "watchTitledPages": watchTitledPages
        default: ControlScenes.view(named: name)
        }
    }

    private static var form: some View {
        Form {
            Section {
                Text("H")
                Toggle("H", isOn: .constant(true))
                Toggle("H", isOn: .constant(false))
            }
            Section("Header") { Text("H") }
            Section {
                Text("H")
            } footer: {
                Text("HELLO")
            }
        }
    }

    private static var segments: some View {
        Picker("Unit", selection: .constant(1)) {
            Text("A").tag(0)
            Text("B").tag(1)
        }
        .pickerStyle(.segmented)
    }

    private static var watchList: some View {
        List {
            Section("Exercises") {
                Text("H")
                Text("H")
            }
        }
    }

    private static var watchButtons: some View {
        VStack(spacing: 5) {
            Button("Workout") {}
            Button("Rest") {}.buttonStyle(.borderedProminent)
        }
    }

    private static var watchPages: some View {
        TabView {
            Text("Move")
            Text("Stand")
            Text("Rest")
        }
    }

    /// Pages with titles, below what a watch keeps clear.
    private static var watchTitledPages: some View {
        TabView {
            ForEach(0..<2) { page in
                NavigationStack {
                    Text("Page \(page + 1)").navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        .padding(.top, 34.5)
        .environment(\.screenInsets, EdgeInsets(top: 34.5, leading: 0, bottom: 0, trailing: 0))
    }

    private static var watchPushed: some View {
        NavigationStack(path: .constant([1])) {
            Color.clear.navigationDestination(for: Int.self) { _ in
                Color.clear.navigationTitle("Edit").toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Edit", systemImage: "pencil") {} }
                }
            }
        }
    }
}
