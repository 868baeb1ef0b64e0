/// The storage of a model's values.
///
/// Source: Apple, SwiftData `BackingData`.
public protocol BackingData<Model> {
    associatedtype Model: PersistentModel

    var persistentModelID: PersistentIdentifier? { get }
    func getValue<Value>(forKey keyPath: KeyPath<Model, Value>) -> Value
    func setValue<Value>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value)
}

/// The values of a model of any type, and the context that it belongs to.
class AnyModelRecord {
    let identifier: PersistentIdentifier
    /// The version of the saved row that the values come from.
    var version = 0
    var isDeleted = false
    weak var context: ModelContext?
    private var values: [AnyKeyPath: Any] = [:]
    /// The identifiers of related models in the saved row, until the models are read.
    private var links: [AnyKeyPath: [PersistentIdentifier]] = [:]

    init(identifier: PersistentIdentifier) { self.identifier = identifier }

    func isSet(_ keyPath: AnyKeyPath) -> Bool { values[keyPath] != nil || links[keyPath] != nil }

    /// Sets the value of a variable.
    func set(_ value: Any, at keyPath: AnyKeyPath) {
        links[keyPath] = nil
        values[keyPath] = value
    }

    /// Sets the models that a variable refers to; they are looked up when they are first read.
    func set(links identifiers: [PersistentIdentifier], at keyPath: AnyKeyPath) {
        values[keyPath] = nil
        links[keyPath] = identifiers
    }

    func value(at keyPath: AnyKeyPath, of model: any PersistentModel.Type) -> Any {
        if let identifiers = links[keyPath] {
            let found = identifiers.compactMap { context?.anyModel(for: $0) }.filter { !$0.isDeleted }
            let valueType = type(of: keyPath).valueType
            let value: Any? = (valueType as? any RelationValue.Type)?.holding(found) ?? found.first
            if let value {
                set(value, at: keyPath)
                return value
            }
        }
        guard let value = values[keyPath] else {
            let name = ModelProperties.of(model)[keyPath]?.name ?? "\(keyPath)"
            preconditionFailure("\(model).\(name) was read, but has no value: it was never set, or the model it refers to was deleted.")
        }
        return value
    }
}

/// The values of a model.
final class ModelRecord<Model: PersistentModel>: AnyModelRecord, BackingData {
    init(identifier: PersistentIdentifier? = nil, in context: ModelContext? = nil) {
        super.init(identifier: identifier ?? PersistentIdentifier(newOf: String(describing: Model.self)))
        self.context = context
    }

    var persistentModelID: PersistentIdentifier? { identifier }

    func getValue<Value>(forKey keyPath: KeyPath<Model, Value>) -> Value {
        guard let value = value(at: keyPath, of: Model.self) as? Value else {
            preconditionFailure("\(Model.self).\(keyPath) does not hold a \(Value.self).")
        }
        return value
    }

    func setValue<Value>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value) { set(newValue, at: keyPath) }
}
