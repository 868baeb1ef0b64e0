import Foundation
import RunContext

/// The times and values of which an observer is notified.
///
/// Source: Apple, Foundation `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// The name of a part of a change.
///
/// Source: Apple, Foundation `NSKeyValueChangeKey`, with its raw values.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property.
///
/// Source: Apple, Foundation `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
    public let kind: NSKeyValueChange
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation of a property, which ends when it is invalidated or no longer held.
///
/// Source: Apple, Foundation `NSKeyValueObservation`.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let observer: KeyValueObservers.Observer

    fileprivate init(_ observer: KeyValueObservers.Observer) { self.observer = observer }
    deinit { invalidate() }

    public func invalidate() { KeyValueObservers.remove(observer) }
}

/// A class whose properties can be observed.
///
/// Linux has no Objective-C runtime that would notice a change by itself: an observer hears the initial value if it asks for it, and every
/// change that code announces with `didChangeValue(for:)`.
///
/// Source: Apple, Foundation `NSKeyValueObservingCustomization` and `_KeyValueCodingAndObserving`.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes the property of a key path.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        RunReports.note(
            "observe(_:) on \(type(of: self)) hears the initial value and changes announced by didChangeValue(for:), no others: properties "
                + "are not observed without Objective-C.")
        let observer = KeyValueObservers.Observer(object: self, path: keyPath) { object, old in
            guard let object = object as? Self else { return }
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? object[keyPath: keyPath] : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false))
        }
        KeyValueObservers.add(observer)
        if options.contains(.initial) { observer.notify(self, nil) }
        return NSKeyValueObservation(observer)
    }

    /// Announces that a property is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        for observer in KeyValueObservers.all(of: self, keyPath) { observer.former = self[keyPath: keyPath] }
    }

    /// Announces that a property has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        for observer in KeyValueObservers.all(of: self, keyPath) { observer.notify(self, observer.former) }
    }
}

/// The observers of properties, in the order in which they were added.
private enum KeyValueObservers {
    final class Observer {
        weak var object: AnyObject?
        let path: AnyKeyPath
        let notify: (AnyObject, Any?) -> Void
        /// The value before the change that was announced last.
        var former: Any?

        init(object: AnyObject, path: AnyKeyPath, notify: @escaping (AnyObject, Any?) -> Void) {
            (self.object, self.path, self.notify) = (object, path, notify)
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var observers: [Observer] = []

    static func add(_ observer: Observer) {
        lock.withLock {
            observers.removeAll { $0.object == nil }
            observers.append(observer)
        }
    }
    static func remove(_ observer: Observer) { lock.withLock { observers.removeAll { $0 === observer } } }
    static func all(of object: AnyObject, _ path: AnyKeyPath) -> [Observer] {
        lock.withLock { observers.filter { $0.object === object && $0.path == path } }
    }
}
