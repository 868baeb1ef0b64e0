import Foundation

/// The sound of a notification.
public final class UNNotificationSound: NSObject, @unchecked Sendable {
    let name: String
    private init(named: String) { name = named }
    public convenience init(named name: UNNotificationSoundName) { self.init(named: name.rawValue) }
    public static let `default` = UNNotificationSound(named: "default")
    public static let defaultCritical = UNNotificationSound(named: "defaultCritical")
    public static let defaultRingtone = UNNotificationSound(named: "defaultRingtone")
    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: "critical " + name.rawValue)
    }
    public static func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound {
        criticalSoundNamed(name)
    }
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .defaultCritical }
    public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: "ringtone " + name.rawValue)
    }
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
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// The parts of a notification.
    fileprivate struct Parts {
        var title: String = ""
        var subtitle: String = ""
        var body: String = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier: String = ""
        var threadIdentifier: String = ""
        var launchImageName: String = ""
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel: UNNotificationInterruptionLevel = .active
        var relevanceScore: Double = 0
        var targetContentIdentifier: String?
        var filterCriteria: String?
    }

    fileprivate var parts = Parts()

    open var title: String { parts.title }
    open var subtitle: String { parts.subtitle }
    open var body: String { parts.body }
    open var badge: NSNumber? { parts.badge }
    open var sound: UNNotificationSound? { parts.sound }
    open var userInfo: [AnyHashable: Any] { parts.userInfo }
    open var categoryIdentifier: String { parts.categoryIdentifier }
    open var threadIdentifier: String { parts.threadIdentifier }
    open var launchImageName: String { parts.launchImageName }
    open var attachments: [UNNotificationAttachment] { parts.attachments }
    open var interruptionLevel: UNNotificationInterruptionLevel { parts.interruptionLevel }
    /// The score, from 0 to 1.
    open var relevanceScore: Double { parts.relevanceScore }
    open var targetContentIdentifier: String? { parts.targetContentIdentifier }
    open var filterCriteria: String? { parts.filterCriteria }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UNNotificationContent()
        copy.parts = parts
        return copy
    }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UNMutableNotificationContent()
        copy.parts = parts
        return copy
    }
}

/// The content of a new notification, which can be changed.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override init() {}

    public override var title: String {
        get { parts.title }
        set { parts.title = newValue }
    }
    public override var subtitle: String {
        get { parts.subtitle }
        set { parts.subtitle = newValue }
    }
    public override var body: String {
        get { parts.body }
        set { parts.body = newValue }
    }
    public override var badge: NSNumber? {
        get { parts.badge }
        set { parts.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { parts.sound }
        set { parts.sound = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { parts.userInfo }
        set { parts.userInfo = newValue }
    }
    public override var categoryIdentifier: String {
        get { parts.categoryIdentifier }
        set { parts.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { parts.threadIdentifier }
        set { parts.threadIdentifier = newValue }
    }
    public override var launchImageName: String {
        get { parts.launchImageName }
        set { parts.launchImageName = newValue }
    }
    public override var attachments: [UNNotificationAttachment] {
        get { parts.attachments }
        set { parts.attachments = newValue }
    }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { parts.interruptionLevel }
        set { parts.interruptionLevel = newValue }
    }
    public override var relevanceScore: Double {
        get { parts.relevanceScore }
        set { parts.relevanceScore = newValue }
    }
    public override var targetContentIdentifier: String? {
        get { parts.targetContentIdentifier }
        set { parts.targetContentIdentifier = newValue }
    }
    public override var filterCriteria: String? {
        get { parts.filterCriteria }
        set { parts.filterCriteria = newValue }
    }
}

/// A program that changes notifications before they are shown; a render receives none.
///
/// Source: Apple, User Notifications `UNNotificationServiceExtension`.
open class UNNotificationServiceExtension: NSObject {
    public override init() {}
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) { contentHandler(request.content) }
    open func serviceExtensionTimeWillExpire() {}
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
