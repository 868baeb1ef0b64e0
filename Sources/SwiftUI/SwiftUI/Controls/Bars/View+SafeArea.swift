@_spi(Nodes) import SwiftUICore

nonisolated extension View {
    /// Puts a view at the top or bottom of this one, which gets the space that is left as its safe area.
    ///
    /// - Parameters:
    ///   - edge: the edge at which the view stands.
    ///   - alignment: the alignment of the view along the edge.
    ///   - spacing: points between it and this view; nil for 8.
    ///     Source: public code that measured iOS 18, where two bars without a spacing stand 16 points apart with the 8 of the
    ///     code's own; Apple has not published it.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInsetView(
            content: self, inset: content(), edge: edge == .top ? .top : .bottom,
            alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing ?? SafeAreaSpacing.usual)
    }

    /// Puts a view at a side of this one, which gets the space that is left as its safe area.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInsetView(
            content: self, inset: content(), edge: edge == .leading ? .leading : .trailing,
            alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? SafeAreaSpacing.usual)
    }

    /// Makes the safe area of this view smaller.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        self
            .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: insets.top) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: insets.bottom) }
            .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: insets.leading) }
            .safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: insets.trailing) }
    }

    /// Makes the safe area of this view smaller on some sides; without a length, by 16 points.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? PaddingLayout.defaultInset
        let all = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        return safeAreaPadding(EdgeInsets().replacing(edges, by: all))
    }

    /// Makes the safe area of this view smaller on all sides, in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// The spacing between a view and the view at its edge where code sets none, in points.
enum SafeAreaSpacing {
    static let usual: CGFloat = 8
}

/// A view with another at one of its edges.
nonisolated private struct SafeAreaInsetView<Content: View, Inset: View>: View, ElementView {
    typealias Body = Never
    let content: Content
    let inset: Inset
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat

    @MainActor func makeNode(in context: BuildContext) -> BarredNode {
        let node = BarredNode(tree: context.tree)
        node.fillsSpace = false
        return node
    }

    @MainActor func update(_ node: BarredNode, at structure: ViewElement, in context: BuildContext) {
        var inside = context.forContent
        inside.environment.safeArea = node.safeArea
        inside.environment.stackAxis = nil
        node.setContent(context.tree.build(content, at: structure.child(0, holding: Content.self), in: inside))
        var outside = context.forContent
        outside.environment.stackAxis = nil
        let elements = context.tree.build(inset, at: structure.child(1, holding: Inset.self), in: outside)
        let bar = BarredNode.Bar(edge: edge, content: elements, alignment: alignment, spacing: spacing)
        node.makeBars = { _ in [bar] }
    }
}
