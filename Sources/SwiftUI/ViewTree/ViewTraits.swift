/// What a view tells the container that holds it.
struct ViewTraits {
    var layoutPriority: Double?
    var zIndex: Double = 0
    var transition: AnyTransition?
    var accessibility = AccessibilityProperties()
    var interaction = InteractionProperties()
    /// What a container finds the view by.
    var tag: AnyHashable?
    var layoutValues: [ObjectIdentifier: Any] = [:]
}
