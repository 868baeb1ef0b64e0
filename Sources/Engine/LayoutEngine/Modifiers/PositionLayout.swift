import Foundation
import Geometry

/// `position(x:y:)`: takes all the space proposed and puts the child's centre at a point of it.
package struct PositionLayout: UnaryLayout {
    private var x: CGFloat
    private var y: CGFloat

    package init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    package var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: bounds.minX + x.orZero, y: bounds.minY + y.orZero), anchor: .center, proposal: proposal)
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing { ViewSpacing() }
}
