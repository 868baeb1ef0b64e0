/// The traits of a view that its container reads.
///
/// If two modifiers set the same trait, the inner one counts, as a `layoutValue` around a group does not reach views that
/// have one of their own (probed on macOS 27). One mechanism carries all of these in SwiftUI, so it holds for each.
package struct ViewTraits {
    var layoutPriority: Double?
    package var zIndex: Double?
    package var transition: AnyTransition?
    var accessibility = AccessibilityProperties()
    /// The identities that the view was given by `id` or as an element of a collection, innermost first.
    package var identities: [AnyHashable] = []
    /// The tag by which a container finds the view.
    package var tag: AnyHashable?
    package var layoutValues: [ObjectIdentifier: Any] = [:]
    /// True if scrolls come to rest at the view, or at the views of its layout.
    package var isScrollTarget = false
    package var isScrollTargetLayout = false

    package init() {}
}
