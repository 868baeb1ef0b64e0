extension ViewTree {
    /// The elements of any view: a primitive builds itself, everything else has a body.
    func build(_ view: any View, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        if let primitive = view as? any PrimitiveView { return build(primitive: primitive, at: node, in: context) }
        return buildBody(of: view, at: node, in: context)
    }

    private func build<V: PrimitiveView>(primitive view: V, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        switch V.keeping {
        case .never:
            hinderKeeping()
            return view.build(at: node, in: context)
        case .asPart:
            return view.build(at: node, in: context)
        case .whole:
            func build<Whole: View>(_ whole: Whole) -> [ViewNode] {
                buildKept(whole, at: node, in: context) { view.build(at: node, in: context) }
            }
            guard let whole = view as? any View else { return view.build(at: node, in: context) }
            return build(whole)
        }
    }

    /// The elements of a view with a body; of one with animatable data, such that it can be evaluated by itself.
    private func buildBody<V: View>(of view: V, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        guard !environment.isInWidget else {
            // The system runs a widget's views once for each entry: bodies may look at the clock.
            hinderKeeping()
            return buildTimedBody(of: view, at: node, in: context)
        }
        return buildKept(view, at: node, in: context) { buildTimedBody(of: view, at: node, in: context) }
    }

    private func buildTimedBody<V: View>(of view: V, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        guard PropertyCatalog.shared.isAnimatable(V.self) else { return buildBodyNow(of: view, at: node, in: context) }
        return buildTimed(in: context) { [unowned self] in buildBodyNow(of: view, at: node, in: $0) }
    }

    private func buildBodyNow<V: View>(of view: V, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var view = view
        connectProperties(of: &view, at: node, in: context)
        if PropertyCatalog.shared.isAnimatable(V.self), let animatable = view as? any Animatable {
            let current = animated(
                animatable, by: &node.track, transaction: context.transaction, environment: context.environment)
            view = current as? V ?? view
        }
        if V.Body.self == Never.self, let shown = represented(view) {
            // A view of UIKit is brought up to date with every evaluation.
            hinderKeeping()
            let outer = keeping.isSuspended
            keeping.isSuspended = true
            defer { keeping.isSuspended = outer }
            return build(shown, at: node.child(0, holding: type(of: shown)), in: context)
        }
        let body = view.body
        return build(body, at: node.child(0, holding: type(of: body)), in: context)
    }

    /// Puts the waiting modifiers around a primitive's node, innermost first.
    func wrap(_ base: ViewNode, at structure: ViewElement, in context: BuildContext) -> ViewNode {
        var current = base
        var wrappers: [(owner: ViewElement, node: ViewNode)] = []
        var insertion: IdentityBoundary?
        var outermost: IdentityBoundary?
        context.pending.forEachFromInside { modifier in
            switch modifier {
            case .trait, .tag, .identity:
                modifier.write(to: &current.traits)
            case .wrapper(let modifier, let owner, let environment, let transactionBox):
                let index = wrappers.count
                let known = index < structure.wrappers.count && structure.wrappers[index].owner === owner
                let outer = BuildContext(tree: self, environment: environment, transactionBox: transactionBox)
                let node = modifier.wrap(
                    current, existing: known ? structure.wrappers[index].node : nil, owner: owner, in: outer)
                node.environment = environment
                // Between events nothing is set going, whatever the transaction was in which the modifier was met.
                node.transactionBox = isSampling ? stillTransaction : transactionBox
                node.isQuiet = false
                if laysOutInParts { node.forget() }
                wrappers.append((owner, node))
                current = node
            case .boundary(let boundary):
                outermost = boundary
                // Rows are built late, some of them between two events: nothing is inserted then.
                if boundary.isInserting, !isSampling { insertion = boundary }
            }
        }
        structure.wrappers = wrappers
        guard let outermost else { return current }
        let node = wrapInTransition(current, at: structure, in: context)
        if node.isDeparting {
            node.comeBack(with: outermost.transaction)
        } else if let insertion, node.isNew {
            node.insert(with: insertion.transaction)
        }
        node.isNew = false
        return node
    }

    private func wrapInTransition(
        _ element: ViewNode, at structure: ViewElement, in context: BuildContext
    ) -> TransitionNode {
        let node = structure.transitionNode ?? TransitionNode(tree: self, inner: element)
        structure.transitionNode = node
        node.environment = context.environment
        node.transactionBox = context.transactionBox
        node.isQuiet = false
        if laysOutInParts { node.forget() }
        node.setInner(element)
        return node
    }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    static var keeping: ViewKeeping { .asPart }

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var context = context
        switch modifier {
        case let modifier as any ContextModifier:
            context.modify(by: modifier, at: node)
        case let modifier as any TraitModifier:
            context.pending.append(.trait(modifier))
        case let modifier as any WrapperModifier:
            if type(of: modifier).keeping == .never { context.tree.hinderKeeping() }
            context.pending.append(
                .wrapper(modifier, owner: node, environment: context.environment, transactionBox: context.transactionBox))
        case let effect as any GeometryEffect:
            context.pending.append(
                .wrapper(
                    GeometryEffectModifier(effect), owner: node, environment: context.environment,
                    transactionBox: context.transactionBox))
        default:
            return buildModifierBody(at: node, in: context)
        }
        return context.tree.build(content, at: node.child(0, holding: Content.self), in: context)
    }

    @MainActor
    private func buildModifierBody(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        if context.tree.environment.isInWidget { context.tree.hinderKeeping() }
        guard PropertyCatalog.shared.isAnimatable(Modifier.self) else { return buildModifierBodyNow(at: node, in: context) }
        return context.tree.buildTimed(in: context) { buildModifierBodyNow(at: node, in: $0) }
    }

    @MainActor
    private func buildModifierBodyNow(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var modifier = modifier
        context.tree.connectProperties(of: &modifier, at: node, in: context)
        if PropertyCatalog.shared.isAnimatable(Modifier.self), let animatable = modifier as? any Animatable {
            let current = context.tree.animated(
                animatable, by: &node.track, transaction: context.transaction, environment: context.environment)
            modifier = current as? Modifier ?? modifier
        }
        let body = modifier.body(content: _ViewModifier_Content(content: content))
        return context.tree.build(body, at: node.child(1, holding: type(of: body)), in: context)
    }
}

extension BuildContext {
    /// Lets a modifier change what flows down. One that changes the transaction has the same box in all updates, for the nodes
    /// inside that are kept.
    fileprivate mutating func modify(by modifier: some ContextModifier, at node: ViewElement) {
        if type(of: modifier).keeping == .never { tree.hinderKeeping() }
        modifier.modify(&self, at: node)
        guard type(of: modifier).changesTransaction else { return }
        let box = node.innerTransaction ?? TransactionBox(transaction)
        box.transaction = transaction
        node.innerTransaction = box
        transactionBox = box
    }
}

extension _ViewModifier_Content: PrimitiveView {
    static var keeping: ViewKeeping { .asPart }

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        context.tree.build(content, at: node.child(0, holding: type(of: content)), in: context)
    }
}
