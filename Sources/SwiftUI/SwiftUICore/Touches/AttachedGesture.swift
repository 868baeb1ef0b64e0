/// A gesture of a view, with a new recognizer for each touch.
package struct AttachedGesture {
    package enum Priority { case normal, simultaneous, high }

    var priority: Priority
    /// The kinds of event that it waits for.
    var kinds: [GestureKind]
    /// Returns a handler that follows one touch and reports the gesture's progress.
    var makeHandler: @MainActor () -> @MainActor (Touch) -> GestureProgress

    package init(priority: Priority, kinds: [GestureKind], makeHandler: @escaping @MainActor () -> @MainActor (Touch) -> GestureProgress) {
        self.priority = priority
        self.kinds = kinds
        self.makeHandler = makeHandler
    }
}

/// The progress of a gesture with a touch.
package enum GestureProgress { case possible, recognized, failed }
