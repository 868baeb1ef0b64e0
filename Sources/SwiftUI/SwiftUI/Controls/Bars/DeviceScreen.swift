@_spi(Nodes) import SwiftUICore

/// A view on the screen of a device, inside of what that keeps clear for the status bar, its island or notch, and the line at
/// the bottom.
///
/// Source: Apple, Human Interface Guidelines, Layout, "Guides and safe areas".
package struct DeviceScreen: View {
    private let content: AnyView
    private let insets: EdgeInsets

    /// - Parameter insets: in points; none: the view has the whole canvas.
    package init(_ content: any View, insets: EdgeInsets) {
        self.content = AnyView(existential: content)
        self.insets = insets
    }

    package var body: some View {
        if insets == EdgeInsets() {
            content
        } else {
            ClearedView(content: content) { [insets] in insets }.environment(\.screenInsets, insets).modifier(WatchClockLayer())
        }
    }
}

/// A view in the part of a screen that is free.
struct ClearedView<Content: View>: View, ElementView {
    typealias Body = Never
    let content: Content
    /// Returns the space that is not free, in points; asked at every layout. It returns nil where the view is at no edge and takes the
    /// size it likes.
    let clearance: @MainActor () -> EdgeInsets?

    func makeNode(in context: BuildContext) -> BarredNode { BarredNode(tree: context.tree) }

    func update(_ node: BarredNode, at structure: ViewElement, in context: BuildContext) {
        node.clearance = clearance
        var inside = context.forContent
        inside.environment.safeArea = node.safeArea
        inside.environment.containerSize = node.container
        inside.environment.stackAxis = nil
        node.setContent(context.tree.build(content, at: structure.child(0, holding: Content.self), in: inside))
    }
}
