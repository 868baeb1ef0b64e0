/// Options that control how adding a gesture to a view affects other gestures recognized by the view and its subviews.
///
/// Source: Apple, SwiftUI `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Disable all gestures in the subview hierarchy, including the added gesture.
    public static let none: GestureMask = []
    /// Enable the added gesture but disable all gestures in the subview hierarchy.
    public static let gesture = GestureMask(rawValue: 1)
    /// Enable all gestures in the subview hierarchy but disable the added gesture.
    public static let subviews = GestureMask(rawValue: 2)
    /// Enable both the added gesture as well as all other gestures on the view and its subviews.
    public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
    /// Attaches a gesture to the view with a lower precedence than gestures defined by the view.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        attaching(gesture, mask, .normal)
    }

    /// Attaches a gesture to the view to process simultaneously with gestures defined by the view.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        attaching(gesture, mask, .simultaneous)
    }

    /// Attaches a gesture to the view with a higher precedence than gestures defined by the view.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        attaching(gesture, mask, .high)
    }

    /// Attaches a gesture to the view with a lower precedence than gestures defined by the view, as long as it is enabled.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        attaching(gesture, isEnabled ? .all : .subviews, .normal)
    }

    /// Attaches a gesture with a name by which gesture recognizers of UIKit would find it.
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        attaching(gesture, isEnabled ? .all : .subviews, .normal)
    }

    /// Attaches a gesture to the view to process simultaneously with gestures defined by the view, as long as it is enabled.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        attaching(gesture, isEnabled ? .all : .subviews, .simultaneous)
    }

    /// Attaches a gesture to the view with a higher precedence than gestures defined by the view, as long as it is enabled.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        attaching(gesture, isEnabled ? .all : .subviews, .high)
    }

    /// Attaches a gesture with a name to process simultaneously with gestures defined by the view.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        attaching(gesture, isEnabled ? .all : .subviews, .simultaneous)
    }

    /// Attaches a gesture with a name and a higher precedence than gestures defined by the view.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        attaching(gesture, isEnabled ? .all : .subviews, .high)
    }

    /// Sets the edges at which the view's gestures take precedence over the system's. It has no effect, because a render has no system
    /// gestures.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// A gesture that may be absent, in which case nothing is recognized.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    public func _makeRecognizer() -> _GestureRecognizer<Wrapped.Value> {
        self?._makeRecognizer() ?? _GestureRecognizer { _ in .failed }
    }
}

extension AttachedGesture {
    package init<T: Gesture>(_ gesture: T, _ priority: Priority = .normal) {
        // Gestures are made anywhere and read on the main actor alone.
        nonisolated(unsafe) let gesture = gesture
        self.init(priority: priority, kinds: gesture.waitedFor) {
            let recognizer = gesture._makeRecognizer()
            return { touch in
                switch recognizer.handle(touch) {
                case .possible, .pending: .possible
                case .changed, .ended: .recognized
                case .failed: .failed
                }
            }
        }
    }
}

nonisolated extension View {
    /// Attaches a gesture as far as a mask enables it, and keeps touches from the views inside if the mask disables their gestures.
    private func attaching<T: Gesture>(_ gesture: T, _ mask: GestureMask, _ priority: AttachedGesture.Priority) -> some View {
        modifier(InteractionModifier(mask.contains(.subviews) ? .nothing : .blocksSubviews))
            .modifier(
                InteractionModifier(
                    mask.contains(.gesture) ? .gesture(AttachedGesture(gesture, priority)) : .nothing))
    }
}
