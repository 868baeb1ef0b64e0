import CoreGraphics

extension UIView {
    /// The corner of the view's coordinates, in points of the outermost view around it. Transforms are not followed.
    private var outermostOrigin: CGPoint {
        var origin = CGPoint.zero
        var view: UIView? = self
        while let current = view, let outer = current.superview {
            origin.x += current.frame.minX - current.bounds.minX
            origin.y += current.frame.minY - current.bounds.minY
            view = outer
        }
        return origin
    }

    /// The parts of the view that lie in the areas that the screen keeps clear; none unless the outermost view fills the screen.
    var coveredInsets: UIEdgeInsets {
        let surroundings = UIKitSurroundings.current
        let (screen, area) = (surroundings.screenSize, surroundings.safeArea)
        var outermost = self
        while let outer = outermost.superview { outermost = outer }
        guard area != .zero, outermost.bounds.size == screen else { return .zero }
        let origin = outermostOrigin
        let (right, bottom) = (origin.x + bounds.width, origin.y + bounds.height)
        return UIEdgeInsets(
            top: max(area.top - origin.y, 0), left: max(area.left - origin.x, 0),
            bottom: max(bottom - (screen.height - area.bottom), 0), right: max(right - (screen.width - area.right), 0))
    }

    /// A point of this view in the coordinates of another; nil for the outermost one's.
    ///
    /// Source: Apple, UIKit `UIView.convert(_:to:)`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (from, to) = (outermostOrigin, view?.outermostOrigin ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    /// A point of another view in the coordinates of this one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (from, to) = (view?.outermostOrigin ?? .zero, outermostOrigin)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    /// A rectangle of this view in the coordinates of another; nil for the outermost one's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }

    /// A rectangle of another view in the coordinates of this one.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
}
