import CoreGraphics
import Foundation

/// An object that recognises a gesture of fingers.
///
/// A recogniser receives the fingers on its view, whether a `UIGestureRecognizerRepresentable` makes it or a UIKit view has it. A
/// recogniser of the user's own class, which handles touches itself, receives none.
///
/// Source: Apple, UIKit `UIGestureRecognizer`.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The state of a gesture.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    open var state = State.possible
    open var isEnabled = true
    /// The name for whoever reads a log.
    open var name: String?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) weak var view: UIView?

    private var targets: [(object: () -> AnyObject?, action: Selector)] = []

    public override init() {}
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// The location of the finger, in points of the window.
    package var touchLocation = CGPoint.zero

    /// Adds a method that is called as the gesture progresses. The target is not kept alive.
    open func addTarget(_ target: Any, action: Selector) {
        weak let object = target as AnyObject
        targets.append(({ object }, action))
    }

    /// Ends the calls of a method, or of all methods if none is given.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { (object == nil || $0.object() === object) && (action == nil || $0.action == action) }
    }

    /// Calls the methods of the targets with the gesture's state.
    package func tellTargets() {
        for target in targets { if let object = target.object() { target.action.perform(on: object, [self]) } }
    }

    /// The corner of the view that the gesture is on, in points of the window.
    package var viewOrigin = CGPoint.zero

    /// Returns the location of the finger, in points of a view; in those of the window for nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let view, let own = self.view else { return touchLocation }
        let place = CGPoint(
            x: touchLocation.x - viewOrigin.x + own.bounds.minX, y: touchLocation.y - viewOrigin.y + own.bounds.minY)
        return view === own ? place : own.convert(place, to: view)
    }
    open var numberOfTouches: Int { state == .possible ? 0 : 1 }
    /// Returns the location of a finger; there is one.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Decides how gestures go together.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

/// Drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// The translation from the first touch, in points, and the amount that code has subtracted from it.
    package var way = CGPoint.zero
    private var start = CGPoint.zero
    /// Points per second.
    package var speed = CGPoint.zero

    open func translation(in view: UIView?) -> CGPoint { CGPoint(x: way.x - start.x, y: way.y - start.y) }
    open func velocity(in view: UIView?) -> CGPoint { speed }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        start = CGPoint(x: way.x - translation.x, y: way.y - translation.y)
    }
}

/// Long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
}

/// Two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    /// The change of the scale, per second.
    open package(set) var velocity: CGFloat = 0
}

/// Two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians, clockwise.
    open var rotation: CGFloat = 0
    /// Radians per second.
    open package(set) var velocity: CGFloat = 0
}

/// Quick drags to one side.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Sides to which a finger moves.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
}
