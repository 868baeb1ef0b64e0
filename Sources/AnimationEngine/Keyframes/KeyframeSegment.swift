import Foundation
import Geometry

/// One keyframe: where to, in how many seconds, and in which way.
package struct KeyframeSegment<Data: VectorArithmetic> {
    package enum Kind {
        case linear(UnitCurve)
        /// With the velocities at the start and the end where they are given.
        case cubic(start: Data?, end: Data?)
        /// With the velocity at the start where it is given.
        case spring(Spring, start: Data?)
        case move
    }

    package var kind: Kind
    package var target: Data
    /// Seconds, finite and not negative.
    package var duration: TimeInterval

    package init(kind: Kind, target: Data, duration: TimeInterval) {
        self.kind = kind
        self.target = target
        self.duration = duration.isNaN ? 0 : min(max(duration, 0), Self.longest)
    }

    /// Seconds that a segment lasts at most; a spring without damping would never come to an end.
    private static var longest: TimeInterval { 600 }
}
