import WidgetArchive

/// A type-erased transition.
///
/// Source: Apple, SwiftUI `AnyTransition`.
public struct AnyTransition {
    /// The views of a phase around the element, from which the rest of the animation follows.
    private let bodies: @MainActor (ViewNode, TransitionPhase) -> any View
    let isIdentity: Bool
    /// True if the transition is more than a fade; it becomes one where motion is to be reduced.
    let hasMotion: @MainActor () -> Bool
    /// True if the transition may have an animation of its own, and so plays in updates without one.
    let ownsAnimation: Bool
    /// The form of the transition in a widget's archive.
    private let archived: Archived
    /// The transition as data; nil if code of the user's takes part in it.
    package let form: ArchivedTransition?
    /// The place in the source that gives the transition to a view.
    var place: SourcePlace?

    /// The remains of a transition in an archive of views, which knows only the system's transitions.
    ///
    /// Source: records `archive.effects`, `archive.custom_transition`.
    private enum Archived {
        case all
        /// The transition is left out: its type is user code's.
        case nothing(String)
        /// Part of it, and the types that are left out.
        case part(@Sendable () -> AnyTransition, without: [String])
    }

    public init<T: Transition>(_ transition: T) {
        // A transition is a value that only the main actor, on which views live, ever looks at.
        nonisolated(unsafe) let transition = transition
        if let composed = transition as? any ComposedTransition {
            self = composed.erased
            return
        }
        let form = (transition as? any ArchivableTransition)?.form
        let isSystems = form != nil
        self.init(
            isIdentity: form == .identity, hasMotion: { T.properties.hasMotion }, ownsAnimation: !isSystems,
            archived: isSystems ? .all : .nothing("\(T.self)"), form: form
        ) { element, phase in
            transition.body(content: PlaceholderContentView(element: TransitionElement(element: element)), phase: phase)
        }
    }

    private init(
        isIdentity: Bool, hasMotion: @escaping @MainActor () -> Bool, ownsAnimation: Bool, archived: Archived,
        form: ArchivedTransition?, bodies: @escaping @MainActor (ViewNode, TransitionPhase) -> any View
    ) {
        self.isIdentity = isIdentity
        self.hasMotion = hasMotion
        self.ownsAnimation = ownsAnimation
        self.archived = archived
        self.form = form
        self.bodies = bodies
    }

    /// The transition as a widget plays it, and the types of those of its parts that have no effect there; nil if nothing is
    /// left of it.
    package var inWidget: (transition: AnyTransition?, leftOut: [String]) {
        switch archived {
        case .all: (self, [])
        case .nothing(let name): (nil, [name])
        case .part(let make, let names): (make(), names)
        }
    }

    /// Returns the archived form of two combined transitions.
    private static func archived(
        _ first: AnyTransition, _ second: AnyTransition,
        _ join: @escaping @Sendable (AnyTransition, AnyTransition) -> AnyTransition
    ) -> Archived {
        let (one, other) = (first.inWidget, second.inWidget)
        let names = one.leftOut + other.leftOut
        if names.isEmpty { return .all }
        nonisolated(unsafe) let (left, right) = (one.transition, other.transition)
        if left == nil, right == nil { return .nothing(names.joined(separator: " and ")) }
        return .part({ join(left ?? .identity, right ?? .identity) }, without: names)
    }

    private static func joined(
        _ first: ArchivedTransition?, _ second: ArchivedTransition?,
        _ join: (ArchivedTransition, ArchivedTransition) -> ArchivedTransition
    ) -> ArchivedTransition? {
        guard let first, let second else { return nil }
        return join(first, second)
    }

    @MainActor
    func body(around element: ViewNode, phase: TransitionPhase) -> any View { bodies(element, phase) }
}

extension AnyTransition {
    /// One transition to appear, another to disappear.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        let isIdentity = insertion.isIdentity && removal.isIdentity
        nonisolated(unsafe) let (insertion, removal) = (insertion, removal)
        // The side of which nothing is left is the default.
        let archived = archived(insertion, removal) { insertion, removal in
            .asymmetric(
                insertion: insertion.isIdentity ? .opacity : insertion, removal: removal.isIdentity ? .opacity : removal)
        }
        let motions = (insertion.hasMotion, removal.hasMotion)
        return AnyTransition(
            isIdentity: isIdentity, hasMotion: { motions.0() || motions.1() },
            ownsAnimation: insertion.ownsAnimation || removal.ownsAnimation, archived: archived,
            form: Self.joined(insertion.form, removal.form) { .asymmetric(insertion: $0, removal: $1) }
        ) { element, phase in
            AsymmetricLayer(element: element, phase: phase, insertion: insertion, removal: removal)
        }
    }

    /// A modifier in its active state before and after, in its identity state while the view is here.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition(
            isIdentity: false, hasMotion: { true }, ownsAnimation: true,
            archived: .nothing("modifier(active:identity:) of \(E.self)"), form: nil
        ) { element, phase in
            TransitionElement(element: element).modifier(phase.isIdentity ? identity : active)
        }
    }

    /// This transition and another one at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        if isIdentity { return other }
        if other.isIdentity { return self }
        let (first, second) = (bodies, other.bodies)
        let archived = Self.archived(self, other) { $0.combined(with: $1) }
        let motions = (hasMotion, other.hasMotion)
        return AnyTransition(
            isIdentity: false, hasMotion: { motions.0() || motions.1() },
            ownsAnimation: ownsAnimation || other.ownsAnimation, archived: archived,
            form: Self.joined(form, other.form) { .combined($0, $1) }
        ) { element, phase in
            ErasedTransitionLayer(element: element, phase: phase, inner: first, outer: second)
        }
    }

    /// This transition with an animation of its own; it plays also where nothing else is animated.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let bodies = bodies
        var archived = archived
        if case .part(let make, let names) = archived {
            archived = .part({ make().animation(animation) }, without: names)
        }
        let own = animation.map { $0.form ?? .standard }
        return AnyTransition(
            isIdentity: isIdentity, hasMotion: hasMotion, ownsAnimation: true, archived: archived,
            form: form.map { .animated($0, own) }
        ) { element, phase in
            @MainActor func animated(_ view: some View) -> any View {
                view.transaction(value: phase) { if !$0.disablesAnimations { $0.animation = animation } }
            }
            return animated(bodies(element, phase))
        }
    }
}

/// A transition of the system's, which an archive of views knows.
protocol ArchivableTransition {
    /// The transition as data.
    nonisolated var form: ArchivedTransition { get }
}

/// A transition that is made of others.
@MainActor
protocol ComposedTransition {
    nonisolated var erased: AnyTransition { get }
}

/// Two type-erased transitions, one around the other.
struct ErasedTransitionLayer: View, PrimitiveView {
    typealias Body = Never
    let element: ViewNode
    let phase: TransitionPhase
    let inner: @MainActor (ViewNode, TransitionPhase) -> any View
    let outer: @MainActor (ViewNode, TransitionPhase) -> any View

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let first = inner(element, phase)
        let middle = context.tree.build(first, at: node.child(0, holding: type(of: first)), in: context)
        guard let middle = middle.first else { return [] }
        let second = outer(middle, phase)
        return context.tree.build(second, at: node.child(1, holding: type(of: second)), in: context)
    }
}

/// The insertion's body inside the removal's; the one whose turn it is not is at rest.
struct AsymmetricLayer: View, PrimitiveView {
    typealias Body = Never
    let element: ViewNode
    let phase: TransitionPhase
    let insertion: AnyTransition
    let removal: AnyTransition

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let first = insertion.body(around: element, phase: phase == .willAppear ? .willAppear : .identity)
        let middle = context.tree.build(first, at: node.child(0, holding: type(of: first)), in: context)
        guard let middle = middle.first else { return [] }
        let second = removal.body(around: middle, phase: phase == .didDisappear ? .didDisappear : .identity)
        return context.tree.build(second, at: node.child(1, holding: type(of: second)), in: context)
    }
}
