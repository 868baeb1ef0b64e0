/// What a view tells the container that holds it.
struct ViewTraits {
    var layoutPriority: Double?
    var zIndex: Double = 0
    var transition: AnyTransition?
    var accessibility = AccessibilityProperties()
    var layoutValues: [ObjectIdentifier: Any] = [:]
}
