/// The traits of a view that its container reads.
///
/// Of two modifiers that tell the same the inner one is heard, as a `layoutValue` around a group does not reach views that
/// have one of their own (probed on macOS 27). One mechanism carries all of these in SwiftUI, so it holds for each.
struct ViewTraits {
    var layoutPriority: Double?
    var zIndex: Double?
    var transition: AnyTransition?
    var accessibility = AccessibilityProperties()
    /// The identities that the view was given by `id` or as an element of a collection, innermost first.
    var identities: [AnyHashable] = []
    /// The tag by which a container finds the view.
    var tag: AnyHashable?
    var layoutValues: [ObjectIdentifier: Any] = [:]
    /// True if scrolls come to rest at the view, or at the views of its layout.
    var isScrollTarget = false
    var isScrollTargetLayout = false
}
