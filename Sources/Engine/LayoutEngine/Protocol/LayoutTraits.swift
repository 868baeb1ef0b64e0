import Geometry

/// The relation of a container to its own container, beyond the members of `Layout`. A layout without traits is a plain container:
/// priority 0, and its children know no stack but itself.
package protocol LayoutTraits {
    var layoutPriorityRule: LayoutPriorityRule { get }

    /// True if this is a modifier of its first child rather than a container: the surrounding stack's orientation and the child's layout
    /// values reach through it.
    var isModifier: Bool { get }

    /// True if the layout may state the position of a guide that none of its children states.
    static var statesGuides: Bool { get }

    /// The one subview that is shown, where a layout shows one of several.
    func chosenSubview(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Int?
}

extension LayoutTraits {
    package var isModifier: Bool { false }
    package static var statesGuides: Bool { false }
    package func chosenSubview(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Int? { nil }
}

extension Layout {
    /// Returns the stack orientation that the layout's children see, given the orientation that the container itself sees.
    ///
    /// Ask the value, not its type: `AnyLayout` knows the orientation only of the layout it wraps.
    package func stackOrientation(inherited: Axis?) -> Axis? {
        if let traits = self as? any LayoutTraits, traits.isModifier { return inherited }
        return (self as? AnyLayout)?.stackOrientation ?? Self.layoutProperties.stackOrientation
    }
}
