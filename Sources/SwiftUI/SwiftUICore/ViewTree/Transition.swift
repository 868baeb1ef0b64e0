/// How a view appears and disappears.
///
/// Source: Apple, SwiftUI `Transition`.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of every transition of this type.
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// A view as this transition shows it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(view: content), phase: phase)
    }
}

/// The view that a transition, or a modifier with a body of its own, is applied to.
///
/// Source: Apple, SwiftUI `PlaceholderContentView`.
nonisolated public struct PlaceholderContentView<Value>: View, PrimitiveView {
    public typealias Body = Never

    enum Content {
        /// The element of a transition.
        case element(TransitionElement)
        case view(any View)
        /// A view to which the transaction of the body around it does not apply.
        case outside(any View)
    }

    let content: Content

    init(element: TransitionElement) { content = .element(element) }
    init(view: any View) { content = .view(view) }
    init(outsideOfTransaction view: any View) { content = .outside(view) }

    /// The same place for another reader.
    init<Other>(of other: PlaceholderContentView<Other>) {
        switch other.content {
        case .element(let element): content = .element(element)
        case .view(let view): content = .view(view)
        case .outside(let view): content = .outside(view)
        }
    }

    @MainActor package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        switch content {
        case .element(let element):
            return element.build(at: node.child(0, holding: TransitionElement.self), in: context)
        case .view(let view):
            return context.tree.build(view, at: node.child(0, holding: type(of: view)), in: context)
        case .outside(let view):
            var context = context
            context.transaction = context.transactionsOutsideOfBodies.popLast() ?? context.transaction
            return context.tree.build(view, at: node.child(0, holding: type(of: view)), in: context)
        }
    }
}
