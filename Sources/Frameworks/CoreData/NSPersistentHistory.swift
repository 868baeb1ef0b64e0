import Foundation

/// A place in a store's history.
///
/// Source: Apple, Core Data `NSPersistentHistoryToken`.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
    override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A change of one object in a store's history. Nothing gives one here.
///
/// Source: Apple, Core Data `NSPersistentHistoryChange`.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType

    init(_ changedObjectID: NSManagedObjectID, _ changeType: NSPersistentHistoryChangeType) {
        (self.changedObjectID, self.changeType) = (changedObjectID, changeType)
    }
}

/// The kind of a change.
///
/// Source: Apple, Core Data `NSPersistentHistoryChangeType`.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// A save in a store's history. Nothing gives one here.
///
/// Source: Apple, Core Data `NSPersistentHistoryTransaction`.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
    public let timestamp: Date
    public let token = NSPersistentHistoryToken()
    open var changes: [NSPersistentHistoryChange]? { [] }
    open var author: String? { nil }
    open var contextName: String? { nil }
    open var storeID: String { "" }

    init(timestamp: Date) { self.timestamp = timestamp }

    /// The changes as a notification that contexts merge.
    open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSave, object: nil, userInfo: [:]) }
}

/// The kind of result that a request for the history returns.
///
/// Source: Apple, Core Data `NSPersistentHistoryResultType`.
public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// A request for the changes that other processes made of a store. A run is alone with its store: the history is empty.
///
/// Source: Apple, Core Data `NSPersistentHistoryChangeRequest`.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    open var resultType: NSPersistentHistoryResultType
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    public let token: NSPersistentHistoryToken?

    private init(_ resultType: NSPersistentHistoryResultType, token: NSPersistentHistoryToken? = nil) {
        (self.resultType, self.token) = (resultType, token)
    }
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { .init(.transactionsAndChanges) }
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        .init(.transactionsAndChanges, token: token)
    }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
        .init(.transactionsAndChanges, token: transaction?.token)
    }
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { .init(.statusOnly) }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        .init(.statusOnly, token: token)
    }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
        .init(.statusOnly, token: transaction?.token)
    }
}

/// The history of a store: no changes.
///
/// Source: Apple, Core Data `NSPersistentHistoryResult`.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    public let resultType: NSPersistentHistoryResultType
    /// Transactions, changes, identifiers, their number, or `true`, by the kind of the result.
    public let result: Any?

    init(_ resultType: NSPersistentHistoryResultType) {
        self.resultType = resultType
        result =
            switch resultType {
            case .statusOnly: true
            case .objectIDs: [NSManagedObjectID]()
            case .count: 0
            case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
            case .changesOnly: [NSPersistentHistoryChange]()
            }
    }
}
