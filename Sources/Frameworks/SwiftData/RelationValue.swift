/// A value that may hold models: an optional one, or a list.
protocol RelationValue {
    /// The type of the models; nil if it holds other values.
    static var target: (any PersistentModel.Type)? { get }
    static var isList: Bool { get }
    /// Returns a value with these models; nil if they do not fit.
    static func holding(_ models: [any PersistentModel]) -> Any?
    var heldModels: [any PersistentModel] { get }
}

extension Optional: RelationValue {
    static var target: (any PersistentModel.Type)? {
        (Wrapped.self as? any PersistentModel.Type) ?? (Wrapped.self as? any RelationValue.Type)?.target
    }

    static var isList: Bool { (Wrapped.self as? any RelationValue.Type)?.isList ?? false }

    static func holding(_ models: [any PersistentModel]) -> Any? {
        if let wrapped = Wrapped.self as? any RelationValue.Type {
            return wrapped.holding(models).flatMap { $0 as? Wrapped }.map { Self.some($0) as Any }
        }
        guard let first = models.first else { return Self.none as Any }
        return (first as? Wrapped).map { Self.some($0) as Any }
    }

    var heldModels: [any PersistentModel] { map(SwiftData.heldModels(in:)) ?? [] }
}

extension Array: RelationValue {
    static var target: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }
    static var isList: Bool { true }
    static func holding(_ models: [any PersistentModel]) -> Any? { models.compactMap { $0 as? Element } }
    var heldModels: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }
}

extension Set: RelationValue {
    static var target: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }
    static var isList: Bool { true }
    static func holding(_ models: [any PersistentModel]) -> Any? { Set(models.compactMap { $0 as? Element }) }

    var heldModels: [any PersistentModel] {
        compactMap { $0 as? any PersistentModel }.sorted { $0.persistentModelID < $1.persistentModelID }
    }
}

/// The models that a value holds.
func heldModels(in value: Any) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    return (value as? any RelationValue)?.heldModels ?? []
}

extension PersistentModel {
    /// Writes a value of a type that only the key path knows, as code would that assigns it.
    func assign(_ value: Any, at keyPath: AnyKeyPath) {
        func write<Value>(_: Value.Type) {
            guard let typed = keyPath as? ReferenceWritableKeyPath<Self, Value>, let value = value as? Value else { return }
            self[keyPath: typed] = value
        }
        _openExistential(type(of: keyPath).valueType, do: write)
    }

    /// Sets the models of a variable. A variable that must hold a model keeps its own if there are none.
    func assign(models: [any PersistentModel], at keyPath: AnyKeyPath) {
        let valueType = type(of: keyPath).valueType
        if let list = valueType as? any RelationValue.Type {
            if let value = list.holding(models) { assign(value, at: keyPath) }
        } else if let first = models.first {
            assign(first, at: keyPath)
        }
    }

    /// The models that a variable holds.
    func models(at keyPath: AnyKeyPath) -> [any PersistentModel] {
        self[keyPath: keyPath].map(SwiftData.heldModels(in:)) ?? []
    }
}
