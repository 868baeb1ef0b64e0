import Appearance
import Foundation
import RunContext
import VirtualTime

extension ViewTree {
    /// When the next thing happens by itself; nil if nothing will.
    package var nextEventTime: Double? { events.next?.time }

    /// Returns whether nothing happens by itself within some seconds of a moment: a task that looks for news once a minute sleeps.
    package func sleeps(from time: Double, for seconds: Double) -> Bool { nextEventTime.map { $0 > time + seconds } ?? true }

    /// Returns the events after a moment that happen by themselves and may bring something new, in order of time, each with its sleeper;
    /// none where the running timers and tasks have changed nothing for a while.
    package func awaitedEvents(after time: Double) -> [(time: Double, sleeper: String?)] {
        guard idleTime == nil else { return [] }
        return events.awaited.filter { $0.time > time }.map { ($0.time, $0.sleeper.flatMap { $0 == .timer ? nil : "\($0)" }) }
    }

    /// True if events go on for ever by themselves.
    package var recursForever: Bool { events.next != nil && events.onlyRecurs }

    /// Since when nothing has changed, although all that happens by itself has happened again meanwhile: timers go on and have
    /// nothing to do. Nil if that is not so.
    package var idleTime: Double? {
        events.next != nil && events.onlyRecurs(since: updates.last.eventMark) ? updates.last.time : nil
    }

    /// Carries out what happens by itself up to a moment, that moment included.
    ///
    /// - Throws: `ViewTreeError` if events never let time pass.
    package func advance(to time: Double) throws {
        flush()
        var (instant, count) = (-Double.infinity, 0)
        while let event = events.take(notAfter: time) {
            count = event.time == instant ? count + 1 : 1
            instant = event.time
            guard count <= Self.maximumEventsAtOnce else { throw timeStandsStill(after: count, at: event.time) }
            updates.isInRoutine = event.isRoutine
            defer { updates.isInRoutine = false }
            try perform(at: event.time, event.action)
        }
    }

    /// Runs code of the user at a moment as an event: what it changes is shown from then on.
    package func perform(at time: Double, _ action: () -> Void) throws {
        begin(at: time)
        runUserCode(action)
        represented.redraw()
        flush()
    }

    /// Carries out the updates that wait, one for each transaction, in order.
    ///
    /// A widget has but one: the system archives what a view has become when it rests, so there the changes that views make
    /// of their own accord belong to the update of the entry. Changes that go on for ever are given up and told: what is shown
    /// is what the last evaluation made.
    package func flush() {
        guard !updates.isFlushing else { return }
        updates.isFlushing = true
        defer { (updates.isFlushing, updates.depth) = (false, 0) }
        var passes = 0
        while let update = nextUpdate(), goesOn(after: &passes, with: update) {
            carryOut(update, passes: &passes)
            updates.whenDone?(update.transaction)
        }
    }

    /// The update that is carried out next; preferences may have been written by code that knows nothing of the tree.
    private func nextUpdate() -> PendingUpdate? {
        if updates.pending.isEmpty, !environment.isInWidget {
            storeWatch.follow()
            if updates.pending.isEmpty { followFocus() }
        }
        return updates.takeFirst()
    }

    /// Returns whether one more update is carried out; if not, it and all waiting updates count as shown.
    ///
    /// What counts is how many updates led to one another: a hundred views that appear and change their own state, each with an animation
    /// of its own, take a hundred updates, and none of these leads to another.
    ///
    /// A device goes on with such a feedback from frame to frame, and logs that an action "tried to update multiple times per
    /// frame".
    private func goesOn(after passes: inout Int, with update: PendingUpdate) -> Bool {
        passes += 1
        let deepest = trace.hasGivenUp ? Self.maximumPassesLater : Self.maximumPasses
        guard update.depth > deepest || passes > Self.maximumUpdatesAtOnce else {
            updates.depth = update.depth
            return true
        }
        trace.hasGivenUp = true
        for left in [update] + updates.pending { left.apply() }
        updates.pending = []
        diagnostics.note(
            .neverSettles(passes: Self.maximumPasses, view: trace.lastChangedView.map { "\($0)" }, reaction: trace.lastReaction))
        return false
    }

    /// Runs the action of a modifier, which may change state.
    ///
    /// - Parameter word: the modifier, as it is written in the source.
    package func react(_ word: String, _ action: () -> Void) {
        let outer = trace.reacting
        trace.reacting = word
        defer { trace.reacting = outer }
        action()
    }

    private func carryOut(_ update: PendingUpdate, passes: inout Int) {
        startUpdate()
        defer { updates.last = (now, events.mark) }
        var transaction = update.transaction
        let starts = AnimationStarts(
            waitsForEnd: !transaction.completions.isEmpty, isExplained: explanation.isOn)
        AnimationStarts.$current.withValue(starts) {
            update.apply()
            keeping.reuse = min(keeping.reuse, update.reuse)
            evaluate(transaction)
            if environment.isInWidget {
                performActions()
                while let next = updates.takeFirst(), goesOn(after: &passes, with: next) {
                    next.apply()
                    keeping.reuse = min(keeping.reuse, next.reuse)
                    if let animation = next.transaction.animation, !leavesOutInWidget(animation) { transaction = next.transaction }
                    evaluate(transaction)
                    performActions()
                }
                commitGeometry()
            } else {
                commitGeometry()
                performActions()
            }
        }
        animations.take(starts, isRoutine: updates.isInRoutine)
        explanation.notes += starts.notes
        for jump in starts.jumps { diagnostics.note(jump) }
        for animation in starts.endless { diagnostics.note(.endlessAnimation(animation)) }
        for animation in starts.madeOfNaN { diagnostics.note(.animationMadeOfNaN(animation)) }
        for animation in starts.unusable { diagnostics.note(.animationOfNaN(animation)) }
        schedule(transaction.completions + starts.completions, after: starts)
    }

    /// Lets completions run when what an update started has ended; where it started nothing, after the update.
    private func schedule(_ completions: [AnimationCompletion], after starts: AnimationStarts) {
        for completion in completions {
            if completion.criteria == .removed {
                wait(for: starts.removals, completion)
            } else {
                // Phases follow one another for ever: what rounding leaves would add up.
                let end = starts.logicalCompletion.withoutDust
                events.add(at: end > now ? end : max(starts.logicalCompletion, now), recurs: completion.recurs, completion.action)
            }
        }
    }

    /// Lets a completion run when animations have been removed, and whatever else was started on the same values meanwhile.
    private func wait(for removals: [AnimationRemoval], _ completion: AnimationCompletion) {
        let end = removals.map(\.time).max() ?? now
        events.add(at: max(end, now), recurs: completion.recurs) { [weak self] in
            guard let self else { return }
            if removals.contains(where: { $0.time > self.now }) { return wait(for: removals, completion) }
            completion.action()
        }
    }

    /// Notes a change of state; the views that read it are evaluated again when the code that made it has returned.
    ///
    /// - Parameters:
    ///   - view: the type of the view whose state it is, if it is one's.
    ///   - isTraced: whether what is changed is a `VersionedSource`, so that it is known who reads it; what is not, no body reads
    ///     that says nothing of it (`hinderKeeping`).
    ///   - mutation: makes bodies see the change.
    package func enqueue(
        _ transaction: Transaction, of view: Any.Type? = nil, isTraced: Bool = false, _ mutation: @escaping () -> Void
    ) {
        trace.lastChangedView = view
        trace.lastReaction = trace.reacting
        transaction.scope?.wasUsed = true
        let isFirst = updates.pending.isEmpty
        let depth = updates.depth + 1
        if updates.pending.last?.takes(transaction, of: updates.depth > 0) != true {
            updates.pending.append(PendingUpdate(transaction, depth: depth))
        }
        updates.pending.last?.take(fromDepth: depth)
        updates.pending.last?.add(isTraced: isTraced, mutation)
        // Until what waits has been carried out it is known that the picture may be another.
        if isFirst { updates.whenAsked?() }
    }

    /// Notes that something outside of the tree changed that views read.
    package func stateDidChange(_ transaction: Transaction, isTraced: Bool = false) { enqueue(transaction, isTraced: isTraced) {} }

    /// Notes that a store changed that views read: preferences, an object that is observed.
    ///
    /// A widget's views show nothing of it: what the system shows is archived, until there is another entry. What they change
    /// themselves while they appear is in the archive.
    ///
    /// - Parameter mutation: makes bodies see the change.
    func storeDidChange(_ transaction: Transaction, isTraced: Bool = false, _ mutation: @escaping () -> Void = {}) {
        guard !environment.isInWidget || updates.isFlushing else { return mutation() }
        enqueue(transaction, isTraced: isTraced, mutation)
    }

    /// Runs user code that may ask the system, and no environment: values written without a locale get the tree's.
    func answeringAsTheSystem<Result>(_ body: () -> Result) -> Result { RunContext.with({ answerAsTheSystem(&$0) }, body) }

    /// Runs user code in the time of some tasks, if there are any, with the clocks at the tree's time.
    func answeringAsTheSystem<Result>(in tasks: VirtualTasks?, _ body: () -> Result) -> Result {
        let phase = tasks?.turns.enter(.working)
        defer { if let phase { tasks?.turns.enter(phase) } }
        return RunContext.with({ context in
            answerAsTheSystem(&context)
            (context.tasks, context.timers) = (tasks, tasks)
        }) { withClocksHeld(body) }
    }

    private func answerAsTheSystem(_ context: inout RunContext) {
        context.locale = environment.locale
        context.systemRelease = environment.systemLook.release
        if environment.accessibilityReduceMotion { context.reducesMotion = true }
    }

    /// Runs code of the user that may write state, start tasks and look at the clock.
    package func runUserCode(_ action: () -> Void) {
        answeringAsTheSystem(in: tasks, action)
    }

    /// Runs code that makes a view to be shown: models that it makes start their timers and tasks in the tree's time.
    ///
    /// - Throws: what the code throws.
    package func running<Result>(_ make: () throws -> Result) throws -> Result {
        let running = environment.isInWidget ? RunContext.current.tasks : tasks
        return try answeringAsTheSystem(in: running) { Swift.Result { try make() } }.get()
    }
}
