/// The value of a parameter as it is written to disk.
package indirect enum StoredIntentValue: Codable, Hashable, Sendable {
    case text(String)
    case whole(Int)
    case number(Double)
    case flag(Bool)
    /// The raw value of an `AppEnum`.
    case choice(String)
    /// The identifier of an entity; the app keeps the entity itself.
    case entity(String)
    /// The properties of an entity that is stored nowhere else.
    case properties([String: StoredIntentValue])
    case list([StoredIntentValue])
    /// A value that writes itself, as JSON.
    case coded(Data)
    /// No value, of an optional type.
    case none
}

/// A value of a type that the system cannot store.
struct UnstorableValue: Error {}

/// An entity that its query does not know.
struct EntityLack: Error {
    let entity: String
    let identifier: String
}

// MARK: Writing

extension StoredIntentValue {
    /// - Throws: `UnstorableValue`.
    init(_ value: any _IntentValue) throws {
        switch value {
        case let value as any OptionalIntentValue: self = try value.inside.map { try Self($0) } ?? .none
        case let value as any ListedIntentValue: self = .list(try value.elements.map { try Self($0) })
        case let value as String: self = .text(value)
        case let value as Bool: self = .flag(value)
        case let value as Int: self = .whole(value)
        case let value as Double: self = .number(value)
        case let value as any AppEnum: self = .choice(value.storedChoice)
        case let value as any TransientAppEntity: self = .properties(try Self.properties(of: value))
        case let value as any AppEntity: self = .entity(value.storedIdentifier)
        case let value as any RecordedIntentValue: self = .coded(try Self.coded(value.record))
        case let value as any Codable: self = .coded(try Self.coded(value))
        default: throw UnstorableValue()
        }
    }

    private static func properties(of entity: any TransientAppEntity) throws -> [String: StoredIntentValue] {
        var properties: [String: StoredIntentValue] = [:]
        for (name, property) in anyProperties(of: entity) { properties[name] = try property.anyStoredValue() }
        return properties
    }

    private static func coded(_ value: some Codable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do { return try encoder.encode([value]) } catch { throw UnstorableValue() }
    }
}

// MARK: Reading

extension StoredIntentValue {
    /// The value as one of a type.
    ///
    /// - Throws: `UnstorableValue` for a value of another type, `EntityLack`, or any error of a query.
    func read<Value: _IntentValue>(as type: Value.Type) async throws -> Value {
        if let optional = Value.self as? any OptionalIntentValue.Type, let value = try await optional.read(self) as? Value {
            return value
        }
        let made: Any? =
            switch self {
            case .text(let text): text
            case .whole(let number): number
            case .number(let number): number
            case .flag(let flag): flag
            case .choice(let raw): (Value.self as? any AppEnum.Type)?.choice(stored: raw)
            case .entity(let identifier): try await (Value.self as? any AppEntity.Type)?.found(by: identifier)
            case .properties(let properties): try await Self.transient(Value.self, properties)
            case .list(let list): try await (Value.self as? any ListedIntentValue.Type)?.read(list)
            case .coded(let data) where Value.self is any RecordedIntentValue.Type: try Self.recorded(Value.self, data)
            case .coded(let data): try (Value.self as? any Codable.Type).flatMap { try Self.decode($0, data) }
            case .none: nil
            }
        guard let value = made as? Value else { throw UnstorableValue() }
        return value
    }

    private static func recorded(_ type: Any.Type, _ data: Data) throws -> Any? {
        try (type as? any RecordedIntentValue.Type)?.made(from: data, JSONDecoder())
    }

    private static func transient(_ type: Any.Type, _ properties: [String: StoredIntentValue]) async throws -> Any? {
        guard let type = type as? any TransientAppEntity.Type else { return nil }
        let entity = type.init()
        for (name, property) in anyProperties(of: entity) {
            if let value = properties[name] { try await property.restore(value) }
        }
        return entity
    }

    private static func decode<Value: Codable>(_ type: Value.Type, _ data: Data) throws -> Any? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode([Value].self, from: data).first
    }
}

// MARK: Kinds of values

/// A value that may be absent.
protocol OptionalIntentValue {
    var inside: (any _IntentValue)? { get }
    static var insideType: any _IntentValue.Type { get }
    static func read(_ stored: StoredIntentValue) async throws -> Any
}

extension Optional: OptionalIntentValue where Wrapped: _IntentValue {
    var inside: (any _IntentValue)? { self }
    static var insideType: any _IntentValue.Type { Wrapped.self }

    static func read(_ stored: StoredIntentValue) async throws -> Any {
        if case .none = stored { return Optional<Wrapped>.none as Any }
        return Optional(try await stored.read(as: Wrapped.self)) as Any
    }
}

/// Several values.
protocol ListedIntentValue {
    var elements: [any _IntentValue] { get }
    static var elementType: any _IntentValue.Type { get }
    static func read(_ stored: [StoredIntentValue]) async throws -> Any
    /// Returns a list of the values that are of its element's type.
    static func make(_ values: [any _IntentValue]) -> Any
}

extension Array: ListedIntentValue where Element: _IntentValue {
    var elements: [any _IntentValue] { self }
    static var elementType: any _IntentValue.Type { Element.self }
    static func make(_ values: [any _IntentValue]) -> Any { values.compactMap { $0 as? Element } }

    static func read(_ stored: [StoredIntentValue]) async throws -> Any {
        var values: [Element] = []
        for value in stored { values.append(try await value.read(as: Element.self)) }
        return values
    }
}

extension AppEnum {
    var storedChoice: String { String(rawValue) }

    static func choice(stored raw: String) -> Self? { RawValue(raw).flatMap { Self(rawValue: $0) } }
}

extension AppEntity {
    var storedIdentifier: String { id.entityIdentifierString }

    /// The entity of an identifier, as the default query finds it.
    static func found(by identifier: String) async throws -> Self {
        let lack = EntityLack(entity: "\(Self.self)", identifier: identifier)
        guard let id = ID.entityIdentifier(for: identifier) else { throw lack }
        guard let entity = try await defaultQuery.entities(for: [id]).first else { throw lack }
        return entity
    }
}

/// The properties of an entity with their names in the source.
private func anyProperties(of entity: Any) -> [(name: String, property: any AnyEntityProperty)] {
    Mirror(reflecting: entity).children.compactMap { child in
        guard let property = child.value as? any AnyEntityProperty, let label = child.label else { return nil }
        return (name: String(label.drop { $0 == "_" }), property: property)
    }
}

/// A property of an entity, for any type of value.
private protocol AnyEntityProperty {
    func anyStoredValue() throws -> StoredIntentValue
    func restore(_ value: StoredIntentValue) async throws
}

extension EntityProperty: AnyEntityProperty {
    fileprivate func anyStoredValue() throws -> StoredIntentValue {
        guard hasValue else { return .none }
        return try StoredIntentValue(wrappedValue)
    }

    fileprivate func restore(_ value: StoredIntentValue) async throws {
        if case .none = value { return }
        wrappedValue = try await value.read(as: Value.self)
    }
}
