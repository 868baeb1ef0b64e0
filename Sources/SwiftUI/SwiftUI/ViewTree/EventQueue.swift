/// What will happen in a view tree by itself, in the order of virtual time.
///
/// Virtual time is the only clock: a task that sleeps, a timer, the end of an animation that somebody waits for, the next
/// date of a schedule are events here, and nothing waits in real time.
@MainActor
final class EventQueue {
    /// One thing that will happen; who made it may call it off.
    final class Event {
        let time: Double
        /// Whether another follows for as long as the view is there, so that waiting for the last one would be in vain.
        let recurs: Bool
        /// Whether it is one more of what its maker has let happen many times, and may do for ever.
        let isRoutine: Bool
        /// What will go on then, if it is code of the user's.
        let sleeper: Sleeping?
        fileprivate let order: Int
        fileprivate(set) var action: (() -> Void)?

        fileprivate init(time: Double, order: Int, recurs: Bool, isRoutine: Bool, sleeper: Sleeping?, action: @escaping () -> Void) {
            self.time = time
            self.sleeper = sleeper
            self.isRoutine = isRoutine || recurs
            self.order = order
            self.recurs = recurs
            self.action = action
        }

        /// Whether it is still to come.
        var isPending: Bool { action != nil }

        /// The event does not happen.
        func cancel() { action = nil }
    }

    /// The next one is last.
    private var events: [Event] = []
    private var count = 0

    /// Adds an event; of those at one time the one added first comes first.
    @discardableResult
    func add(
        at time: Double, recurs: Bool = false, isRoutine: Bool = false, sleeper: Sleeping? = nil, _ action: @escaping () -> Void
    ) -> Event {
        count += 1
        let event = Event(
            time: time.isNaN ? .infinity : time, order: count, recurs: recurs, isRoutine: isRoutine, sleeper: sleeper, action: action)
        let place = events.partitioningIndex { ($0.time, $0.order) < (event.time, event.order) }
        events.insert(event, at: place)
        return event
    }

    /// The next event; nil if nothing will happen.
    var next: Event? {
        while let last = events.last, last.action == nil { events.removeLast() }
        return events.last.flatMap { $0.time.isFinite ? $0 : nil }
    }

    /// The next event that is not one of many; nil if there will be none.
    var nextSingle: Event? { events.last { $0.action != nil && !$0.isRoutine && $0.time.isFinite } }

    /// What will happen and may bring something new, in order of time: ticks of a timer, but nothing of an endless animation.
    var awaited: [Event] { events.reversed().filter { $0.action != nil && $0.time.isFinite && (!$0.recurs || $0.sleeper == .timer) } }

    /// Whether every event to come is one of an endless row.
    var onlyRecurs: Bool { events.allSatisfy { $0.action == nil || $0.recurs || !$0.time.isFinite } }

    /// How many events were added so far.
    var mark: Int { count }

    /// Whether every event to come is one of an endless row, added after a mark.
    func onlyRecurs(since mark: Int) -> Bool {
        onlyRecurs && events.allSatisfy { $0.action == nil || !$0.time.isFinite || $0.order > mark }
    }

    /// Takes the next event out if it is not later than a time, and answers its time, whether it is one of many and what is to be done.
    func take(notAfter time: Double) -> (time: Double, isRoutine: Bool, action: () -> Void)? {
        guard let next, next.time <= time, let action = next.action else { return nil }
        events.removeLast()
        next.action = nil
        return (next.time, next.isRoutine, action)
    }
}

/// Code of the user's that sleeps until an event.
enum Sleeping: Equatable, CustomStringConvertible {
    /// A task, where its view's `task` was written.
    case task(SourcePlace?)
    case delayedWork
    /// A timer that fires again and again.
    case timer

    var description: String {
        switch self {
        case .task(let place): place.map { "a task (\($0))" } ?? "a task"
        case .delayedWork: "delayed work"
        case .timer: "a timer"
        }
    }
}

extension Double {
    /// A time that is added up of others, without what rounding has left in it: three times a tenth of a second are three tenths, and so is
    /// the time of a frame.
    ///
    /// Seconds that people write, and frames, are whole nanoseconds or six-hundredths of a second.
    var withoutDust: Double {
        for unit in [1e9, 600] {
            let clean = (self * unit).rounded() / unit
            if abs(clean - self) <= 8 * ulp { return clean }
        }
        return self
    }

    /// So many seconds later, without dust; never earlier, and later if there is any time between.
    func later(by seconds: Double) -> Double {
        let sum = self + Swift.max(seconds, 0)
        let clean = sum.withoutDust
        return clean > self ? clean : sum
    }
}

extension Array {
    /// The first place whose element, and all behind it, fulfil a condition that holds from some place on.
    fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
