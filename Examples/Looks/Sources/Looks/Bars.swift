import SwiftUI

/// Rows of a library, as content that scrolls under bars.
struct Shelf: View {
    var titles = ["Anna Karenina", "Buddenbrooks", "Dracula", "Emma", "Faust", "Germinal", "Hamlet", "Ivanhoe", "Jane Eyre", "Kim"]

    var body: some View {
        List(titles, id: \.self) { title in
            Label(title, systemImage: "book.closed")
        }
    }
}

#Preview("Large title") {
    NavigationStack {
        Shelf()
            .navigationTitle("Library")
            .navigationSubtitle("10 books")
            .toolbar { Button("Add", systemImage: "plus") {} }
    }
}

#Preview("Items") {
    NavigationStack(path: .constant([1])) {
        Shelf().navigationDestination(for: Int.self) { _ in
            Shelf()
                .navigationTitle("Novels")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Favourite", systemImage: "heart") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") {} }
                    ToolbarSpacer(.fixed, placement: .topBarTrailing)
                    ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
                }
        }
    }
}

#Preview("Scrolled") {
    NavigationStack {
        Shelf(titles: (1...40).map { "Volume \($0)" })
            .defaultScrollAnchor(.bottom)
            .navigationTitle("Encyclopaedia")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Done") {} }
    }
}

#Preview("Bottom") {
    NavigationStack {
        Shelf(titles: (1...40).map { "Volume \($0)" })
            .navigationTitle("Encyclopaedia")
            .toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Filter", systemImage: "line.3.horizontal.decrease") {} }
                ToolbarItem(placement: .bottomBar) { Button("Sort", systemImage: "arrow.up.arrow.down") {} }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("Add", systemImage: "plus") {} }
            }
    }
}

#Preview("Search") {
    NavigationStack { Shelf().navigationTitle("Library").searchable(text: .constant("")) }
}

#Preview("Search below the title") {
    NavigationStack {
        Shelf().navigationTitle("Library").searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
    }
}

#Preview("Tabs") {
    TabView {
        Tab("Library", systemImage: "books.vertical") { NavigationStack { Shelf().navigationTitle("Library") } }
        Tab("Lists", systemImage: "list.bullet") { Color.clear }.badge(3)
        Tab("Settings", systemImage: "gear") { Color.clear }
        Tab(role: .search) { Color.clear }
    }
    .tabViewBottomAccessory { Text("Chapter 3 is playing").font(.subheadline) }
}

#Preview("Over a picture") {
    TabView {
        Tab("Now", systemImage: "sun.max") {
            NavigationStack {
                LinearGradient(colors: [.orange, .pink, .indigo, .teal], startPoint: .topLeading, endPoint: .bottomTrailing)
                    .overlay { Text("Glass").font(.system(size: 140, weight: .heavy)).rotationEffect(.degrees(90)).foregroundStyle(.black) }
                    .ignoresSafeArea()
                    .toolbar {
                        Button("Share", systemImage: "square.and.arrow.up") {}
                        Button("Done") {}
                    }
            }
        }
        Tab("Later", systemImage: "moon") { Color.clear }
        Tab("Never", systemImage: "star") { Color.clear }
    }
}
