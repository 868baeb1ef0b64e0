/// A gesture of a view, with a new recognizer for each touch.
package struct AttachedGesture {
    package enum Priority { case normal, simultaneous, high }

    var priority: Priority
    private let waitedKinds: @MainActor () -> [GestureKind]
    /// Returns a handler that follows one touch and reports the gesture's progress.
    var makeHandler: @MainActor () -> @MainActor (Touch) -> GestureProgress

    /// The kinds of event that it waits for.
    @MainActor var kinds: [GestureKind] { waitedKinds() }

    package init(
        priority: Priority, kinds: @autoclosure @escaping @MainActor () -> [GestureKind],
        makeHandler: @escaping @MainActor () -> @MainActor (Touch) -> GestureProgress
    ) {
        self.priority = priority
        waitedKinds = kinds
        self.makeHandler = makeHandler
    }
}

/// The progress of a gesture with a touch.
package enum GestureProgress { case possible, recognized, failed }
