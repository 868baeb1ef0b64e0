import Foundation

/// A time in which timers fire.
package protocol VirtualTimerHost: AnyObject, Sendable {
    /// Runs an action with the date whenever an interval has passed, until the returned function is called.
    func fire(every interval: TimeInterval, _ action: @escaping (Date) -> Void) -> () -> Void

    /// Runs an action once when some seconds have passed, unless the returned function is called before; nil on a thread that is not the
    /// views'.
    func fireOnce(after delay: TimeInterval, _ action: @escaping () -> Void) -> (() -> Void)?
}

/// The time of code that is only asked for views, before there is a tree to show them: nothing fires in it.
package final class TimersAtRest: VirtualTimerHost {
    package init() {}
    package func fire(every interval: TimeInterval, _ action: @escaping (Date) -> Void) -> () -> Void { {} }
    package func fireOnce(after delay: TimeInterval, _ action: @escaping () -> Void) -> (() -> Void)? { {} }
}
