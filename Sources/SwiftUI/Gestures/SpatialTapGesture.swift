/// A gesture that recognizes one or more taps and reports their location.
///
/// Source: Apple, SwiftUI `SpatialTapGesture`.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// The attributes of a tap gesture.
    public struct Value: Equatable, Sendable {
        /// The location of the tap gesture's current event.
        public var location: CGPoint
    }

    /// The required number of tap events.
    public var count: Int
    /// The coordinate space in which to receive location values.
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }

    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let taps = TapGesture(count: count)._makeRecognizer()
        let isLocal = coordinateSpace == .local
        return _GestureRecognizer { touch in
            let origin = isLocal ? touch.frame.origin : .zero
            let value = Value(location: CGPoint(x: touch.location.x - origin.x, y: touch.location.y - origin.y))
            switch taps.handle(touch) {
            case .possible: return .possible
            case .changed: return .changed(value)
            case .ended: return .ended(value)
            case .failed: return .failed
            }
        }
    }
}
