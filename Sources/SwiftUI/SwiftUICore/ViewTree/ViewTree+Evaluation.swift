import Foundation
import Observation
import RunContext
import VirtualTime

extension ViewTree {
    /// Brings everything to the moment of an event: what the event changes starts from what is shown then.
    func begin(at time: Double) {
        let time = max(time, now)
        updates.wasResting = time >= settlingTime
        if scopes.parts.contains(where: { $0.timeDependence.differs(between: now, and: time) }) {
            sample(at: time)
            self.time.now = time
            if sampling.wasWhole || !sampling.scopes.all.allSatisfy({ $0.placing != nil }) {
                // The next evaluation compares with the values of this moment.
                startUpdate()
                evaluate(Transaction())
                commitGeometry()
            }
        }
        self.time.now = time
        self.time.moment = time
        tasks.followOwner()
    }

    func startUpdate() {
        updates.count += 1
        matchedGeometry.begin(at: now)
    }

    /// Notes a part that depends on time, while views are evaluated.
    package func addTimedPart(_ part: any TimedPart) {
        guard part.timeDependence != .never else { return }
        hinderKeeping()
        scopes.parts.append(part)
        // Readers of a moving space may be anywhere.
        if let scope = scopes.open.last, !(part is any MovingSpace) { scope.parts.append(part) } else { scopes.needWhole = true }
    }

    /// How many parts were noted so far in this evaluation.
    var timedPartCount: Int { scopes.parts.count }

    /// When the parts noted since a count stand still.
    package func settlingTimeOfParts(since count: Int) -> Double {
        scopes.parts[min(count, scopes.parts.count)...].reduce(-.infinity) { max($0, $1.timeDependence.end) }
    }

    /// Evaluates the views for a moment between events, if they show something else there. Starts nothing.
    func sample(at time: Double) {
        guard scopes.parts.contains(where: { $0.timeDependence.differs(between: moment, and: time) }) else { return }
        sampling.isOn = true
        defer { sampling.isOn = false }
        let former = moment
        self.time.moment = time
        if sampling.isInParts {
            let isDone = answeringAsTheSystem { withClocksHeld { evaluateParts(from: former) } }
            if isDone { return }
        }
        sampling.wasWhole = true
        evaluate(Transaction())
        commitGeometry()
    }

    /// Evaluates the views and lays them out.
    func evaluate(_ transaction: Transaction) {
        guard let view = content.view else { return }
        evaluation.isGoingOn = true
        defer { evaluation.isGoingOn = false }
        scopes = TimedScopes()
        evaluation.revision += 1
        content.transaction.transaction = transaction
        keeping.begin()
        defer { keeping.reuse = .all }
        // If all was evaluated between events, anything may have been placed anywhere.
        let isKnown = isSampling || forgetSampledScopes()
        layoutPass.isKeeping = keeping.isOn && !isSampling && !sampling.wasWhole && isKnown && root != nil
        if !isSampling { sampling.wasWhole = false }
        if !layoutPass.isKeeping { layOutWhole() }
        defer { layoutPass.isKeeping = false }
        motion.end = -.infinity
        // Objects that views make for themselves start their timers in the tree's time; a glance between events makes none, and those of
        // a widget end with the process that archives it.
        let running = isSampling || environment.isInWidget ? RunContext.current.tasks : tasks
        answeringAsTheSystem(in: running) { trackingObservation { build(view, transaction: transaction) } }
    }

    private func build(_ view: any View, transaction: Transaction) {
        content.structure.shareEnvironment(&environment)
        let context = BuildContext(tree: self, environment: environment, transactionBox: content.transaction)
        let elements = build(view, at: content.structure.child(0, holding: type(of: view)), in: context)
        let isFirst = root == nil
        let root = root ?? RootNode(tree: self)
        content.root = root
        root.environment = environment
        root.transactionBox = content.transaction
        if layoutPass.isKeeping { root.forget() }
        root.setContent(elements)
        // Between events the container stays: what is drawn then is of one film.
        if !isSampling { fitContent(of: root) }
        root.layOut(in: bounds, placement: container.placement)
        if presence.mayPresent { services?.present(over: root, in: context, bounds: bounds, isFirst: isFirst) }
        layOutLearned()
        matchedGeometry.resolve(in: self)
    }

    /// Makes the frames of the last layout the targets of everything that moves.
    func commitGeometry() {
        evaluation.isGoingOn = true
        defer { evaluation.isGoingOn = false }
        defer { layoutPass.placedAgain = [] }
        evaluation.revision += 1
        guard !layoutPass.needsWholeCommit, matchedGeometry.isEmpty, !layoutPass.placedAgain.contains(where: \.commitsAsWhole) else {
            layoutPass.revision += 1
            layoutPass.needsWholeCommit = false
            root?.commitGeometry()
            return
        }
        for node in layoutPass.placedAgain where !node.isDeparting { node.commitOwnGeometry() }
    }

    /// Runs what the views want done after an update, then what the views that went want done.
    func performActions() {
        motion.hasWatchers = false
        runUserCode {
            root?.performActions()
            followMotion()
            for farewell in updates.takeFarewells() { farewell() }
        }
    }

    /// Runs an action after the update in course.
    package func afterUpdate(_ action: @escaping () -> Void) { updates.farewells.append(action) }

    /// Runs an evaluation and asks for the next one when an observable object that it read changes.
    private func trackingObservation(_ body: () -> Void) {
        guard !isSampling else { return body() }
        evaluation.observationCount += 1
        let number = evaluation.observationCount
        withObservationTracking(body) { [reference] in
            nonisolated(unsafe) let transaction = Transaction.current
            MainActor.assumingOrHopping {
                // Only what the last evaluation read counts.
                guard let tree = reference.tree, tree.evaluation.observationCount == number, !tree.evaluation.isGoingOn else { return }
                tree.storeDidChange(transaction, isTraced: true)
            }
        }
    }
}
