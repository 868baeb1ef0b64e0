import Foundation

/// A view whose content is placed at the source of its group. Layout still uses the view's own size and place.
///
/// Source: Apple, SwiftUI `matchedGeometryEffect(id:in:properties:anchor:isSource:)`; objc.io, Swift Talk 257 to 259 (the
/// content is proposed the source's size and placed at its position, the view's own size in layout does not change).
@MainActor
final class MatchedGeometryNode: WrapperNode {
    var modifier: MatchedGeometryModifier?

    /// A number that orders the nodes of a group by age.
    let serial: Int

    /// True while the view follows the moving frame of the group, because it was inserted or removed during the movement.
    var ridesAlong = false

    /// True if the view existed at the last event.
    var isKnown = false

    /// The frame that replaces the content's own, in the node's coordinates, with the point of both that counts as the position; nil for
    /// the node's own frame.
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
        // For content that has the proposed size, the anchor makes no difference between views that share it.
        let own = modifier.anchor
        let position = override.anchor
        let point =
            modifier.properties.contains(.position)
            ? CGPoint(x: box.minX + box.width * position.x, y: box.minY + box.height * position.y)
            : CGPoint(x: box.minX + box.width * own.x, y: box.minY + box.height * own.y)
        inner.place(
            at: CGPoint(x: point.x - size.width * own.x, y: point.y - size.height * own.y), proposal: question)
    }

    /// Overrides the place of the content, or restores it.
    ///
    /// - Returns: whether this changes anything.
    func setOverride(_ frame: CGRect?, anchor: UnitPoint) -> Bool {
        guard frame != override?.frame || (frame != nil && anchor != override?.anchor) else { return false }
        override = frame.map { ($0, anchor) }
        guard let placedFrame else { return false }
        placeInside { placeChildren(in: placedFrame, proposal: placedProposal) }
        return true
    }

    /// Returns the content's frame at a moment, in the coordinates of the whole picture.
    func presentedFrame(at time: Double) -> CGRect { inner.frame(at: time).mapped(by: globalTransform) }

    /// The frame that the view has in layout, in the coordinates of the whole picture.
    var layoutFrame: CGRect { (placedFrame ?? .zero).mapped(by: globalTransform) }

    /// Forgets the geometry of the views inside, which therefore move to their next places at once.
    func forgetInnerGeometry() { inner.forgetGeometry() }

    override var commitsAsWhole: Bool { true }

    override func commitGeometry() {
        moving { super.commitGeometry() }
    }

    /// Commits the place of content that is being removed, which no other code does.
    func commitLeaving() {
        tree.layoutPass.isHalting = true
        moving { inner.commitGeometry() }
        tree.layoutPass.isHalting = false
    }

    private func moving(_ commit: () -> Void) {
        let outer = tree.layoutPass.isBetweenPixels
        let isMoving = modifier.map { tree.matchedGeometry.isMoving($0.key, at: tree.moment) } ?? false
        tree.layoutPass.isBetweenPixels = outer || (ridesAlong && isMoving)
        commit()
        tree.layoutPass.isBetweenPixels = outer
    }
}
