import Foundation
import UIKit

/// A wrapper for a UIKit gesture recogniser that you use to add it to a view.
///
/// A recogniser receives the taps, drags, swipes, long presses, pinches or rotations of its kind. A recogniser of a user's class, which
/// examines touches itself, receives nothing.
///
/// Source: Apple, SwiftUI `UIGestureRecognizerRepresentable`.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The type of gesture recogniser to make.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// A type to coordinate with the recogniser.
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Creates the recogniser and configures its initial state.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Updates the recogniser with new information from SwiftUI.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Is called when the state of the recogniser changes.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Creates the instance that communicates with the recogniser.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context of a recogniser's wrapper while it makes, updates and handles the recogniser.
///
/// Source: Apple, SwiftUI `UIGestureRecognizerRepresentableContext`.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The associated coordinator.
    public let coordinator: Representable.Coordinator
    /// The converter from the window to the spaces of the view.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A converter of a gesture's places to the spaces of its view.
///
/// Source: Apple, SwiftUI `UIGestureRecognizerRepresentableCoordinateSpaceConverter`.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    fileprivate let touch: RecognizerTouch

    /// The location of the gesture, in points of the view.
    public var localLocation: CGPoint { touch.location }
    /// The translation of a drag, in points; nil for other gestures.
    public var localTranslation: CGPoint? { touch.translation }
    /// The velocity of a drag, in points per second; nil for other gestures.
    public var localVelocity: CGPoint? { touch.velocity }

    /// Returns the location of the gesture in a space: its own, or that of the window.
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { convert(localLocation, to: space) }
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }

    /// Returns a point of the window in points of the view.
    public func convert(globalPoint: CGPoint) -> CGPoint {
        CGPoint(x: globalPoint.x - touch.origin.x, y: globalPoint.y - touch.origin.y)
    }

    private func convert(_ point: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
        guard space.coordinateSpace == .global else { return point }
        return CGPoint(x: point.x + touch.origin.x, y: point.y + touch.origin.y)
    }
}

/// The location of a gesture, and its movement.
@MainActor
private final class RecognizerTouch {
    /// The corner of the view, in points of the window.
    var origin = CGPoint.zero
    /// The location of the touch, in points of the view.
    var location = CGPoint.zero
    var translation: CGPoint?
    var velocity: CGPoint?
    nonisolated init() {}
}

/// The state of a wrapper that is kept while its view is there.
@MainActor
private final class RecognizerHolder<Representable: UIGestureRecognizerRepresentable> {
    typealias Recognizer = Representable.UIGestureRecognizerType
    let touch = RecognizerTouch()
    private var parts: (recognizer: Recognizer, context: Representable.Context)?
    private var representable: Representable?
    /// True if the delegate has refused the fingers' gesture.
    private var isRefused = false
    nonisolated init() {}

    /// Takes a new value of the wrapper, and makes the recogniser the first time.
    func take(_ representable: Representable) -> Recognizer {
        self.representable = representable
        let known = parts ?? make(representable)
        parts = known
        representable.updateUIGestureRecognizer(known.recognizer, context: known.context)
        return known.recognizer
    }

    private func make(_ representable: Representable) -> (Recognizer, Representable.Context) {
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(touch: touch)
        let context = Representable.Context(
            coordinator: representable.makeCoordinator(converter: converter), converter: converter)
        return (representable.makeUIGestureRecognizer(context: context), context)
    }

    /// Sets the recogniser's state, and notifies the wrapper.
    func hear(_ state: UIGestureRecognizer.State, at location: CGPoint, _ change: (Recognizer) -> Void = { _ in }) {
        guard let (recognizer, context) = parts, recognizer.isEnabled else { return }
        touch.location = location
        recognizer.touchLocation = CGPoint(x: location.x + touch.origin.x, y: location.y + touch.origin.y)
        recognizer.viewOrigin = touch.origin
        change(recognizer)
        if recognizer.state == .possible {
            isRefused =
                recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false
                || recognizer.view?.gestureRecognizerShouldBegin(recognizer) == false
        }
        if !isRefused {
            recognizer.state = state
            representable?.handleUIGestureRecognizerAction(recognizer, context: context)
            recognizer.tellTargets()
        } else {
            recognizer.state = .failed
        }
        if state == .ended || state == .cancelled { recognizer.state = .possible }
    }

    /// Begins, or goes on.
    func move(to location: CGPoint, _ change: (Recognizer) -> Void = { _ in }) {
        hear(parts?.recognizer.state == .possible ? .began : .changed, at: location, change)
    }
}

nonisolated private struct RecognizerModifier<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
    let representable: Representable
    @State private var holder = RecognizerHolder<Representable>()

    @MainActor func body(content: Content) -> some View {
        let holder = holder
        let recognizer = holder.take(representable)
        attached(recognizer, to: content)
            .onGeometryChange(for: CGPoint.self) {
                $0.frame(in: .global).origin
            } action: {
                holder.touch.origin = $0
            }
    }

    @MainActor private func attached(_ recognizer: UIGestureRecognizer, to content: Content) -> AnyView {
        let holder = holder
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            return AnyView(
                content.gesture(
                    SpatialTapGesture(count: tap.numberOfTapsRequired).onEnded { holder.hear(.ended, at: $0.location) }))
        case is UIPanGestureRecognizer:
            return AnyView(
                content.gesture(
                    DragGesture().onChanged { drag in holder.move(to: drag.location) { Self.take(drag, $0, holder.touch) } }
                        .onEnded { drag in holder.hear(.ended, at: drag.location) { Self.take(drag, $0, holder.touch) } }))
        case let swipe as UISwipeGestureRecognizer:
            return AnyView(
                content.gesture(
                    DragGesture(minimumDistance: 30).onEnded { drag in
                        if swipe.direction.contains(Self.direction(of: drag.translation)) { holder.hear(.ended, at: drag.location) }
                    }))
        case let press as UILongPressGestureRecognizer:
            let gesture = LongPressGesture(
                minimumDuration: press.minimumPressDuration, maximumDistance: press.allowableMovement
            ).sequenced(before: DragGesture(minimumDistance: 0))
            return AnyView(
                content.gesture(
                    gesture.onChanged { if case .second(true, let drag) = $0 { holder.move(to: drag?.location ?? holder.touch.location) } }
                        .onEnded { if case .second(_, let drag) = $0 { holder.hear(.ended, at: drag?.location ?? holder.touch.location) } })
            )
        case is UIPinchGestureRecognizer:
            return AnyView(
                content.gesture(
                    MagnifyGesture().onChanged { pinch in holder.move(to: pinch.startLocation) { Self.take(pinch, $0) } }
                        .onEnded { pinch in holder.hear(.ended, at: pinch.startLocation) { Self.take(pinch, $0) } }))
        case is UIRotationGestureRecognizer:
            return AnyView(
                content.gesture(
                    RotateGesture().onChanged { turn in holder.move(to: turn.startLocation) { Self.take(turn, $0) } }
                        .onEnded { turn in holder.hear(.ended, at: turn.startLocation) { Self.take(turn, $0) } }))
        default: return AnyView(content)
        }
    }

    @MainActor private static func take(_ drag: DragGesture.Value, _ recognizer: UIGestureRecognizer, _ touch: RecognizerTouch) {
        let way = CGPoint(x: drag.translation.width, y: drag.translation.height)
        let speed = CGPoint(x: drag.velocity.width, y: drag.velocity.height)
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        (pan.way, pan.speed) = (way, speed)
        (touch.translation, touch.velocity) = (pan.translation(in: nil), speed)
    }

    @MainActor private static func take(_ pinch: MagnifyGesture.Value, _ recognizer: UIGestureRecognizer) {
        guard let known = recognizer as? UIPinchGestureRecognizer else { return }
        (known.scale, known.velocity) = (pinch.magnification, pinch.velocity)
    }

    @MainActor private static func take(_ turn: RotateGesture.Value, _ recognizer: UIGestureRecognizer) {
        guard let known = recognizer as? UIRotationGestureRecognizer else { return }
        (known.rotation, known.velocity) = (turn.rotation.radians, turn.velocity.radians)
    }

    @MainActor private static func direction(of way: CGSize) -> UISwipeGestureRecognizer.Direction {
        if abs(way.width) >= abs(way.height) { return way.width < 0 ? .left : .right }
        return way.height < 0 ? .up : .down
    }
}

nonisolated extension View {
    /// Attaches a UIKit gesture recogniser to the view.
    ///
    /// Source: Apple, SwiftUI `View.gesture(_:)` (iOS 18).
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        modifier(RecognizerModifier(representable: representable))
    }
}
