import Foundation

/// A view whose content is where the source of its group is; layout goes on knowing the view as it is by itself.
///
/// Source: Apple, SwiftUI `matchedGeometryEffect(id:in:properties:anchor:isSource:)`; objc.io, Swift Talk 257 to 259 (the
/// content is proposed the source's size and placed at its position, the view's own size in layout does not change).
@MainActor
final class MatchedGeometryNode: WrapperNode {
    var modifier: MatchedGeometryModifier?

    /// Tells nodes of a group by age.
    let serial: Int

    /// Whether the view follows the group's frame on its way, because it has come or is going as the frame moves.
    var ridesAlong = false

    /// Whether the view was there at the last event.
    var isKnown = false

    /// Where the content is instead, in the node's coordinates, and which point of both is the position; nil: at the node's
    /// own frame.
    private var override: (frame: CGRect, anchor: UnitPoint)?

    override init(tree: ViewTree, inner: ViewNode) {
        serial = tree.matchedGeometry.makeSerial()
        super.init(tree: tree, inner: inner)
        tree.matchedGeometry.add(self)
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        guard let override, let modifier else { return inner.place(at: frame.origin, proposal: proposal) }
        let question = modifier.properties.contains(.size) ? ProposedViewSize(override.frame.size) : proposal
        let size = inner.sizeThatFits(question)
        let box = modifier.properties.contains(.position) ? override.frame : frame
        // Where the content is as large as it was asked to be, the anchor makes no difference between views that share it.
        let own = modifier.anchor
        let position = override.anchor
        let point =
            modifier.properties.contains(.position)
            ? CGPoint(x: box.minX + box.width * position.x, y: box.minY + box.height * position.y)
            : CGPoint(x: box.minX + box.width * own.x, y: box.minY + box.height * own.y)
        inner.place(
            at: CGPoint(x: point.x - size.width * own.x, y: point.y - size.height * own.y), proposal: question)
    }

    /// Puts the content somewhere else, or back.
    ///
    /// - Returns: whether that changes anything.
    func setOverride(_ frame: CGRect?, anchor: UnitPoint) -> Bool {
        guard frame != override?.frame || (frame != nil && anchor != override?.anchor) else { return false }
        override = frame.map { ($0, anchor) }
        guard let placedFrame else { return false }
        placeInside { placeChildren(in: placedFrame, proposal: placedProposal) }
        return true
    }

    /// The content's frame at a moment, in the coordinates of the whole picture.
    func presentedFrame(at time: Double) -> CGRect { inner.frame(at: time).mapped(by: globalTransform) }

    /// The frame that layout gives the view, in the coordinates of the whole picture.
    var layoutFrame: CGRect { (placedFrame ?? .zero).mapped(by: globalTransform) }

    /// What is inside has no past: where it is placed next it is at once.
    func forgetInnerGeometry() { inner.forgetGeometry() }

    override var commitsAsWhole: Bool { true }

    override func commitGeometry() {
        moving { super.commitGeometry() }
    }

    /// Brings a content on its way out to where it was placed; nobody else does.
    func commitLeaving() {
        tree.isHalting = true
        moving { inner.commitGeometry() }
        tree.isHalting = false
    }

    private func moving(_ commit: () -> Void) {
        let outer = tree.isBetweenPixels
        let isMoving = modifier.map { tree.matchedGeometry.isMoving($0.key, at: tree.moment) } ?? false
        tree.isBetweenPixels = outer || (ridesAlong && isMoving)
        commit()
        tree.isBetweenPixels = outer
    }
}
