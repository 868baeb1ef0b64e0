/// A gesture that recognizes one or more taps.
///
/// Source: Apple, SwiftUI `TapGesture`.
nonisolated public struct TapGesture: Gesture, Sendable {
    public typealias Value = Void
    public typealias Body = Never

    /// The required number of tap events.
    public var count: Int

    public init(count: Int = 1) { self.count = count }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Void> {
        var (taps, start) = (0, CGPoint.zero)
        let count = count
        return _GestureRecognizer { touch in
            guard touch.fingers == nil else { return .failed }
            switch touch.phase {
            case .began:
                start = touch.location
                return .possible
            case .moved:
                return touch.location.distance(to: start) > Touch.slack ? .failed : .possible
            case .ended:
                guard touch.location.distance(to: start) <= Touch.slack else { return .failed }
                taps += 1
                // A finger that does not come down again ends the gesture; a device waits a third of a second to find out.
                return taps >= count ? .ended(()) : touch.isRepeated ? .possible : .failed
            }
        }
    }
}

extension CGPoint {
    /// Returns the distance to another point, in points.
    package func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
