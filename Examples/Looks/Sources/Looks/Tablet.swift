import SwiftUI

// Pages of a tablet: `render --device "iPad Pro 11-inch (M4)" --orientation landscape`.

#Preview("Tablet tabs") {
    TabView {
        Tab("Library", systemImage: "books.vertical") {
            NavigationStack { Shelf().navigationTitle("Library").toolbar { Button("Add", systemImage: "plus") {} } }
        }
        TabSection("Lists") {
            Tab("Novels", systemImage: "list.bullet") { Color.clear }
            Tab("Plays", systemImage: "theatermasks") { Color.clear }
        }
        Tab(role: .search) { Color.clear }
    }
    .tabViewStyle(.sidebarAdaptable)
}

#Preview("Tablet sidebar") {
    TabView {
        Tab("Library", systemImage: "books.vertical") { NavigationStack { Shelf().navigationTitle("Library") } }
        TabSection("Lists") {
            Tab("Novels", systemImage: "list.bullet") { Color.clear }
            Tab("Plays", systemImage: "theatermasks") { Color.clear }
        }
    }
    .tabViewStyle(.sidebarAdaptable)
    .defaultAdaptableTabBarPlacement(.sidebar)
}

#Preview("Tablet columns") {
    NavigationSplitView(columnVisibility: .constant(.all)) {
        List(selection: .constant("Novels")) {
            Section("Library") { ForEach(["Novels", "Plays", "Poems"], id: \.self) { Label($0, systemImage: "book") } }
        }
        .navigationTitle("Shelves")
    } content: {
        Shelf().listStyle(.plain).navigationTitle("Novels").navigationBarTitleDisplayMode(.inline)
    } detail: {
        Text("A novel of 864 pages").navigationTitle("Anna Karenina").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
    }
}
