/// The kind of event that a gesture waits for, if a scripted hand can perform it.
package enum GestureKind: Sendable, Equatable {
    case tap(count: Int)
    /// A press of a duration in seconds.
    case longPress(seconds: Double)
    case drag
    /// A finger that touches down and need not move.
    case press
    /// A press of a duration in seconds, followed by a drag of the same finger.
    case pressDrag(seconds: Double)
    /// A press of a duration in seconds that picks the view up, and a drag that carries it.
    case carry(seconds: Double)
    /// Two fingers that move apart or together.
    case magnify
    /// Two fingers that turn around each other.
    case rotate
}
