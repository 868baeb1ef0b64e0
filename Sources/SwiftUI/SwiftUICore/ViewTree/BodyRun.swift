/// The last run of a view's body, noted if an inspection asks for names.
@MainActor
final class BodyRun {
    /// The first difference from the run before; nil for the run in which the view appeared.
    private(set) var cause: BodyCause?
    /// The moment, in seconds of the tree.
    private(set) var time = 0.0
    private var hasRun = false

    func note(_ cause: BodyCause, at time: Double) {
        if hasRun { (self.cause, self.time) = (cause, time) }
        hasRun = true
    }
}

/// The reason for which a body has run again.
package enum BodyCause: String, Sendable {
    /// The view has other values.
    case values
    /// The environment has changed.
    case environment
    /// A state, a binding or another property that it reads has changed.
    case state
    /// An observable object that it reads has changed.
    case object
    /// The view cannot be kept, so it runs with each update around it, as the views of a widget do.
    case update
}
