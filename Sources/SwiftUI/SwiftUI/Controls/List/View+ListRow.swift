/// The traits that a row sets for its list.
struct ListRowTraits {
    var insets: EdgeInsets?
    var background: AnyView?
    var separator = Visibility.automatic
    var topSeparator = Visibility.automatic
    var separatorTint: Color?
    var topSeparatorTint: Color?
    /// The visibility of the lines under and over the row's section.
    var sectionSeparator = Visibility.automatic
    var topSectionSeparator = Visibility.automatic
    var sectionSeparatorTint: Color?
    var topSectionSeparatorTint: Color?
    /// The actions that a swipe brings out.
    var leadingActions: RowActions?
    var trailingActions: RowActions?
    var isDeleteDisabled = false
    var isMoveDisabled = false
    var isSelectionDisabled = false
    /// The margins of the section that the row is in, in points, where they are not the list's own.
    var sectionMargins = SectionMargins()
    /// The changes by modifiers, outermost first.
    fileprivate var changes: [(inout ListRowTraits) -> Void] = []

    init() {}

    fileprivate init(_ changes: [(inout ListRowTraits) -> Void]) {
        for change in changes { change(&self) }
        self.changes = changes
    }
}

/// The distances from the sides of a list, and from its neighbours before and after, to a section, in points; nil for the list's own.
struct SectionMargins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
}

struct ListRowTraitsKey: LayoutValueKey {
    static var defaultValue: ListRowTraits { ListRowTraits() }
}

/// Changes the traits of a row. Where two modifiers set the same trait, the inner one wins: a row's own background takes precedence over
/// that of its section.
nonisolated struct ListRowTraitModifier: ViewModifier, TraitModifier {
    typealias Body = Never
    let change: (inout ListRowTraits) -> Void

    @MainActor func write(to traits: inout ViewTraits) {
        let key = ObjectIdentifier(ListRowTraitsKey.self)
        let inner = (traits.layoutValues[key] as? ListRowTraits)?.changes ?? []
        traits.layoutValues[key] = ListRowTraits([change] + inner)
    }
}

nonisolated extension View {
    /// Puts a view behind this row of a list, in place of the list's own background.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(ListRowTraitModifier { $0.background = view.map { AnyView($0) } })
    }

    /// Sets the space around this row's view; nil is the list's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(ListRowTraitModifier { $0.insets = insets })
    }

    /// Sets whether lines separate this row from those above and below.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            ListRowTraitModifier {
                if edges.contains(.bottom) { $0.separator = visibility }
                if edges.contains(.top) { $0.topSeparator = visibility }
            })
    }

    /// Sets the colour of the lines that separate this row from others; over a row there is one where a section begins.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            ListRowTraitModifier {
                if edges.contains(.bottom) { $0.separatorTint = color }
                if edges.contains(.top) { $0.topSeparatorTint = color }
            })
    }

    /// Sets whether lines stand over and under this section. Groups with round corners have none.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            ListRowTraitModifier {
                if edges.contains(.bottom) { $0.sectionSeparator = visibility }
                if edges.contains(.top) { $0.topSectionSeparator = visibility }
            })
    }

    /// Sets the colour of the lines over and under this section.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            ListRowTraitModifier {
                if edges.contains(.bottom) { $0.sectionSeparatorTint = color }
                if edges.contains(.top) { $0.topSectionSeparatorTint = color }
            })
    }

    /// Sets the distance between the sections of lists in this view.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the distance between the sections of lists in this view, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }

    /// Sets the distance, in points, between the rows of lists in this view: each row is then a separate group.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

    /// Sets the prominence of the headers of sections.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

/// The distance between the sections of a list.
///
/// Source: Apple, SwiftUI `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable {
    let points: CGFloat?

    /// The list's own.
    public static let `default` = ListSectionSpacing(points: nil)
    public static let compact = ListSectionSpacing(points: 17)
    /// A custom spacing, in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// The prominence of a view.
///
/// Source: Apple, SwiftUI `Prominence`.
public enum Prominence: Sendable, Hashable {
    case standard
    case increased
}

private enum ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}

private enum ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

private enum DefaultMinListHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// The distance between rows, in points; nil where they follow each other.
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    /// The prominence of the headers of sections.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// The height, in points, below which no row of a list goes.
    public var defaultMinListRowHeight: CGFloat {
        get { ownMinListRowHeight ?? 44 }
        set { ownMinListRowHeight = newValue }
    }

    /// The height, in points, below which no header of a list goes; nil for that of its content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[DefaultMinListHeaderHeightKey.self] }
        set { self[DefaultMinListHeaderHeightKey.self] = newValue }
    }

    /// The least height of rows that user code has set; nil for the system's own.
    var ownMinListRowHeight: CGFloat? {
        get { self[DefaultMinListRowHeightKey.self] }
        set { self[DefaultMinListRowHeightKey.self] = newValue }
    }
}

/// A side of a horizontal line, with its set.
///
/// Source: Apple, SwiftUI `VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
    case top
    case bottom

    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

/// A side of a vertical line, with its set.
///
/// Source: Apple, SwiftUI `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
    case leading
    case trailing

    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
