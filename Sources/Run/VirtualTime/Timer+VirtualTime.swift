import Foundation
import RunContext

extension VirtualTasks: VirtualTimerHost {
    /// The most often that a timer fires in a second: firing a million times shows nothing more.
    private static let mostFirings = 120.0

    package nonisolated func fire(every interval: TimeInterval, _ action: @escaping (Date) -> Void) -> () -> Void {
        nonisolated(unsafe) let action = action
        let record = RunContext.current.record
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
        let record = RunContext.current.record
        MainActor.assumeIsolated {
            guard let owner, !standsStill(owner) else { return }
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

    /// True if a timer never fires, as in a widget: there the views are archived as soon as they have appeared.
    private func standsStill(_ owner: any TimeOwner) -> Bool {
        if owner.standsStill { owner.note(.timerStandsStill) }
        return owner.standsStill
    }

    private func startTimer(every interval: TimeInterval, _ action: @escaping @MainActor (Date) -> Void) -> RepeatingTimer? {
        guard let owner, !standsStill(owner) else { return nil }
        var interval = interval
        if !(interval * Self.mostFirings >= 1 - 1e-9) {
            note(.denseTimer("\(interval)"))
            interval = 1 / Self.mostFirings
        }
        let timer = RepeatingTimer(interval: interval, owner: owner, action)
        timer.start()
        return timer
    }
}

/// A timer that fires at whole multiples of its interval since it was started; each time is an event of the time's owner.
@MainActor
private final class RepeatingTimer {
    private unowned let owner: any TimeOwner
    private let interval: Double
    private let beginning: Double
    private let action: @MainActor (Date) -> Void
    private var count = 0
    private var event: EventQueue.Event?
    private var isStopped = false

    init(interval: Double, owner: any TimeOwner, _ action: @escaping @MainActor (Date) -> Void) {
        self.interval = interval
        self.owner = owner
        self.action = action
        beginning = owner.now
    }

    func start() {
        count += 1
        // The queue keeps the timer for as long as it runs.
        event = owner.events.add(at: (beginning + Double(count) * interval).withoutDust, recurs: true, sleeper: .timer) { [self] in
            guard !isStopped else { return }
            action(owner.date)
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
    /// Source: Foundation `Timer.scheduledTimer(withTimeInterval:repeats:block:)`. A closure that asks nothing of its timer
    /// takes any value like one, so this declaration is the closer one to it; others get Foundation's, and the machine's time, but for
    /// those in files that are compiled here: see `_scheduledTimer`.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any _FiringTimer) -> Void
    ) -> Timer {
        scheduled(Timer(timeInterval: interval, repeats: repeats) { block($0) }, every: interval, repeats: repeats)
    }

    /// The form of `Timer.scheduledTimer` in files that are compiled here: its closure may ask anything of its timer.
    @discardableResult
    public static func _scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        scheduled(Timer(timeInterval: interval, repeats: repeats, block: block), every: interval, repeats: repeats)
    }

    /// Runs a timer, where code of a view does so in the view's virtual time.
    package static func scheduled(_ timer: Timer, every interval: TimeInterval, repeats: Bool) -> Timer {
        if MainActor.isCurrent, let tasks = RunContext.current.tasks {
            timer.run(in: tasks, every: interval, repeats: repeats)
        } else {
            RunLoop.current.add(timer, forMode: .default)
        }
        return timer
    }

    /// The form of `Timer(timeInterval:repeats:block:)` in files that are compiled here: its first date is an interval away, as
    /// Apple's is, where Foundation on Linux takes the present for it.
    public convenience init(_timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
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
        guard RunningTimers.takeUp(self) else { return }
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

/// The timers that run in virtual time.
private enum RunningTimers {
    private struct Entry {
        weak var timer: Timer?
    }

    /// Takes up a timer; false if it has been taken up before.
    static func takeUp(_ timer: Timer) -> Bool {
        lock.withLock {
            running.removeAll { $0.timer == nil }
            guard !running.contains(where: { $0.timer === timer }) else { return false }
            running.append(Entry(timer: timer))
            return true
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var running: [Entry] = []
}

/// The timer of a closure that asks nothing of it.
public protocol _FiringTimer {}

extension Timer: _FiringTimer {}
