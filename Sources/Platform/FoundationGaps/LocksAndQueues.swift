import Foundation
import Synchronization

/// The locks of the objects that code has entered, each for as long as it is entered.
private let objectLocks = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, users: Int)]>([:])

/// Waits until no other thread has entered an object, and enters it; a thread may do so several times.
///
/// Source: Apple, Objective-C Runtime `objc_sync_enter`.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    let key = ObjectIdentifier(object as AnyObject)
    let lock = objectLocks.withLock { locks in
        let lock = locks[key]?.lock ?? NSRecursiveLock()
        locks[key] = (lock, (locks[key]?.users ?? 0) + 1)
        return lock
    }
    lock.lock()
    return 0
}

/// Leaves an object that the thread has entered.
///
/// - Returns: 0, or -1 for an object that is not entered.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    let key = ObjectIdentifier(object as AnyObject)
    let lock = objectLocks.withLock { locks -> NSRecursiveLock? in
        guard let entry = locks[key] else { return nil }
        locks[key] = entry.users == 1 ? nil : (entry.lock, entry.users - 1)
        return entry.lock
    }
    lock?.unlock()
    return lock == nil ? -1 : 0
}

extension DispatchQueue {
    /// Performs work on the queue, and returns when it is done.
    public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result { try sync(execute: work) }
    public func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem) }
}

/// The addresses of labels that were asked for, which live as long as the program.
private let queueLabels = Mutex<[String: UInt]>([:])

/// Returns the label of a queue, or of the one on which the caller runs.
///
/// Source: Apple, Dispatch `dispatch_queue_get_label`.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    let label = queue?.label ?? (Thread.isMainThread ? "com.apple.main-thread" : "com.apple.root.default-qos")
    let address = queueLabels.withLock { labels in
        if let known = labels[label] { return known }
        let made = UInt(bitPattern: label.withCString { strdup($0) })
        labels[label] = made
        return made
    }
    return UnsafePointer(bitPattern: address)!
}
