/// How lists look.
///
/// Source: Apple, SwiftUI `ListStyle`; there, too, only the system's own styles conform to it.
@MainActor @preconcurrency
public protocol ListStyle {
    /// The drawing and the distances of a list in this style.
    nonisolated static var _look: _ListLook { get }
}

/// The look by which the list styles differ. It is not Apple's: their protocol has hidden requirements, too.
public struct _ListLook: Sendable, Equatable {
    enum Kind: Sendable {
        case plain, grouped, insetGrouped, sidebar
        /// A sidebar in a column beside the content, as a tablet has it.
        case column

        /// True if the groups are cards with round corners.
        var isInset: Bool { self == .insetGrouped || self == .sidebar }
    }

    let kind: Kind
    /// True if rows that reach beyond the lower end of a watch's screen are drawn smaller.
    var turnsAway = false
}

/// The style of the surroundings: groups with round corners.
public struct DefaultListStyle: ListStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Groups from edge to edge.
public struct GroupedListStyle: ListStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// Groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// Rows with a margin, without groups' backgrounds.
public struct InsetListStyle: ListStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// As the column beside the content has it: on a telephone, groups with round corners.
public struct SidebarListStyle: ListStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .sidebar) }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: _ListLook { DefaultListStyle._look }
}

private enum ListLookKey: EnvironmentKey {
    static var defaultValue: _ListLook? { nil }
}

extension EnvironmentValues {
    /// The look of lists in the view.
    var listStyle: _ListLook {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// The look of the list around a row; nil outside of lists.
    var listLook: _ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how lists in this view look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, S._look) }
}
