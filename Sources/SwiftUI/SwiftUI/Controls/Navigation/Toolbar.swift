/// The content of bars.
///
/// Source: Apple, SwiftUI `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}

/// An item of a bar.
struct ToolbarEntry {
    var placement: ToolbarItemPlacement
    var content: AnyView
    /// True if the search field stands here, in place of the content.
    var isSearch = false
    /// The length of the space that stands here; nil for an item.
    var spacer: ToolbarSpacer.SpacerSizing?
    /// True if no glass lies behind the item.
    var hidesGlass = false
}

/// Content that the bars themselves understand.
@MainActor
protocol PrimitiveToolbarContent {
    var entries: [ToolbarEntry] { get }
}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("Primitive toolbar content has no body.") }
}

extension Never: ToolbarContent {}

extension ToolbarContent {
    /// The entries of the content, in its order.
    var allEntries: [ToolbarEntry] {
        if let primitive = self as? any PrimitiveToolbarContent { return primitive.entries }
        return body.allEntries
    }
}

/// Several pieces of content in a row.
nonisolated public struct ToolbarContentList: CustomizableToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let pieces: [any ToolbarContent]
    /// Changes each of their entries.
    var change: (ToolbarEntry) -> ToolbarEntry = { $0 }

    @MainActor var entries: [ToolbarEntry] { pieces.flatMap(\.allEntries).map(change) }
}

/// Builds the content of bars from closures.
///
/// Source: Apple, SwiftUI `ToolbarContentBuilder`.
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarContentList {
        var pieces: [any ToolbarContent] = []
        repeat pieces.append(each content)
        return ToolbarContentList(pieces: pieces)
    }

    // An opaque type depends on the content, as the compiler needs it where there is none.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some CustomizableToolbarContent {
        ToolbarContentList(pieces: content.map { [$0] } ?? [])
    }

    public static func buildEither<First: ToolbarContent>(first: First) -> AnyToolbarContent { AnyToolbarContent(first) }
    public static func buildEither<Second: ToolbarContent>(second: Second) -> AnyToolbarContent { AnyToolbarContent(second) }

    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> ToolbarContentList {
        ToolbarContentList(pieces: [content])
    }

    /// Content of one of two kinds.
    nonisolated public struct AnyToolbarContent: CustomizableToolbarContent, PrimitiveToolbarContent {
        public typealias Body = Never
        private let content: any ToolbarContent
        init(_ content: some ToolbarContent) { self.content = content }
        @MainActor var entries: [ToolbarEntry] { content.allEntries }
    }
}

/// The place of an item in a bar.
///
/// Source: Apple, SwiftUI `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Sendable {
    enum Slot: Sendable {
        case leading, trailing, cancellation, confirmation, principal, bottomBar, keyboard, title, subtitle, largeTitle, largeSubtitle
        /// The menu that the title opens.
        case titleMenu
    }
    let slot: Slot

    public static let automatic = ToolbarItemPlacement(slot: .trailing)
    public static let principal = ToolbarItemPlacement(slot: .principal)
    public static let navigation = ToolbarItemPlacement(slot: .leading)
    public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
    public static let status = ToolbarItemPlacement(slot: .bottomBar)
    public static let confirmationAction = ToolbarItemPlacement(slot: .confirmation)
    public static let cancellationAction = ToolbarItemPlacement(slot: .cancellation)
    public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
    /// The bar over the keyboard, while a field is edited: no keyboard is drawn, and the bar stands at the bottom of the screen.
    public static let keyboard = ToolbarItemPlacement(slot: .keyboard)
    public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
    public static let bottomBar = ToolbarItemPlacement(slot: .bottomBar)
    /// The title's place while it is inline.
    public static let title = ToolbarItemPlacement(slot: .title)
    /// The place under the title while it is inline.
    public static let subtitle = ToolbarItemPlacement(slot: .subtitle)
    /// The large title's place.
    public static let largeTitle = ToolbarItemPlacement(slot: .largeTitle)
    /// The place under the large title.
    public static let largeSubtitle = ToolbarItemPlacement(slot: .largeSubtitle)
    public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
}

/// A view in a bar.
///
/// Source: Apple, SwiftUI `ToolbarItem`.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content
    private var isShown = true

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {
        self.placement = placement
        self.content = content()
    }

    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == String {
        self.placement = placement
        self.content = content()
    }

    @MainActor var entries: [ToolbarEntry] { isShown ? [ToolbarEntry(placement: placement, content: AnyView(content))] : [] }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Creates an item that a person can remove or add. An item that is not shown by default stays hidden, as an iPhone has no way to add
    /// it.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, content: content)
        isShown = showsByDefault
    }
}

/// Several views in a bar.
///
/// Source: Apple, SwiftUI `ToolbarItemGroup`.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Creates a group of views that may become a menu with a label where there is no room for them; here they always stand side by side.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content())
    }

    @MainActor var entries: [ToolbarEntry] { [ToolbarEntry(placement: placement, content: AnyView(content))] }
}

/// Several views of a bar with a label.
///
/// Source: Apple, SwiftUI `LabeledToolbarItemGroupContent`.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    @MainActor @preconcurrency public var body: some View { content }
}

/// Space between the items of a bar.
///
/// Source: Apple, SwiftUI `ToolbarSpacer`.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    @MainActor var entries: [ToolbarEntry] {
        let view = sizing == .flexible ? AnyView(Spacer(minLength: 0)) : AnyView(Color.clear.frame(width: 8, height: 1))
        return [ToolbarEntry(placement: placement, content: view, spacer: sizing)]
    }

    /// The length of the space.
    public struct SpacerSizing: Hashable, Sendable {
        private let isFlexible: Bool
        public static let flexible = SpacerSizing(isFlexible: true)
        public static let fixed = SpacerSizing(isFlexible: false)
    }
}

/// A bar.
///
/// Source: Apple, SwiftUI `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, bottomBar, navigationBar, tabBar }
    private let kind: Kind

    public static let automatic = ToolbarPlacement(kind: .automatic)
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    public static let tabBar = ToolbarPlacement(kind: .tabBar)

    /// The bars that a word without a bar is for.
    var concerned: [ToolbarPlacement] { self == .automatic ? [.navigationBar] : [self] }
}

/// Content of bars. An edit button in it acts on the edit mode at the place of the modifier, not at that of the bars.
nonisolated private struct ToolbarModifier: ViewModifier {
    let items: any ToolbarContent
    @Environment(\.editMode) private var editMode

    @MainActor func body(content: Content) -> some View {
        let mode = editMode
        let given = items.allEntries
        let entries =
            mode == nil
            ? given
            : given.map { entry in
                var entry = entry
                entry.content = AnyView(entry.content.environment(\.editMode, mode))
                return entry
            }
        let overKeyboard = entries.filter { $0.placement.slot == .keyboard }
        return
            content
            .navigationBarContent { $0.items += entries }
            .modifier(KeyboardBarModifier(entries: overKeyboard))
    }
}

nonisolated extension View {
    /// Puts views into the bars over and under this one.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarItem(content: content)))
    }

    /// Puts content into the bars over and under this view.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Puts content into the bars over and under this view, which a person can arrange on an iPad.
    public func toolbar<Content: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Sets whether bars are shown.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    /// Sets whether bars are shown.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        let bars = bars.isEmpty ? [.navigationBar] : bars.flatMap(\.concerned)
        return navigationBarContent { for bar in bars { $0.visibilities[bar] = visibility } }
            .transformPreference(TabBarVisibilityKey.self) { if bars.contains(.tabBar) { $0 = visibility } }
    }

    /// Sets the background of bars where it is shown.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty ? [.navigationBar] : bars.flatMap(\.concerned)
        return navigationBarContent { for bar in bars { $0.backgrounds[bar] = AnyShapeStyle(style) } }
    }

    /// Sets whether the background of bars is shown.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackgroundVisibility(visibility, bars)
    }

    /// Sets whether the background of bars is shown.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackgroundVisibility(visibility, bars)
    }

    private func toolbarBackgroundVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        let bars = bars.isEmpty ? [.navigationBar] : bars.flatMap(\.concerned)
        return navigationBarContent { for bar in bars { $0.backgroundVisibilities[bar] = visibility } }
    }

    /// Sets the appearance of bars.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty ? [.navigationBar] : bars.flatMap(\.concerned)
        return navigationBarContent { for bar in bars { $0.colorSchemes[bar] = colorScheme } }
    }
}
