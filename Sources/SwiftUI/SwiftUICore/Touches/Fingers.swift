import Foundation

/// The positions of a hand's fingers in points: one, or two for a pinch.
package struct Fingers: Sendable, Equatable {
    package var first: CGPoint
    package var second: CGPoint?

    package init(_ first: CGPoint, _ second: CGPoint? = nil) { (self.first, self.second) = (first, second) }

    /// Creates two fingers on either side of a point.
    ///
    /// - Parameters:
    ///   - distance: the distance between them, in points.
    ///   - angle: the direction of the first finger from the middle, in radians, clockwise from the right.
    package init(around middle: CGPoint, distance: CGFloat, angle: Double) {
        let (x, y) = (distance / 2 * CGFloat(cos(angle)), distance / 2 * CGFloat(sin(angle)))
        self.init(CGPoint(x: middle.x + x, y: middle.y + y), CGPoint(x: middle.x - x, y: middle.y - y))
    }

    /// The point between the fingers, which gestures of one finger follow.
    package var middle: CGPoint {
        guard let second else { return first }
        return CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }

    /// The distance between the fingers in points; 0 for one finger.
    var distance: CGFloat { second.map { first.distance(to: $0) } ?? 0 }

    /// The direction of the first finger from the second, in radians, clockwise from the right.
    var angle: Double { second.map { atan2(Double(first.y - $0.y), Double(first.x - $0.x)) } ?? 0 }
}
