/// The menu of a view, as before iOS 16.
///
/// Source: Apple, SwiftUI `ContextMenu`.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// Menus that a long press brings up: the view is lifted over the window, which blurs, and the menu grows beside it.
nonisolated extension View {
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        ContextMenuOpener(content: self, items: menuItems(), preview: nil)
    }

    /// A menu beside a preview that takes the view's place.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        let preview = preview()
        return ContextMenuOpener(content: self, items: menuItems(), preview: { AnyView(preview) })
    }

    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        ContextMenuOpener(content: self, items: contextMenu?.items, preview: nil)
    }
}

/// A view that opens its menu when it is pressed for long.
nonisolated private struct ContextMenuOpener<Content: View, Items: View>: View {
    let content: Content
    let items: Items
    let preview: (@MainActor () -> AnyView)?
    @State private var isOpen = false

    @MainActor var body: some View {
        let isOpen = $isOpen
        content
            .presenting(.contextMenu(preview: preview), isPresented: isOpen) { items }
            .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen.wrappedValue = true })
    }
}
