/// A gesture that succeeds when the user performs a long press.
///
/// Source: Apple, SwiftUI `LongPressGesture`.
nonisolated public struct LongPressGesture: Gesture, Sendable {
    public typealias Value = Bool
    public typealias Body = Never

    /// The minimum duration of the long press that must elapse before the gesture succeeds, in seconds.
    public var minimumDuration: Double
    /// The maximum distance that the long press can move before the gesture fails, in points.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Bool> {
        var (start, begin, isOver) = (CGPoint.zero, 0.0, false)
        return _GestureRecognizer { [self] touch in
            guard !isOver else { return .possible }
            guard touch.fingers == nil else {
                isOver = true
                return .failed
            }
            switch touch.phase {
            case .began:
                (start, begin) = (touch.location, touch.time)
                return .pending(true)
            case .moved, .ended:
                if touch.location.distance(to: start) > maximumDistance {
                    isOver = true
                    return .failed
                }
                // The comparison allows a billionth less, so that the last bit of a sum does not matter.
                if touch.time - begin >= minimumDuration - 1e-9 {
                    isOver = true
                    return .ended(true)
                }
                return touch.phase == .ended ? .failed : .possible
            }
        }
    }
}

nonisolated extension View {
    /// Adds an action to perform when this view recognizes a long press gesture.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            ObservedGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
            ) { outcome in
                switch outcome {
                case .possible: break
                case .pending, .changed: onPressingChanged?(true)
                case .failed: onPressingChanged?(false)
                case .ended:
                    onPressingChanged?(false)
                    action()
                }
            })
    }

    /// Adds an action to perform when this view recognizes a long press gesture, as before iOS 15.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }
}
