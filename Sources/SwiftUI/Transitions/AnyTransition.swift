/// A type-erased transition.
///
/// Source: Apple, SwiftUI `AnyTransition`.
public struct AnyTransition {
    /// The views of a phase around the element, from which the rest of the animation follows.
    private let bodies: @MainActor (ViewNode, TransitionPhase) -> any View
    let isIdentity: Bool

    public init<T: Transition>(_ transition: T) {
        // A transition is a value that only the main actor, on which views live, ever looks at.
        nonisolated(unsafe) let transition = transition
        self.init(isIdentity: transition is IdentityTransition) { element, phase in
            transition.body(content: PlaceholderContentView(element: TransitionElement(element: element)), phase: phase)
        }
    }

    private init(isIdentity: Bool, bodies: @escaping @MainActor (ViewNode, TransitionPhase) -> any View) {
        self.isIdentity = isIdentity
        self.bodies = bodies
    }

    @MainActor
    func body(around element: ViewNode, phase: TransitionPhase) -> any View { bodies(element, phase) }
}

extension AnyTransition {
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(ScaleTransition.smallest)) }
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
    }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// One transition to appear, another to disappear.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        let isIdentity = insertion.isIdentity && removal.isIdentity
        nonisolated(unsafe) let (insertion, removal) = (insertion, removal)
        return AnyTransition(isIdentity: isIdentity) { element, phase in
            AsymmetricLayer(element: element, phase: phase, insertion: insertion, removal: removal)
        }
    }

    /// A modifier in its active state before and after, in its identity state while the view is here.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition(isIdentity: false) { element, phase in
            TransitionElement(element: element).modifier(phase.isIdentity ? identity : active)
        }
    }

    /// This transition and another one at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        if isIdentity { return other }
        if other.isIdentity { return self }
        let (first, second) = (bodies, other.bodies)
        return AnyTransition(isIdentity: false) { element, phase in
            ErasedTransitionLayer(element: element, phase: phase, inner: first, outer: second)
        }
    }

    /// This transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let bodies = bodies
        return AnyTransition(isIdentity: isIdentity) { element, phase in
            AnyView(existential: bodies(element, phase)).transaction {
                if $0.animation != nil { $0.animation = animation }
            }
        }
    }
}

/// Two type-erased transitions, one around the other.
struct ErasedTransitionLayer: View, PrimitiveView {
    typealias Body = Never
    let element: ViewNode
    let phase: TransitionPhase
    let inner: @MainActor (ViewNode, TransitionPhase) -> any View
    let outer: @MainActor (ViewNode, TransitionPhase) -> any View

    func expand(at node: StructureNode, in context: ExpansionContext) -> [ViewNode] {
        let first = inner(element, phase)
        let middle = context.tree.expand(first, at: node.child(0, holding: type(of: first)), in: context)
        guard let middle = middle.first else { return [] }
        let second = outer(middle, phase)
        return context.tree.expand(second, at: node.child(1, holding: type(of: second)), in: context)
    }
}

/// The insertion's body inside the removal's; the one whose turn it is not is at rest.
struct AsymmetricLayer: View, PrimitiveView {
    typealias Body = Never
    let element: ViewNode
    let phase: TransitionPhase
    let insertion: AnyTransition
    let removal: AnyTransition

    func expand(at node: StructureNode, in context: ExpansionContext) -> [ViewNode] {
        let first = insertion.body(around: element, phase: phase == .willAppear ? .willAppear : .identity)
        let middle = context.tree.expand(first, at: node.child(0, holding: type(of: first)), in: context)
        guard let middle = middle.first else { return [] }
        let second = removal.body(around: middle, phase: phase == .didDisappear ? .didDisappear : .identity)
        return context.tree.expand(second, at: node.child(1, holding: type(of: second)), in: context)
    }
}
