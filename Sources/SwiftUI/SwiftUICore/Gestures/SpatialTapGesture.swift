/// A gesture that recognizes one or more taps and reports their location.
///
/// Source: Apple, SwiftUI `SpatialTapGesture`.
nonisolated public struct SpatialTapGesture: Gesture, Sendable {
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

    /// Creates a gesture of taps whose locations are in a coordinate space.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let taps = TapGesture(count: count)._makeRecognizer()
        let space = coordinateSpace
        return _GestureRecognizer { touch in taps.handle(touch).map { Value(location: touch.location(in: space)) } }
    }
}
