import Foundation
import Geometry

extension Animation {
    /// The default duration of a timing curve, in seconds (Apple, `Animation.easeInOut` and its siblings).
    private static let curveDuration: TimeInterval = 0.35

    /// The animation that SwiftUI uses by default.
    public static let `default` = Animation(DefaultAnimation())

    /// An animation that moves at a constant speed for 0.35 s.
    public static var linear: Animation { linear(duration: curveDuration) }

    /// An animation that moves at a constant speed for `duration` seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// An animation of 0.35 s that starts slowly.
    public static var easeIn: Animation { easeIn(duration: curveDuration) }

    /// An animation of `duration` seconds that starts slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

    /// An animation of 0.35 s that ends slowly.
    public static var easeOut: Animation { easeOut(duration: curveDuration) }

    /// An animation of `duration` seconds that ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

    /// An animation of 0.35 s that starts and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: curveDuration) }

    /// An animation of `duration` seconds that starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// An animation along a cubic Bézier curve from (0, 0) to (1, 1) with the given control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
        return timingCurve(curve, duration: duration)
    }

    /// An animation along a unit curve for `duration` seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(UnitCurveAnimation(duration: duration, curve: curve))
    }
}
