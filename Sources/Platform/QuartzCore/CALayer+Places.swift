import CoreGraphics
import Foundation

extension CAAnimation: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

/// An action that does nothing, which code uses to keep a layer from animating by itself.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
    /// The corner of the layer's coordinates, in points of the outermost layer around it. Transforms are not followed.
    private var outermostOrigin: CGPoint {
        var origin = CGPoint.zero
        var layer: CALayer? = self
        while let current = layer, let outer = current.superlayer {
            origin.x += current.frame.minX - current.bounds.minX
            origin.y += current.frame.minY - current.bounds.minY
            layer = outer
        }
        return origin
    }

    /// A point of another layer in the coordinates of this one; nil for the outermost one's.
    ///
    /// Source: Apple, Core Animation `CALayer.convert(_:from:)`.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let (from, to) = (l?.outermostOrigin ?? .zero, outermostOrigin)
        return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
    }

    /// A point of this layer in the coordinates of another; nil for the outermost one's.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let (from, to) = (outermostOrigin, l?.outermostOrigin ?? .zero)
        return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
    }

    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, from: l), size: r.size) }
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, to: l), size: r.size) }

    /// Layers share one clock here: the moment itself.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

    /// Returns whether a point in the layer's own coordinates lies within its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the frontmost layer at a point in the coordinates of the containing layer; nil if there is none.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        let point = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
        guard !isHidden, contains(point) else { return nil }
        return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(point) }.first ?? self
    }
}
