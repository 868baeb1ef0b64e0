/// An entity with a single instance, such as the settings of an app.
///
/// Source: Apple, AppIntents `UniqueAppEntity`.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    /// The name of the type: there is one entity of it.
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: Self.typeDisplayRepresentation.name) }
}

extension UniqueAppEntity where ID == String {
    /// The name of the type, for an entity without an identifier of its own.
    public var id: String { "\(Self.self)" }
}

/// Finds the one entity of a type.
///
/// Source: Apple, AppIntents `UniqueAppEntityQuery`.
public protocol UniqueAppEntityQuery<Entity>: EnumerableEntityQuery where Entity: UniqueAppEntity, Result == [Entity] {
    associatedtype Unique where Unique == Entity

    /// The entity.
    func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
    public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A query that gets the single entity of a type from a closure.
///
/// Source: Apple, AppIntents `UniqueAppEntityProvider`.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    public typealias Unique = Entity
    public typealias Result = [Entity]

    private let provider: (@Sendable () async throws -> Entity)?

    public init(_ provider: @escaping @Sendable () async throws -> Entity) { self.provider = provider }

    /// A query that knows of no entity: an entity's `defaultQuery` is made with a closure.
    public init() { provider = nil }

    public func uniqueEntity() async throws -> Entity {
        guard let provider else { throw UniqueEntityFault(entity: "\(Entity.self)") }
        return try await provider()
    }
}

/// A query of a unique entity was made without saying which that is.
private struct UniqueEntityFault: Error, CustomStringConvertible {
    let entity: String
    var description: String { "UniqueAppEntityProvider<\(entity)>() has no entity. Give it a closure that makes one." }
}
