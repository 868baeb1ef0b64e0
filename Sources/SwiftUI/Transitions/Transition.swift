/// How a view appears and disappears.
///
/// Source: Apple, SwiftUI `Transition`.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition, or a modifier with a body of its own, is applied to.
///
/// Source: Apple, SwiftUI `PlaceholderContentView`.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
    public typealias Body = Never

    enum Content {
        /// The element of a transition.
        case element(TransitionElement)
        /// A view to which the transaction of the body around it does not apply.
        case view(any View)
    }

    let content: Content

    init(element: TransitionElement) { content = .element(element) }
    init(view: any View) { content = .view(view) }

    /// The same place for another reader.
    init<Other>(of other: PlaceholderContentView<Other>) {
        switch other.content {
        case .element(let element): content = .element(element)
        case .view(let view): content = .view(view)
        }
    }

    func expand(at node: StructureNode, in context: ExpansionContext) -> [ViewNode] {
        switch content {
        case .element(let element):
            return element.expand(at: node.child(0, holding: TransitionElement.self), in: context)
        case .view(let view):
            var context = context
            context.transaction = context.transactionOutsideOfBody ?? context.transaction
            return context.tree.expand(view, at: node.child(0, holding: type(of: view)), in: context)
        }
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
        first.body(content: PlaceholderContentView<First>(of: content), phase: phase)
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
