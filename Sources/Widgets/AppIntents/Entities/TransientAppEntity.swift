/// An entity that is made for one result and cannot be found again.
///
/// Source: Apple, AppIntents `TransientAppEntity`.
public protocol TransientAppEntity: AppEntity where ID == UUID {
    associatedtype DefaultQuery = TransientAppEntityQuery<Self>

    init()
}

extension TransientAppEntity {
    /// No entity of the kind is looked up by it, so all share one.
    public var id: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension TransientAppEntity where DefaultQuery == TransientAppEntityQuery<Self> {
    public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

/// A query that finds nothing: entities made for one result are not stored.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
    public typealias Result = [Entity]

    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
