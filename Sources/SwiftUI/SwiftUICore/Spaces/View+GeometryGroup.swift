import Foundation

nonisolated extension View {
    /// Isolates the geometry of the view, its position and size, from its parent view.
    ///
    /// Position and size animate at the leaves of a tree of views, so a leaf that is inserted during a movement is at its destination at
    /// once. A group moves as one: its position and size are animated first, and its content is laid out in their values at each moment.
    ///
    /// Source: Apple, SwiftUI `geometryGroup()`.
    public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

nonisolated private struct GeometryGroupModifier: ViewModifier, WrapperModifier {
    typealias Body = Never

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        WrapperNode.reuse(existing, inner: inner) { GeometryGroupNode(tree: context.tree, inner: inner) }
    }
}

/// A view whose frame is animated before it is passed to the content.
@MainActor
private final class GeometryGroupNode: WrapperNode {
    /// `x, y, width, height`, moving to the placed frame.
    private var track: AnimatedValue<AnimatableVector>?

    override var commitsAsWhole: Bool { true }

    override func commitGeometry() {
        guard let placedFrame else { return super.commitGeometry() }
        let target = AnimatableVector([
            Double(placedFrame.minX), Double(placedFrame.minY), Double(placedFrame.width), Double(placedFrame.height),
        ])
        if track == nil {
            track = AnimatedValue(target)
        } else {
            explaining("geometryGroup") { describingFrame { track?.set(target, animation: committingAnimation, at: tree.now) } }
        }
        guard let track, tree.now < track.settlingTime else { return super.commitGeometry() }
        tree.addTimedPart(self)
        guard tree.moment < track.settlingTime else { return super.commitGeometry() }
        let numbers = track.value(at: tree.moment).components
        let frame = CGRect(x: numbers[0], y: numbers[1], width: max(numbers[2], 0), height: max(numbers[3], 0))
        // A group that only moves keeps the proposal; one that grows proposes its present size.
        let isGrowing = abs(frame.width - placedFrame.width) > 1e-9 || abs(frame.height - placedFrame.height) > 1e-9
        placeInside {
            inner.place(at: frame.origin, proposal: isGrowing ? ProposedViewSize(frame.size) : placedProposal)
        }
        let outer = tree.layoutPass.isBetweenPixels
        tree.layoutPass.isBetweenPixels = true
        super.commitGeometry()
        tree.layoutPass.isBetweenPixels = outer
    }
}

extension GeometryGroupNode: TimedPart {
    var timeDependence: TimeDependence {
        guard let end = track?.settlingTime, end > -.infinity else { return .never }
        return .until(end)
    }
}
