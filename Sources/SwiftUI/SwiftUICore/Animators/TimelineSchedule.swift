import Foundation

/// A type that provides a sequence of dates for use as a schedule.
///
/// Source: Apple, SwiftUI `TimelineSchedule`.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Provides a sequence of dates starting around a given date, in ascending order.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A mode of operation for timeline schedule updates.
///
/// Source: Apple, SwiftUI `TimelineScheduleMode`.
public enum TimelineScheduleMode: Sendable {
    /// Produces schedule updates at the schedule's natural cadence.
    case normal
    /// Produces schedule updates at a reduced rate.
    case lowFrequency
}

/// A schedule for updating a timeline view at regular intervals.
///
/// Source: Apple, SwiftUI `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let startDate: Date
    fileprivate let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

    /// Returns the last date of the schedule not after `startDate`, and the dates after it.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = interval > 0 && interval.isFinite ? interval : .infinity
        let count = ((startDate.timeIntervalSince(self.startDate) + 1e-6) / interval).rounded(.down)
        return Entries(start: self.startDate, interval: interval, count: max(count, 0))
    }

    /// The dates of a periodic schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let start: Date
        let interval: TimeInterval
        var count: Double

        public mutating func next() -> Date? {
            defer { count += 1 }
            if interval == .infinity { return count == 0 ? start : nil }
            return start.addingTimeInterval(count * interval)
        }
    }
}

/// A schedule for updating a timeline view at the start of every minute.
///
/// Source: Apple, SwiftUI `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    /// Returns the start of the minute that contains `startDate`, and of every minute after it.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return Entries(minute: minute)
    }

    /// The dates of an every minute schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var minute: Double

        public mutating func next() -> Date? {
            defer { minute += 1 }
            return Date(timeIntervalSinceReferenceDate: minute * 60)
        }
    }
}

/// A schedule for updating a timeline view at explicit points in time.
///
/// Source: Apple, SwiftUI `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
///
/// Source: Apple, SwiftUI `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: Double?
    let isPaused: Bool

    /// The default interval between frames: that of a display with 60 frames a second.
    static let frame = 1.0 / 60

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// Returns the start date and, unless the schedule is paused, a date for every frame after it.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = isPaused ? .infinity : max(minimumInterval ?? Self.frame, Self.frame)
        return Entries(entries: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
    }

    /// The dates of an animation schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var entries: PeriodicTimelineSchedule.Entries

        public mutating func next() -> Date? { entries.next() }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule for updating a timeline view at regular intervals.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule for updating a timeline view at the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// A schedule for updating a timeline view at explicit points in time.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule for updating a timeline view with every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// True if the schedule is one of the system's types, not the user's.
    var isOfTheSystem: Bool {
        self is PeriodicTimelineSchedule || self is EveryMinuteTimelineSchedule || self is AnimationTimelineSchedule
            || self is any SystemSchedule
    }
}

/// A generic schedule of the system.
private protocol SystemSchedule {}

extension ExplicitTimelineSchedule: SystemSchedule {}

/// Returns a schedule as written in source code, for messages: `.periodic(from: 2025-09-09T09:41:00Z, by: 1.0)`. For a schedule of the
/// user's own, it returns the type.
func sourceText(of schedule: some TimelineSchedule) -> String {
    switch schedule {
    case let schedule as PeriodicTimelineSchedule: schedule.sourceText
    case is EveryMinuteTimelineSchedule: ".everyMinute"
    case let schedule as ExplicitTimelineSchedule<[Date]>: schedule.sourceText
    case let schedule as AnimationTimelineSchedule: schedule.sourceText
    default: "\(type(of: schedule))"
    }
}

extension PeriodicTimelineSchedule {
    /// True if the schedule has more than one date.
    var moves: Bool { interval > 0 }

    var sourceText: String { ".periodic(from: \(startDate.ISO8601Format()), by: \(interval))" }
}

extension ExplicitTimelineSchedule where Entries == [Date] {
    fileprivate var sourceText: String { ".explicit(\(dates.count == 1 ? "one date" : "\(dates.count) dates"))" }
}

extension AnimationTimelineSchedule {
    fileprivate var sourceText: String {
        let words = [minimumInterval.map { "minimumInterval: \($0)" }, isPaused ? "paused: true" : nil].compactMap { $0 }
        return words.isEmpty ? ".animation" : ".animation(\(words.joined(separator: ", ")))"
    }
}
