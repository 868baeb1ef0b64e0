/// Sheets and covers: they come up from the bottom of the window, over everything in it, and the presenting view darkens.
///
/// The card, its heights, its shade and its motion are UIKit's on a telephone where they are known: see `SheetPosture`,
/// `Animation.presentation` and `ScreenInsets`. A view that presents from the start shows its presentation in its still.
nonisolated extension View {
    /// Presents a sheet while a value is true.
    ///
    /// - Parameter onDismiss: runs when the sheet has left.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content) }

    /// Presents a sheet while there is an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item: item, onDismiss: onDismiss, content: content) }

    /// Presents a view over the whole window while a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content) }

    /// Presents a view over the whole window while there is an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.cover, item: item, onDismiss: onDismiss, content: content) }

    /// Presents an inspector while a value is true: on a telephone it is a sheet, as here it is everywhere.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        let content = content()
        return presenting(.sheet, isPresented: isPresented) { content }
    }

    /// Sets the width of the inspector's column, in points; there is no column where an inspector is a sheet.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}
