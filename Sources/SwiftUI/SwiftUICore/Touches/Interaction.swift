/// The touch behaviour that a modifier gives a view. Pictures do not show it; a scripted hand finds it (`ViewTree.touch`).
package enum Interaction {
    /// An action on a number of taps.
    case tap(count: Int, () -> Void)
    /// A control.
    case control(ControlTouch)
    case gesture(AttachedGesture)
    /// A scroll view, which follows a finger once it has moved far enough.
    case scroll(AttachedGesture)
    /// The views inside do not respond to touches.
    case blocksSubviews
    /// The area that responds to touches, in place of the view's content.
    case shape(any Shape, eoFill: Bool)
    case hitTesting(Bool)
    /// The text inside names the only control there, whichever of its parts is touched.
    case naming(Text?, ControlTouch.Role)
    /// The text inside, outside of controls, names a field there.
    case labelling
    case nothing
}

/// The behaviour of a control under touches.
package struct ControlTouch {
    package enum Role: String { case button, toggle, link, slider, stepper, tab, segment, field }

    var role: Role
    /// The action of a tap.
    package var action: (() -> Void)?
    /// Receives whether a finger is on the control.
    package var press: ((Bool) -> Void)?
    /// A gesture that follows a finger on the control, in place of a tap.
    package var gesture: AttachedGesture?
    /// Returns the point in the control's box at which a finger takes hold of it; nil for the middle.
    package var grip: ((CGSize) -> CGPoint)?
    /// Receives typed text.
    package var type: ((String) -> Void)?
    /// Receives whether a field is being edited.
    package var edit: ((Bool) -> Void)?
    /// The action of the return key in a field; nil if the key begins a new line.
    package var submit: (() -> Void)?
    /// The names of a field, independent of its text: its placeholder, then its title.
    package var names: [Text] = []

    package init(_ role: Role, action: (() -> Void)? = nil) {
        self.role = role
        self.action = action
    }
}

nonisolated package struct InteractionModifier: ViewModifier, WrapperModifier {
    package typealias Body = Never
    let interaction: Interaction

    package init(_ interaction: Interaction) { self.interaction = interaction }

    @MainActor package func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { InteractionNode(tree: context.tree, inner: inner) }
        node.interaction = interaction
        return node
    }
}

/// A view to which a modifier has given touch behaviour.
@MainActor
package final class InteractionNode: WrapperNode {
    package var interaction = Interaction.nothing

    package override var dumpedChildren: [ViewNode] { inner.dumpedChildren }
    package override var kind: String { inner.kind }

    package override func letsTouchesIn(at point: CGPoint, time: Double) -> Bool {
        switch interaction {
        case .hitTesting(let isAllowed): isAllowed
        case .shape: isSolid(at: point, time: time)
        case .tap, .control, .gesture, .scroll, .blocksSubviews, .naming, .labelling, .nothing: true
        }
    }

    package override func isSolid(at point: CGPoint, time: Double) -> Bool {
        guard case .shape(let shape, let eoFill) = interaction else { return false }
        return shape.drawnPath(at: frame(at: time), in: environment).contains(point, eoFill: eoFill)
    }

    package override func touchParts(at time: Double) -> [TouchPart] {
        guard environment.isEnabled || tree.touches.countsDisabled else { return [] }
        switch interaction {
        case .tap, .control, .gesture, .scroll: return [TouchPart(interaction: interaction, node: self, frame: frame(at: time))]
        case .blocksSubviews, .shape, .hitTesting, .naming, .labelling, .nothing: return []
        }
    }
}
