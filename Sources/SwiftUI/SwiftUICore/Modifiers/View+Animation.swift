nonisolated extension View {
    /// Animates changes of the modifiers that `body` adds, but none inside this view.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction for the modifiers that `body` adds, but not inside this view.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        ScopedTransactionView(transform: transform, modified: body(PlaceholderContentView(outsideOfTransaction: self)))
    }

    /// Animates changes inside this view when a value changes; a nil animation disables animation.
    ///
    /// - Parameters:
    ///   - fileID: the file of the call, with `line`, for the message that a widget's archive does not contain the animation.
    public func animation<V: Equatable>(
        _ animation: Animation?, value: V, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: value, fileID: fileID, line: line))
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

nonisolated extension View where Self: Equatable {
    /// Animates changes inside this view whenever the view differs from its previous value.
    public func animation(_ animation: Animation?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: self, fileID: fileID, line: line))
    }
}

/// A body whose modifiers have a transaction of their own. The placeholder in it has the transaction of the surroundings.
nonisolated struct ScopedTransactionView<Modified: View>: View, PrimitiveView {
    typealias Body = Never
    let transform: (inout Transaction) -> Void
    let modified: Modified

    @MainActor func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var context = context
        context.transactionsOutsideOfBodies.append(context.transaction)
        if !context.tree.isSampling { context.transaction.change(by: transform, at: node) }
        return context.tree.build(modified, at: node.child(0, holding: Modified.self), in: context)
    }
}

extension Transaction {
    /// Changes the transaction with code of a view. Completions that it adds are called once, when everything that the current update
    /// starts from then on has ended.
    @MainActor
    fileprivate mutating func change(by transform: (inout Transaction) -> Void, at node: ViewElement) {
        let count = completions.count
        transform(&self)
        let added = takeCompletions(after: count)
        if !added.isEmpty { AnimationStarts.current?.add(added, by: node) }
    }
}

nonisolated struct TransactionModifier: ViewModifier, ContextModifier {
    typealias Body = Never
    static var changesTransaction: Bool { true }
    let transform: (inout Transaction) -> Void

    @MainActor func modify(_ context: inout BuildContext, at node: ViewElement) {
        // Nothing is started between events.
        guard !context.tree.isSampling else { return }
        let former = context.transaction.animation
        context.transaction.change(by: transform, at: node)
        if context.tree.environment.isInWidget, context.transaction.animation != former {
            context.tree.noteLength(of: context.transaction.animation)
        }
    }
}

nonisolated struct ValueAnimationModifier<Value: Equatable>: ViewModifier, ContextModifier {
    typealias Body = Never
    static var changesTransaction: Bool { true }
    let animation: Animation?
    let value: Value
    let fileID: StaticString
    let line: UInt

    @MainActor func modify(_ context: inout BuildContext, at node: ViewElement) {
        context.tree.evaluation.noteReaction()
        guard ChangeMemory.hasChanged(value, at: node, in: context.tree) else { return }
        // Source: record `archive.animation_value`: a widget's views are archived together with the value.
        if context.environment.isInWidget, !(Value.self is any Encodable.Type) {
            return context.tree.diagnostics.note(.unarchivedAnimation("\(Value.self)", at: SourcePlace(fileID, line)))
        }
        let plays = !context.tree.leavesOutInWidget(animation)
        guard !context.transaction.disablesAnimations else { return }
        context.transaction.animation = plays ? animation : nil
        context.tree.noteLength(of: animation, at: SourcePlace(fileID, line))
    }
}

nonisolated struct ValueTransactionModifier<Value: Equatable>: ViewModifier, ContextModifier {
    typealias Body = Never
    static var changesTransaction: Bool { true }
    let value: Value
    let transform: (inout Transaction) -> Void

    @MainActor func modify(_ context: inout BuildContext, at node: ViewElement) {
        context.tree.evaluation.noteReaction()
        guard ChangeMemory.hasChanged(value, at: node, in: context.tree) else { return }
        context.transaction.change(by: transform, at: node)
    }
}

/// The last value, and the update in which it last changed, so that all passes of that update agree.
@MainActor
final class ChangeMemory<Value: Equatable> {
    private var value: Value
    private var lastChange = -1

    private init(_ value: Value) { self.value = value }

    /// Returns true if the value has changed in this update.
    static func hasChanged(_ value: Value, at node: ViewElement, in tree: ViewTree) -> Bool {
        guard !tree.isSampling else { return false }
        let update = tree.updates.count
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
    /// The animation that applies to changes of this transaction.
    package var effectiveAnimation: Animation? { animation }
}
