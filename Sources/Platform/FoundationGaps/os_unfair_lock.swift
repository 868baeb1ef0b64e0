import Foundation

/// A lock in a variable: 0 is open, 1 taken.
///
/// On Apple's systems Foundation brings it with Darwin.
///
/// Source: Apple, os `os_unfair_lock`.
public struct os_unfair_lock {
    fileprivate var word: UInt32 = 0
    public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Guards the state of all such locks; every thread that waits for a lock waits here.
private let words = NSCondition()

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    words.lock()
    while lock.pointee.word != 0 { words.wait() }
    lock.pointee.word = 1
    words.unlock()
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    words.lock()
    defer { words.unlock() }
    guard lock.pointee.word == 0 else { return false }
    lock.pointee.word = 1
    return true
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    words.lock()
    lock.pointee.word = 0
    words.broadcast()
    words.unlock()
}
