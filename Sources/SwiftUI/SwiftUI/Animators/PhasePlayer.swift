/// The content of a phase animator, with the node that moves it on.
struct PhasePlayerView<Phase: Equatable, Content: View>: View, PrimitiveView {
    typealias Body = Never
    let phases: [Phase]
    let trigger: TriggerValue?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let player = node.remembered(PhasePlayer<Phase>(tree: context.tree))
        guard !phases.isEmpty else {
            context.tree.diagnostics.note(.noPhases("PhaseAnimator"))
            // Source: Apple, `phaseAnimator`: a visual warning is the output view. Which one is not said.
            let warning = Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
            return context.tree.build(warning, at: node.child(1, holding: type(of: warning)), in: context)
        }
        if context.tree.environment.isInWidget {
            if phases.count > 1 { context.tree.diagnostics.note(.standsStillInWidget("phaseAnimator", shows: "its first phase")) }
            let view = content(phases[0])
            return context.tree.build(view, at: node.child(0, holding: type(of: view)), in: context)
        }
        if !context.tree.isSampling { player.update(to: phases, trigger: trigger, animation: animation) }
        let view = content(phases[min(player.index, phases.count - 1)])
            .modifier(ContentPresenceModifier(follower: player))
        let nodes = context.tree.build(view, at: node.child(0, holding: type(of: view)), in: context)
        if !context.tree.isSampling { player.noteContent(isEmpty: nodes.allSatisfy(\.isDeparting)) }
        return nodes
    }
}

/// Which phase an animator is in, and what brings it to the next one.
@MainActor
final class PhasePlayer<Phase: Equatable>: ContentFollower {
    private unowned let tree: ViewTree
    private var phases: [Phase] = []
    private var animation: (Phase) -> Animation? = { _ in nil }
    private var trigger: TriggerValue?
    private var isAlive = false
    private var isTriggered = false
    /// Counts runs, so that what a former run has asked for is not done.
    private var run = 0
    /// The phase that a run is on its way to; nil where none is.
    private var destination: Int?
    /// When the first phase was left last, in an endless run.
    private var cycleStart: Double?
    /// How many phases of an endless run have come one after the other that took no time.
    private var timeless = 0
    /// Whether the views were built since the phase was changed last: what is not built any more has gone.
    private var wasBuilt = false
    let presence = ContentPresence()

    /// The phase that is shown.
    private(set) var index = 0

    init(tree: ViewTree) { self.tree = tree }

    /// The shortest phase: a frame.
    private static var shortestPhase: Double { 1.0 / 60 }

    func update(to phases: [Phase], trigger: TriggerValue?, animation: @escaping (Phase) -> Animation?) {
        self.phases = phases
        self.animation = animation
        wasBuilt = true
        defer { self.trigger = trigger }
        guard isAlive, let old = self.trigger, let trigger, trigger.differs(from: old) else { return }
        isTriggered = true
        tree.afterUpdate { [self] in start() }
    }

    /// Notes whether the phase that is shown has no view at all: then nobody else says that the animator is there.
    func noteContent(isEmpty: Bool) {
        presence.isContentEmpty = isEmpty
        if isEmpty, !isAlive { tree.afterUpdate { [self] in appear() } }
    }

    func appear() {
        guard !isAlive else { return }
        isAlive = true
        if trigger == nil { start() }
    }

    func disappear() {
        isAlive = false
        run += 1
        destination = nil
        forgetCycle()
    }

    /// Notes how long it takes from one time that the first phase is left to the next.
    private func noteCycle() {
        if let cycleStart { tree.phaseCycles[ObjectIdentifier(self)] = tree.now - cycleStart }
        cycleStart = tree.now
    }

    private func forgetCycle() {
        cycleStart = nil
        tree.phaseCycles[ObjectIdentifier(self)] = nil
    }

    /// Begins a run: the phase after the first comes at once. A run that is still on its way there is one that has just begun: it goes
    /// on, and is not hurried to the phase after that because nothing changes that would have to be waited for.
    private func start() {
        isTriggered = false
        guard isAlive, phases.count > 1, destination != 1 else { return }
        run += 1
        forgetCycle()
        advance(to: 1, in: run)
    }

    /// Shows a phase; of a triggered run, the first phase is the last one.
    private func advance(to next: Int, in run: Int) {
        guard isAlive, run == self.run, !phases.isEmpty else { return }
        guard wasBuilt || !presence.isContentEmpty else { return disappear() }
        let isOver = next >= phases.count
        let place = isOver ? 0 : next
        destination = isOver && trigger != nil ? nil : place
        if trigger == nil, place == 1 { noteCycle() }
        var transaction = Transaction(animation: animation(phases[place]))
        transaction.scope = TransactionScope()
        let start = tree.now
        let complete: () -> Void = { [weak self] in
            MainActor.assumeIsolated { self?.complete(place, since: start, in: run) }
        }
        if trigger == nil {
            transaction.addRecurringCompletion(complete)
        } else if !isOver {
            transaction.addAnimationCompletion(criteria: .logicallyComplete, complete)
        }
        tree.enqueue(transaction) { [self] in (index, wasBuilt) = (place, false) }
    }

    /// Whether what an animation moves is there at once.
    private func isTimeless(_ animation: Animation?) -> Bool {
        var value = AnimatedValue(0.0)
        value.set(1, animation: animation, at: 0)
        return value.settlingTime <= 0
    }

    private func complete(_ place: Int, since start: Double, in run: Int) {
        let wait = start + Self.shortestPhase - tree.now
        timeless = trigger == nil && tree.now <= start && isTimeless(animation(phases[place])) ? timeless + 1 : 0
        if timeless >= phases.count, place == 0 {
            forgetCycle()
            return tree.diagnostics.note(.phasesWithoutTime("PhaseAnimator"))
        }
        // An endless row unless a trigger started it.
        tree.tasks.schedule(after: wait, recurs: trigger == nil) { [weak self] in self?.advance(to: place + 1, in: run) }
    }
}
