import Foundation
import Observation
import VirtualTime

extension ViewTree {
    /// Brings everything to the moment of an event: what the event changes starts from what is shown then.
    func begin(at time: Double) {
        let time = max(time, now)
        wasResting = time >= settlingTime
        if timedParts.contains(where: { $0.timeDependence.differs(between: now, and: time) }) {
            sample(at: time)
            now = time
            if wasSampled || !sampledScopes.all.allSatisfy({ $0.placing != nil }) {
                // What was evaluated for the moment is what the next evaluation compares with.
                startUpdate()
                evaluate(Transaction())
                commitGeometry()
            }
        }
        now = time
        moment = time
        tasks.followOwner()
    }

    func startUpdate() {
        updateCount += 1
        matchedGeometry.begin(at: now)
    }

    func takePending() -> PendingUpdate? { pending.isEmpty ? nil : pending.removeFirst() }

    /// Notes a part that depends on time, while views are evaluated.
    func addTimedPart(_ part: any TimedPart) {
        guard part.timeDependence != .never else { return }
        hinderKeeping()
        timedParts.append(part)
        // Who reads a space that moves may be anywhere.
        if let scope = scopes.open.last, !(part is any MovingSpace) { scope.parts.append(part) } else { scopes.needWhole = true }
    }

    /// How many parts were noted so far in this evaluation.
    var timedPartCount: Int { timedParts.count }

    /// When the parts noted since a count stand still.
    func settlingTimeOfParts(since count: Int) -> Double {
        timedParts[min(count, timedParts.count)...].reduce(-.infinity) { max($0, $1.timeDependence.end) }
    }

    /// Evaluates the views for a moment between events, if they show something else there. Starts nothing.
    func sample(at time: Double) {
        guard timedParts.contains(where: { $0.timeDependence.differs(between: moment, and: time) }) else { return }
        isSampling = true
        defer { isSampling = false }
        let former = moment
        moment = time
        if samplesInParts {
            let isDone = answeringAsTheSystem { withClocksHeld { evaluateParts(from: former) } }
            if isDone { return }
        }
        wasSampled = true
        evaluate(Transaction())
        commitGeometry()
    }

    /// Evaluates the views and lays them out.
    func evaluate(_ transaction: Transaction) {
        guard let view = rootView else { return }
        isEvaluating = true
        defer { isEvaluating = false }
        timedParts = []
        scopes = TimedScopes()
        revision += 1
        rootTransaction.transaction = transaction
        keeping = KeepingState(reuse: keeping.reuse, count: keeping.count)
        defer { keeping.reuse = .all }
        // Where all was evaluated between events, anything may have been placed anywhere.
        let isKnown = isSampling || forgetSampledScopes()
        keepsLayout = keepsViews && !isSampling && !wasSampled && isKnown && root != nil
        if !isSampling { wasSampled = false }
        if !keepsLayout { layOutWhole() }
        defer { keepsLayout = false }
        motion.end = -.infinity
        answeringAsTheSystem {
            // Objects that views make for themselves start their timers in the tree's time; a glance between events makes none,
            // and those of a widget end with the process that archives it.
            let running = isSampling || environment.isInWidget ? VirtualTime.tasks : tasks
            VirtualTime.$tasks.withValue(running) {
                VirtualTimers.$current.withValue(running) {
                    withClocksHeld { trackingObservation { build(view, transaction: transaction) } }
                }
            }
        }
    }

    /// From now on, in the update in course, everything is placed anew.
    func layOutWhole() {
        keepsLayout = false
        layoutRevision += 1
        needsWholeCommit = true
    }

    private func build(_ view: any View, transaction: Transaction) {
        rootStructure.shareEnvironment(&environment)
        let context = BuildContext(tree: self, environment: environment, transactionBox: rootTransaction)
        let elements = build(view, at: rootStructure.child(0, holding: type(of: view)), in: context)
        let isFirst = self.root == nil
        let root = root ?? RootNode(tree: self)
        self.root = root
        root.environment = environment
        root.transactionBox = rootTransaction
        if keepsLayout { root.forget() }
        root.setContent(elements)
        // Between events the container stays: what is drawn then is of one film.
        if !isSampling { fitContent(of: root) }
        root.layOut(in: bounds, placement: placement)
        root.present(in: context, bounds: bounds, isFirst: isFirst)
        layOutLearned()
        matchedGeometry.resolve(in: self)
    }

    /// Makes the frames of the last layout the targets of everything that moves.
    func commitGeometry() {
        isEvaluating = true
        defer { isEvaluating = false }
        defer { placedAgain = [] }
        revision += 1
        guard !needsWholeCommit, matchedGeometry.isEmpty, !placedAgain.contains(where: \.commitsAsWhole) else {
            layoutRevision += 1
            needsWholeCommit = false
            root?.commitGeometry()
            return
        }
        for node in placedAgain where !node.isDeparting { node.commitOwnGeometry() }
    }

    /// Runs what the views want done after an update, then what the views that went want done.
    func performActions() {
        motion.hasWatchers = false
        runUserCode {
            root?.performActions()
            followMotion()
            let farewells = self.farewells
            self.farewells = []
            for farewell in farewells { farewell() }
        }
    }

    /// Runs an action after the update in course.
    func afterUpdate(_ action: @escaping () -> Void) { farewells.append(action) }

    /// Runs an evaluation and asks for the next one when an observable object that it read changes.
    private func trackingObservation(_ body: () -> Void) {
        guard !isSampling else { return body() }
        observationCount += 1
        let number = observationCount
        withObservationTracking(body) { [reference] in
            nonisolated(unsafe) let transaction = Transaction.current
            MainActor.assumingOrHopping {
                // Only what the last evaluation read counts.
                guard let tree = reference.tree, tree.observationCount == number, !tree.isEvaluating else { return }
                tree.storeDidChange(transaction, isTraced: true)
            }
        }
    }
}
