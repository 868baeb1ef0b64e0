import Foundation

/// A gesture that recognizes a magnification motion and tracks the amount of magnification.
///
/// Source: Apple, SwiftUI `MagnifyGesture`.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
    public typealias Body = Never

    /// The type representing the gesture's value.
    public struct Value: Equatable, Sendable {
        /// The time associated with the gesture's current event.
        public var time: Date
        /// The relative amount that the gesture has magnified by: 2 if the distance between the fingers has doubled.
        public var magnification: CGFloat
        /// The current magnification velocity, per second.
        public var velocity: CGFloat
        /// The initial center of the gesture in the modified view's coordinate space, in fractions of its sides.
        public var startAnchor: UnitPoint
        /// The initial center of the gesture in the modified view's coordinate space, in points.
        public var startLocation: CGPoint
    }

    /// The minimum required change of the magnification before the gesture starts.
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let minimum = minimumScaleDelta
        return .ofTwoFingers(
            measure: { $0.distance }, amount: { $1 / max($0, 1) }, isBegun: { abs($0 - 1) >= minimum }
        ) { motion in
            Value(
                time: motion.date, magnification: motion.amount, velocity: motion.velocity, startAnchor: motion.anchor,
                startLocation: motion.place)
        }
    }
}

/// A gesture that recognizes a magnification motion, as `MagnifyGesture` does since iOS 17.
///
/// Source: Apple, SwiftUI `MagnificationGesture`.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    public typealias Value = CGFloat
    public typealias Body = Never

    /// The minimum required change of the magnification before the gesture starts.
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<CGFloat> {
        let recognizer = MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._makeRecognizer()
        return _GestureRecognizer { recognizer.handle($0).map(\.magnification) }
    }
}

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
///
/// Source: Apple, SwiftUI `RotateGesture`.
nonisolated public struct RotateGesture: Gesture, Sendable {
    public typealias Body = Never

    /// The type representing the gesture's value.
    public struct Value: Equatable, Sendable {
        /// The time associated with the gesture's current event.
        public var time: Date
        /// The relative amount that the gesture has rotated by, clockwise. It counts on beyond a full turn.
        public var rotation: Angle
        /// The current rotation velocity, per second.
        public var velocity: Angle
        /// The initial center of the gesture in the modified view's coordinate space, in fractions of its sides.
        public var startAnchor: UnitPoint
        /// The initial center of the gesture in the modified view's coordinate space, in points.
        public var startLocation: CGPoint
    }

    /// The minimum change of the angle before the gesture starts.
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let minimum = CGFloat(minimumAngleDelta.radians)
        var (last, turned) = (CGFloat?.none, CGFloat(0))
        return .ofTwoFingers(
            measure: { CGFloat($0.angle) },
            amount: { start, angle in
                // Each step is the shorter way round, so that the count goes on beyond a full turn.
                let step = (angle - (last ?? start)).remainder(dividingBy: 2 * .pi)
                last = angle
                turned += step
                return turned
            },
            isBegun: { abs($0) >= minimum }
        ) { motion in
            Value(
                time: motion.date, rotation: .radians(Double(motion.amount)), velocity: .radians(Double(motion.velocity)),
                startAnchor: motion.anchor, startLocation: motion.place)
        }
    }
}

/// A gesture that recognizes a rotation motion, as `RotateGesture` does since iOS 17.
///
/// Source: Apple, SwiftUI `RotationGesture`.
nonisolated public struct RotationGesture: Gesture, Sendable {
    public typealias Value = Angle
    public typealias Body = Never

    /// The minimum change of the angle before the gesture starts.
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Angle> {
        let recognizer = RotateGesture(minimumAngleDelta: minimumAngleDelta)._makeRecognizer()
        return _GestureRecognizer { recognizer.handle($0).map(\.rotation) }
    }
}

/// The movement of two fingers since they came down.
private struct TwoFingerMotion {
    var date: Date
    var amount: CGFloat
    /// The velocity of the amount, per second.
    var velocity: CGFloat
    /// The initial midpoint between the fingers, in the touched view.
    var place: CGPoint
    var anchor: UnitPoint
}

extension _GestureRecognizer {
    /// Returns a recognizer that follows two fingers. A single finger fails the gesture.
    ///
    /// - Parameters:
    ///   - measure: the measure of the fingers that matters.
    ///   - amount: the change from the first measure to the current one.
    ///   - isBegun: whether that change is enough to begin.
    fileprivate static func ofTwoFingers(
        measure: @escaping (Fingers) -> CGFloat, amount: @escaping (CGFloat, CGFloat) -> CGFloat,
        isBegun: @escaping (CGFloat) -> Bool, value: @escaping (TwoFingerMotion) -> Value
    ) -> _GestureRecognizer<Value> {
        var start: (measure: CGFloat, place: CGPoint, anchor: UnitPoint)?
        var last: (amount: CGFloat, time: Double)?
        var (hasBegun, velocity) = (false, CGFloat(0))
        return _GestureRecognizer { touch in
            guard let fingers = touch.fingers else { return .failed }
            let first = start ?? (measure(fingers), touch.place, touch.anchor)
            start = first
            let current = amount(first.measure, measure(fingers))
            if let last, touch.time > last.time { velocity = (current - last.amount) / CGFloat(touch.time - last.time) }
            last = (current, touch.time)
            hasBegun = hasBegun || isBegun(current)
            guard hasBegun else { return touch.phase == .ended ? .failed : .possible }
            let result = value(
                TwoFingerMotion(date: touch.date, amount: current, velocity: velocity, place: first.place, anchor: first.anchor))
            return touch.phase == .ended ? .ended(result) : .changed(result)
        }
    }
}

extension Touch {
    /// The position of the finger in the view, in fractions of its sides.
    fileprivate var anchor: UnitPoint {
        UnitPoint(
            x: frame.width > 0 ? place.x / frame.width : 0.5, y: frame.height > 0 ? place.y / frame.height : 0.5)
    }
}
