import SwiftUI

/// The views whose bars are measured, by the names in the table.
@MainActor enum BarScenes {
    @ViewBuilder static func view(named name: String) -> some View {
        switch name {
        case "page": pushed { Ground() }
        case "grouped": pushed { Color(uiColor: .systemGroupedBackground).ignoresSafeArea() }
        case "pair": NavigationStack { Ground().toolbar { Pair() } }
        case "apart": NavigationStack { Ground().toolbar { Apart() } }
        case "inline": titled("SOTKA", .inline)
        case "subtitle": subtitled
        case "large": titled("Settings", .large)
        case "largeSubtitle": NavigationStack { Ground().navigationTitle("Feeds").navigationSubtitle("18 Unread") }
        case "done": root { Button("Done") {} }
        case "link": root { NavigationLink("Infoposts") { Text("") } }
        case "plain": root { Button("Edit") {}.buttonStyle(.plain) }
        case "plus": root { Button("Add", systemImage: "plus") {} }
        case "confirm": NavigationStack { Ground().toolbar { ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} } } }
        case "four": tabs(["house", "book", "chart.bar", "gear"])
        case "three": tabs(["figure.run", "clock", "gear"])
        case "fourSearch": searchTabs
        case "bottom": bottom
        case "search": NavigationStack { Ground().searchable(text: .constant("")) }
        case "searchBar": searchBar
        case "drawer": NavigationStack { drawer }
        case "sheet": Ground().sheet(isPresented: .constant(true)) { NavigationStack { Ground().toolbar { Cancel() } } }
        case "floating": Ground().sheet(isPresented: .constant(true)) { Color.clear.presentationDetents([.height(430)]) }
        case "grabber": Ground().sheet(isPresented: .constant(true)) { Color.clear.presentationDragIndicator(.visible) }
        case "alert": alert
        case "scrolled": scrolled
        case "black", "white", "red": over(name)
        default: ListScenes.view(named: name)
        }
    }

    private static func pushed(_ page: @escaping () -> some View) -> some View {
        NavigationStack(path: .constant([1])) {
            Color.clear.navigationDestination(for: Int.self) { _ in page().navigationBarTitleDisplayMode(.inline) }
        }
    }

    private static func root(@ViewBuilder _ item: @escaping () -> some View) -> some View {
        NavigationStack { Ground().toolbar { ToolbarItem(placement: .topBarTrailing) { item() } } }
    }

    private static func titled(_ title: String, _ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        NavigationStack { Ground().navigationTitle(title).navigationBarTitleDisplayMode(mode) }
    }

    private static var subtitled: some View {
        NavigationStack {
            Ground().navigationTitle("Today").navigationSubtitle("18 Unread").navigationBarTitleDisplayMode(.inline)
        }
    }

    private static func tabs(_ symbols: [String]) -> some View {
        TabView {
            ForEach(symbols, id: \.self) { symbol in Ground().tabItem { Label("Tab", systemImage: symbol) } }
        }
    }

    private static var searchTabs: some View {
        TabView {
            Tab("One", systemImage: "house") { Ground() }
            Tab("Two", systemImage: "book") { Ground() }
            Tab("Three", systemImage: "bell") { Ground() }
            Tab("Four", systemImage: "gear") { Ground() }
            Tab(role: .search) { Ground() }
        }
    }

    private static var bottom: some View {
        NavigationStack {
            Ground().toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Settings", systemImage: "gear") {} }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("Add", systemImage: "plus") {} }
            }
        }
    }

    private static var searchBar: some View {
        NavigationStack {
            Ground().searchable(text: .constant("")).toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Filter", systemImage: "line.3.horizontal.decrease") {} }
                ToolbarSpacer(.fixed, placement: .bottomBar)
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
                ToolbarSpacer(.fixed, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("Done", systemImage: "checkmark") {} }
            }
        }
    }

    private static func over(_ name: String) -> some View {
        NavigationStack {
            (name == "black" ? Color.black : name == "white" ? .white : .red).ignoresSafeArea()
                .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} } }
        }
    }

    private static var scrolled: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 8) { ForEach(0..<60, id: \.self) { _ in Color.black.frame(height: 30) } }
            }
            .defaultScrollAnchor(.bottom)
            .navigationTitle("Rows").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Add", systemImage: "plus") {} } }
        }
    }

    private static var alert: some View {
        Ground().alert("Delete the workout?", isPresented: .constant(true)) {
            Button("Delete") {}
            Button("Cancel", role: .cancel) {}
        }
    }

    private static var drawer: some View {
        Ground().navigationTitle("Exercises").navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
    }
}

/// The colour of the system's background over the whole screen.
private struct Ground: View {
    var body: some View { Color(uiColor: .systemBackground).ignoresSafeArea() }
}

/// Two symbols on two pieces of glass.
private struct Apart: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) { Button("Grid", systemImage: "square.grid.2x2") {} }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
    }
}

/// Two symbols on one piece of glass.
private struct Pair: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) { Button("Previous", systemImage: "chevron.up") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Next", systemImage: "chevron.down") {} }
    }
}

/// The button that leaves a sheet.
private struct Cancel: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Close", systemImage: "xmark") {} }
    }
}
