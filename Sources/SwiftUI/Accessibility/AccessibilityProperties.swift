/// What a view says to assistive technologies; nothing of it is drawn.
///
/// It stands in the traits of the node, where a dump of the tree or a scripted tap finds it.
struct AccessibilityProperties {
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    var isHidden = false
    var traits: AccessibilityTraits = []
    /// How the views inside are presented; nil when the view is no element of its own.
    var childBehavior: AccessibilityChildBehavior?
}

extension View {
    /// Changes what this view says to assistive technologies.
    func accessibility(_ change: @escaping (inout AccessibilityProperties) -> Void) -> some View {
        modifier(AccessibilityModifier(change: change))
    }
}

struct AccessibilityModifier: ViewModifier, TraitModifier {
    typealias Body = Never
    let change: (inout AccessibilityProperties) -> Void
    func write(to traits: inout ViewTraits) { change(&traits.accessibility) }
}
