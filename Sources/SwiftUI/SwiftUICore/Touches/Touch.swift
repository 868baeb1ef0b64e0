import Foundation

/// One sample of a finger on the glass.
package struct Touch {
    package enum Phase { case began, moved, ended }

    /// The distance a finger may slip during a tap, in points.
    package static let slack: CGFloat = 10

    package var phase: Phase
    /// The location in the coordinates of the tree.
    package var location: CGPoint
    /// The time in seconds of the tree and, below, the date at that time.
    package var time: Double
    var date: Date
    /// The frame of the touched view, in the coordinates of the tree, before any transform.
    package var frame: CGRect
    /// The position of the finger in the view itself, from its top left corner, with any rotation or scale undone.
    package var place = CGPoint.zero
    /// Both fingers of a two-finger touch, in the coordinates of the tree; `location` is then the middle between them.
    package var fingers: Fingers?
    /// True if the hand touches down again after this stroke.
    var isRepeated = false
    /// The touched view.
    package weak var view: ViewNode?

    /// Returns the location in a space seen from the view, in the state at which the touch began.
    @MainActor
    func location(in space: CoordinateSpace) -> CGPoint {
        guard let view else { return space.isLocal ? CGPoint(x: location.x - frame.minX, y: location.y - frame.minY) : location }
        return view.convert(location, from: frame, to: space)
    }
}
