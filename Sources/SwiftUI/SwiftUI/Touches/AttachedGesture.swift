/// A gesture of a view, with a new recognizer for each touch.
struct AttachedGesture {
    enum Priority { case normal, simultaneous, high }

    var priority: Priority
    /// The kinds of event that it waits for.
    var kinds: [GestureKind]
    /// Returns a handler that follows one touch and reports the gesture's progress.
    var makeHandler: @MainActor () -> @MainActor (Touch) -> GestureProgress
}

/// The progress of a gesture with a touch.
enum GestureProgress { case possible, recognized, failed }
