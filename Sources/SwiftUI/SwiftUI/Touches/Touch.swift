import Foundation

/// One sample of a finger on the glass.
struct Touch {
    enum Phase { case began, moved, ended }

    /// How far a finger may slip and be still a tap, in points.
    static let slack: CGFloat = 10

    var phase: Phase
    /// In the coordinates of the tree.
    var location: CGPoint
    /// Seconds of the tree, and the date then.
    var time: Double
    var date: Date
    /// The frame of the view that was touched, in the coordinates of the tree, before any transform.
    var frame: CGRect
    /// Where the finger is in the view itself, from its top left corner, whatever turns or scales it.
    var place = CGPoint.zero
    /// Both fingers where there are two, in the coordinates of the tree; `location` is the middle between them then.
    var fingers: Fingers?
    /// Whether the hand comes down again after this stroke.
    var isRepeated = false
    /// The view that was touched.
    weak var view: ViewNode?

    /// The location in a space seen from the view, as it was when the touch began.
    @MainActor
    func location(in space: CoordinateSpace) -> CGPoint {
        guard let view else { return space.isLocal ? CGPoint(x: location.x - frame.minX, y: location.y - frame.minY) : location }
        return view.convert(location, from: frame, to: space)
    }
}
