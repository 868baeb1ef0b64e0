/// Columns side by side; on a telephone a stack of them.
///
/// There the first column is the root. A selection in a list of a column shows the next column over it, and going back clears the
/// selection; links show their own views, as in a stack.
///
/// Source: Apple, SwiftUI `NavigationSplitView`.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    /// Nil: there are two columns.
    private let content: Content?
    private let detail: Detail
    /// The column that shows where there is room for one.
    private let preferred: Binding<NavigationSplitViewColumn>?
    /// The columns that show where there is room for several.
    private let visibility: Binding<NavigationSplitViewVisibility>?
    @Environment(\.hasRoomForColumns) private var hasRoom

    private init(
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail, _ preferred: Binding<NavigationSplitViewColumn>? = nil,
        _ visibility: Binding<NavigationSplitViewVisibility>? = nil
    ) {
        self.visibility = visibility
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.preferred = preferred
    }

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail()) }

    /// Creates columns with a binding to the visible columns where there is room for several.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail(), nil, columnVisibility) }

    /// Creates columns with a binding to the visible column where there is room for one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail(), preferredCompactColumn) }

    /// Creates columns with bindings to the visible columns and to the visible column where there is room for one.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail(), preferredCompactColumn, columnVisibility) }

    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(sidebar(), nil, detail())
    }

    /// Creates two columns with a binding to the visible columns where there is room for both.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init(sidebar(), nil, detail(), nil, columnVisibility) }

    /// Creates two columns with a binding to the visible column where there is room for one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init(sidebar(), nil, detail(), preferredCompactColumn) }

    /// Creates two columns with bindings to the visible columns and to the visible column where there is room for one.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init(sidebar(), nil, detail(), preferredCompactColumn, columnVisibility) }

    @MainActor @preconcurrency public var body: some View {
        if hasRoom {
            SplitColumns(
                sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail), visibility: visibility)
        } else {
            NavigationContainer(root: root)
        }
    }

    @MainActor private var columns: [AnyView] { (content.map { [AnyView($0)] } ?? []) + [AnyView(detail)] }

    @MainActor private var root: some View {
        let columns = columns
        let preference = preferred?.wrappedValue ?? .sidebar
        // The first of the columns over the sidebar stands below the detail.
        let first = preference == .sidebar ? nil : columns.first
        return
            sidebar
            .environment(\.navigationColumns, columns)
            .environment(\.isNavigationColumn, true)
            .modifier(
                NavigationPresenter(
                    isPresented: first != nil,
                    content: first.map { column in
                        AnyView(
                            NavigationColumn(
                                column: column, further: Array(columns.dropFirst()),
                                showsNext: preference == .detail && columns.count > 1, leave: { preferred?.wrappedValue = .content }))
                    }
                ) { preferred?.wrappedValue = .sidebar })
    }
}

/// A column over another one.
struct NavigationColumn: View {
    let column: AnyView
    /// The columns after it.
    var further: [AnyView] = []
    /// True if the next column shows, too.
    var showsNext = false
    var leave: () -> Void = {}

    var body: some View {
        column
            .environment(\.navigationColumns, further)
            .environment(\.isNavigationColumn, true)
            .modifier(
                NavigationPresenter(
                    isPresented: showsNext && !further.isEmpty,
                    content: further.first.map { AnyView(NavigationColumn(column: $0, further: Array(further.dropFirst()))) },
                    dismiss: leave))
    }
}

private enum NavigationColumnsKey: EnvironmentKey {
    static var defaultValue: [AnyView] { [] }
}

extension EnvironmentValues {
    /// The columns of a split view after the one that holds the view.
    var navigationColumns: [AnyView] {
        get { self[NavigationColumnsKey.self] }
        set { self[NavigationColumnsKey.self] = newValue }
    }
}

/// The visible columns of a split view.
///
/// Source: Apple, SwiftUI `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private enum Kind: Hashable, Codable { case automatic, all, doubleColumn, detailOnly }
    private let kind: Kind

    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }
}

/// A column of a split view.
///
/// Source: Apple, SwiftUI `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private enum Kind: Hashable { case sidebar, content, detail }
    private let kind: Kind

    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .sidebar) }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .content) }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .detail) }
}
