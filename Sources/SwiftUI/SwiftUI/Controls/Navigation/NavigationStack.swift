/// A view with a navigation bar over it, and views that are pushed over it.
///
/// Each view has its own bar, which moves with it: the system's bar stays and exchanges its titles, while here the titles go with their
/// views.
///
/// Source: Apple, SwiftUI `NavigationStack`.
public struct NavigationStack<Data, Root: View>: View {
    let root: Root
    let path: NavigationPathAccess?

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = NavigationPathAccess(path)
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = NavigationPathAccess(path)
    }

    public var body: some View { NavigationContainer(root: root, path: path).modifier(EditModeScope()) }
}

/// A view with a navigation bar over it, as before iOS 16; of several views, which are columns where there is room for them,
/// a telephone shows the first.
///
/// Source: Apple, SwiftUI `NavigationView`.
nonisolated public struct NavigationView<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor @preconcurrency public var body: some View {
        NavigationContainer(root: content, showsFirstAlone: true).modifier(EditModeScope())
    }
}
