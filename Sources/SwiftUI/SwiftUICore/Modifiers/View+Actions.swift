nonisolated extension View {
    /// Runs an action after the layout in which the view first exists, before that layout is shown.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appearance: action, disappearance: nil))
    }

    /// Runs an action when the view has gone, after its transition.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appearance: nil, disappearance: action))
    }

    /// Runs an action after layout when a value has changed since the last time.
    ///
    /// - Parameter initial: whether the first value counts as a change.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs an action with the old and the new value after layout when a value has changed since the last time.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, isInitialAChange: initial, action: action))
    }

    /// Runs an action with the new value after layout when a value has changed since the last time.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
}

nonisolated struct AppearanceModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let appearance: (() -> Void)?
    let disappearance: (() -> Void)?

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { AppearanceNode(tree: context.tree, inner: inner) }
        if !context.tree.isSampling { node.modifier = self }
        return node
    }
}

package final class AppearanceNode: WrapperNode {
    var modifier = AppearanceModifier(appearance: nil, disappearance: nil)
    /// The evaluation in which the view appeared. In a widget it appears in every entry.
    private var appearance: Int?

    package override func performActions() {
        super.performActions()
        appear()
    }

    package override func performReturn() {
        super.performReturn()
        appear()
    }

    private func appear() {
        guard appearance != tree.evaluation.entryNumber, !tree.touches.isOutOfSight else { return }
        appearance = tree.evaluation.entryNumber
        tree.react("onAppear") { modifier.appearance?() }
    }

    package override var hasFarewells: Bool { true }

    package override func performFarewells() {
        super.performFarewells()
        disappear()
    }

    package override func performAbsence() {
        super.performAbsence()
        disappear()
    }

    private func disappear() {
        guard appearance != nil else { return }
        appearance = nil
        modifier.disappearance?()
    }
}

extension AppearanceNode: LastingNode {
    func passState(to next: any LastingNode) {
        guard let next = next as? AppearanceNode else { return }
        (next.appearance, appearance) = (appearance, nil)
    }
}

nonisolated struct ValueChangeModifier<Value: Equatable>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let value: Value
    let isInitialAChange: Bool
    let action: (Value, Value) -> Void

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) {
            ValueChangeNode<Value>(tree: context.tree, inner: inner, owner: owner)
        }
        // The content of a moment between events is not yet a change.
        if !context.tree.isSampling { node.modifier = self }
        context.tree.evaluation.noteReaction()
        return node
    }
}

package final class ValueChangeNode<Value: Equatable>: WrapperNode {
    var modifier: ValueChangeModifier<Value>?
    private weak var owner: ViewElement?
    private var last: Value? {
        didSet { owner?.reactedValue = last }
    }
    /// The evaluation of the last value. The views of a widget's entry know no earlier value.
    private var entryNumber: Int

    /// - Parameter owner: the modifier's place, which keeps the previous value if the view inside is replaced.
    init(tree: ViewTree, inner: ViewNode, owner: ViewElement) {
        self.owner = owner
        entryNumber = tree.evaluation.entryNumber
        last = tree.environment.isInWidget ? nil : owner.reactedValue as? Value
        super.init(tree: tree, inner: inner)
    }

    package override func performActions() {
        super.performActions()
        tree.motion.hasWatchers = true
        if entryNumber != tree.evaluation.entryNumber { (last, entryNumber) = (nil, tree.evaluation.entryNumber) }
        guard let modifier, last != modifier.value else { return }
        let old = last
        last = modifier.value
        guard old != nil || modifier.isInitialAChange else { return }
        tree.react("onChange") { modifier.action(old ?? modifier.value, modifier.value) }
    }
}
