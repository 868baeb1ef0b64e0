/// What a modifier says about touches of a view. A picture shows none of it; a scripted hand finds it (`ViewTree.touch`).
enum Interaction {
    /// So many taps perform an action.
    case tap(count: Int, () -> Void)
    /// A control.
    case control(ControlTouch)
    case gesture(AttachedGesture)
    /// A scroll view, which follows a finger that moves far enough.
    case scroll(AttachedGesture)
    /// Nothing inside is touched, whatever else it does.
    case blocksSubviews
    /// Where the view can be hit, instead of where it has content.
    case shape(any Shape, eoFill: Bool)
    case hitTesting(Bool)
    /// All that is written inside is the name of the one control there, which is this one, whatever its parts are.
    case naming(Text?, ControlTouch.Role)
    /// What is written inside, beside controls, is what a field there is called.
    case labelling
    case nothing
}

/// What a control does when it is touched.
struct ControlTouch {
    enum Role: String { case button, toggle, link, slider, stepper, tab, segment, field }

    var role: Role
    /// What a tap performs.
    var action: (() -> Void)?
    /// Hears whether a finger is on the control.
    var press: ((Bool) -> Void)?
    /// What follows a finger on the control, instead of a tap.
    var gesture: AttachedGesture?
    /// Where a finger takes hold of the control, as a place in its box; nil: in the middle.
    var grip: ((CGSize) -> CGPoint)?
    /// Takes what is typed.
    var type: ((String) -> Void)?
    /// Hears whether a field is being edited.
    var edit: ((Bool) -> Void)?
    /// What the return key does in a field; nil: it begins a line.
    var submit: (() -> Void)?
    /// What a field is called, whatever is written in it: what it shows while it is empty, then its title.
    var names: [Text] = []

    init(_ role: Role, action: (() -> Void)? = nil) {
        self.role = role
        self.action = action
    }
}

struct InteractionModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let interaction: Interaction

    init(_ interaction: Interaction) { self.interaction = interaction }

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { InteractionNode(tree: context.tree, inner: inner) }
        node.interaction = interaction
        return node
    }
}

/// A view of which a modifier has said what a touch does.
@MainActor
final class InteractionNode: WrapperNode {
    var interaction = Interaction.nothing

    override var dumpedChildren: [ViewNode] { inner.dumpedChildren }
    override var kind: String { inner.kind }

    override func letsTouchesIn(at point: CGPoint, time: Double) -> Bool {
        switch interaction {
        case .hitTesting(let isAllowed): isAllowed
        case .shape: isSolid(at: point, time: time)
        case .tap, .control, .gesture, .scroll, .blocksSubviews, .naming, .labelling, .nothing: true
        }
    }

    override func isSolid(at point: CGPoint, time: Double) -> Bool {
        guard case .shape(let shape, let eoFill) = interaction else { return false }
        return shape.drawnPath(at: frame(at: time), in: environment).contains(point, eoFill: eoFill)
    }

    override func touchParts(at time: Double) -> [TouchPart] {
        guard environment.isEnabled || tree.countsDisabled else { return [] }
        switch interaction {
        case .tap, .control, .gesture, .scroll: return [TouchPart(interaction: interaction, node: self, frame: frame(at: time))]
        case .blocksSubviews, .shape, .hitTesting, .naming, .labelling, .nothing: return []
        }
    }
}
