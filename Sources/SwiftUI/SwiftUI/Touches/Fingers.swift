import Foundation

/// Where the fingers of a hand are, in points: one, or two as a pinch has them.
package struct Fingers: Sendable, Equatable {
    package var first: CGPoint
    package var second: CGPoint?

    package init(_ first: CGPoint, _ second: CGPoint? = nil) { (self.first, self.second) = (first, second) }

    /// Two fingers on either side of a point.
    ///
    /// - Parameters:
    ///   - distance: between them, in points.
    ///   - angle: in radians, clockwise from the right; where the first of them is, seen from the middle.
    package init(around middle: CGPoint, distance: CGFloat, angle: Double) {
        let (x, y) = (distance / 2 * CGFloat(cos(angle)), distance / 2 * CGFloat(sin(angle)))
        self.init(CGPoint(x: middle.x + x, y: middle.y + y), CGPoint(x: middle.x - x, y: middle.y - y))
    }

    /// The point between them, which gestures of one finger follow.
    package var middle: CGPoint {
        guard let second else { return first }
        return CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }

    /// In points; nothing for one finger.
    var distance: CGFloat { second.map { first.distance(to: $0) } ?? 0 }

    /// In radians, clockwise from the right: where the first is, seen from the second.
    var angle: Double { second.map { atan2(Double(first.y - $0.y), Double(first.x - $0.x)) } ?? 0 }
}
