/// A view that arranges its content with a layout.
@MainActor
protocol LayoutContainerView: ElementView where Node == LayoutContainerNode {
    associatedtype LayoutType: Layout
    associatedtype Content: View
    var layout: LayoutType { get }
    var content: Content { get }
}

extension LayoutContainerView {
    package static var keeping: ViewKeeping { .whole }

    package func makeNode(in context: BuildContext) -> LayoutContainerNode {
        LayoutContainerNode(tree: context.tree, layout: layout)
    }

    package func update(_ node: LayoutContainerNode, at structure: ViewElement, in context: BuildContext) {
        node.setLayout(layout)
        var inside = context.forContent
        inside.isInList = true
        let axis = layout.stackOrientation(inherited: context.environment.stackAxis)
        if inside.environment.stackAxis != axis {
            inside.environment.stackAxis = axis
            structure.shareEnvironment(&inside.environment)
        }
        node.setChildren(
            context.tree.build(content, at: structure.child(0, holding: Content.self), in: inside))
    }
}

/// Content arranged by a user's layout: `MyLayout { … }`.
package struct LayoutView<L: Layout, Content: View>: View, LayoutContainerView {
    package typealias Body = Never
    let layout: L
    let content: Content

    package init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }
}

extension Layout {
    /// Arranges views with this layout.
    ///
    /// Disfavoured as Apple's is: a layout that is a view itself, and whose initialiser takes its content in braces, means
    /// that initialiser by `self.init(…) { … }`.
    @MainActor @preconcurrency @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}
