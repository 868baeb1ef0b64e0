import Foundation

/// A value of the user's preferences, which a view reads and writes.
///
/// Source: Apple, SwiftUI `AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let box: StorageBox<Value>

    init(_ key: String, _ value: Value, _ form: StoredValue<Value>, store: UserDefaults?) {
        box = StorageBox(key: key, initialValue: value, form: form, store: store)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.set(newValue, Transaction.current) }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { value, transaction in box.set(value, transaction) })
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ConnectedProperty {
    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation {
        box.standardStore = context.environment.defaultAppStorage
        let known = location as? StorageLocation ?? StorageLocation(tree: context.tree)
        box.location = known
        return known
    }
}

/// One copy of a view's property.
private final class StorageBox<Value> {
    let key: String
    let initialValue: Value
    let form: StoredValue<Value>
    let store: UserDefaults?
    var standardStore: UserDefaults?
    weak var location: StorageLocation?

    init(key: String, initialValue: Value, form: StoredValue<Value>, store: UserDefaults?) {
        (self.key, self.initialValue, self.form, self.store) = (key, initialValue, form, store)
    }

    private var defaults: UserDefaults { store ?? standardStore ?? .standard }

    var value: Value { defaults.object(forKey: key).flatMap(form.read) ?? initialValue }

    func set(_ value: Value, _ transaction: Transaction) {
        if let stored = form.write(value) {
            defaults.set(stored, forKey: key)
        } else {
            defaults.removeObject(forKey: key)
        }
        location?.didChange(transaction)
    }
}

/// A place of the tree that reads preferences: when they change, its views are evaluated again.
final class StorageLocation: PropertyLocation {
    private let reference: TreeReference

    @MainActor init(tree: ViewTree) { reference = tree.reference }

    /// Preferences that a view shows change on the main actor only, as in an app's interface.
    nonisolated func didChange(_ transaction: Transaction) {
        nonisolated(unsafe) let transaction = transaction
        MainActor.assumeIsolated { reference.tree?.storeDidChange(transaction) }
    }
}

private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// The preferences that `AppStorage` reads where it names none.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
