/// Finds entities.
///
/// Source: Apple, AppIntents `EntityQuery`.
public protocol EntityQuery<Entity>: DynamicOptionsProvider, PersistentlyIdentifiable
where Result.ResultValue == Entity {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]

    init()

    /// Returns the entities with the given identifiers, without those that no longer exist.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    /// The entities to offer when people choose one.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public typealias Dependency = AppDependency

    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by words that people type.
///
/// Source: Apple, AppIntents `EntityStringQuery`.
public protocol EntityStringQuery<Entity>: EntityQuery {
    /// The entities that the words fit.
    func entities(matching string: String) async throws -> Result
}

/// Finds entities of which there are few enough to list them all.
///
/// Source: Apple, AppIntents `EnumerableEntityQuery`.
public protocol EnumerableEntityQuery<Entity>: EntityQuery {
    // Declared again, so that the compiler can distinguish both from `allEntities()` if a query has nothing else.
    associatedtype Entity
    associatedtype Result = [Entity]

    /// Returns all entities.
    func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
    public func suggestedEntities() async throws -> Result { try await allEntities() }
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}
