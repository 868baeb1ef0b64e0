import Foundation
import OpenCombine
import OpenCombineFoundation
import RunContext
import VirtualTime

extension Timer {
    /// Returns a publisher that repeatedly emits the current date on the given interval.
    ///
    /// Connected by code that a view runs it fires in the view's virtual time, else by the machine's.
    ///
    /// Source: Apple, Combine `Timer.publish(every:tolerance:on:in:options:)`; this one is preferred to OpenCombine's where
    /// tolerance and options are left out.
    public static func publish(
        every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> _TimerPublisher {
        _TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    /// The same with a tolerance, which virtual time has no need of.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval?, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> _TimerPublisher {
        _TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    /// A publisher that repeatedly emits the current date on a given interval.
    public final class _TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// Seconds between two dates.
        public let interval: TimeInterval
        private let machine: Timer.OCombine.TimerPublisher
        private let lock = NSLock()
        private var times: [TimerTime] = []
        /// The number of connections: `autoconnect()` makes one for all subscribers.
        private var connections = 0

        init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            machine = Timer.OCombine.TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
        }

        /// Subscribes in the time of the current views. Views of several times may listen to one timer: each subscriber receives the
        /// events of its own time.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            let time = time(of: RunContext.current.timers)
            time.subject.receive(subscriber: subscriber)
            if lock.withLock({ connections > 0 }) { start(time) }
        }

        public func connect() -> any Cancellable {
            let host = RunContext.current.timers
            // A subscriber from outside all views receives the events of the time of the view that connects.
            lock.withLock { times.first { !$0.isVirtual && $0.stop == nil }?.host = host }
            _ = time(of: host)
            let all = lock.withLock {
                connections += 1
                return times
            }
            all.forEach(start)
            return AnyCancellable { [self] in
                let ended: [TimerTime] = lock.withLock {
                    connections -= 1
                    return connections == 0 ? times : []
                }
                for time in ended {
                    time.stop?()
                    time.stop = nil
                    lock.withLock { time.isStarted = false }
                }
            }
        }

        /// Returns the time of a host, or the machine's, and drops the times whose views have gone.
        private func time(of host: (any VirtualTimerHost)?) -> TimerTime {
            lock.withLock {
                times.removeAll(where: \.isOver)
                if let known = times.first(where: { $0.host === host }) { return known }
                let time = TimerTime(host: host)
                times.append(time)
                return time
            }
        }

        private func start(_ time: TimerTime) {
            let isFirst = lock.withLock {
                defer { time.isStarted = true }
                return !time.isStarted
            }
            guard isFirst else { return }
            let subject = time.subject
            if let host = time.host {
                time.stop = host.fire(every: interval) { subject.send($0) }
            } else {
                let listener = machine.sink { subject.send($0) }
                let connection = machine.connect()
                time.stop = {
                    connection.cancel()
                    listener.cancel()
                }
            }
        }
    }
}

/// The time in which a timer fires: that of a tree of views, or the machine's.
private final class TimerTime {
    weak var host: (any VirtualTimerHost)? { didSet { isVirtual = host != nil } }
    private(set) var isVirtual: Bool
    let subject = PassthroughSubject<Date, Never>()
    /// True from the start of the firing until the last connection ends.
    var isStarted = false
    /// Ends the firing; nil if nothing fires.
    var stop: (() -> Void)?

    /// True if its views have gone.
    var isOver: Bool { isVirtual && host == nil }

    init(host: (any VirtualTimerHost)?) { (self.host, isVirtual) = (host, host != nil) }
}
