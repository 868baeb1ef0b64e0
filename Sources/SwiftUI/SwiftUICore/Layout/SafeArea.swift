/// The part of a container that its bars leave free.
///
/// A container with bars puts one into the environment of its content and sets its rectangle at every layout; views that ignore the safe
/// area reach out to the container's edges.
@MainActor
package final class SafeArea: HandedOn {
    /// The free rectangle, in points of the picture.
    package fileprivate(set) var free = CGRect.null
    fileprivate(set) var whole = CGRect.null
    /// The distances content scrolls, in points, until the bar over it has made room: those at which it comes to rest on the way.
    package var collapses: [CGFloat] = []

    package init() {}

    /// - Parameter outer: the safe area that the container itself lies in; a container at its edge reaches beyond it.
    package func set(free: CGRect, of container: CGRect, in outer: SafeArea?) {
        self.free = free
        whole = outer?.extended(container, edges: .all, isRightToLeft: false) ?? container
    }

    /// Returns a rectangle extended to the container on the sides on which it touches the end of the safe area.
    package func extended(_ rect: CGRect, edges: Edge.Set, isRightToLeft: Bool) -> CGRect {
        guard !free.isNull else { return rect }
        let touches = { (a: CGFloat, b: CGFloat) in abs(a - b) < 0.5 }
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if edges.contains(.top), touches(top, free.minY) { top = min(top, whole.minY) }
        if edges.contains(.bottom), touches(bottom, free.maxY) { bottom = max(bottom, whole.maxY) }
        if edges.contains(isRightToLeft ? .trailing : .leading), touches(left, free.minX) { left = min(left, whole.minX) }
        if edges.contains(isRightToLeft ? .leading : .trailing), touches(right, free.maxX) { right = max(right, whole.maxX) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

private enum SafeAreaKey: EnvironmentKey {
    static var defaultValue: SafeArea? { nil }
}

extension EnvironmentValues {
    /// The safe area around a view; nil where no container has bars.
    package var safeArea: SafeArea? {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }
}

/// A view that reaches out of the safe area, where there is one.
nonisolated struct SafeAreaIgnoringView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let edges: Edge.Set

    @MainActor func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        guard context.environment.safeArea != nil else {
            return context.tree.build(content, at: node.child(0, holding: Content.self), in: context)
        }
        let extended = content.modifier(SafeAreaIgnoringModifier(edges: edges))
        return context.tree.build(extended, at: node.child(1, holding: type(of: extended)), in: context)
    }
}

private struct SafeAreaIgnoringModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let edges: Edge.Set

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { SafeAreaIgnoringNode(tree: context.tree, inner: inner) }
        node.edges = edges
        return node
    }
}

/// Takes the space inside the safe area and gives its content that space and the areas behind the bars at its sides.
private final class SafeAreaIgnoringNode: WrapperNode, PassingNode {
    var edges = Edge.Set.all

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let proposed = proposal.replacingUnspecifiedDimensions(by: frame.size)
        // The proposal decides, not the size the view took: a text in the middle of the screen stays there.
        let space = CGRect(
            x: frame.midX - proposed.width / 2, y: frame.midY - proposed.height / 2, width: proposed.width,
            height: proposed.height)
        let extended = environment.safeArea?.extended(space, edges: edges, isRightToLeft: isRightToLeft) ?? space
        guard extended != space else { return inner.place(at: frame.origin, proposal: proposal) }
        let wider = ProposedViewSize(extended.size)
        let size = inner.sizeThatFits(wider)
        inner.place(
            at: CGPoint(x: extended.midX - size.width / 2, y: extended.midY - size.height / 2), proposal: wider)
    }
}
