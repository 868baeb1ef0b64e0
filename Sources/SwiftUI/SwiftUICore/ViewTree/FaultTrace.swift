/// The views and properties that faults are reported with.
struct FaultTrace {
    /// The view whose properties are being connected.
    var connectedView: Any.Type?

    /// The name of the property that is being connected.
    var connectedProperty: String?

    /// The view whose state was changed last.
    var lastChangedView: Any.Type?

    /// The modifier whose action runs, as it is written in the source.
    var reacting: String?

    /// The modifier whose action changed state last.
    var lastReaction: String?

    /// True if changes were given up that went on for ever.
    var hasGivenUp = false
}
