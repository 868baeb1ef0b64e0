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
        /// The source of values that nobody has set here: the traits of a platform's view around.
        var bridge: Bridge?

        init(_ entries: [ObjectIdentifier: Entry] = [:], _ bridge: Bridge? = nil) { (self.entries, self.bridge) = (entries, bridge) }
    }

    /// Returns the value of a key by what is around the view tree; nil for keys that have none there.
    package typealias Bridge = (_ key: any EnvironmentKey.Type) -> Any?

    /// A value from one assignment.
    private final class Entry {
        let key: any EnvironmentKey.Type
        let value: Any

        init(_ key: any EnvironmentKey.Type, _ value: Any) { (self.key, self.value) = (key, value) }
    }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // A missing entry, cast to an optional type, would become a nil that nobody has set.
            guard let entry = storage.entries[ObjectIdentifier(key)] else {
                return storage.bridge.flatMap { $0(key) as? Key.Value } ?? Key.defaultValue
            }
            return entry.value as? Key.Value ?? Key.defaultValue
        }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.entries, storage.bridge) }
            storage.entries[ObjectIdentifier(key)] = Entry(key, newValue)
        }
    }

    /// The keys and values that were set.
    package var setValues: [(key: any EnvironmentKey.Type, value: Any)] { storage.entries.values.map { ($0.key, $0.value) } }

    /// Takes the values of some keys from what is around the view tree, whether or not they were set here.
    package mutating func takeValues(from bridge: @escaping Bridge, of isBridged: (any EnvironmentKey.Type) -> Bool) {
        storage = Storage(storage.entries.filter { !isBridged($0.value.key) }, bridge)
    }

    /// Returns true if all values are known to be equal. Most are still the entries of one assignment, above.
    @MainActor
    func isSame(as other: EnvironmentValues) -> Bool {
        guard storage !== other.storage else { return true }
        guard storage.entries.count == other.storage.entries.count, storage.bridge == nil, other.storage.bridge == nil else { return false }
        return storage.entries.allSatisfy { key, entry in
            guard let known = other.storage.entries[key] else { return false }
            return known === entry || ValueComparison.areSame(any: known.value, entry.value)
        }
    }

    /// Returns true if a body gives the same result in both environments. Values that bodies only pass on are ignored.
    @MainActor
    func isSameForBodies(as other: EnvironmentValues) -> Bool {
        guard storage !== other.storage else { return true }
        guard storage.entries.count == other.storage.entries.count, storage.bridge == nil, other.storage.bridge == nil else { return false }
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
