import Geometry

/// A shape filled with a style: the leaf that all drawn shapes come down to.
///
/// Its size is the shape's (`sizeThatFits`); the path is made in its bounds.
///
/// Source: Apple, SwiftUI `_ShapeView`.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

}

extension _ShapeView: ElementView {
    package static var keeping: ViewKeeping { .asPart }
    @MainActor package func makeNode(in context: BuildContext) -> ShapeNode<Content> {
        ShapeNode(
            tree: context.tree, shape: shape, style: style.resolvedStyle(in: context.environment, level: 0),
            fillStyle: fillStyle)
    }

    @MainActor package func update(_ node: ShapeNode<Content>, at structure: ViewElement, in context: BuildContext) {
        node.update(
            shape: shape, style: style.resolvedStyle(in: context.environment, level: 0), fillStyle: fillStyle)
    }
}
