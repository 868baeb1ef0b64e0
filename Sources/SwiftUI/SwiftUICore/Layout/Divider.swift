import Drawing

/// A line across the stack it is in.
///
/// Source: Apple, SwiftUI `Divider`: one device pixel thick, in the separator colour.
nonisolated public struct Divider: View, ElementView, Sendable {
    package static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never
    public init() {}

    @MainActor package func makeNode(in context: BuildContext) -> DividerNode { DividerNode(tree: context.tree) }

    @MainActor package func update(_ node: DividerNode, at structure: ViewElement, in context: BuildContext) {
        let environment = context.environment
        node.sizing = DividerSizing(stackOrientation: environment.stackAxis, pixelLength: environment.pixelLength)
        node.setStyle(SeparatorShapeStyle().resolvedStyle(in: environment, level: 0))
    }
}

@MainActor
package final class DividerNode: ViewNode {
    var sizing = DividerSizing(stackOrientation: nil, pixelLength: 1)
    private var fill = AnimatedFill(.clear)

    func setStyle(_ style: ResolvedStyle) {
        fill.set(style, animation: attributeAnimation, at: tree.now)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { sizing.sizeThatFits(proposal) }
    package override var ownSettlingTime: Double { fill.settlingTime }

    package override func paint(with painter: inout Painter) {
        let frame = frame(at: painter.time)
        let paint = fill.value(at: painter.time).paint(in: frame).multiplyingAlpha(by: painter.opacity)
        painter.draw([.fill(Path(frame), FillStyle(), paint)])
    }
}
