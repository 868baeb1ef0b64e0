import Foundation

/// The sound of a notification.
public final class UNNotificationSound: NSObject, @unchecked Sendable {
    let name: String
    private init(named: String) { name = named }
    public convenience init(named name: UNNotificationSoundName) { self.init(named: name.rawValue) }
    public static let `default` = UNNotificationSound(named: "default")
    public static let defaultCritical = UNNotificationSound(named: "defaultCritical")
    public static let defaultRingtone = UNNotificationSound(named: "defaultRingtone")
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// A picture, sound or film beside a notification.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL

    /// - Throws: Foundation's error if there is no such file.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        _ = try URL.checkResourceIsReachable()
        (self.identifier, url) = (identifier, URL)
    }
}

/// The content of a notification.
///
/// Source: Apple, User Notifications `UNNotificationContent`.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    fileprivate var storedTitle = ""
    fileprivate var storedSubtitle = ""
    fileprivate var storedBody = ""

    open var title: String { storedTitle }
    open var subtitle: String { storedSubtitle }
    open var body: String { storedBody }
}

/// The content of a new notification, which can be changed.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override init() {}

    public override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    public override var subtitle: String {
        get { storedSubtitle }
        set { storedSubtitle = newValue }
    }
    public override var body: String {
        get { storedBody }
        set { storedBody = newValue }
    }
    public var badge: NSNumber?
    public var sound: UNNotificationSound?
    public var userInfo: [AnyHashable: Any] = [:]
    public var categoryIdentifier = ""
    public var threadIdentifier = ""
    public var launchImageName = ""
    public var attachments: [UNNotificationAttachment] = []
    public var interruptionLevel = UNNotificationInterruptionLevel.active
    /// The score, from 0 to 1.
    public var relevanceScore = 0.0
    public var targetContentIdentifier: String?
    public var filterCriteria: String?
}

/// The condition on which a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool
    fileprivate init(again: Bool) { repeats = again }
}

/// Some seconds from now.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(again: repeats)
    }
    public func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
}

/// A trigger at a date, or whenever a clock or a calendar shows certain values.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(again: repeats)
    }
    public func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification to be shown, with the time of its delivery.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// The behaviour of a notification's button.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// The behaviour of notifications of a kind.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
}

/// A kind of notification, with its buttons.
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public let intentIdentifiers: [String]
    public let options: UNNotificationCategoryOptions
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers, self.options) = (identifier, actions, intentIdentifiers, options)
    }
}
