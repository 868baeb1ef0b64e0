/// An alarm or a timer, as the manager knows it.
///
/// Source: Apple, AlarmKit `Alarm`.
public struct Alarm: Identifiable, Hashable, Codable, Sendable {
    public typealias ID = UUID

    public let id: UUID

    /// The time at which it goes off; nil for a timer, which only counts down.
    public var schedule: Schedule?

    /// The duration of its countdown.
    public var countdownDuration: CountdownDuration?

    /// The current state of the alarm.
    public var state: State

    init(id: UUID, schedule: Schedule?, countdownDuration: CountdownDuration?, state: State) {
        (self.id, self.schedule, self.countdownDuration, self.state) = (id, schedule, countdownDuration, state)
    }

    /// The state of an alarm.
    public enum State: Hashable, Codable, Sendable {
        /// It waits for its time.
        case scheduled
        case countdown
        case paused
        /// It rings.
        case alerting
    }

    /// The duration of an alarm's countdown, in seconds.
    public struct CountdownDuration: Hashable, Codable, Sendable {
        /// Before it rings; nil for no countdown.
        public var preAlert: TimeInterval?
        /// The countdown after it has rung and was snoozed; nil for no countdown.
        public var postAlert: TimeInterval?

        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) { (self.preAlert, self.postAlert) = (preAlert, postAlert) }
    }

    /// The time at which an alarm goes off.
    public enum Schedule: Hashable, Codable, Sendable {
        /// A date, regardless of the time zone at that date.
        case fixed(Date)
        /// A time of the day, in the time zone of that day.
        case relative(Relative)

        /// A time of the day.
        public struct Relative: Hashable, Codable, Sendable {
            public var time: Time
            public var repeats: Recurrence

            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }

            public struct Time: Hashable, Codable, Sendable {
                /// The hour, from 0 to 23.
                public var hour: Int
                /// The minute, from 0 to 59.
                public var minute: Int

                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }

            public enum Recurrence: Hashable, Codable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }
        }
    }
}
