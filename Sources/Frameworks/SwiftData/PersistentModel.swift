/// A class whose values a container keeps; `@Model` makes one.
///
/// Source: Apple, SwiftData `PersistentModel`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    init(backingData: any BackingData<Self>)

    var persistentBackingData: any BackingData<Self> { get set }
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
    public static func createBackingData() -> any BackingData<Self> { ModelRecord<Self>() }

    public var persistentModelID: PersistentIdentifier { record.identifier }
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the model was inserted into or fetched with; nil before that and after it was deleted.
    public var modelContext: ModelContext? { record.context }
    /// A Boolean value that indicates whether the model is to be deleted with the next save, or has been deleted.
    public var isDeleted: Bool { record.isDeleted }
    /// A Boolean value that indicates whether the model differs from its saved values.
    public var hasChanges: Bool { record.context?.isUnsaved(self) ?? false }

    public static func == (first: Self, second: Self) -> Bool { first === second || first.persistentModelID == second.persistentModelID }
    public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

    public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value { persistentBackingData.getValue(forKey: keyPath) }

    public func setValue<Value>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
        let record = record
        guard record.context?.isReloading != true, let property = ModelProperties.of(Self.self)[keyPath] else {
            return persistentBackingData.setValue(forKey: keyPath, to: newValue)
        }
        let former = property.relation == nil ? [] : record.isSet(keyPath) ? heldModels(in: record.value(at: keyPath, of: Self.self)) : []
        persistentBackingData.setValue(forKey: keyPath, to: newValue)
        if property.relation != nil { follow(property, from: former, to: heldModels(in: newValue)) }
        record.context?.didChange(self)
    }

    /// The values of the model, and the context that it belongs to.
    var record: AnyModelRecord {
        guard let record = persistentBackingData as? AnyModelRecord else {
            preconditionFailure("\(Self.self) has backing data of its own, which no context can keep: use createBackingData().")
        }
        return record
    }
}

/// Keeps both ends of relationships consistent.
extension PersistentModel {
    /// Updates the inverse relationships of models that this one now refers to, or no longer does.
    func follow(_ property: ModelProperties.Property, from former: [any PersistentModel], to present: [any PersistentModel]) {
        if let context = record.context {
            for other in present where other.record.context == nil && !other.record.isDeleted { context.insert(other) }
        }
        guard let inverse = ModelProperties.inverse(of: property, in: Self.self) else { return }
        for other in former where !present.contains(where: { $0 === other }) { other.leave(self, at: inverse) }
        for other in present where !former.contains(where: { $0 === other }) { other.join(self, at: inverse) }
    }

    /// Adds a model to those that a variable refers to.
    func join(_ model: any PersistentModel, at property: ModelProperties.Property) {
        guard record.isSet(property.keyPath) || property.relation?.isList == false else {
            return assign(models: [model], at: property.keyPath)
        }
        let held = record.isSet(property.keyPath) ? models(at: property.keyPath) : []
        guard !held.contains(where: { $0 === model }) else { return }
        assign(models: property.relation?.isList == true ? held + [model] : [model], at: property.keyPath)
    }

    /// Removes a model from those that a variable refers to.
    func leave(_ model: any PersistentModel, at property: ModelProperties.Property) {
        guard record.isSet(property.keyPath) else { return }
        let held = models(at: property.keyPath)
        guard held.contains(where: { $0 === model }) else { return }
        assign(models: held.filter { $0 !== model }, at: property.keyPath)
    }
}
