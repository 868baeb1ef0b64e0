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
    /// What people may say to find the view, the best first.
    var inputLabels: [Text] = []
    /// Views are read in the order of this, the highest first.
    var sortPriority = 0.0
    var headingLevel = AccessibilityHeadingLevel.unspecified
    var respondsToUserInteraction: Bool?
    /// What the view does for people who cannot touch it, in the order in which it was written.
    var actions: [Action] = []

    /// Something that the view does when it is asked to.
    struct Action {
        enum Kind: Equatable {
            case kind(AccessibilityActionKind)
            case named(Text)
            case adjustment
        }

        var kind: Kind
        var perform: (AccessibilityAdjustmentDirection?) -> Void
    }
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
