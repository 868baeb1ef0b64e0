import Foundation
import VirtualTime

/// A value in an app's scene, shared by key between the views of the scene. Each tree is a scene.
///
/// Source: Apple, SwiftUI `SceneStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let box: SceneBox<Value>

    package init(_ key: String, _ value: Value, _ form: StoredValue<Value>) {
        box = SceneBox(key: key, initialValue: value, form: form)
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

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: ConnectedProperty {
    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation {
        let known = location as? SceneLocation ?? SceneLocation(values: .of(context.tree), tree: context.tree)
        box.location = known
        return known
    }
}

/// One copy of a view's property.
private final class SceneBox<Value> {
    let key: String
    let initialValue: Value
    let form: StoredValue<Value>
    var location: SceneLocation?

    init(key: String, initialValue: Value, form: StoredValue<Value>) {
        (self.key, self.initialValue, self.form) = (key, initialValue, form)
    }

    var value: Value { location?.values.stored[key].flatMap(form.read) ?? initialValue }

    func set(_ value: Value, _ transaction: Transaction) {
        location?.values.stored[key] = form.write(value)
        let change = location?.change
        nonisolated(unsafe) let transaction = transaction
        MainActor.assumingOrHopping { change?.didChange(transaction) }
    }
}

@MainActor private final class SceneLocation: PropertyLocation {
    nonisolated(unsafe) let values: SceneValues
    let change: StorageLocation

    init(values: SceneValues, tree: ViewTree) { (self.values, change) = (values, StorageLocation(tree: tree)) }
}

/// The values stored in a scene.
private final class SceneValues {
    var stored: [String: Any] = [:]
    private let reference: TreeReference

    @MainActor private init(tree: ViewTree) { reference = tree.reference }

    @MainActor private static var known: [SceneValues] = []

    /// Returns the values of a tree. The values of trees that have gone are dropped.
    @MainActor static func of(_ tree: ViewTree) -> SceneValues {
        known.removeAll { $0.reference.tree == nil }
        if let values = known.first(where: { $0.reference === tree.reference }) { return values }
        known.append(SceneValues(tree: tree))
        return known[known.count - 1]
    }
}
