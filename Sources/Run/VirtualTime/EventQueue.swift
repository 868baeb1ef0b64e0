/// The events to come of a view tree, in the order of virtual time.
///
/// Virtual time is the only clock: a task that sleeps, a timer, the end of an animation that somebody waits for, the next
/// date of a schedule are events here, and nothing waits in real time.
@MainActor
package final class EventQueue {
    /// An event to come; its maker may cancel it.
    package final class Event {
        package let time: Double
        /// True if another one follows for as long as the view is there, so that there is no last one to wait for.
        package let recurs: Bool
        /// True if its maker has made many such events, and may go on for ever.
        package let isRoutine: Bool
        /// The user code that goes on then.
        package let sleeper: Sleeping?
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

        /// True while it is still to come.
        package var isPending: Bool { action != nil }

        /// Cancels the event.
        package func cancel() { action = nil }
    }

    /// The next one is last.
    private var events: [Event] = []
    private var count = 0

    package init() {}

    /// Adds an event; of the events at one time the one added first comes first.
    @discardableResult
    package func add(
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
    package var next: Event? {
        while let last = events.last, last.action == nil { events.removeLast() }
        return events.last.flatMap { $0.time.isFinite ? $0 : nil }
    }

    /// The next event that is not one of many; nil if there will be none.
    package var nextSingle: Event? { events.last { $0.action != nil && !$0.isRoutine && $0.time.isFinite } }

    /// The events that may bring something new, in order of time: ticks of a timer, but nothing of an endless animation.
    package var awaited: [Event] {
        events.reversed().filter { $0.action != nil && $0.time.isFinite && (!$0.recurs || $0.sleeper == .timer) }
    }

    /// True if every event to come is one of an endless row.
    package var onlyRecurs: Bool { events.allSatisfy { $0.action == nil || $0.recurs || !$0.time.isFinite } }

    /// The number of events that were added so far.
    package var mark: Int { count }

    /// True if every event to come is one of an endless row, added after a mark.
    package func onlyRecurs(since mark: Int) -> Bool {
        onlyRecurs && events.allSatisfy { $0.action == nil || !$0.time.isFinite || $0.order > mark }
    }

    /// Takes the next event out if it is not later than a time, and returns its time, whether it is one of many, and its action.
    package func take(notAfter time: Double) -> (time: Double, isRoutine: Bool, action: () -> Void)? {
        guard let next, next.time <= time, let action = next.action else { return nil }
        events.removeLast()
        next.action = nil
        return (next.time, next.isRoutine, action)
    }
}

/// The kind of user code that sleeps until an event.
package enum Sleeping: Equatable, CustomStringConvertible {
    /// A task, with the place of its view's `task` in the source.
    case task(SourcePlace?)
    case delayedWork
    /// A timer that fires again and again.
    case timer

    package var description: String {
        switch self {
        case .task(let place): place.map { "a task (\($0))" } ?? "a task"
        case .delayedWork: "delayed work"
        case .timer: "a timer"
        }
    }
}

extension Double {
    /// A sum of times without the error of rounding: three times a tenth of a second are three tenths, and so is the time of a frame.
    ///
    /// Seconds that people write, and frames, are whole nanoseconds or six-hundredths of a second.
    package var withoutDust: Double {
        for unit in [1e9, 600] {
            let clean = (self * unit).rounded() / unit
            if abs(clean - self) <= 8 * ulp { return clean }
        }
        return self
    }

    /// The time some seconds later, without dust; never earlier, and later if there is any time between.
    package func later(by seconds: Double) -> Double {
        let sum = self + Swift.max(seconds, 0)
        let clean = sum.withoutDust
        return clean > self ? clean : sum
    }
}

extension Array {
    /// The first index from which on a condition holds, which holds for no element before it.
    fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
