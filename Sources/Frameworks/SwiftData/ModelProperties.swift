import Synchronization

/// The stored properties of a model: its variables by key path, and the relationships of those that hold models.
final class ModelProperties: @unchecked Sendable {
    /// A variable of a model.
    struct Property {
        let name: String
        let keyPath: AnyKeyPath
        let description: any SchemaProperty
        let relation: Relation?
    }

    /// The relationship of a variable.
    struct Relation {
        let target: any PersistentModel.Type
        let isList: Bool
        let deleteRule: Schema.Relationship.DeleteRule
        let writtenInverse: AnyKeyPath?
    }

    // All written once, at initialisation.
    let all: [Property]
    /// The key paths of the values that must differ between models.
    let constraints: [[AnyKeyPath]]
    private let byKeyPath: [AnyKeyPath: Property]

    private static let known = Mutex<[ObjectIdentifier: ModelProperties]>([:])

    static func of(_ type: any PersistentModel.Type) -> ModelProperties {
        if let properties = known.withLock({ $0[ObjectIdentifier(type)] }) { return properties }
        // Outside of the lock: a model's description is user code.
        let properties = ModelProperties(type)
        known.withLock { $0[ObjectIdentifier(type)] = properties }
        return properties
    }

    subscript(keyPath: AnyKeyPath) -> Property? { byKeyPath[keyPath] }

    private init(_ type: any PersistentModel.Type) {
        var all: [Property] = []
        var constraints: [[AnyKeyPath]] = []
        for metadata in type.schemaMetadata {
            if let unique = metadata.mark as? any AnyUnique {
                constraints += unique.keyPaths
                continue
            }
            let property = Self.property(metadata)
            all.append(property)
            if property.relation == nil, property.description.isUnique { constraints.append([metadata.keyPath]) }
        }
        self.all = all
        self.constraints = constraints
        byKeyPath = Dictionary(all.map { ($0.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func property(_ metadata: Schema.PropertyMetadata) -> Property {
        let valueType = Swift.type(of: metadata.keyPath).valueType
        let target = (valueType as? any PersistentModel.Type) ?? (valueType as? any RelationValue.Type)?.target
        guard let target else {
            let attribute = metadata.mark as? Schema.Attribute ?? Schema.Attribute()
            attribute.name = metadata.name
            if attribute.originalName.isEmpty { attribute.originalName = metadata.name }
            attribute.valueType = valueType
            return Property(name: metadata.name, keyPath: metadata.keyPath, description: attribute, relation: nil)
        }
        let relationship = metadata.mark as? Schema.Relationship ?? Schema.Relationship()
        relationship.name = metadata.name
        if relationship.originalName.isEmpty { relationship.originalName = metadata.name }
        relationship.valueType = valueType
        relationship.keypath = metadata.keyPath
        relationship.destination = String(describing: target)
        let relation = Relation(
            target: target, isList: (valueType as? any RelationValue.Type)?.isList ?? false, deleteRule: relationship.deleteRule,
            writtenInverse: relationship.inverseKeyPath)
        return Property(name: metadata.name, keyPath: metadata.keyPath, description: relationship, relation: relation)
    }

    /// Returns the inverse variable of the other model: the one that either side names, or else the only one between the two types.
    static func inverse(of property: Property, in type: any PersistentModel.Type) -> Property? {
        guard let relation = property.relation else { return nil }
        let others = of(relation.target)
        if let written = relation.writtenInverse { return others[written] }
        if let naming = others.all.first(where: { $0.relation?.writtenInverse == property.keyPath }) { return naming }
        let back = others.all.filter { $0.relation?.target == type && $0.relation?.writtenInverse == nil }
        let forth = of(type).all.filter { $0.relation?.target == relation.target && $0.relation?.writtenInverse == nil }
        guard back.count == 1, forth.count == 1, back[0].keyPath != property.keyPath else { return nil }
        return back[0]
    }
}
