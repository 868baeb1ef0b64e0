/// One of the things that an app knows, as a parameter of intents.
///
/// Source: Apple, AppIntents `AppEntity`.
public protocol AppEntity: Identifiable, InstanceDisplayRepresentable, TypeDisplayRepresentable,
    PersistentlyIdentifiable, Sendable, _IntentValue
where ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    /// The query that finds entities.
    static var defaultQuery: DefaultQuery { get }
}
