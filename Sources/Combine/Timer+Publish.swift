import Foundation
import OpenCombine
import OpenCombineFoundation
import RunScope

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
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            machine = Timer.OCombine.TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            let subject = subject
            if let host = VirtualTimers.current {
                return AnyCancellable(host.fire(every: interval) { subject.send($0) })
            }
            let listener = machine.sink { subject.send($0) }
            let connection = machine.connect()
            return AnyCancellable {
                connection.cancel()
                listener.cancel()
            }
        }
    }
}
