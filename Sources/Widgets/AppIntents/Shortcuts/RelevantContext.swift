import CoreLocation
import Foundation

/// A time at which something matters, or another clue for the stack that shows it.
///
/// Source: Apple, RelevanceKit `RelevantContext`.
public struct RelevantContext: Hashable, Sendable {
    /// The kind of the clue.
    package enum Clue: Hashable, Sendable {
        case date(DateInterval, DateKind)
        case place(InferredLocation)
        case region(CLRegion)
        /// A kind of place, by the words for it.
        case kindOfPlace(String)
        case sleep(SleepCondition)
        case headphones(HeadphonesCondition)
        case fitness(FitnessCondition)
    }

    package let clue: Clue

    package init(clue: Clue) { self.clue = clue }

    // MARK: Dates

    /// Returns the context from one date to another.
    public static func date(from start: Date, to end: Date) -> RelevantContext {
        date(interval: DateInterval(start: min(start, end), end: max(start, end)))
    }

    /// During an interval.
    public static func date(interval: DateInterval) -> RelevantContext { date(interval: interval, kind: .default) }

    /// During an interval, for a reason.
    public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
        RelevantContext(clue: .date(interval, kind))
    }

    /// During a range of dates, for a reason.
    public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
        date(interval: DateInterval(start: range.lowerBound, end: range.upperBound), kind: kind)
    }

    /// Returns the context from a date on, for a reason.
    public static func date(_ date: Date, kind: DateKind) -> RelevantContext {
        self.date(interval: DateInterval(start: date, duration: 0), kind: kind)
    }

    /// Returns the context at a date.
    public static func date(_ date: Date) -> RelevantContext { self.date(date, kind: .default) }

    /// The reason for relevance at a time.
    public struct DateKind: Hashable, Sendable {
        private let number: Int
        public static let `default` = DateKind(number: 0)
        /// An event begins at that time.
        public static let scheduled = DateKind(number: 1)
        /// The information is good to know.
        public static let informational = DateKind(number: 2)
    }

    // MARK: Other clues

    /// Returns a place that the system infers, such as home or work.
    public static func location(inferred: InferredLocation) -> RelevantContext { RelevantContext(clue: .place(inferred)) }

    /// Returns the context in a region.
    public static func location(_ exact: CLRegion) -> RelevantContext { RelevantContext(clue: .region(exact)) }

    /// Returns the context around the times of a person's sleep.
    public static func sleep(_ condition: SleepCondition) -> RelevantContext { RelevantContext(clue: .sleep(condition)) }

    /// While something is connected to the device.
    public static func hardware(headphones: HeadphonesCondition) -> RelevantContext { RelevantContext(clue: .headphones(headphones)) }

    /// Returns the context while a person trains, or has to.
    public static func fitness(_ condition: FitnessCondition) -> RelevantContext { RelevantContext(clue: .fitness(condition)) }

    /// A place in a person's life.
    public struct InferredLocation: Hashable, Sendable {
        /// The location in words: "at home".
        package let words: String
        public static let home = InferredLocation(words: "at home")
        public static let work = InferredLocation(words: "at work")
        public static let school = InferredLocation(words: "at school")
        public static let commute = InferredLocation(words: "on the way to work")
    }

    public struct SleepCondition: Hashable, Sendable {
        package let words: String
        public static let bedtime = SleepCondition(words: "at bedtime")
        public static let wakeup = SleepCondition(words: "at wake-up")
    }

    public struct HeadphonesCondition: Hashable, Sendable {
        package let words: String
        public static let connected = HeadphonesCondition(words: "with headphones connected")
    }

    public struct FitnessCondition: Hashable, Sendable {
        package let words: String
        public static let activityRingsIncomplete = FitnessCondition(words: "while activity rings are open")
        public static let workoutActive = FitnessCondition(words: "during a workout")
    }
}
