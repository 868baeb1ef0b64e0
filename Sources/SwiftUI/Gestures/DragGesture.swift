/// A dragging motion that invokes an action as the drag-event sequence changes.
///
/// Source: Apple, SwiftUI `DragGesture`.
public struct DragGesture: Gesture {
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
        /// A quarter of a second goes on at the velocity. Apple documents no formula and no measurement is at hand: the
        /// quarter is a choice.
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

    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        var first: Touch?
        var last: Touch?
        var (isDragging, velocity) = (false, CGSize.zero)
        let isLocal = coordinateSpace == .local
        let minimum = minimumDistance
        return _GestureRecognizer { touch in
            let start = first ?? touch
            first = start
            if let last, touch.time > last.time {
                let seconds = CGFloat(touch.time - last.time)
                velocity = CGSize(
                    width: (touch.location.x - last.location.x) / seconds,
                    height: (touch.location.y - last.location.y) / seconds)
            }
            last = touch
            isDragging = isDragging || touch.location.distance(to: start.location) >= minimum
            guard isDragging else { return touch.phase == .ended ? .failed : .possible }
            // Local is where the view was when it was touched: a view that follows the finger would else flee from it.
            let origin = isLocal ? start.frame.origin : .zero
            let value = Value(
                time: touch.date, location: CGPoint(x: touch.location.x - origin.x, y: touch.location.y - origin.y),
                startLocation: CGPoint(x: start.location.x - origin.x, y: start.location.y - origin.y), velocity: velocity)
            return touch.phase == .ended ? .ended(value) : .changed(value)
        }
    }
}
