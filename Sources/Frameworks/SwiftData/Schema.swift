/// The models that a container keeps.
///
/// Source: Apple, SwiftData `Schema`.
public final class Schema: @unchecked Sendable {
    // All written once, when it is made.
    let models: [any PersistentModel.Type]
    public let version: Version

    /// Creates a schema of types and the types that they hold.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        models = Self.closure(of: types)
        self.version = version
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    public var schemaEncodingVersion: String { "\(version)" }

    /// The stored properties of each model, in the order in which the models were named.
    public var entities: [Entity] { models.map { Entity(describing: $0) } }

    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        models.contains { $0 == type } ? Entity(describing: type) : nil
    }

    static func entityName<T: PersistentModel>(for type: T.Type) -> String { String(describing: type) }

    func contains(_ type: any PersistentModel.Type) -> Bool { models.contains { $0 == type } }

    /// The types and all that their relationships lead to.
    private static func closure(of types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
        var found: [any PersistentModel.Type] = []
        var pending = types
        while !pending.isEmpty {
            let type = pending.removeFirst()
            guard !found.contains(where: { $0 == type }) else { continue }
            found.append(type)
            pending += ModelProperties.of(type).all.compactMap { $0.relation?.target }
        }
        return found
    }
}

extension Schema: Equatable {
    public static func == (first: Schema, second: Schema) -> Bool {
        first.version == second.version && first.models.elementsEqual(second.models) { $0 == $1 }
    }
}

extension Schema: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        for model in models { hasher.combine(ObjectIdentifier(model)) }
    }
}

extension Schema {
    /// The number of a schema among those that an app has had.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }

        public var description: String { "\(major).\(minor).\(patch)" }

        public static func < (first: Version, second: Version) -> Bool {
            (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
        }
    }

    /// The description of a model for a container.
    public final class Entity {
        public let name: String
        public let storedProperties: [any SchemaProperty]

        init(describing type: any PersistentModel.Type) {
            name = String(describing: type)
            storedProperties = ModelProperties.of(type).all.map(\.description)
        }

        public var attributes: Set<Attribute> { Set(storedProperties.compactMap { $0 as? Attribute }) }
        public var relationships: Set<Relationship> { Set(storedProperties.compactMap { $0 as? Relationship }) }
        public var attributesByName: [String: Attribute] {
            Dictionary(attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        public var relationshipsByName: [String: Relationship] {
            Dictionary(relationships.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }
}
