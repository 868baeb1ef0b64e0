import Foundation
import Synchronization

/// The way in which an object keeps another one under a key.
///
/// Source: Apple, Objective-C runtime `objc_AssociationPolicy`, with its raw values.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Keeps a value under a key of an object, for as long as the object lives; nil takes the value away.
///
/// Source: Apple, Objective-C runtime `objc_setAssociatedObject(_:_:_:_:)`. Linux has no such runtime: values lie in a table, and those of
/// objects that are gone are let go of when a value is set the next time.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociatedObjects.set(value, of: object as AnyObject, under: key)
}

/// Returns the value that an object keeps under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, under: key)
}

/// Takes all values of an object away.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.remove(of: object as AnyObject) }

/// The values that objects keep.
private enum AssociatedObjects {
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func set(_ value: Any?, of object: AnyObject, under key: UnsafeRawPointer) {
        nonisolated(unsafe) let (object, value) = (object, value)
        // Values are let go of outside of the lock, as their ends may set others.
        let former = entries.withLock { entries in
            let former = entries
            entries = entries.filter { $0.value.object != nil }
            var entry = entries[ObjectIdentifier(object)] ?? Entry(object: object)
            entry.values[key] = value
            entries[ObjectIdentifier(object)] = entry
            return former
        }
        withExtendedLifetime(former) {}
    }

    static func value(of object: AnyObject, under key: UnsafeRawPointer) -> Any? {
        nonisolated(unsafe) let object = object
        let entry = entries.withLock { $0[ObjectIdentifier(object)] }
        return entry?.object === object ? entry?.values[key] : nil
    }

    static func remove(of object: AnyObject) {
        nonisolated(unsafe) let object = object
        let former = entries.withLock { $0.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(former) {}
    }
}
