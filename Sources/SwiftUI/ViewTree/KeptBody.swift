import Observation

/// What a view's body was evaluated from when that was done last, and what it gave.
///
/// A view is built again when something further in has changed; its own body is evaluated again only where what it read itself
/// has: what a body makes, such as an observable object that it puts into the environment, lasts.
///
/// Source: as of `KeptView`.
@MainActor
private final class KeptBody<Value: View> {
    let view: Value
    let body: Value.Body
    private let environment: EnvironmentValues
    let reads: [VersionedRead]

    init(_ view: Value, _ body: Value.Body, _ reads: [VersionedRead], in environment: EnvironmentValues) {
        (self.view, self.body, self.reads, self.environment) = (view, body, reads, environment)
    }

    func isCurrent(for view: Value, in environment: EnvironmentValues) -> Bool {
        reads.allSatisfy(\.isCurrent) && self.environment.isSame(as: environment) && ValueComparison.areSame(self.view, view)
    }
}

/// Whether an observable object has changed that a body read.
@MainActor
final class BodyFreshness {
    fileprivate(set) var isStale = false
}

extension ViewTree {
    /// A view's body: that of the last time if nothing has changed of what it was made from.
    ///
    /// Until it is called, what has been read is what the view's properties hold.
    func keptBody<V: View>(
        of view: V, at element: ViewElement, in context: BuildContext, _ evaluate: () -> V.Body
    ) -> V.Body {
        guard keepsViews, !isSampling, !environment.isInWidget, context.rowsRequest == nil else {
            element.keptBody = nil
            return evaluate()
        }
        if !keeping.isSuspended, let (known, freshness) = element.keptBody, !freshness.isStale,
            let kept = known as? KeptBody<V>, kept.isCurrent(for: view, in: context.environment)
        {
            for read in kept.reads { noteRead(of: read.source) }
            return kept.body
        }
        let freshness = BodyFreshness()
        let body = withObservationTracking(evaluate) { [weak freshness] in
            MainActor.assumingOrHopping { freshness?.isStale = true }
        }
        element.keptBody = (KeptBody(view, body, keeping.reads, in: context.environment), freshness)
        return body
    }
}
