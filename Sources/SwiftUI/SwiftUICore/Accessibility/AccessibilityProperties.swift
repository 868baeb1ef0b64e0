/// The accessibility properties of a view; none of them is drawn.
///
/// They are stored in the traits of the node, where a dump of the tree or a scripted tap finds them.
package struct AccessibilityProperties {
    package var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    var isHidden = false
    var traits: AccessibilityTraits = []
    /// The treatment of the views inside; nil if the view is not an element of its own.
    var childBehavior: AccessibilityChildBehavior?
    /// The names by which people may ask for the view, the best first.
    var inputLabels: [Text] = []
    /// The reading order: views with a higher priority are read first.
    var sortPriority = 0.0
    var headingLevel = AccessibilityHeadingLevel.unspecified
    var respondsToUserInteraction: Bool?
    /// The actions of the view for people who cannot touch it, in source order.
    var actions: [Action] = []

    /// The point that assistive technologies touch; nil: the middle.
    var activationPoint: ActivationPoint?

    /// A point of an element.
    enum ActivationPoint {
        /// A part of the width and the height.
        case unit(UnitPoint)
        /// A distance from the top left, in points.
        case distance(CGPoint)

        /// Returns the point in an element's frame.
        func point(in frame: CGRect) -> CGPoint {
            switch self {
            case .unit(let unit): CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
            case .distance(let point): CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
            }
        }
    }

    /// An action that the view performs on request.
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

nonisolated extension View {
    /// Changes the accessibility properties of this view.
    package func accessibility(_ change: @escaping (inout AccessibilityProperties) -> Void) -> some View {
        modifier(AccessibilityModifier(change: change))
    }
}

nonisolated struct AccessibilityModifier: ViewModifier, TraitModifier {
    typealias Body = Never
    let change: (inout AccessibilityProperties) -> Void
    @MainActor func write(to traits: inout ViewTraits) { change(&traits.accessibility) }
}
