import Foundation
import RunContext

/// The state of a person's account.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// The databases of an app. A render has no account, so every request fails as on a device without one, which is reported.
///
/// Source: Apple, CloudKit `CKContainer`.
public final class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?
    public let privateCloudDatabase = CKDatabase(.private)
    public let publicCloudDatabase = CKDatabase(.public)
    public let sharedCloudDatabase = CKDatabase(.shared)
    private static let shared = CKContainer(nil)

    private init(_ identifier: String?) { containerIdentifier = identifier }
    public convenience init(identifier containerIdentifier: String) { self.init(containerIdentifier) }
    public class func `default`() -> CKContainer { shared }

    public func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    public func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        reportCloud("CKContainer.accountStatus()")
        completionHandler(.noAccount, nil)
    }
    public func accountStatus() async throws -> CKAccountStatus {
        reportCloud("CKContainer.accountStatus()")
        return .noAccount
    }
    public func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, failure("CKContainer.fetchUserRecordID()"))
    }
    public func userRecordID() async throws -> CKRecord.ID { throw failure("CKContainer.userRecordID()") }
    public func add(_ operation: CKDatabaseOperation) { operation.fail() }
}

/// A database of records. Every request fails for the lack of an account, which is reported.
///
/// Source: Apple, CloudKit `CKDatabase`.
public final class CKDatabase: NSObject, @unchecked Sendable {
    /// The people who share a database.
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }

    public let databaseScope: Scope
    init(_ scope: Scope) { databaseScope = scope }

    public func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, failure("CKDatabase.save(_:)"))
    }
    @discardableResult
    public func save(_ record: CKRecord) async throws -> CKRecord { throw failure("CKDatabase.save(_:)") }
    public func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        completionHandler(nil, failure("CKDatabase.save(_:)"))
    }
    @discardableResult
    public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw failure("CKDatabase.save(_:)") }
    public func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure("CKDatabase.fetch(withRecordID:)"))
    }
    public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw failure("CKDatabase.record(for:)") }
    public func records(for ids: [CKRecord.ID]) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
        throw failure("CKDatabase.records(for:)")
    }
    public func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure("CKDatabase.delete(withRecordID:)"))
    }
    @discardableResult
    public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw failure("CKDatabase.deleteRecord(withID:)")
    }
    public func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure("CKDatabase.perform(_:inZoneWith:)"))
    }
    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) {
        throw failure("CKDatabase.records(matching:)")
    }
    public func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping @Sendable (
                Result<(matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error>
            ) -> Void
    ) {
        completionHandler(.failure(failure("CKDatabase.fetch(withQuery:)")))
    }
    public func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) {
        completionHandler(nil, failure("CKDatabase.save(_:)"))
    }
    @discardableResult
    public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw failure("CKDatabase.save(_:)") }
    public func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
        completionHandler(nil, failure("CKDatabase.fetchAllSubscriptions()"))
    }
    public func allSubscriptions() async throws -> [CKSubscription] { throw failure("CKDatabase.allSubscriptions()") }
    public func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure("CKDatabase.delete(withSubscriptionID:)"))
    }
    @discardableResult
    public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
        throw failure("CKDatabase.deleteSubscription(withID:)")
    }
    public func allRecordZones() async throws -> [CKRecordZone] { throw failure("CKDatabase.allRecordZones()") }
    public func add(_ operation: CKDatabaseOperation) { operation.fail() }
}

/// A request to a database, which fails when it is added.
///
/// Source: Apple, CloudKit `CKDatabaseOperation`.
open class CKDatabaseOperation: NSObject, @unchecked Sendable {
    open var qualityOfService = QualityOfService.utility
    open var database: CKDatabase?
    open var completionBlock: (() -> Void)?
    public override init() {}

    func fail() {
        report(failure("\(type(of: self))"))
        completionBlock?()
    }
    func report(_ error: CKError) {}
}

/// A search as an operation.
public final class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place where a search goes on.
    public final class Cursor: NSObject, Sendable {}
    public static let maximumResults = 0

    public var query: CKQuery?
    public var zoneID: CKRecordZone.ID?
    public var resultsLimit = CKQueryOperation.maximumResults
    public var desiredKeys: [CKRecord.FieldKey]?
    public var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    public var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    public var recordFetchedBlock: ((CKRecord) -> Void)?
    public var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

    public override init() {}
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    public convenience init(cursor: Cursor) { self.init() }

    override func report(_ error: CKError) {
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
    }
}

/// A change of records as an operation.
public final class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The records that a change may overwrite.
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

    public var recordsToSave: [CKRecord]?
    public var recordIDsToDelete: [CKRecord.ID]?
    public var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    public var isAtomic = true
    public var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    public var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    public var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
        super.init()
    }

    override func report(_ error: CKError) {
        modifyRecordsResultBlock?(.failure(error))
        modifyRecordsCompletionBlock?(nil, nil, error)
    }
}

func reportCloud(_ call: String) { RunReports.note("\(call) was called: there is no iCloud account here.") }

private func failure(_ call: String) -> CKError {
    reportCloud(call)
    return CKError(.notAuthenticated)
}
