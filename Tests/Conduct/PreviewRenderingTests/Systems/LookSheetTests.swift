import SwiftUI
import SwiftUICore
import Testing

/// Contact sheets of lists, controls and pages of a watch, each in the look of its system.
@Suite("Sheets of looks") @MainActor struct LookSheetTests {
    private static let phone = CGSize(width: 402, height: 620)
    private static let watch = CGSize(width: 198, height: 242)

    private func check(_ page: some View, _ system: SystemLook = .iOS26, size: CGSize = LookSheetTests.phone, as name: String) async throws
    {
        let page = page.frame(width: size.width, height: size.height).environment(\.systemLook, system)
        try await Sheet.check(page, size: size, allowsSimilarSymbols: true, as: "looks-\(name)")
    }

    @Test("Controls of iOS 26, 18 and in the dark") func controls() async throws {
        try await check(ControlsSheet(), as: "controls")
        try await check(ControlsSheet(), .iOS18, as: "controls18")
        try await check(ControlsSheet().background(.black).environment(\.colorScheme, .dark), as: "controlsDark")
        try await check(ControlsSheet().environment(\.layoutDirection, .rightToLeft), as: "controlsMirrored")
    }

    @Test("Lists of iOS 26, 18, in the dark, from right to left and with large type") func lists() async throws {
        try await check(ListSheet(), as: "list")
        try await check(ListSheet(), .iOS18, as: "list18")
        try await check(ListSheet().environment(\.colorScheme, .dark), as: "listDark")
        try await check(ListSheet().environment(\.layoutDirection, .rightToLeft), as: "listMirrored")
        try await check(ListSheet().dynamicTypeSize(.accessibility1), as: "listLarge")
        try await check(ListSheet().listStyle(.plain), as: "listPlain")
        try await check(ListSheet().listStyle(.sidebar), as: "listSidebar")
        try await check(ListSheet().environment(\.editMode, .constant(.active)), as: "listEdited")
    }

    @Test("Content is blurred and fades under the bars of iOS 26") func scrolled() async throws {
        let size = CGSize(width: 402, height: 300)
        try await check(ScrolledSheet(), size: size, as: "scrolled")
        try await check(ScrolledSheet().background(.black).environment(\.colorScheme, .dark), size: size, as: "scrolledDark")
    }

    @Test("Tabs at the top, a sidebar and columns of a tablet") func tablet() async throws {
        let size = CGSize(width: 1024, height: 600)
        for name in ["tabletTabs", "tabletSidebar", "tabletSplit", "tabletColumns"] {
            try await check(TabletScenes.view(named: name), size: size, as: name)
        }
        try await check(TabletScenes.view(named: "tabletTabs"), .iOS18, size: size, as: "tabletTabs18")
        try await check(TabletScenes.view(named: "tabletSplit"), .iOS18, size: size, as: "tabletSplit18")
    }

    @Test("Pages of a watch") func watch() async throws {
        func page(_ view: some View) -> some View {
            view.environment(\.colorScheme, .dark).dynamicTypeSize(.xLarge).background(.black)
        }
        for name in ["watchList", "watchButtons", "watchPushed", "watchPages", "watchTitledPages"] {
            try await check(page(ListScenes.view(named: name)), .watchOS26, size: Self.watch, as: name)
        }
        for name in [
            "watchAlert", "watchDialog", "watchSheet", "watchSheetPage", "watchControls", "watchWheel", "watchTurning", "watchSliders",
        ] {
            try await check(page(ControlScenes.view(named: name)), .watchOS26, size: Self.watch, as: name)
        }
    }
}

/// Rows that have come under a bar.
private struct ScrolledSheet: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 14) {
                    ForEach(0..<20) { row in Label("Row number \(row + 1)", systemImage: "star.fill") }
                }
                .frame(maxWidth: .infinity, alignment: .leading).padding()
            }
            .defaultScrollAnchor(.center)
            .navigationTitle("Rows").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Add", systemImage: "plus") {} }
        }
    }
}

/// The controls, under each other.
private struct ControlsSheet: View {
    var body: some View {
        VStack(spacing: 12) {
            Toggle("On", isOn: .constant(true))
            Toggle("Off", isOn: .constant(false))
            Stepper("Stepper", value: .constant(2))
            Slider(value: .constant(0.6))
            Picker("Segments", selection: .constant(1)) {
                Text("Red").foregroundColor(.red).tag(0)
                Text("Green").tag(1)
                Text("Blue").tag(2)
            }
            .pickerStyle(.segmented)
            DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_758_000_000)), displayedComponents: .date)
            TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
            HStack {
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
            }
            HStack {
                Button("Glass") {}.buttonStyle(.glass)
                Button("Glass") {}.buttonStyle(.glassProminent)
                Button("Tinted") {}.buttonStyle(.bordered).tint(.purple)
            }
            HStack {
                Button("Small") {}.controlSize(.small)
                Button("Large") {}.controlSize(.large)
            }
            .buttonStyle(.bordered)
            ProgressView(value: 0.4)
            Gauge(value: 0.4) { Text("Gauge") }
        }
        .padding(16)
    }
}

/// Rows of most kinds in sections.
private struct ListSheet: View {
    var body: some View {
        List {
            Section("Day exercises") {
                ForEach(["Pull-ups", "Squats"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
                NavigationLink("More") { EmptyView() }
            }
            Section {
                Label("Sounds", systemImage: "speaker.wave.2")
                Toggle("Vibration", isOn: .constant(true))
                Picker("Theme", selection: .constant(0)) { Text("System").tag(0) }
            } footer: {
                Text("Plays between exercises.")
            }
            Section {
                Stepper("Age", value: .constant(2))
                DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_758_000_000)), displayedComponents: .date)
                TextField("Name", text: .constant(""))
            }
        }
    }
}
