import CVirtualClock
import Combine
import Foundation
import RunScope

extension VirtualTasks: VirtualTimerHost {
    /// Timers fire no more often than this many times a second: what fires a million times shows nothing more.
    private static let mostFirings = 120.0

    package nonisolated func fire(every interval: TimeInterval, _ action: @escaping (Date) -> Void) -> () -> Void {
        nonisolated(unsafe) let action = action
        let record = VirtualTime.record
        let timer = MainActor.isCurrent ? MainActor.assumeIsolated { startTimer(every: interval) { action($0) } } : nil
        guard let timer else { return {} }
        // A task that has started it may wait for what it brings, and for nothing outside of virtual time.
        MainActor.assumingOrHopping { record?.timers += 1 }
        return {
            MainActor.assumingOrHopping {
                guard timer.stop() else { return }
                record?.timers -= 1
            }
        }
    }

    package nonisolated func fireOnce(after delay: TimeInterval, _ action: @escaping () -> Void) -> (() -> Void)? {
        guard MainActor.isCurrent else { return nil }
        nonisolated(unsafe) let action = action
        nonisolated(unsafe) var event: EventQueue.Event?
        let record = VirtualTime.record
        MainActor.assumeIsolated {
            guard let tree, !standsStill(tree) else { return }
            record?.timers += 1
            event = schedule(after: delay, sleeper: .delayedWork) {
                record?.timers -= 1
                action()
            }
        }
        nonisolated(unsafe) let scheduled = event
        return {
            MainActor.assumingOrHopping {
                guard let scheduled, scheduled.isPending else { return }
                record?.timers -= 1
                scheduled.cancel()
            }
        }
    }

    /// Whether a timer never fires, as in a widget: there the views are archived as soon as they have appeared.
    private func standsStill(_ tree: ViewTree) -> Bool {
        guard tree.environment.isInWidget else { return false }
        tree.diagnostics.note(.standsStillInWidget("A timer", shows: "the state before it fires"))
        return true
    }

    private func startTimer(every interval: TimeInterval, _ action: @escaping @MainActor (Date) -> Void) -> RepeatingTimer? {
        guard let tree, !standsStill(tree) else { return nil }
        var interval = interval
        if !(interval * Self.mostFirings >= 1 - 1e-9) {
            note(.denseTimer("\(interval)"))
            interval = 1 / Self.mostFirings
        }
        let timer = RepeatingTimer(interval: interval, tree: tree, action)
        timer.start()
        return timer
    }
}

/// A timer that fires at whole multiples of its interval since it was started; each time is an event of the tree.
@MainActor
private final class RepeatingTimer {
    private unowned let tree: ViewTree
    private let interval: Double
    private let beginning: Double
    private let action: @MainActor (Date) -> Void
    private var count = 0
    private var event: EventQueue.Event?
    private var isStopped = false

    init(interval: Double, tree: ViewTree, _ action: @escaping @MainActor (Date) -> Void) {
        self.interval = interval
        self.tree = tree
        self.action = action
        beginning = tree.now
    }

    func start() {
        count += 1
        // The queue keeps the timer for as long as it runs.
        event = tree.events.add(at: (beginning + Double(count) * interval).withoutDust, recurs: true, sleeper: .timer) { [self] in
            guard !isStopped else { return }
            action(tree.clock.date(at: tree.now))
            if !isStopped { start() }
        }
    }

    /// Ends it; false if it has ended before.
    func stop() -> Bool {
        guard !isStopped else { return false }
        isStopped = true
        event?.cancel()
        event = nil
        return true
    }
}

extension Timer {
    /// Creates a timer and schedules it; where code of a view does so, in the view's virtual time.
    ///
    /// Source: Foundation `Timer.scheduledTimer(withTimeInterval:repeats:block:)`. A closure that asks nothing of the timer it is
    /// given takes any that is like one, and so this declaration is the closer one to it; others get Foundation's, and the machine's
    /// time, but for those in files that are compiled here: see `_scheduledTimer`.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any _FiringTimer) -> Void
    ) -> Timer {
        scheduled(Timer(timeInterval: interval, repeats: repeats) { block($0) }, every: interval, repeats: repeats)
    }

    /// What `Timer.scheduledTimer` becomes in files that are compiled here: its closure may ask anything of its timer.
    @discardableResult
    public static func _scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        scheduled(Timer(timeInterval: interval, repeats: repeats, block: block), every: interval, repeats: repeats)
    }

    /// The same for a timer that calls a method.
    @discardableResult
    public static func _scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        scheduledTimer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    }

    /// Runs a timer, where code of a view does so in the view's virtual time.
    private static func scheduled(_ timer: Timer, every interval: TimeInterval, repeats: Bool) -> Timer {
        if MainActor.isCurrent, let tasks = VirtualTime.tasks {
            timer.run(in: tasks, every: interval, repeats: repeats)
        } else {
            RunLoop.current.add(timer, forMode: .default)
        }
        return timer
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

    /// What was given to the form with a selector.
    ///
    /// Source: Apple, Foundation `Timer.userInfo`.
    public var userInfo: Any? { TimerInfo.info(of: self) }

    /// What `Timer(timeInterval:repeats:block:)` becomes in files that are compiled here: its first date is an interval away, as
    /// Apple's is, where Foundation on Linux takes the present for it.
    public convenience init(_timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// The same for a timer that calls a method.
    public convenience init(_timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        nonisolated(unsafe) let target = target
        self.init(_timeInterval: interval, repeats: repeats) { timer in _ = selector.performOnMain(target, [timer]) }
        TimerInfo.keep(userInfo, of: self)
    }

    /// Runs a timer that was made by itself, unless it runs already.
    func runOnce(in tasks: VirtualTasks) {
        let left = max((fireDate.timeIntervalSinceNow * 100 - 1e-4).rounded(.up) / 100, 0)
        guard timeInterval > 0 else { return run(in: tasks, every: left, repeats: false) }
        // One that was just made has an interval to go, whatever the rounding of dates has made of that.
        let isNew = left == 0 || abs(left - timeInterval) <= 0.01
        run(in: tasks, first: isNew ? nil : left, every: timeInterval, repeats: true)
    }

    /// - Parameter first: seconds until it fires for the first time; nil: an interval.
    private func run(in tasks: VirtualTasks, first: TimeInterval? = nil, every interval: TimeInterval, repeats: Bool) {
        guard TimerInfo.takeUp(self) else { return }
        nonisolated(unsafe) let firing = self
        MainActor.assumeIsolated {
            func repeatOn() {
                nonisolated(unsafe) var stop: () -> Void = {}
                stop = tasks.fire(every: interval) { _ in if firing.isValid { firing.fire() } else { stop() } }
            }
            if repeats, first == nil || abs((first ?? 0) - interval) < 1e-6 { return repeatOn() }
            _ = tasks.fireOnce(after: first ?? interval) {
                guard firing.isValid else { return }
                firing.fire()
                if repeats, firing.isValid { repeatOn() }
            }
        }
    }
}

/// What timers carry for the methods that they call, and which ones run in virtual time.
private enum TimerInfo {
    private struct Entry {
        weak var timer: Timer?
        let info: Any
    }

    /// Takes up a timer; false if it has been taken up before.
    static func takeUp(_ timer: Timer) -> Bool {
        lock.withLock {
            running.removeAll { $0.timer == nil }
            guard !running.contains(where: { $0.timer === timer }) else { return false }
            running.append(Entry(timer: timer, info: ()))
            return true
        }
    }

    nonisolated(unsafe) private static var running: [Entry] = []

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

/// What a closure is given that asks nothing of its timer.
public protocol _FiringTimer {}

extension Timer: _FiringTimer {}

extension ViewTree {
    /// Runs code with the clocks of this thread at the tree's time: an app's code sees the date move on, and durations that it
    /// measures and deadlines that it computes are exact.
    func withClocksHeld<Result>(_ body: () -> Result) -> Result {
        var time = zoetrope_held_time()
        time.has_uptime = true
        time.uptime_nanoseconds = Self.uptime(at: now)
        // A widget's views are archived: what they look at is the moment for which the system makes them.
        if !environment.isInWidget, now > 0 {
            time.has_wall = true
            time.wall_nanoseconds = dateInNanoseconds
        }
        let before = zoetrope_virtual_clock_hold(time)
        defer { _ = zoetrope_virtual_clock_hold(before) }
        return body()
    }

    /// The date at the tree's time, in nanoseconds since 1970.
    var dateInNanoseconds: Int64 { Int64(clamping: clock.date(at: now).timeIntervalSince1970 * 1e9) }

    /// How long the machine has been running, to code of views: a hundred days when a tree begins, in nanoseconds. That is longer than
    /// most machines run, and doubles hold it to the nanosecond.
    nonisolated static func uptime(at time: Double) -> Int64 {
        8_640_000_000_000_000 + Int64(clamping: (min(max(time, 0), 1e9) * 1e9).rounded())
    }
}

extension Int64 {
    /// The nearest number to one that may be too large.
    fileprivate init(clamping value: Double) {
        self = value.isNaN ? 0 : value >= 9.2e18 ? .max : value <= -9.2e18 ? .min : Int64(value)
    }
}
