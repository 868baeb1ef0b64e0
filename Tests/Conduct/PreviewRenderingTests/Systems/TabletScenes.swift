import SwiftUI

/// Pages of a tablet that are measured, by the names in the table.
@MainActor enum TabletScenes {
    @ViewBuilder static func view(named name: String) -> some View {
        Group {
            switch name {
            case "tabletTabs": tabs()
            case "tabletSidebar": tabs().tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
            case "tabletSplit": split
            case "tabletColumns": columns
            default: Text("No scene is named \(name).")
            }
        }
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.verticalSizeClass, .regular)
    }

    private static func tabs() -> some View {
        TabView(selection: .constant(2)) {
            Tab("Home", systemImage: "house", value: 0) { Color.clear }
            Tab("Journal", systemImage: "book", value: 1) { Color.clear }
            Tab("Progress", systemImage: "chart.bar", value: 2) {
                NavigationStack {
                    List { ForEach(["Pull-ups", "Push-ups", "Squats"], id: \.self) { Text($0) } }
                        .listStyle(.plain)
                        .navigationTitle("Progress").navigationBarTitleDisplayMode(.inline)
                        .toolbar { Button("Infoposts") {} }
                }
            }
            TabSection("Library") { Tab("More", systemImage: "ellipsis", value: 3) { Color.clear } }
        }
    }

    private static var feeds: some View {
        List(selection: .constant("Today")) {
            Section("Smart Feeds") { ForEach(["Today", "All Unread", "Starred"], id: \.self) { Label($0, systemImage: "star") } }
            Section("On My iPad") { ForEach(["Daring Fireball", "furbo.org"], id: \.self) { Label($0, systemImage: "globe") } }
        }
        .navigationTitle("Feeds").navigationBarTitleDisplayMode(.inline)
    }

    private static var article: some View {
        Text("A sparrow").navigationTitle("Article").navigationBarTitleDisplayMode(.inline).toolbar {
            Button("Share", systemImage: "square.and.arrow.up") {}
        }
    }

    private static var split: some View {
        NavigationSplitView {
            feeds
        } detail: {
            article
        }
    }

    private static var columns: some View {
        NavigationSplitView(columnVisibility: .constant(.all)) {
            feeds
        } content: {
            List { Text("A Lovely Drawing") }.listStyle(.plain).navigationTitle("Today").navigationBarTitleDisplayMode(.inline)
        } detail: {
            article
        }
    }
}
