import Foundation
@_spi(Nodes) import SwiftUICore

/// A finger that presses long enough and moves then: it picks a view up, carries it, and drops it.
///
/// Its priority is high, and it fails as soon as the finger moves too early, so that scroll views have their turn. A finger that never
/// moves is a long press for other gestures.
struct CarryGesture: Gesture {
    typealias Body = Never

    struct Value {
        /// The middle of the view in the window when it was picked up, and how far it has been carried.
        var start: CGPoint
        var translation: CGSize
        /// The middle of the view now: it may have moved meanwhile.
        var home: CGPoint
        /// True if a destination took the carried view; nil while it is carried.
        var isTaken: Bool?
    }

    /// Returns the cargo that the view gives away; called when the view is picked up.
    let cargo: @MainActor () -> DragCargo

    /// Seconds until a pressed view is lifted; a long press's, as UIKit does not publish how long its drags take.
    static let pressSeconds = 0.5
    /// The distance the finger may move before that, in points; a long press's.
    private static let slack: CGFloat = 10

    func _makeRecognizer() -> _GestureRecognizer<Value> {
        var (start, begin, hasFailed) = (CGPoint.zero, 0.0, false)
        var middle = CGPoint.zero
        var session: DragSession?
        return _GestureRecognizer { touch in
            guard !hasFailed, touch.fingers == nil, let view = touch.view else { return .failed }
            @MainActor func value(isTaken: Bool?) -> Value {
                let way = CGSize(width: touch.location.x - start.x, height: touch.location.y - start.y)
                return Value(start: middle, translation: way, home: view.middleInWindow, isTaken: isTaken)
            }
            if touch.phase == .began {
                (start, begin) = (touch.location, touch.time)
                return .possible
            }
            let distance = touch.location.distance(to: start)
            if session == nil {
                // A billionth less, so that the last bit of a sum does not count.
                let isLifted = touch.time - begin >= Self.pressSeconds - 1e-9
                if touch.phase == .ended || (!isLifted && distance > Self.slack) {
                    hasFailed = true
                    return .failed
                }
                guard isLifted, distance > 0 else { return .possible }
                middle = view.middleInWindow
                session = DragSession(cargo(), in: view.tree)
            }
            session?.move(to: touch.location)
            guard touch.phase == .ended else { return .changed(value(isTaken: nil)) }
            return .ended(value(isTaken: session?.drop(at: touch.location) ?? false))
        }
    }
}

extension CarryGesture: KindedGesture {
    var kinds: [GestureKind] { [.carry(seconds: Self.pressSeconds)] }
}

extension ViewNode {
    /// The middle of the view, as it is seen in the window.
    fileprivate var middleInWindow: CGPoint {
        let frame = (placedFrame ?? .zero).mapped(by: globalTransform)
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
