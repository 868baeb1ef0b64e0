import Combine
import Foundation
import VirtualTime

/// A value in the user's preferences, which a view reads and writes.
///
/// Source: Apple, SwiftUI `AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let box: StorageBox<Value>

    package init(_ key: String, _ value: Value, _ form: StoredValue<Value>, store: UserDefaults?) {
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

    /// The value in an object. An observable object announces the change, as it does for published properties.
    ///
    /// Source: the form that Swift requires of a wrapper with access to its enclosing object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].wrappedValue }
        set {
            if let observed = object as? any ObservableObject { observed.announceChange() }
            object[keyPath: storageKeyPath].wrappedValue = newValue
        }
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ConnectedProperty {
    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation {
        box.standardStore = context.environment.defaultAppStorage
        let known = location as? StorageLocation ?? StorageLocation(tree: context.tree)
        box.add(known)
        if !context.tree.isSampling { known.watch(box, in: context.tree) }
        return known
    }
}

extension ObservableObject {
    fileprivate func announceChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

extension AppStorage: StoredProperty {
    var stored: any StoredBox { box }
}

/// One copy of a property.
private final class StorageBox<Value>: StoredBox {
    let key: String
    let initialValue: Value
    let form: StoredValue<Value>
    let store: UserDefaults?
    var standardStore: UserDefaults?
    /// The readers of the value: the view that has the property, or those that observe the object that has it.
    private var locations: [StorageLocation.Reference] = []

    init(key: String, initialValue: Value, form: StoredValue<Value>, store: UserDefaults?) {
        (self.key, self.initialValue, self.form, self.store) = (key, initialValue, form, store)
    }

    private var defaults: UserDefaults { store ?? standardStore ?? .standard }

    var object: Any? { defaults.object(forKey: key) }

    var value: Value { object.flatMap(form.read) ?? initialValue }

    func add(_ location: StorageLocation) {
        locations.removeAll { $0.location == nil || $0.location === location }
        locations.append(StorageLocation.Reference(location: location))
    }

    func set(_ value: Value, _ transaction: Transaction) {
        if let stored = form.write(value) {
            defaults.set(stored, forKey: key)
        } else {
            defaults.removeObject(forKey: key)
        }
        nonisolated(unsafe) let (box, transaction) = (self, transaction)
        MainActor.assumingOrHopping {
            for reference in box.locations { reference.location?.didChange(transaction) }
        }
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

nonisolated extension View {
    /// Sets the preferences that `AppStorage` uses by default.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
