/// A gesture that recognizes a magnification motion and tracks the amount of magnification. The hand that touches views here has one
/// finger, so it never does.
///
/// Source: Apple, SwiftUI `MagnifyGesture`.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never

    /// The type representing the gesture's value.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The relative amount that the gesture has magnified by.
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public func _makeRecognizer() -> _GestureRecognizer<Value> { .ofTwoFingers }
}

/// A gesture that recognizes a magnification motion, as `MagnifyGesture` does since iOS 17.
///
/// Source: Apple, SwiftUI `MagnificationGesture`.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never

    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public func _makeRecognizer() -> _GestureRecognizer<CGFloat> { .ofTwoFingers }
}

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
///
/// Source: Apple, SwiftUI `RotateGesture`.
public struct RotateGesture: Gesture {
    public typealias Body = Never

    /// The type representing the gesture's value.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public func _makeRecognizer() -> _GestureRecognizer<Value> { .ofTwoFingers }
}

/// A gesture that recognizes a rotation motion, as `RotateGesture` does since iOS 17.
///
/// Source: Apple, SwiftUI `RotationGesture`.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never

    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public func _makeRecognizer() -> _GestureRecognizer<Angle> { .ofTwoFingers }
}

extension _GestureRecognizer {
    /// One finger alone makes no such gesture.
    fileprivate static var ofTwoFingers: _GestureRecognizer<Value> { _GestureRecognizer { _ in .failed } }
}
