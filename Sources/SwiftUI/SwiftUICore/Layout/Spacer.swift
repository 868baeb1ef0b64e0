/// A flexible space that expands along the axis of the stack it is in, or on both axes outside one.
///
/// Source: Apple, SwiftUI `Spacer`.
nonisolated public struct Spacer: View, ElementView, Sendable {
    package static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor package func makeNode(in context: BuildContext) -> SpacerNode { SpacerNode(tree: context.tree) }

    @MainActor package func update(_ node: SpacerNode, at structure: ViewElement, in context: BuildContext) {
        node.sizing = SpacerSizing(minLength: minLength, axis: context.environment.stackAxis)
    }
}

/// Space without anything to draw.
@MainActor
package final class SpacerNode: ViewNode {
    var sizing = SpacerSizing(minLength: nil, axis: nil)

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { sizing.sizeThatFits(proposal) }
    package override var spacing: ViewSpacing { sizing.spacing }
    override var ownLayoutPriority: Double { SpacerSizing.layoutPriority }
    package override func isSolid(at point: CGPoint, time: Double) -> Bool { false }
}
