/// The description of a model's variable for a container.
///
/// Source: Apple, SwiftData `SchemaProperty`.
public protocol SchemaProperty: Hashable {
    var name: String { get set }
    var originalName: String { get set }
    var isOptional: Bool { get }
    var isUnique: Bool { get }
    var valueType: Any.Type { get set }
}

extension Schema {
    /// A variable of a model, as `@Model` describes it.
    public struct PropertyMetadata {
        let name: String
        let keyPath: AnyKeyPath
        let mark: (any SchemaProperty)?

        public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil) {
            self.name = name
            keyPath = keypath
            mark = metadata
        }
    }

    /// A variable that holds a value.
    ///
    /// Source: Apple, SwiftData `Schema.Attribute`.
    public final class Attribute: SchemaProperty {
        /// The way in which a value is stored. Of these, only `unique` affects a store in memory.
        public struct Option: Hashable, Sendable {
            private let name: String

            public static let unique = Option(name: "unique")
            public static let externalStorage = Option(name: "externalStorage")
            public static let encrypt = Option(name: "encrypt")
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            public static let ephemeral = Option(name: "ephemeral")
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            public static let spotlight = Option(name: "spotlight")

            public static func transformable(by transformerName: String) -> Option { Option(name: "transformable:\(transformerName)") }
            public static func transformable(by transformerType: AnyObject.Type) -> Option {
                Option(name: "transformable:\(transformerType)")
            }
        }

        public var name: String
        public var originalName: String
        public var options: [Option]
        public var hashModifier: String?
        public var valueType: Any.Type

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            (self.options, self.hashModifier) = (options, hashModifier)
            (name, self.originalName, valueType) = ("", originalName ?? "", Any.self)
        }

        public init(name: String, originalName: String? = nil, options: [Option] = [], valueType: Any.Type, hashModifier: String? = nil) {
            (self.name, self.options, self.valueType, self.hashModifier) = (name, options, valueType, hashModifier)
            self.originalName = originalName ?? name
        }

        public var isUnique: Bool { options.contains(.unique) }
        public var isTransient: Bool { options.contains(.ephemeral) }
        public var isOptional: Bool { valueType is any RelationValue.Type && String(describing: valueType).hasPrefix("Optional<") }

        public static func == (first: Attribute, second: Attribute) -> Bool {
            first.name == second.name && first.options == second.options && first.valueType == second.valueType
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// A variable that holds other models.
    ///
    /// Source: Apple, SwiftData `Schema.Relationship`.
    public final class Relationship: SchemaProperty {
        public struct Option: Hashable, Sendable {
            private let name: String
            /// No two models may hold the same one.
            public static let unique = Option(name: "unique")
        }

        /// The effect on related models when a model is deleted.
        public enum DeleteRule: String, Codable, CaseIterable, Sendable {
            case noAction, nullify, cascade, deny
        }

        public var name: String
        public var originalName: String
        public var options: [Option]
        public var deleteRule: DeleteRule
        public var minimumModelCount: Int?
        public var maximumModelCount: Int?
        public var keypath: AnyKeyPath?
        public var inverseKeyPath: AnyKeyPath?
        public var hashModifier: String?
        public var valueType: Any.Type
        public var destination = ""

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) {
            (self.options, self.deleteRule, inverseKeyPath, self.hashModifier) = (options, deleteRule, inverse, hashModifier)
            (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
            (name, self.originalName, valueType) = ("", originalName ?? "", Any.self)
        }

        public var isUnique: Bool { options.contains(.unique) }
        public var isOptional: Bool { String(describing: valueType).hasPrefix("Optional<") }
        public var isToOneRelationship: Bool { (valueType as? any RelationValue.Type)?.isList != true }

        public static func == (first: Relationship, second: Relationship) -> Bool {
            first.name == second.name && first.keypath == second.keypath && first.valueType == second.valueType
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// Variables whose values, taken together, must differ between models.
    ///
    /// Source: Apple, SwiftData `Schema.Unique`.
    public final class Unique<T: PersistentModel>: SchemaProperty, AnyUnique {
        public let constraints: [[PartialKeyPath<T>]]
        public var name = ""
        public var originalName = ""
        public var valueType: Any.Type = T.self

        public init(_ constraints: [PartialKeyPath<T>]...) { self.constraints = constraints }

        public var isOptional: Bool { false }
        public var isUnique: Bool { true }
        var keyPaths: [[AnyKeyPath]] { constraints }

        public static func == (first: Unique, second: Unique) -> Bool { first.constraints == second.constraints }
        public func hash(into hasher: inout Hasher) { hasher.combine(constraints) }
    }
}

/// The constraints of a model of any type.
protocol AnyUnique {
    var keyPaths: [[AnyKeyPath]] { get }
}
