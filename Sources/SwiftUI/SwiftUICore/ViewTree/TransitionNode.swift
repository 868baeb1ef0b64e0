/// The outermost node of an element that can come and go: it plays the element's transition.
///
/// The transition's body is built around the element when it is first needed: invisible phase and visible phase are two
/// updates of the same views, so that whatever the transition is made of animates like anything else.
@MainActor
package final class TransitionNode: WrapperNode {
    private enum State { case present, departing(until: Double) }

    private var state = State.present
    private var structure: ViewElement?
    /// True if bodies of the effect that plays the departure depend on time.
    private var dependsOnTime = false
    /// The event at which the element has left.
    private var farewell: EventQueue.Event?
    private var effect: ViewNode?

    /// The last update that let the element appear, and the last one that let it go, each with its transaction.
    package private(set) var lastEntrance: (update: Int, transaction: Transaction)?
    package private(set) var lastExit: (update: Int, transaction: Transaction)?

    /// True until the element has been part of the tree.
    var isNew = true

    /// When it last came back before it had left.
    private var lastReturn = -Double.infinity

    /// True if the element has come back at the event in course: it is seen where it was, and moves from there to its new place.
    package var comesBack: Bool { lastReturn == tree.now }

    package override var isDeparting: Bool {
        if case .departing = state { true } else { false }
    }

    /// The moment from which a departing element is gone; infinite for one that stays.
    package var departureTime: Double {
        if case .departing(let time) = state { time } else { .infinity }
    }

    /// The element with the transition's effect around it.
    private var content: ViewNode { effect ?? inner }

    package override var children: [ViewNode] { [content] }
    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
    package override var spacing: ViewSpacing { content.spacing }

    package override func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        content.explicitAlignment(of: guide, size: size, proposal: proposal)
    }

    package override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        content.place(at: frame.origin, proposal: proposal)
    }

    override func setInner(_ node: ViewNode) {
        super.setInner(node)
        if effect != nil, !isDeparting { show(.identity, transaction: transaction) }
    }

    /// Lets the element appear by its transition, if anything animates it.
    func insert(with transaction: Transaction) {
        lastEntrance = (tree.updates.count, transaction)
        guard plays(in: transaction) else { return }
        show(.willAppear, transaction: Transaction())
        show(.identity, transaction: transaction)
    }

    /// Lets the element disappear by its transition; where nothing animates it is gone at once.
    package func remove(with transaction: Transaction) {
        lastExit = (tree.updates.count, transaction)
        // What leaves is not built again.
        memory = NodeMemory()
        guard plays(in: transaction) else {
            state = .departing(until: tree.now)
            return
        }
        if effect == nil { show(.identity, transaction: Transaction()) }
        commitContent()
        let count = tree.timedPartCount
        // Nobody lays out again what leaves.
        tree.scopes.needWhole = true
        show(.didDisappear, transaction: transaction)
        commitContent()
        let parts = tree.settlingTimeOfParts(since: count)
        dependsOnTime = parts > tree.now
        state = .departing(until: max(effectSettlingTime(of: content), parts, tree.now))
    }

    /// Evaluates the effect of an element that is on its way out, where its bodies depend on time.
    package func keepDeparting() {
        guard dependsOnTime, case .departing(let end) = state, tree.moment < end else { return }
        tree.scopes.needWhole = true
        // Only what is there is placed and committed.
        state = .present
        show(.didDisappear, transaction: Transaction())
        commitContent()
        state = .departing(until: end)
    }

    private func commitContent() {
        placeInside { content.place(at: placedFrame?.origin ?? .zero, proposal: placedProposal) }
        content.commitGeometry()
    }

    /// Lets what is inside do what it does when it disappears, once it has left.
    func disappear(at time: Double) {
        guard hasFarewells else { return }
        if time > tree.now {
            farewell = tree.events.add(at: time) { [self] in performFarewells() }
        } else {
            tree.afterUpdate { [self] in performFarewells() }
        }
    }

    /// Turns a departing element round: from where it is back to where it was.
    func comeBack(with transaction: Transaction) {
        lastEntrance = (tree.updates.count, transaction)
        lastReturn = tree.now
        state = .present
        farewell?.cancel()
        farewell = nil
        show(.identity, transaction: transaction)
    }

    package override func paint(with painter: inout Painter) {
        guard painter.time < departureTime else { return }
        content.paint(with: &painter)
    }

    override func makeTimeSummary() -> TimeSummary {
        if case .departing(let time) = state { return TimeSummary(settlingTime: time, stillTime: time) }
        return super.makeTimeSummary()
    }

    /// Source: probe on macOS 27: where motion is to be reduced, every transition that has some is a fade.
    private var transition: AnyTransition {
        var own = inner.traits.transition ?? .opacity
        if environment.isInWidget {
            let archived = own.inWidget
            for name in archived.leftOut { tree.diagnostics.note(.unarchivedTransition(name, at: own.place)) }
            own = archived.transition ?? .opacity
        }
        return environment.accessibilityReduceMotion && own.hasMotion() ? .opacity : own
    }

    /// Returns whether a transaction, or the transition itself, may move something.
    private func plays(in transaction: Transaction) -> Bool {
        let transition = transition
        return !transition.isIdentity && (transaction.animation != nil || transition.ownsAnimation)
    }

    private func show(_ phase: TransitionPhase, transaction: Transaction) {
        let structure = structure ?? ViewElement()
        self.structure = structure
        let body = transition.body(around: inner, phase: phase)
        let context = BuildContext(tree: tree, environment: environment, transaction: transaction)
        effect = tree.build(body, at: structure.child(0, holding: type(of: body)), in: context).first
    }

    /// When the effect's own nodes stand still; what moves inside the element does not keep it from leaving.
    private func effectSettlingTime(of node: ViewNode) -> Double {
        if node === inner || node is TransitionContentNode { return -.infinity }
        var latest = node.ownSettlingTime
        for child in node.children { latest = max(latest, effectSettlingTime(of: child)) }
        return latest
    }
}

/// The element inside its transition's body.
@MainActor
package final class TransitionContentNode: WrapperNode {}

/// The stand-in for the element in a transition's body.
struct TransitionElement: View, ElementView {
    typealias Body = Never
    let element: ViewNode

    func makeNode(in context: BuildContext) -> TransitionContentNode {
        TransitionContentNode(tree: context.tree, inner: element)
    }

    func update(_ node: TransitionContentNode, at structure: ViewElement, in context: BuildContext) {
        node.setInner(element)
    }
}
