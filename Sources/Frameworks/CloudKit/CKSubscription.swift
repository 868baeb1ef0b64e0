import Foundation

/// A wish to hear of changes on the server. A render has no account, so that none is saved.
///
/// Source: Apple, CloudKit `CKSubscription`.
open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String

    /// The kinds of changes to hear of.
    public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

    /// The content of the notification for a change.
    public final class NotificationInfo: NSObject, @unchecked Sendable {
        public var alertBody: String?
        public var alertLocalizationKey: String?
        public var alertLocalizationArgs: [String]?
        public var title: String?
        public var titleLocalizationKey: String?
        public var titleLocalizationArgs: [String]?
        public var subtitle: String?
        public var soundName: String?
        public var category: String?
        public var desiredKeys: [String]?
        public var shouldBadge = false
        public var shouldSendContentAvailable = false
        public var shouldSendMutableContent = false
        public var collapseIDKey: String?
        public override init() {}
    }

    public let subscriptionID: ID
    public let subscriptionType: SubscriptionType
    open var notificationInfo: NotificationInfo?

    init(_ type: SubscriptionType, id: ID) { (subscriptionType, subscriptionID) = (type, id) }
}

/// A wish to hear of changes of the records that a predicate finds.
public final class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// The changes to hear of.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }

    public let recordType: CKRecord.RecordType?
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    public var zoneID: CKRecordZone.ID?

    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
        options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(.query, id: subscriptionID)
    }
}

/// A wish to hear of all changes of a database.
public final class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    public var recordType: CKRecord.RecordType?
    public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(.database, id: subscriptionID) }
}

/// A wish to hear of the changes of a zone.
public final class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    public var recordType: CKRecord.RecordType?
    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(.recordZone, id: subscriptionID)
    }
}

/// A change of subscriptions as an operation.
public final class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    public var subscriptionsToSave: [CKSubscription]?
    public var subscriptionIDsToDelete: [CKSubscription.ID]?
    public var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    public var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?

    public init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
        super.init()
    }

    override func report(_ error: CKError) {
        modifySubscriptionsResultBlock?(.failure(error))
        modifySubscriptionsCompletionBlock?(nil, nil, error)
    }
}

/// A notification of the server about a change. A render gets none.
///
/// Source: Apple, CloudKit `CKNotification`.
open class CKNotification: NSObject, @unchecked Sendable {
    /// The kinds of changes that are notified.
    public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }

    public let subscriptionID: CKSubscription.ID?
    public let notificationType: NotificationType

    /// Creates a notification from the dictionary that an app gets; nil if it is not one of CloudKit's.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        guard let content = notificationDictionary["ck"] as? [AnyHashable: Any] else { return nil }
        let kinds: [(key: String, type: NotificationType)] = [("qry", .query), ("fet", .recordZone), ("met", .database)]
        guard let kind = kinds.first(where: { content[$0.key] != nil }) else { return nil }
        notificationType = kind.type
        subscriptionID = (content[kind.key] as? [AnyHashable: Any])?["sid"] as? String
    }
}
