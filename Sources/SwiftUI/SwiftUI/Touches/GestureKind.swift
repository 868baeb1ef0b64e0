/// What a gesture waits for, as far as a scripted hand can do it.
package enum GestureKind: Sendable, Equatable {
    case tap(count: Int)
    /// In seconds.
    case longPress(seconds: Double)
    case drag
    /// A finger that comes down, and need not move.
    case press
    /// A press of so many seconds, and then a drag of the same finger.
    case pressDrag(seconds: Double)
    /// A press of so many seconds that picks the view up, and a drag that carries it.
    case carry(seconds: Double)
    /// Two fingers that move apart or together.
    case magnify
    /// Two fingers that turn around each other.
    case rotate
}
