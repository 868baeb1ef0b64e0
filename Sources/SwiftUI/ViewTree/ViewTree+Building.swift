extension ViewTree {
    /// The elements of any view: a primitive builds itself, everything else has a body.
    func build(_ view: any View, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        if let primitive = view as? any PrimitiveView { return primitive.build(at: node, in: context) }
        return buildBody(of: view, at: node, in: context)
    }

    /// The elements of a view with a body; of one with animatable data, such that it can be evaluated by itself.
    private func buildBody<V: View>(of view: V, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
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
            case .trait(let write):
                write(&current.traits)
            case .wrapper(let modifier, let owner, let environment, let transaction):
                let index = wrappers.count
                let known = index < structure.wrappers.count && structure.wrappers[index].owner === owner
                let outer = BuildContext(tree: self, environment: environment, transaction: transaction)
                // Between events nothing is set going, whatever the transaction was in which the modifier was met.
                let transaction = isSampling ? Transaction() : transaction
                let node = modifier.wrap(
                    current, existing: known ? structure.wrappers[index].node : nil, owner: owner, in: outer)
                node.environment = environment
                node.transaction = transaction
                if evaluatesInParts { node.forget() }
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
        node.transaction = context.transaction
        if evaluatesInParts { node.forget() }
        node.setInner(element)
        return node
    }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var context = context
        switch modifier {
        case let modifier as any ContextModifier:
            modifier.modify(&context, at: node)
        case let modifier as any TraitModifier:
            context.pending.append(.trait { modifier.write(to: &$0) })
        case let modifier as any WrapperModifier:
            context.pending.append(
                .wrapper(modifier, owner: node, environment: context.environment, transaction: context.transaction))
        case let effect as any GeometryEffect:
            context.pending.append(
                .wrapper(
                    GeometryEffectModifier(effect), owner: node, environment: context.environment,
                    transaction: context.transaction))
        default:
            return buildModifierBody(at: node, in: context)
        }
        return context.tree.build(content, at: node.child(0, holding: Content.self), in: context)
    }

    @MainActor
    private func buildModifierBody(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
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

extension _ViewModifier_Content: PrimitiveView {
    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        context.tree.build(content, at: node.child(0, holding: type(of: content)), in: context)
    }
}
