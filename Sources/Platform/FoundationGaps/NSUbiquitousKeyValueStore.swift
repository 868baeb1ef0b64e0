import Foundation

/// Values that an app keeps in iCloud: here they are kept for as long as the run lasts.
///
/// Source: Apple, Foundation `NSUbiquitousKeyValueStore`.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let lock = NSLock()
    private var values: [String: Any] = [:]

    public override init() {}

    public func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    public func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    public func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }

    public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    public func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }

    public func longLong(forKey aKey: String) -> Int64 {
        let value = object(forKey: aKey)
        return value as? Int64 ?? (value as? Int).map(Int64.init) ?? (value as? NSNumber)?.int64Value ?? 0
    }

    public func double(forKey aKey: String) -> Double {
        let value = object(forKey: aKey)
        return value as? Double ?? (value as? NSNumber)?.doubleValue ?? 0
    }

    public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

    /// Returns whether everything set so far is in the store. The store is in memory, so the result is always true.
    @discardableResult
    public func synchronize() -> Bool { true }
}
