extension ViewTree {
    /// The elements of any view: a primitive builds itself, everything else has a body.
    package func build<V: View>(_ view: V, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        withUnsafePointer(to: view) { build(inPlace: $0, at: node, in: context) }
    }

    /// The elements of the view at an address.
    func build<V: View>(inPlace view: UnsafePointer<V>, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        switch ViewKind(of: V.self) {
        case .inPlace(let type):
            return type.build(UnsafeRawPointer(view), at: node, in: context)
        case .primitive(let type):
            return build(type, inPlace: view, at: node, in: context)
        case .composite:
            return buildComposite(inPlace: view, at: node, in: context)
        case .unarchived(let form):
            guard environment.isInWidget else { return buildComposite(inPlace: view, at: node, in: context) }
            return buildUnarchived(inPlace: view, as: form, at: node, in: context)
        }
    }

    // What copies a view is a function of its own: the stack frames of the walk along a chain have no room for copies.

    @inline(never)
    private func buildComposite<V: View>(
        inPlace view: UnsafePointer<V>, at node: ViewElement, in context: BuildContext
    ) -> [ViewNode] {
        buildBody(of: view.pointee, at: node, in: context)
    }

    /// Builds the replacement for a view that a widget does not hold.
    @inline(never)
    private func buildUnarchived<V: View>(
        inPlace view: UnsafePointer<V>, as form: UnarchivedForm, at node: ViewElement, in context: BuildContext
    ) -> [ViewNode] {
        let name = String("\(V.self)".prefix { $0 != "<" })
        diagnostics.note(form == .unlisted ? .unlistedInWidget(name) : .unarchivedView(name))
        guard let shown = services?.standIn(for: view.pointee, as: form) else {
            return buildComposite(inPlace: view, at: node, in: context)
        }
        return build(shown, at: node.child(0, holding: type(of: shown)), in: context)
    }

    /// A view as in an app, whichever the tree is.
    package func buildAsInApp<V: View>(_ view: V, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        buildBody(of: view, at: node, in: context)
    }

    @inline(never)
    private func build<V: View, Primitive: PrimitiveView>(
        _ type: Primitive.Type, inPlace view: UnsafePointer<V>, at node: ViewElement, in context: BuildContext
    ) -> [ViewNode] {
        let address = UnsafeRawPointer(view)
        switch type.keeping {
        case .never:
            hinderKeeping()
            return address.value(as: type).build(at: node, in: context)
        case .asPart:
            return address.value(as: type).build(at: node, in: context)
        case .whole:
            return buildKept(view.pointee, at: node, in: context) {
                address.value(as: type).build(at: node, in: context)
            }
        }
    }

    /// The elements of a view with a body; of one with animatable data, such that it can be evaluated by itself.
    private func buildBody<V: View>(of view: V, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        notesSourceNames ? buildNamedBody(of: view, at: node, in: context) : buildPlainBody(of: view, at: node, in: context)
    }

    /// Builds a body whose nodes have the name of its view.
    @inline(never)
    private func buildNamedBody<V: View>(of view: V, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var context = context
        if let name = SourceName(of: V.self, at: node) { context.pending.append(.source(name)) }
        return buildPlainBody(of: view, at: node, in: context)
    }

    private func buildPlainBody<V: View>(of view: V, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
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

    private func buildBodyNow<V: View>(of given: V, at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var view = given
        let outerReads = keeping.beginReads()
        defer { keeping.endReads(outerReads) }
        let (freshness, hindrances) = (BodyFreshness(in: self), keeping.hindrances)
        freshness.tracking { connectProperties(of: &view, at: node, in: context) }
        if PropertyCatalog.shared.isAnimatable(V.self), let animatable = view as? any Animatable {
            let current = animated(
                animatable, by: &node.track, transaction: context.transaction, environment: context.environment)
            view = current as? V ?? view
        }
        if V.Body.self == Never.self, let shown = services?.represented(view, in: self) {
            // A view of UIKit is brought up to date with every evaluation.
            hinderKeeping()
            let outer = keeping.reuse
            keeping.reuse = .nothing
            defer { keeping.reuse = outer }
            return build(shown, at: node.child(0, holding: type(of: shown)), in: context)
        }
        let body = keptBody(of: given, at: node, in: context, freshness, hindrances: hindrances) { view.body }
        return build(body, at: node.child(0, holding: type(of: body)), in: context)
    }

    /// Puts the waiting modifiers around a primitive's node, innermost first.
    package func wrap(_ base: ViewNode, at structure: ViewElement, in context: BuildContext) -> ViewNode {
        var current = base
        var wrappers: [(owner: ObjectIdentifier, node: ViewNode)] = []
        var insertion: IdentityBoundary?
        var outermost: IdentityBoundary?
        var isAroundIdentity = false
        if notesSourceNames { base.sourceNames = [] }
        context.pending.forEachFromInside { modifier in
            switch modifier {
            case .trait, .tag, .identity:
                modifier.write(to: &current.traits)
            case .wrapper(let modifier, let owner, let environment, let transactionBox):
                let index = wrappers.count
                let known = index < structure.wrappers.count && structure.wrappers[index].owner == ObjectIdentifier(owner.element)
                let outer = BuildContext(tree: self, environment: environment, transactionBox: transactionBox)
                let node = modifier.wrap(
                    current, existing: known ? structure.wrappers[index].node : nil, owner: owner.element, in: outer)
                node.environment = environment
                // Between events nothing is set going, whatever the transaction was in which the modifier was met.
                node.transactionBox = isSampling ? sampling.stillTransaction : transactionBox
                node.isQuiet = false
                if isAroundIdentity, let lasting = node as? any LastingNode {
                    if !known { (owner.element.lastingNode as? any LastingNode)?.passState(to: lasting) }
                    owner.element.lastingNode = lasting
                }
                if laysOutInParts { node.forget() }
                if notesSourceNames, node !== current { node.sourceNames = [] }
                wrappers.append((ObjectIdentifier(owner.element), node))
                current = node
            case .source(let name): current.sourceNames.append(name)
            case .boundary(let boundary):
                outermost = boundary
                isAroundIdentity = isAroundIdentity || boundary.standsAlone
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

extension ModifiedContent: InPlaceView where Content: View, Modifier: ViewModifier {
    /// The offset of the modifier in the value, in bytes: stored properties follow each other in the order of their declaration.
    static var modifierOffset: Int {
        let alignment = MemoryLayout<Modifier>.alignment
        return (MemoryLayout<Content>.size + alignment - 1) / alignment * alignment
    }

    static func build(_ view: UnsafeRawPointer, at element: ViewElement, in context: BuildContext) -> [ViewNode] {
        var context = context
        let address = view + modifierOffset
        switch ModifierKind(of: Modifier.self) {
        case .context(let type):
            modify(&context, by: type, at: address, element)
        case .trait(let type):
            context.pending.append(.trait(address.value(as: type)))
        case .wrapper(let type):
            if type.keeping == .never { context.tree.hinderKeeping() }
            let modifier = address.value(as: type)
            context.appendWrapper(modifier, of: element)
            modifier.modifyInside(&context, at: element)
        case .geometryEffect(let type):
            context.appendWrapper(geometryEffect(type, at: address), of: element)
        case .environmental(let type):
            let content = view.assumingMemoryBound(to: Content.self)
            return buildResolved(content, by: type, at: address, element, in: context)
        case .composite:
            return buildModifierBody(
                of: view.assumingMemoryBound(to: Content.self), address.value(as: Modifier.self), at: element, in: context)
        }
        let content = view.assumingMemoryBound(to: Content.self)
        return context.tree.build(inPlace: content, at: element.child(0, holding: Content.self), in: context)
    }

    @MainActor
    private static func modify<Kind: ContextModifier>(
        _ context: inout BuildContext, by type: Kind.Type, at address: UnsafeRawPointer, _ element: ViewElement
    ) {
        context.modify(by: address.value(as: type), at: element)
    }

    @MainActor
    private static func geometryEffect<Effect: GeometryEffect>(
        _ type: Effect.Type, at address: UnsafeRawPointer
    ) -> any WrapperModifier {
        GeometryEffectModifier(address.value(as: type))
    }

    @MainActor
    private static func buildResolved<Kind: EnvironmentalModifier>(
        _ content: UnsafePointer<Content>, by type: Kind.Type, at address: UnsafeRawPointer, _ element: ViewElement,
        in context: BuildContext
    ) -> [ViewNode] {
        let resolved = ResolvedContent(content: content.pointee, modifier: address.value(as: type))
        return context.tree.build(resolved, at: element.child(0, holding: type), in: context)
    }

    @inline(never)
    @MainActor
    private static func buildModifierBody(
        of content: UnsafePointer<Content>, _ modifier: Modifier, at node: ViewElement, in context: BuildContext
    ) -> [ViewNode] {
        if context.tree.environment.isInWidget { context.tree.hinderKeeping() }
        guard PropertyCatalog.shared.isAnimatable(Modifier.self) else {
            return buildModifierBodyNow(of: content.pointee, modifier, at: node, in: context)
        }
        let content = content.pointee
        return context.tree.buildTimed(in: context) { buildModifierBodyNow(of: content, modifier, at: node, in: $0) }
    }

    @MainActor
    private static func buildModifierBodyNow(
        of content: Content, _ modifier: Modifier, at node: ViewElement, in context: BuildContext
    ) -> [ViewNode] {
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

    /// Lets a modifier put a node around each element of its content.
    fileprivate mutating func appendWrapper(_ modifier: any WrapperModifier, of element: ViewElement) {
        pending.append(
            .wrapper(
                modifier, owner: PendingModifier.Owner(element), environment: environment, transactionBox: transactionBox))
    }
}

extension _ViewModifier_Content: PrimitiveView {
    package static var keeping: ViewKeeping { .asPart }

    package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        context.tree.build(content, at: node.child(0, holding: type(of: content)), in: context)
    }
}
