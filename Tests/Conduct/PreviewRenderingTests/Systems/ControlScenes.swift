import SwiftUI

/// Rows, sheets and pages of a watch that are measured, by the names in the table.
@MainActor enum ControlScenes {
    @ViewBuilder static func view(named name: String) -> some View {
        switch name {
        case "rows": NavigationStack { rows.navigationTitle("Form").navigationBarTitleDisplayMode(.inline) }
        case "plainSections": NavigationStack { plainSections.navigationTitle("History") }
        case "edited": NavigationStack { edited.navigationTitle("Edit").navigationBarTitleDisplayMode(.inline) }
        case "sections": sections
        case "newsTab": titledTabs(3)
        case "notificationsTab": titledTabs(1)
        case "searchTab": titledTabs(4)
        case "bottomGroup": bottomGroup
        case "stacked": stacked
        case "reset": NavigationStack { Color(uiColor: .systemGroupedBackground).ignoresSafeArea().toolbar { Button("Reset") {} } }
        case "confirmOff": confirmOff
        case "glassProminent": Button("Start") {}.buttonStyle(.glassProminent).tint(Color(red: 10 / 255, green: 121 / 255, blue: 253 / 255))
        case "largeProminent": Button("Button") {}.buttonStyle(.borderedProminent).controlSize(.large)
        case "iconBordered": Button("Record", systemImage: "mic.fill") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
        case "dates": date("2025-09-16T12:00:00Z")
        case "laterDate": date("2025-12-25T12:00:00Z")
        case "halfSlider": Slider(value: .constant(0.75)).frame(width: 382)
        case "switchOn": Toggle("On", isOn: .constant(true)).labelsHidden()
        case "watchInline": watchInline
        case "watchMini": watchMini
        case "watchPlain": watchPlain
        case "watchCarousel": List { ForEach(0..<3, id: \.self) { Text("Row \($0)") } }.listStyle(.carousel)
        case "watchStepper": watchStepper
        case "watchDots": watchDots
        case "watchPickerButton": watchPickerButton
        case "watchAlert":
            watchPage.alert("Delete Run?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
        case "watchDialog":
            watchPage.confirmationDialog("Finish?", isPresented: .constant(true), titleVisibility: .visible) {
                Button("End", role: .destructive) {}
                Button("Pause") {}
            }
        case "watchSheet":
            watchPage.sheet(isPresented: .constant(true)) {
                VStack {
                    Text("Saved")
                    Button("Done") {}
                }
            }
        case "watchSheetPage":
            watchPage.sheet(isPresented: .constant(true)) { NavigationStack { List { Text("Row") }.navigationTitle("New") } }
        case "watchControls": watchControls
        case "watchSliders":
            VStack {
                Slider(value: .constant(3), in: 0...5, step: 1)
                Slider(value: .constant(0.4))
                ProgressView(value: 0.4)
                Gauge(value: 0.6) { Text("Water") }
            }
            .padding(.horizontal, 8).padding(.top, 34)
        case "watchTurning":
            NavigationStack { List { ForEach(0..<8, id: \.self) { Text("Row \($0)") } }.listStyle(.carousel).navigationTitle("Runs") }
        case "watchWheel":
            Picker("Cups", selection: .constant(3)) { ForEach(0..<10) { Text("\($0)").tag($0) } }.padding(.horizontal, 8).padding(.top, 34)
        default: RecordScenes.view(named: name)
        }
    }

    private static var watchPage: some View { NavigationStack { List { Text("Row") }.navigationTitle("Runs") } }

    private static var watchControls: some View {
        List {
            Toggle("Alarm", isOn: .constant(true))
            Toggle("Snooze", isOn: .constant(false))
            Picker("Tone", selection: .constant(1)) { Text("Bell").tag(1) }
            Slider(value: .constant(0.5))
        }
    }

    private static var rows: some View {
        Form {
            Section {
                NavigationLink("Link") { EmptyView() }
                Picker("Kind", selection: .constant(0)) { Text("All").tag(0) }.pickerStyle(.navigationLink)
                Picker("Kind", selection: .constant(0)) { Text("All").tag(0) }.pickerStyle(.menu)
                TextField("Name", text: .constant(""))
            }
            Section("Header") {
                Picker("Kind", selection: .constant(0)) {
                    Text("H").tag(0)
                    Text("H").tag(1)
                }
                .pickerStyle(.inline).labelsHidden()
            }
        }
    }

    private static var plainSections: some View {
        List {
            Section("Today") { Text("H") }
            Section("Before") {
                Text("H")
                Text("H")
            }
        }
        .listStyle(.plain)
    }

    private static var edited: some View {
        List { ForEach(0..<2, id: \.self) { _ in Text("H") }.onDelete { _ in }.onMove { _, _ in } }
            .environment(\.editMode, .constant(.active))
    }

    private static var sections: some View {
        List {
            Section {
                Text("Checking")
                Text("Savings")
            } header: {
                Text("Accounts")
            } footer: {
                Text("Tap an account to view details")
            }
            Section {
                Text("Electric")
                Text("Internet")
            } header: {
                Text("Bills")
            } footer: {
                Text("Due this month")
            }
        }
    }

    private static func titledTabs(_ selected: Int) -> some View {
        TabView(selection: .constant(selected)) {
            Tab("Timeline", systemImage: "house", value: 0) { Color.black.ignoresSafeArea() }
            Tab("Notifications", systemImage: "bell", value: 1) { Color.black.ignoresSafeArea() }
            Tab("Favorites", systemImage: "star", value: 2) { Color.black.ignoresSafeArea() }
            Tab("News", systemImage: "book", value: 3) { Color.black.ignoresSafeArea() }
            Tab(value: 4, role: .search) {
                NavigationStack { Color.black.ignoresSafeArea().searchable(text: .constant("")) }
            }
        }
    }

    private static var bottomGroup: some View {
        NavigationStack {
            Color(uiColor: .systemBackground).ignoresSafeArea().toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Up", systemImage: "chevron.up") {}
                    Button("Down", systemImage: "chevron.down") {}
                }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("Add", systemImage: "plus") {} }
            }
        }
    }

    private static var stacked: some View {
        Color.white.ignoresSafeArea().sheet(isPresented: .constant(true)) {
            Color.white.sheet(isPresented: .constant(true)) { Color.white }
        }
    }

    private static var confirmOff: some View {
        NavigationStack {
            Color(uiColor: .systemGroupedBackground).ignoresSafeArea().toolbar {
                ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {}.disabled(true) }
            }
        }
    }

    private static func date(_ day: String) -> some View {
        DatePicker(
            "Day", selection: .constant((try? Date(day, strategy: .iso8601)) ?? .distantPast), displayedComponents: .date
        )
        .labelsHidden().environment(\.locale, Locale(identifier: "en_GB"))
    }

    private static var watchInline: some View {
        NavigationStack {
            Color.clear.navigationTitle("HI").navigationBarTitleDisplayMode(.inline)
        }
    }

    private static var watchMini: some View {
        HStack(spacing: 12) {
            Button("Stop") {}
            Button("Go") {}.buttonStyle(.borderedProminent).tint(.orange)
        }
        .controlSize(.mini).padding(.horizontal, 4)
    }

    private static var watchPlain: some View {
        List {
            Group {
                Text("H")
                Text("H")
            }
            .listRowBackground(Color.clear)
        }
        .listStyle(.plain)
    }

    private static var watchStepper: some View {
        Stepper(value: .constant(5)) { Text("5") }.padding(.horizontal, 12.5)
    }

    private static var watchDots: some View {
        TabView {
            Color.black
            Color.black
            Color.black
        }
        .tabViewStyle(.verticalPage)
    }

    private static var watchPickerButton: some View {
        Picker("Exercise execution type", selection: .constant(0)) { Text("Cycles").tag(0) }
            .pickerStyle(.navigationLink).padding(.horizontal, 12.5)
    }
}
