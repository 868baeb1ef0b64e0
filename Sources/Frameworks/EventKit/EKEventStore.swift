import CoreGraphics
import Foundation
import RunContext

/// The kind of a calendar item: an event or a reminder.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// The permission of a program to read calendar items.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The events of a series to which a change applies.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// The source of a calendar.
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }

/// Kinds of calendar items.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}

/// The kind of an account.
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

/// An account with calendars.
///
/// Source: Apple, EventKit `EKSource`. A render has none: nothing makes a source.
public final class EKSource: NSObject, Sendable {
    public let sourceIdentifier: String
    public let sourceType: EKSourceType
    public let title: String

    private init(sourceIdentifier: String, sourceType: EKSourceType, title: String) {
        (self.sourceIdentifier, self.sourceType, self.title) = (sourceIdentifier, sourceType, title)
    }
}

/// A calendar or a list of reminders.
public final class EKCalendar: NSObject, @unchecked Sendable {
    public var title = ""
    public let calendarIdentifier = ""
    public var type: EKCalendarType { .local }
    /// The account of the calendar; nil, as no account is set up.
    public var source: EKSource! { nil }
    public var allowedEntityTypes: EKEntityMask { entityType == .event ? .event : .reminder }
    private let entityType: EKEntityType
    public var isSubscribed: Bool { false }
    public var isImmutable: Bool { true }
    public var cgColor: CGColor!
    public var allowsContentModifications: Bool { false }

    public init(for entityType: EKEntityType, eventStore: EKEventStore) { self.entityType = entityType }
}

/// Rings before something begins.
public final class EKAlarm: NSObject, @unchecked Sendable {
    public var absoluteDate: Date?
    /// The time in seconds; negative for before.
    public var relativeOffset: TimeInterval = 0
    public init(absoluteDate date: Date) { absoluteDate = date }
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// The unit of a rule's interval.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

/// The end of a rule: a date or a number of times.
public final class EKRecurrenceEnd: NSObject, Sendable {
    public let endDate: Date?
    /// 0 for an end by date.
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// The times at which an item occurs again.
///
/// Source: Apple, EventKit `EKRecurrenceRule`.
public final class EKRecurrenceRule: NSObject, @unchecked Sendable {
    public let frequency: EKRecurrenceFrequency
    /// The number of units from one time to the next, from 1.
    public let interval: Int
    public var recurrenceEnd: EKRecurrenceEnd?

    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    }
}

/// An item of a calendar.
open class EKCalendarItem: NSObject, @unchecked Sendable {
    public var title: String! = ""
    public var location: String?
    public var notes: String?
    public var url: URL?
    public var calendar: EKCalendar!
    public var alarms: [EKAlarm]?
    public var timeZone: TimeZone?
    public let calendarItemIdentifier: String
    /// The server's name of the item, which is the same on all devices.
    public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    public var creationDate: Date? { nil }
    public var lastModifiedDate: Date? { nil }
    public var hasAlarms: Bool { alarms?.isEmpty == false }
    public var hasNotes: Bool { notes?.isEmpty == false }
    public var hasAttendees: Bool { false }
    public var recurrenceRules: [EKRecurrenceRule]?
    public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }

    fileprivate init(number: Int) { calendarItemIdentifier = "item-\(number)" }

    public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    public func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    public func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// An event at a time.
public final class EKEvent: EKCalendarItem, @unchecked Sendable {
    public var startDate: Date! = Date()
    public var endDate: Date! = Date()
    public var isAllDay = false
    /// A Boolean value that indicates whether the event belongs to a series and was changed by itself.
    public var isDetached: Bool { false }
    public var occurrenceDate: Date! { startDate }
    public var eventIdentifier: String! { calendarItemIdentifier }

    public init(eventStore: EKEventStore) { super.init(number: 0) }

    public func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}

/// A task to be done.
public final class EKReminder: EKCalendarItem, @unchecked Sendable {
    public var dueDateComponents: DateComponents?
    public var startDateComponents: DateComponents?
    public var isCompleted = false
    public var completionDate: Date?
    /// The priority, from 1, the highest, to 9; 0 for none.
    public var priority = 0

    public init(eventStore: EKEventStore) { super.init(number: 0) }
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The store of calendar items, which is empty: requests are reported and return none.
///
/// Source: Apple, EventKit `EKEventStore`.
public final class EKEventStore: NSObject, @unchecked Sendable {
    public override init() {}

    public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }

    public var defaultCalendarForNewEvents: EKCalendar? { nil }
    public func defaultCalendarForNewReminders() -> EKCalendar? { nil }

    public func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        report("requestAccess(to:)")
        completion(false, nil)
    }
    public func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        report("requestAccess(to:)")
        return false
    }
    public func requestFullAccessToEvents() async throws -> Bool {
        report("requestFullAccessToEvents()")
        return false
    }
    public func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        report("requestFullAccessToEvents()")
        completion(false, nil)
    }
    public func requestFullAccessToReminders() async throws -> Bool {
        report("requestFullAccessToReminders()")
        return false
    }
    public func requestWriteOnlyAccessToEvents() async throws -> Bool {
        report("requestWriteOnlyAccessToEvents()")
        return false
    }

    public func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    public func event(withIdentifier identifier: String) -> EKEvent? { nil }
    public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    public var sources: [EKSource] { [] }
    public func source(withIdentifier identifier: String) -> EKSource? { nil }

    public func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: true)
    }
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: true) }
    public func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: true) }

    public func events(matching predicate: NSPredicate) -> [EKEvent] {
        report("events(matching:)")
        return []
    }

    @discardableResult
    public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        report("fetchReminders(matching:)")
        completion([])
        return 0
    }

    public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { report("save(_:span:)") }
    public func save(_ reminder: EKReminder, commit: Bool) throws { report("save(_:commit:)") }
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { report("remove(_:span:)") }
    public func commit() throws {}
    public func reset() {}

    private func report(_ call: String) {
        RunReports.note("EKEventStore.\(call) was called: the calendar is empty here.")
    }
}
