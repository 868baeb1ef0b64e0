/// How a view appears and disappears.
///
/// Source: Apple, SwiftUI `Transition`.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition is applied to.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
    public typealias Body = Never
    let element: TransitionElement

    func expand(at node: StructureNode, in context: ExpansionContext) -> [ViewNode] {
        element.expand(at: node.child(0, holding: TransitionElement.self), in: context)
    }
}

extension Transition {
    /// This transition and, around it, another one at the same time.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        first.body(content: PlaceholderContentView(element: content.element), phase: phase)
            .modifier(NestedTransitionModifier(outer: second, phase: phase))
    }
}

extension CombinedTransition: ArchivablePair {
    nonisolated var parts: (AnyTransition, AnyTransition) { (AnyTransition(first), AnyTransition(second)) }
}

/// Plays a second transition around what the first one made.
struct NestedTransitionModifier<Outer: Transition>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let outer: Outer
    let phase: TransitionPhase

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: StructureNode, in context: ExpansionContext) -> ViewNode {
        let content = PlaceholderContentView<Outer>(element: TransitionElement(element: inner))
        let body = outer.body(content: content, phase: phase)
        return context.tree.expand(body, at: owner.child(2, holding: type(of: body)), in: context).first ?? inner
    }
}
