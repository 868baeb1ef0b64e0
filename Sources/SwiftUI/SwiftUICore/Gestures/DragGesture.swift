/// A dragging motion that invokes an action as the drag-event sequence changes.
///
/// Source: Apple, SwiftUI `DragGesture`.
nonisolated public struct DragGesture: Gesture, Sendable {
    public typealias Body = Never

    /// The attributes of a drag gesture.
    public struct Value: Equatable, Sendable {
        /// The time associated with the drag gesture's current event.
        public var time: Date
        /// The location of the drag gesture's current event.
        public var location: CGPoint
        /// The location of the drag gesture's first event.
        public var startLocation: CGPoint
        /// The current drag velocity, in points per second.
        public var velocity: CGSize

        /// The total translation from the start of the drag gesture to the current event of the drag gesture.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// A prediction, based on the current drag velocity, of where the final location will be if dragging stopped now.
        ///
        /// The prediction continues the drag for a quarter of a second at its velocity. Apple documents no formula and no measurement is
        /// available: the quarter is a choice.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// A prediction, based on the current drag velocity, of what the final translation will be.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// The minimum dragging distance before the gesture succeeds, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space in which to receive location values.
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a drag whose locations are in a coordinate space.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Value> {
        var first: (touch: Touch, location: CGPoint)?
        var last: (time: Double, location: CGPoint)?
        var (isDragging, velocity) = (false, CGSize.zero)
        let space = coordinateSpace
        let minimum = minimumDistance
        return _GestureRecognizer { touch in
            // Local means the view's layout at the moment of the touch: a view that follows the finger would otherwise flee from it.
            let location = touch.location(in: space)
            let start = first ?? (touch, location)
            first = start
            if let last, touch.time > last.time {
                let seconds = CGFloat(touch.time - last.time)
                velocity = CGSize(
                    width: (location.x - last.location.x) / seconds, height: (location.y - last.location.y) / seconds)
            }
            last = (touch.time, location)
            isDragging = isDragging || touch.location.distance(to: start.touch.location) >= minimum
            guard isDragging else { return touch.phase == .ended ? .failed : .possible }
            let value = Value(time: touch.date, location: location, startLocation: start.location, velocity: velocity)
            return touch.phase == .ended ? .ended(value) : .changed(value)
        }
    }
}
