import Foundation
import VirtualTime

extension Timer {
    /// The form of `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` in files that are compiled here.
    @discardableResult
    public static func _scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        scheduledTimer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    }

    /// Creates a timer that calls a method, and schedules it; where code of a view does so, in the view's virtual time.
    ///
    /// Source: Apple, Foundation `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`.
    @discardableResult
    public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        return scheduled(timer, every: interval, repeats: repeats)
    }

    /// Creates a timer that calls a method once it has been added to a run loop.
    ///
    /// Source: Apple, Foundation `Timer.init(timeInterval:target:selector:userInfo:repeats:)`.
    public convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        nonisolated(unsafe) let target = target
        self.init(timeInterval: interval, repeats: repeats) { timer in _ = selector.performOnMain(target, [timer]) }
        TimerInfo.keep(userInfo, of: self)
    }

    /// Creates a timer that calls a method for the first time at a date, once it has been added to a run loop.
    ///
    /// Source: Apple, Foundation `Timer.init(fireAt:interval:target:selector:userInfo:repeats:)`.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let target = target
        self.init(fire: date, interval: interval, repeats: repeats) { timer in _ = selector.performOnMain(target, [timer]) }
        TimerInfo.keep(userInfo, of: self)
    }

    /// The form of `Timer()` in files that are compiled here: a timer that never fires.
    public static func _idle() -> Timer {
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        timer.invalidate()
        return timer
    }

    /// The value given to the form with a selector.
    ///
    /// Source: Apple, Foundation `Timer.userInfo`.
    public var userInfo: Any? { TimerInfo.info(of: self) }

    /// The form of `Timer(timeInterval:target:selector:userInfo:repeats:)` in files that are compiled here: its first date is an interval
    /// away.
    public convenience init(_timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        nonisolated(unsafe) let target = target
        self.init(_timeInterval: interval, repeats: repeats) { timer in _ = selector.performOnMain(target, [timer]) }
        TimerInfo.keep(userInfo, of: self)
    }
}

/// The values that timers carry for the methods that they call.
private enum TimerInfo {
    private struct Entry {
        weak var timer: Timer?
        let info: Any
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func keep(_ info: Any?, of timer: Timer) {
        guard let info else { return }
        lock.withLock {
            entries.removeAll { $0.timer == nil }
            entries.append(Entry(timer: timer, info: info))
        }
    }

    static func info(of timer: Timer) -> Any? { lock.withLock { entries.first { $0.timer === timer }?.info } }
}
