@_spi(Nodes) import SwiftUICore

/// Views in a vertical line, as wide as the space they are in.
///
/// In a scroll view that scrolls that way a row of a `ForEach` is built when it is visible, or next to a visible row. Rows that are not
/// built count with the average length of the first built rows. Rows appear when they come into sight, also in the course of a scroll,
/// and disappear when they leave it; their memory, including their state, stays for as long as their element is in the collection. A row
/// that itself consists of collections or sections is built at once. Outside of scroll views every row is.
///
/// Source: Apple, SwiftUI `LazyVStack`; that state stays is this project's choice.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let stack = LazyStack(axis: .vertical, guide: AlignmentKey(alignment), spacing: spacing, pinnedViews: pinnedViews, content: content)
        return stack.build(at: node, in: context) {
            VStack(alignment: alignment, spacing: spacing) { content }
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
        }
    }
}

/// Views in a horizontal line, as high as the space they are in; built as those of a `LazyVStack` are.
///
/// Source: Apple, SwiftUI `LazyHStack`.
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let stack = LazyStack(
            axis: .horizontal, guide: AlignmentKey(alignment), spacing: spacing, pinnedViews: pinnedViews, content: content)
        return stack.build(at: node, in: context) {
            HStack(alignment: alignment, spacing: spacing) { content }
                .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
        }
    }
}

/// The shared properties of both lazy stacks, and the way they are built.
@MainActor
private struct LazyStack<Content: View> {
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameter whole: the stack as it is where nothing scrolls.
    func build(at node: ViewElement, in context: BuildContext, whole: () -> some View) -> [ViewNode] {
        guard let state = context.scrollState(along: axis) else {
            let view = whole()
            return context.tree.build(view, at: node.child(0, holding: type(of: view)), in: context)
        }
        let (axis, guide, spacing, pinnedViews) = (axis, guide, spacing, pinnedViews)
        let lines = LazyLinesView(
            content: content, state: state, request: .lines, stackAxis: axis,
            make: { LazyStackNode(tree: $0, axis: axis, alignment: guide, spacing: spacing) },
            configure: { ($0.alignment, $0.distance, $0.pinnedViews) = (guide, spacing, pinnedViews) })
        return context.tree.build(lines, at: node.child(1, holding: type(of: lines)), in: context)
    }
}
