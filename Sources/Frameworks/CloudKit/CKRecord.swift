@_exported import CoreLocation
@_exported import Foundation
import FoundationGaps
import RunContext

/// A value that a record holds.
///
/// Source: Apple, CloudKit `CKRecordValueProtocol`.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// A record of a database: a dictionary of values with an identifier.
///
/// Source: Apple, CloudKit `CKRecord`.
open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    /// The identifier of a record: its name, and its zone.
    public final class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID.isEqual(zoneID) } ?? false
        }
        public override var hash: Int { recordName.hashValue }
    }

    /// The action on a record whose target is deleted.
    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

    /// A reference to another record.
    public final class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
        public let recordID: ID
        public let action: ReferenceAction
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
    }

    public let recordType: RecordType
    public let recordID: ID
    /// The server's times and tag, which a record has once it was saved: never here.
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var recordChangeTag: String? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var parent: Reference?
    private var values: [String: any CKRecordValueProtocol] = [:]
    private var changed: [String] = []

    public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set {
            values[key] = newValue
            if !changed.contains(key) { changed.append(key) }
        }
    }
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    open func changedKeys() -> [FieldKey] { changed }
    /// The fields that the server encrypts.
    open var encryptedValues: CKRecord { self }
}

extension CKRecord: ValuesByName {}

/// A zone of records.
///
/// Source: Apple, CloudKit `CKRecordZone`.
public final class CKRecordZone: NSObject, @unchecked Sendable {
    /// The identifier of a zone: its name, and its owner.
    public final class ID: NSObject, @unchecked Sendable {
        public let zoneName: String
        public let ownerName: String
        public init(zoneName: String = CKRecordZone.ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        public static let defaultZoneName = "_defaultZone"
        public static let `default` = ID()
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
        public override var hash: Int { zoneName.hashValue }
    }

    public let zoneID: ID
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    public init(zoneID: ID) { self.zoneID = zoneID }
    public static func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A file of a record.
///
/// Source: Apple, CloudKit `CKAsset`.
public final class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A search for records.
///
/// Source: Apple, CloudKit `CKQuery`.
public final class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}

/// An error of iCloud.
///
/// Source: Apple, CloudKit `CKError`.
public struct CKError: CustomNSError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, serverRecordChanged = 14
        case assetFileNotFound = 16, constraintViolation = 19, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy
        case badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, managedAccountRestricted = 32
        case accountTemporarilyUnavailable = 36
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "CKErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
    public var localizedDescription: String {
        code == .notAuthenticated ? "This request requires an authenticated account" : "The operation couldn't be completed."
    }
    public var retryAfterSeconds: Double? { nil }

    public static var notAuthenticated: Code { .notAuthenticated }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var unknownItem: Code { .unknownItem }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var zoneNotFound: Code { .zoneNotFound }
    public static var quotaExceeded: Code { .quotaExceeded }
}

public let CKErrorDomain = "CKErrorDomain"

extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}

extension CKError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? CKError)?.code == code }
}
