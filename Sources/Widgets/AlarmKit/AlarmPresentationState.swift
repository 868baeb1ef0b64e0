/// The content state of an alarm's Live Activity: the state of its alarm.
///
/// Source: Apple, AlarmKit `AlarmPresentationState`.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    public var alarmID: Alarm.ID
    public var mode: Mode

    public init(alarmID: Alarm.ID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }

    /// The state of the alarm. A placeholder has the first of them, since the countdown is why an alarm has a view of its own.
    public enum Mode: Codable, Hashable, Sendable {
        case countdown(Countdown)
        case paused(Paused)
        case alert(Alert)

        /// It counts down.
        public struct Countdown: Codable, Hashable, Sendable {
            /// The duration from beginning to end, in seconds.
            public var totalCountdownDuration: TimeInterval
            /// The time that had passed when it was last resumed, in seconds; 0 if it was never paused.
            public var previouslyElapsedDuration: TimeInterval
            /// The time at which it began, or was last resumed.
            public var startDate: Date
            /// The time at which it rings.
            public var fireDate: Date

            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date, fireDate: Date
            ) {
                (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
                (self.startDate, self.fireDate) = (startDate, fireDate)
            }
        }

        /// The state of a paused countdown.
        public struct Paused: Codable, Hashable, Sendable {
            /// The duration from beginning to end, in seconds.
            public var totalCountdownDuration: TimeInterval
            /// The time that has passed, in seconds.
            public var previouslyElapsedDuration: TimeInterval

            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
            }
        }

        /// It rings.
        public struct Alert: Codable, Hashable, Sendable {
            /// The time of the day for which it was set.
            public var time: Alarm.Schedule.Relative.Time

            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }
    }
}
