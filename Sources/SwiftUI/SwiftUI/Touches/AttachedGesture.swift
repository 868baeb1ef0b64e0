/// A gesture of a view, made ready for each touch anew.
struct AttachedGesture {
    enum Priority { case normal, simultaneous, high }

    var priority: Priority
    /// What it waits for.
    var kinds: [GestureKind]
    /// Makes what follows one touch; it answers whether the gesture goes on.
    var makeHandler: @MainActor () -> @MainActor (Touch) -> GestureProgress
}

/// How far a gesture has come with a touch.
enum GestureProgress { case possible, recognized, failed }
