import Synchronization

/// The run that code belongs to: what it finds in the place of a device and a system, such as the locale, the virtual time, and the
/// store of Live Activities.
///
/// A run context is a value with a slot for each `RunKey`. `with` binds a copy with changes around code; the code, its tasks, and the
/// work that it puts on queues see that copy. A slot that is bound nowhere has the value of the process, or else its default.
///
///     extension RunContext {
///         package var reducesMotion: Bool {
///             get { self[ReducesMotionKey.self] }
///             set { self[ReducesMotionKey.self] = newValue }
///         }
///     }
///
///     RunContext.with(\.reducesMotion, true) { … RunContext.current.reducesMotion … }
package struct RunContext: Sendable {
    /// The context that is bound around the code that asks.
    @TaskLocal private static var bound = RunContext()

    /// The values of slots that are bound nowhere.
    private static let process = Mutex(RunContext())
    private static let writing = Mutex(())

    /// The slots that are set. They are few, so that looking along them is faster than hashing.
    private var entries: [Entry] = []

    private init() {}

    /// The context of the code that asks.
    package static var current: RunContext { bound }

    package subscript<Key: RunKey>(key: Key.Type) -> Key.Value {
        get {
            if let bound: Key.Value = value(ObjectIdentifier(key)) { return bound }
            if let ofProcess: Key.Value = Self.process.withLock({ $0.value(ObjectIdentifier(key)) }) { return ofProcess }
            return Key.defaultValue
        }
        set {
            let entry = Entry(key: ObjectIdentifier(key), box: Box(newValue))
            if let index = entries.firstIndex(where: { $0.key == entry.key }) {
                entries[index] = entry
            } else {
                entries.append(entry)
            }
        }
    }

    private func value<Value: Sendable>(_ key: ObjectIdentifier) -> Value? {
        for entry in entries where entry.key == key { return unsafeDowncast(entry.box, to: Box<Value>.self).value }
        return nil
    }

    private struct Entry: Sendable {
        let key: ObjectIdentifier
        /// A `Box` of the key's values.
        let box: AnyObject & Sendable
    }

    private final class Box<Value: Sendable>: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}

/// A slot of a run context.
package protocol RunKey {
    associatedtype Value: Sendable

    /// The value where nothing has bound the slot.
    static var defaultValue: Value { get }
}

extension RunContext {
    /// Runs code in the current context with changes.
    package static func with<Result>(_ change: (inout RunContext) -> Void, _ body: () throws -> Result) rethrows -> Result {
        var context = current
        change(&context)
        return try $bound.withValue(context, operation: body)
    }

    /// Runs asynchronous code in the current context with changes.
    package static func with<Result>(
        _ change: (inout RunContext) -> Void, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        var context = current
        change(&context)
        return try await $bound.withValue(context, operation: body, isolation: isolation)
    }

    /// Runs code with another value of one slot.
    package static func with<Value, Result>(
        _ slot: WritableKeyPath<RunContext, Value>, _ value: Value, _ body: () throws -> Result
    ) rethrows -> Result {
        try with({ $0[keyPath: slot] = value }, body)
    }

    /// Runs asynchronous code with another value of one slot.
    package static func with<Value, Result>(
        _ slot: WritableKeyPath<RunContext, Value>, _ value: Value, isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await with({ $0[keyPath: slot] = value }, isolation: isolation, body)
    }

    /// Sets the value that a slot has where it is bound nowhere, such as on a thread that user code did not start.
    package static func setForProcess<Value>(_ slot: WritableKeyPath<RunContext, Value>, _ value: Value) {
        writing.withLock { _ in
            // Outside of the lock of readers: a key path reads a slot before it writes it.
            var context = process.withLock { $0 }
            context[keyPath: slot] = value
            process.withLock { $0 = context }
        }
    }
}
