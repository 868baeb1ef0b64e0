/// The space that a scene keeps around its content.
///
/// Source: Apple, SwiftUI `ScenePadding`.
public struct ScenePadding: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case minimum, navigationBar }
    private let kind: Kind
    public static let minimum = ScenePadding(kind: .minimum)
    public static let navigationBar = ScenePadding(kind: .navigationBar)
}

nonisolated extension View {
    /// Adds the space that the scene keeps around its content: at the sides 16 points, 20 on screens of 414 points and wider.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { modifier(SceneMargins(edges: edges)) }

    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { modifier(SceneMargins(edges: edges)) }

    /// Sets whether the status bar is not shown. The canvas of a preview has none.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    public func statusBar(hidden: Bool) -> some View { self }

    /// Sets whether the system's overlays are shown. The canvas of a preview has none.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// The space at the sides that the content of a scene leaves free.
///
/// Source: UIKit, `systemMinimumLayoutMargins`: 16 points on narrow iPhones, 20 on those of 414 points and wider.
nonisolated package struct SceneMargins: ViewModifier, WrapperModifier {
    package typealias Body = Never
    package let edges: Edge.Set

    package init(edges: Edge.Set) {
        self.edges = edges
    }

    @MainActor package func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = existing as? LayoutContainerNode ?? LayoutContainerNode(tree: context.tree, layout: PaddingLayout(EdgeInsets()))
        let usual = PaddingLayout.defaultInset
        let side: CGFloat = context.tree.size.width >= 414 ? 20 : usual
        let all = EdgeInsets(top: usual, leading: side, bottom: usual, trailing: side)
        node.environment = context.environment
        node.transactionBox = context.transactionBox
        node.setLayout(PaddingLayout(EdgeInsets().replacing(edges, by: all)))
        node.setChildren([inner])
        node.traits = inner.traits
        node.traits.layoutPriority = nil
        return node
    }
}
