extension View {
    /// Animates changes inside this view when a value changes; a nil animation stops them.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: value))
    }

    /// Animates every change inside this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public func animation(_ animation: Animation?) -> some View {
        transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Changes the transaction of updates inside this view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transaction of updates inside this view when a value changes.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }
}

extension View where Self: Equatable {
    /// Animates changes inside this view whenever the view is not equal to what it was.
    public func animation(_ animation: Animation?) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: self))
    }
}

struct TransactionModifier: ViewModifier, ContextModifier {
    typealias Body = Never
    let transform: (inout Transaction) -> Void

    func modify(_ context: inout ExpansionContext, at node: StructureNode) { transform(&context.transaction) }
}

struct ValueAnimationModifier<Value: Equatable>: ViewModifier, ContextModifier {
    typealias Body = Never
    let animation: Animation?
    let value: Value

    func modify(_ context: inout ExpansionContext, at node: StructureNode) {
        guard ChangeMemory.hasChanged(value, at: node, update: context.tree.updateCount) else { return }
        // Source: record `archive.animation_value`: a widget's views are archived, the value with them.
        if context.environment.isInWidget, !(Value.self is any Encodable.Type) {
            return context.tree.diagnostics.note(.unarchivedAnimation("\(Value.self)"))
        }
        if !context.transaction.disablesAnimations { context.transaction.animation = animation }
    }
}

struct ValueTransactionModifier<Value: Equatable>: ViewModifier, ContextModifier {
    typealias Body = Never
    let value: Value
    let transform: (inout Transaction) -> Void

    func modify(_ context: inout ExpansionContext, at node: StructureNode) {
        guard ChangeMemory.hasChanged(value, at: node, update: context.tree.updateCount) else { return }
        transform(&context.transaction)
    }
}

/// Remembers a value and in which update it last changed, so that all passes of that update agree.
@MainActor
final class ChangeMemory<Value: Equatable> {
    private var value: Value
    private var lastChange = -1

    private init(_ value: Value) { self.value = value }

    /// Whether the value is another than before this update.
    static func hasChanged(_ value: Value, at node: StructureNode, update: Int) -> Bool {
        guard let memory = node.memory as? ChangeMemory<Value> else {
            node.memory = ChangeMemory(value)
            return false
        }
        if memory.value != value {
            memory.value = value
            memory.lastChange = update
        }
        return memory.lastChange == update
    }
}

extension Transaction {
    /// The animation that changes of this transaction get.
    var effectiveAnimation: Animation? { animation }
}
