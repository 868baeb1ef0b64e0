/// The evaluations for moments between events. Nothing is started in them, and nothing is remembered.
@MainActor
package struct Sampling {
    /// True while views are evaluated for a moment between events.
    var isOn = false

    /// True if moments between events are evaluated in parts, and views that stand still are kept; tests compare with what comes of
    /// evaluating and drawing everything.
    var isInParts = true

    /// True while only parts that depend on time are evaluated, and only what depends on those is laid out.
    package var evaluatesParts = false

    /// True if all views were evaluated or placed for a moment between events since the last event.
    var wasWhole = false

    /// The scopes that were evaluated or placed by themselves since then.
    var scopes = SampledScopes()

    /// The transaction in which nothing moves.
    let stillTransaction = TransactionBox(Transaction())

    /// Hears that a picture made in parts differs from one of everything; set by tests.
    var whenPartsDiffer: ((Double) -> Void)?

    /// The number of comparisons so far.
    var comparisons = 0
}

extension ViewTree {
    /// True while views are evaluated for a moment between events. Nothing is started then, and nothing is remembered.
    package var isSampling: Bool { sampling.isOn }
}
