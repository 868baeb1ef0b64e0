import SwiftUI

/// Rows of every kind in groups with headers and footers.
struct FormPage: View {
    var body: some View {
        Form {
            Section("Day exercises") {
                Text("Pull-ups")
                NavigationLink("Squats") { Text("Squats") }
                LabeledContent("Value", value: "Week")
            }
            Section {
                Toggle("Sound", isOn: .constant(true))
                Toggle("Vibration", isOn: .constant(false))
            } footer: {
                Text("Plays between exercises.")
            }
            Section {
                Picker("Theme", selection: .constant(0)) { Text("System").tag(0); Text("Dark").tag(1) }
                Stepper("Age", value: .constant(2))
                DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_758_000_000)), displayedComponents: .date)
                Slider(value: .constant(0.4))
                TextField("Name", text: .constant(""))
            }
        }
    }
}

#Preview("Form") {
    NavigationStack { FormPage().navigationTitle("Settings").navigationBarTitleDisplayMode(.inline) }
}

#Preview("Plain") {
    List {
        Section("Fruit") { Text("Apple"); Text("Pear") }
        Section("Vegetables") { Text("Leek"); Text("Beet") }
    }
    .listStyle(.plain)
}

#Preview("Grouped") {
    List {
        Section("Fruit") { Text("Apple"); Text("Pear") }
        Section("Vegetables") { Text("Leek"); Text("Beet") }
    }
    .listStyle(.grouped)
}

#Preview("Sidebar") {
    List {
        Section("Library") { Label("Songs", systemImage: "music.note"); Label("Albums", systemImage: "square.stack") }
        Section("Playlists") { Label("Running", systemImage: "figure.run") }
    }
    .listStyle(.sidebar)
}

#Preview("Editing") {
    List {
        ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
    }
    .environment(\.editMode, .constant(.active))
}

#Preview("Large type") {
    FormPage().dynamicTypeSize(.accessibility1)
}

#Preview("Right to left") {
    FormPage().environment(\.layoutDirection, .rightToLeft)
}
