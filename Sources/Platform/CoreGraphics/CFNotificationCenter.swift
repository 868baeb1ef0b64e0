import Foundation
import RunContext
import Synchronization

/// A centre through which processes notify each other. A render is a single process: its notifications reach its own observers alone.
///
/// Source: Apple, Core Foundation `CFNotificationCenter`.
public final class CFNotificationCenter: Sendable {
    fileprivate struct Observer {
        let observer: UnsafeRawPointer?
        let callBack: CFNotificationCallback
        let name: String?
    }

    /// The observers, in the order in which they were added.
    fileprivate let observers = Mutex<[UncheckedBox<Observer>]>([])
    fileprivate static let darwin = CFNotificationCenter()
    fileprivate static let local = CFNotificationCenter()
}

/// A value that only one thread at a time uses.
fileprivate struct UncheckedBox<Value>: @unchecked Sendable { let value: Value }

/// The callback for a notification, with the centre, the observer, the name, the object and the user information.
public typealias CFNotificationCallback =
    @Sendable (
        CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
    ) -> Void

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
}

/// The time at which a suspended process receives notifications.
public enum CFNotificationSuspensionBehavior: Int, Sendable { case drop = 1, coalesce, hold, deliverImmediately }

/// The centre of the notifications between processes.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// The centre of a process's own notifications.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// Calls a function for every further notification of a name; for those of any name if none is given.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!, _ name: CFString!,
    _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let center, let callBack else { return }
    let entry = UncheckedBox(value: CFNotificationCenter.Observer(observer: observer, callBack: callBack, name: name.map { "\($0)" }))
    center.observers.withLock { $0.append(entry) }
}

/// Ends the calls of functions for an observer's notifications of a name.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!
) {
    let (place, word) = (observer.map { UInt(bitPattern: $0) }, name.map { "\($0.rawValue)" })
    center?.observers.withLock { observers in
        observers.removeAll { entry in
            entry.value.observer.map { UInt(bitPattern: $0) } == place && (word == nil || entry.value.name == word)
        }
    }
}

/// Calls no function for an observer any more.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    CFNotificationCenterRemoveObserver(center, observer, nil, nil)
}

/// Notifies the observers of a name, at once.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
    _ deliverImmediately: Bool
) {
    guard let center, let name else { return }
    let word = "\(name.rawValue)"
    let observers = center.observers.withLock { $0.filter { $0.value.name == nil || $0.value.name == word } }
    // Notifications between processes carry their names alone.
    let isDarwin = center === CFNotificationCenter.darwin
    if isDarwin, observers.isEmpty {
        RunReports.note("The Darwin notification \"\(word)\" was posted, but no other process receives it here.")
    }
    for entry in observers {
        entry.value.callBack(
            center, entry.value.observer.map { UnsafeMutableRawPointer(mutating: $0) }, name, isDarwin ? nil : object,
            isDarwin ? nil : userInfo)
    }
}
