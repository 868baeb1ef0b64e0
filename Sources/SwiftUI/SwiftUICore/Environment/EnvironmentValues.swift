/// A key for a value in the environment.
///
/// Source: Apple, SwiftUI `EnvironmentKey`.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Values that flow down the view tree.
///
/// Source: Apple, SwiftUI `EnvironmentValues`.
public struct EnvironmentValues {
    private var storage = Storage()

    public init() {}

    /// The values that were set, shared between copies until one of them is changed.
    private final class Storage {
        var entries: [ObjectIdentifier: Entry]

        init(_ entries: [ObjectIdentifier: Entry] = [:]) { self.entries = entries }
    }

    /// A value from one assignment.
    private final class Entry {
        let value: Any

        init(_ value: Any) { self.value = value }
    }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // A missing entry, cast to an optional type, would become a nil that nobody has set.
            guard let entry = storage.entries[ObjectIdentifier(key)] else { return Key.defaultValue }
            return entry.value as? Key.Value ?? Key.defaultValue
        }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.entries) }
            storage.entries[ObjectIdentifier(key)] = Entry(newValue)
        }
    }

    /// Returns true if all values are known to be equal. Most are still the entries of one assignment, above.
    @MainActor
    func isSame(as other: EnvironmentValues) -> Bool {
        guard storage !== other.storage else { return true }
        guard storage.entries.count == other.storage.entries.count else { return false }
        return storage.entries.allSatisfy { key, entry in
            guard let known = other.storage.entries[key] else { return false }
            return known === entry || ValueComparison.areSame(any: known.value, entry.value)
        }
    }

    /// Returns true if a body gives the same result in both environments. Values that bodies only pass on are ignored.
    @MainActor
    func isSameForBodies(as other: EnvironmentValues) -> Bool {
        guard storage !== other.storage else { return true }
        guard storage.entries.count == other.storage.entries.count else { return false }
        return storage.entries.allSatisfy { key, entry in
            guard let known = other.storage.entries[key] else { return false }
            if known === entry || ValueComparison.areSame(any: known.value, entry.value) { return true }
            guard let place = known.value as? any HandedOn, let other = entry.value as? any HandedOn else { return false }
            return place.isSamePlace(as: other)
        }
    }

    /// Shares the storage of another environment if all values are the same, which spares later comparisons.
    @MainActor
    mutating func share(_ other: EnvironmentValues) { if isSame(as: other) { storage = other.storage } }
}
