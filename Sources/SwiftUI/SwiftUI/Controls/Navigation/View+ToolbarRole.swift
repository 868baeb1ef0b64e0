import CoreTransferable
import Foundation

nonisolated extension View {
    /// Sets the purpose of the bars' content: an editor's title stands at the leading side, after a back button without words.
    public func toolbarRole(_ role: ToolbarRole) -> some View { navigationBarContent { $0.role = role } }

    /// Removes a default item of a bar.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationBarContent { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
    }

    /// Makes the title of the bar, while it is inline, open a menu.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar { ToolbarTitleMenu(content: content) }
    }

    /// Sets the document that the title stands for.
    public func navigationDocument(_ url: URL) -> some View { navigationDocument() }

    public func navigationDocument<D: Transferable>(_ document: D) -> some View { navigationDocument() }

    public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View { navigationDocument() }

    public func navigationDocument<D: Transferable, I: Transferable>(
        _ document: D, preview: SharePreview<Never, I>
    ) -> some View { navigationDocument() }

    public func navigationDocument<D: Transferable, I: Transferable>(
        _ document: D, preview: SharePreview<I, Never>
    ) -> some View { navigationDocument() }

    private func navigationDocument() -> some View {
        reporting(true, "The document of navigationDocument(_:)", instead: "the title has no menu with its preview")
    }
}

/// The purpose of the content of bars.
///
/// Source: Apple, SwiftUI `ToolbarRole`.
public struct ToolbarRole: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, browser, editor, navigationStack }
    private let kind: Kind

    public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
    /// On an iPad the title stands at the leading side.
    public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
    public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
    public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
}

/// Something that a bar has by itself.
///
/// Source: Apple, SwiftUI `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case sidebarToggle, title, search }
    private let kind: Kind

    /// The button that shows and hides a sidebar; an iPhone has none.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The title and the line under it.
    public static let title = ToolbarDefaultItemKind(kind: .title)
    /// The search field.
    public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// Something that a bar has by itself, at another place.
///
/// Source: Apple, SwiftUI `DefaultToolbarItem`. On an iPhone a search field moves to the bar at the bottom; other kinds stay.
nonisolated public struct DefaultToolbarItem: CustomizableToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let kind: ToolbarDefaultItemKind
    let placement: ToolbarItemPlacement

    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }

    @MainActor var entries: [ToolbarEntry] {
        guard kind == .search, placement.slot == .bottomBar else { return [] }
        return [ToolbarEntry(placement: placement, content: AnyView(EmptyView()), isSearch: true)]
    }
}

/// The menu that the title of a bar opens.
///
/// Source: Apple, SwiftUI `ToolbarTitleMenu`.
nonisolated public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a menu of the app's commands; here it has none.
    public init() where Content == EmptyView { content = EmptyView() }

    @MainActor var entries: [ToolbarEntry] {
        guard Content.self != EmptyView.self else { return [] }
        return [ToolbarEntry(placement: ToolbarItemPlacement(slot: .titleMenu), content: AnyView(content))]
    }
}

extension NavigationBarContent {
    /// True if the search field stands in the bar at the bottom.
    var hasSearchItem: Bool { items.contains(where: \.isSearch) }
}
