extension Transition {
    /// Returns this transition with another one around it, played at the same time.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns this transition with an animation of its own, which also plays where nothing else is animated.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    nonisolated(unsafe) let first: First
    nonisolated(unsafe) let second: Second

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        first.body(content: PlaceholderContentView<First>(of: content), phase: phase)
            .modifier(NestedTransitionModifier(outer: second, phase: phase))
    }
}

extension CombinedTransition: ComposedTransition {
    nonisolated var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

/// Plays a second transition around the content of the first one.
struct NestedTransitionModifier<Outer: Transition>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let outer: Outer
    let phase: TransitionPhase

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let content = PlaceholderContentView<Outer>(element: TransitionElement(element: inner))
        let body = outer.body(content: content, phase: phase)
        return context.tree.build(body, at: owner.child(2, holding: type(of: body)), in: context).first ?? inner
    }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
    nonisolated(unsafe) let base: Base
    let animation: Animation?

    static var properties: TransitionProperties { Base.properties }

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.body(content: PlaceholderContentView<Base>(of: content), phase: phase)
            .transaction(value: phase) { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

extension AnimatedTransition: ComposedTransition {
    nonisolated var erased: AnyTransition { AnyTransition(base).animation(animation) }
}
