import Observation
import VirtualTime

/// The input and the result of the last evaluation of a view's body, or of a closure that makes a view's rows.
///
/// A view is built again when something further in has changed; its own body is evaluated again only where what it read itself
/// has: what a body makes, such as an observable object that it puts into the environment, lasts.
///
/// Source: as of `KeptView`.
@MainActor
private final class KeptBody<Value: View, Result> {
    let view: Value
    let body: Result
    private let environment: EnvironmentValues
    let reads: [VersionedRead]

    init(_ view: Value, _ body: Result, _ reads: [VersionedRead], in environment: EnvironmentValues) {
        (self.view, self.body, self.reads, self.environment) = (view, body, reads, environment)
    }

    /// The first difference from what the body was made from; nil if there is none.
    func change(to view: Value, in environment: EnvironmentValues) -> BodyCause? {
        if !reads.allSatisfy(\.isCurrent) { return .state }
        if !self.environment.isSameForBodies(as: environment) { return .environment }
        return ValueComparison.areSame(self.view, view) ? nil : .values
    }
}

/// The freshness of a body: it ends when an observable object changes that the body read, or that a property read as it was brought up to
/// date.
@MainActor
final class BodyFreshness {
    private(set) var isStale = false
    private let reference: TreeReference

    init(in tree: ViewTree) { reference = tree.reference }

    /// Tells the tree, too: what a body that is kept has read is not read again by the evaluations that keep it, and so is not among
    /// what those watch.
    func tracking<Result>(_ body: () -> Result) -> Result {
        withObservationTracking(body) { [weak self, reference] in
            nonisolated(unsafe) let transaction = Transaction.current
            MainActor.assumingOrHopping {
                guard let self, !self.isStale else { return }
                guard let tree = reference.tree, !tree.evaluation.isGoingOn else { return self.isStale = true }
                // It is stale from the change's own update on.
                tree.storeDidChange(transaction, isTraced: true) { self.isStale = true }
            }
        }
    }
}

extension ViewTree {
    /// The rows that a view's closure makes: those of the last time if nothing has changed of what they were made from. Otherwise a row that
    /// makes an object would have another one with each change further in.
    func keptRows<V: View>(
        of view: V, at element: ViewElement, in context: BuildContext, _ evaluate: () -> [KeyedChild]
    ) -> [KeyedChild] {
        let outerReads = keeping.beginReads()
        defer { keeping.endReads(outerReads) }
        return keptBody(of: view, at: element, in: context, BodyFreshness(in: self), hindrances: keeping.hindrances, evaluate)
    }

    /// A view's body: that of the last time if nothing has changed of what it was made from.
    ///
    /// Until it is called, what has been read is what the view's properties hold.
    ///
    /// - Parameter hindrances: those there were before the view's properties were connected: a view that has some of its own, such
    ///   as preferences or a place that moves, is evaluated with every update.
    func keptBody<V: View, Result>(
        of view: V, at element: ViewElement, in context: BuildContext, _ freshness: BodyFreshness, hindrances: Int,
        _ evaluate: () -> Result
    ) -> Result {
        guard keeping.isOn, !environment.isInWidget, context.rowsRequest == nil else {
            element.keptBody = nil
            if !isSampling { element.bodyRun?.note(.update, at: now) }
            return evaluate()
        }
        var cause = BodyCause.update
        if keeping.reuse >= .bodies, keeping.hindrances == hindrances, let (known, freshness) = element.keptBody,
            let kept = known as? KeptBody<V, Result>
        {
            guard let change = freshness.isStale ? .object : kept.change(to: view, in: context.environment) else {
                for read in kept.reads { noteRead(of: read.source) }
                return kept.body
            }
            cause = change
        }
        // A moment between events leaves everything as it is.
        guard !isSampling else { return evaluate() }
        element.bodyRun?.note(cause, at: now)
        let body = freshness.tracking(evaluate)
        element.keptBody =
            keeping.hindrances == hindrances ? (KeptBody(view, body, keeping.reads, in: context.environment), freshness) : nil
        return body
    }
}
