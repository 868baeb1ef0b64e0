import Drawing

/// A place in the tree that is evaluated again for a moment between events, by itself: the content of an animatable view or
/// modifier, of a timeline view or a keyframe animator, or a layout with data of its own.
@MainActor
package final class TimedScope {
    /// How many scopes are around it.
    let depth: Int
    /// The parts in the scope that depend on time, without those in a scope inside.
    var parts: [any TimedPart] = []
    /// The nodes made of the scope. If they are others at another moment, the views around the scope have to be evaluated, too.
    var elements: [ViewNode] = []
    /// The node that made it while it was placed, as a geometry reader makes its content.
    package let maker: ObjectIdentifier?
    /// The node that only places what is inside it elsewhere; nothing is evaluated then.
    private(set) var placing: NodeReference?
    private let evaluation: (TimedScope) -> Bool

    /// - Parameter evaluation: evaluates the place for the tree's moment, and answers whether nothing around it is concerned.
    init(depth: Int, maker: ObjectIdentifier?, evaluation: @escaping (TimedScope) -> Bool) {
        self.depth = depth
        self.maker = maker
        self.evaluation = evaluation
    }

    func differs(between first: Double, and second: Double) -> Bool {
        parts.contains { $0.timeDependence.differs(between: first, and: second) }
    }

    /// A scope that for another moment is only placed again.
    convenience init(placing node: ViewNode, for part: any TimedPart) {
        let reference = node.reference
        self.init(depth: 0, maker: ObjectIdentifier(node)) { _ in reference.node?.forgetUpwards() ?? true }
        placing = reference
        parts = [part]
    }

    func evaluate() -> Bool { evaluation(self) }

    /// The identity of the place: the first node that it lays out.
    var place: ObjectIdentifier? { placing.map(ObjectIdentifier.init) ?? elements.first.map(ObjectIdentifier.init) }

    /// Forgets the layout for a moment between events; false if it is not known what of it to forget.
    func forgetMoment() -> Bool {
        if let placing { return placing.node?.forgetUpwards() ?? true }
        return !elements.isEmpty && elements.allSatisfy { !$0.isDeparting && $0.forgetUpwards() }
    }
}

/// The scopes that were evaluated for moments between events, each place once: every evaluation makes its scopes anew.
struct SampledScopes {
    private(set) var all: [TimedScope] = []
    /// The scopes by what they lay out; those of a layout, which lay out nothing of their own, have no such place.
    private var places: [ObjectIdentifier: TimedScope] = [:]
    private var holdsLayout = false

    @MainActor
    mutating func add(_ scope: TimedScope) {
        if let place = scope.place {
            if let known = places[place], known.elements.elementsEqual(scope.elements, by: ===) { return }
            places[place] = scope
        } else {
            // One is enough: where a layout moved, anything may have to be laid out again.
            if holdsLayout { return }
            holdsLayout = true
        }
        all.append(scope)
    }
}

/// The scopes of the last evaluation, in the order in which they were met: outer ones before those inside.
package struct TimedScopes {
    /// The parts of the tree that depend on time, those outside of any scope as well.
    var parts: [any TimedPart] = []
    package var all: [TimedScope] = []
    package var open: [TimedScope] = []
    /// How many scopes are around what is evaluated.
    package var depth = 0
    /// True if something that depends on time stands where it cannot be evaluated by itself.
    package var needWhole = false
    /// The nodes that evaluate views while they are placed, innermost last.
    package var makers: [ObjectIdentifier] = []
    /// True while views are laid out.
    package var isPlacing = false
}

extension ViewTree {
    /// Evaluates a place that may depend on time, so that it can be evaluated again by itself.
    func buildTimed(
        in context: BuildContext, _ makeElements: @escaping @MainActor (BuildContext) -> [ViewNode]
    ) -> [ViewNode] {
        let scope = TimedScope(depth: scopes.depth, maker: scopes.makers.last) { [unowned self] scope in
            let elements = buildTimed(in: context.betweenEvents, makeElements)
            guard elements.elementsEqual(scope.elements, by: ===) else { return false }
            return elements.allSatisfy { $0.isDeparting || $0.forgetUpwards() }
        }
        // What is met while views are placed cannot be found again, unless the node that made it answers for it.
        if scopes.isPlacing, scopes.makers.isEmpty { scopes.needWhole = true }
        let place = scopes.all.count
        scopes.all.append(scope)
        scopes.open.append(scope)
        scopes.depth += 1
        scope.elements = makeElements(context)
        scopes.depth -= 1
        scopes.open.removeLast()
        // Nothing depends on time in most.
        if scope.parts.isEmpty { scopes.all.remove(at: place) }
        return scope.elements
    }

    /// Notes a layout that depends on time: it is laid out again, and nothing is evaluated.
    func addTimedLayout(_ part: any TimedPart, _ layOutAgain: @escaping @MainActor () -> Bool) {
        guard part.timeDependence != .never else { return }
        hinderKeeping()
        scopes.parts.append(part)
        if scopes.isPlacing, scopes.makers.isEmpty { scopes.needWhole = true }
        let scope = TimedScope(depth: scopes.depth, maker: scopes.makers.last) { _ in layOutAgain() }
        scope.parts = [part]
        scopes.all.append(scope)
    }

    /// Notes a space in which a node places what is inside it, while the space moves: for another moment the node places that
    /// again, and nothing is evaluated.
    package func addMovingSpace(_ space: any MovingSpace, placedBy node: ViewNode) {
        guard space.timeDependence.end > now else { return }
        let maker = ObjectIdentifier(node)
        scopes.all.removeAll { $0.maker == maker }
        scopes.all.append(TimedScope(placing: node, for: space))
        if !scopes.parts.contains(where: { $0 === space }) { scopes.parts.append(space) }
    }

    /// Forgets what moments between events have laid out; false if anything may lie anywhere.
    func forgetSampledScopes() -> Bool {
        defer { sampling.scopes = SampledScopes() }
        return sampling.scopes.all.allSatisfy { $0.forgetMoment() }
    }

    /// Evaluates views while a node is placed: what depends on time in them belongs to that placing.
    func buildWhilePlacing<Result>(by node: ViewNode, _ body: () -> Result) -> Result {
        let maker = ObjectIdentifier(node)
        if scopes.all.contains(where: { $0.maker == maker }) { scopes.all.removeAll { $0.maker == maker } }
        let outer = (scopes.open, scopes.depth)
        (scopes.open, scopes.depth) = ([], 0)
        scopes.makers.append(maker)
        defer {
            scopes.makers.removeLast()
            (scopes.open, scopes.depth) = outer
        }
        return body()
    }

    /// Evaluates for another moment what depends on time, and lays out again what depends on that.
    ///
    /// - Returns: whether that was enough; if not, the whole tree is to be evaluated.
    func evaluateParts(from former: Double) -> Bool {
        guard !scopes.needWhole, matchedGeometry.isEmpty, let root else { return false }
        let known = scopes.all
        sampling.evaluatesParts = true
        evaluation.isGoingOn = true
        defer {
            sampling.evaluatesParts = false
            evaluation.isGoingOn = false
        }
        scopes = TimedScopes()
        var place = 0
        while place < known.count {
            let scope = known[place]
            place += 1
            guard scope.differs(between: former, and: moment) else {
                scopes.all.append(scope)
                continue
            }
            scopes.depth = scope.depth
            // The scopes inside are met anew.
            while place < known.count, known[place].depth > scope.depth, known[place].maker == scope.maker { place += 1 }
            sampling.scopes.add(scope)
            guard scope.evaluate() else { return false }
        }
        scopes.depth = 0
        guard !scopes.needWhole else { return false }
        layoutPass.placedAgain = []
        root.layOutAgain(in: bounds, placement: container.placement)
        guard !scopes.needWhole, !layoutPass.placedAgain.contains(where: \.commitsAsWhole) else { return false }
        for node in layoutPass.placedAgain { node.commitOwnGeometry() }
        layoutPass.placedAgain = []
        guard !scopes.needWhole else { return false }
        scopes.parts = scopes.all.flatMap(\.parts)
        return true
    }

    /// Evaluates and draws everything anew and compares.
    func compareWithWhole(_ list: DisplayList, at time: Double, of group: ToneGroup?, _ whenDifferent: (Double) -> Void) {
        sampling.isInParts = false
        defer { sampling.isInParts = true }
        sampling.comparisons += 1
        sampling.wasWhole = true
        // What is evaluated as a whole begins anew: every other time it goes on from what it was in parts.
        guard scopes.parts.isEmpty || sampling.comparisons.isMultiple(of: 2) else { return }
        if !scopes.parts.isEmpty {
            sampling.isOn = true
            evaluate(Transaction())
            commitGeometry()
            sampling.isOn = false
        }
        var painter = Painter(time: time, pixelLength: environment.pixelLength)
        painter.shownGroup = group
        painter.keepsDrawings = false
        root?.paint(with: &painter)
        let whole = onContainer(painter.items)
        // What is no number equals nothing, itself included.
        if whole != list, whole.dump() != list.dump() { whenDifferent(time) }
    }
}
