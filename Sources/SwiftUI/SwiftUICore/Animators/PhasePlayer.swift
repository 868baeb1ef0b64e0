/// The content of a phase animator, with the node that advances it.
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
            // Source: Apple, `phaseAnimator`: the output view is a visual warning. The warning itself is not documented.
            let warning = Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
            return context.tree.build(warning, at: node.child(1, holding: type(of: warning)), in: context)
        }
        if context.tree.environment.isInWidget {
            if phases.count > 1 { context.tree.diagnostics.note(.standsStillInWidget("phaseAnimator", shows: "its first phase")) }
            let view = content(phases[0])
            return context.tree.build(view, at: node.child(0, holding: type(of: view)), in: context)
        }
        if !context.tree.isSampling { player.update(to: phases, trigger: trigger, animation: animation) }
        let context = context.named("PhaseAnimator", at: node) { player.motion(of: $2, at: $0) }
        let view = content(phases[min(player.index, phases.count - 1)])
            .modifier(ContentPresenceModifier(follower: player))
        let nodes = context.tree.build(view, at: node.child(0, holding: type(of: view)), in: context)
        if !context.tree.isSampling { player.noteContent(isEmpty: nodes.allSatisfy(\.isDeparting)) }
        return nodes
    }
}

/// The current phase of an animator, and the means by which it advances to the next.
@MainActor
final class PhasePlayer<Phase: Equatable>: ContentFollower {
    private unowned let tree: ViewTree
    private var phases: [Phase] = []
    private var animation: (Phase) -> Animation? = { _ in nil }
    private var trigger: TriggerValue?
    private var isAlive = false
    private var isTriggered = false
    /// The number of runs so far, by which requests of a former run are recognised and dropped.
    private var run = 0
    /// The phase that a run is moving to; nil without a run.
    private var destination: Int?
    /// The animation to the present phase.
    private var latestAnimation: Animation?
    /// The time at which the first phase was last left, in an endless run.
    private var cycleStart: Double?
    /// The number of consecutive phases of an endless run that took no time.
    private var timeless = 0
    /// True if the views were built since the last change of phase. Views that are no longer built have gone.
    private var wasBuilt = false
    let presence = ContentPresence()

    /// The phase shown.
    private(set) var index = 0

    init(tree: ViewTree) { self.tree = tree }

    /// The shortest duration of a phase: one frame.
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

    /// Notes whether the current phase has no view at all. In that case no content would report that the animator has appeared.
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

    /// Records the time between two moments at which the first phase is left.
    private func noteCycle() {
        if let cycleStart { tree.animations.phaseCycles[ObjectIdentifier(self)] = tree.now - cycleStart }
        cycleStart = tree.now
    }

    private func forgetCycle() {
        cycleStart = nil
        tree.animations.phaseCycles[ObjectIdentifier(self)] = nil
    }

    /// Begins a run with an immediate change to the second phase. A run that is still on its way there has only just begun, so it
    /// continues: nothing changes that the next phase would have to wait for, and it would otherwise be hurried on.
    private func start() {
        isTriggered = false
        guard isAlive, phases.count > 1, destination != 1 else { return }
        run += 1
        forgetCycle()
        advance(to: 1, in: run)
    }

    /// Shows a phase. A triggered run ends with the first phase.
    private func advance(to next: Int, in run: Int) {
        guard isAlive, run == self.run, !phases.isEmpty else { return }
        guard wasBuilt || !presence.isContentEmpty else { return disappear() }
        let isOver = next >= phases.count
        let place = isOver ? 0 : next
        destination = isOver && trigger != nil ? nil : place
        if trigger == nil, place == 1 { noteCycle() }
        latestAnimation = animation(phases[place])
        var transaction = Transaction(animation: latestAnimation)
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

    /// Returns the motion at a moment: an endless run's, or that of the way to the present phase.
    func motion(of content: ViewNode, at time: Double) -> InspectedMotion? {
        let isEndless = trigger == nil && destination != nil
        let end = isEndless ? .infinity : content.latestSettlingTime()
        guard phases.count > 1, index < phases.count, end > time else { return nil }
        return InspectedMotion(until: end, by: latestAnimation.map { "\($0.sourceText) to phase \(phases[index])" })
    }

    /// Returns true if an animation takes no time at all.
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
            destination = nil
            return tree.diagnostics.note(.phasesWithoutTime("PhaseAnimator"))
        }
        // The sequence is endless unless a trigger started it.
        tree.tasks.schedule(after: wait, recurs: trigger == nil) { [weak self] in self?.advance(to: place + 1, in: run) }
    }
}
