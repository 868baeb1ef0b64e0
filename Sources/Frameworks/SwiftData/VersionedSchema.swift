/// The models of one version of an app.
///
/// Source: Apple, SwiftData `VersionedSchema`.
public protocol VersionedSchema: SendableMetatype {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// The steps from stores of older versions to those of newer ones. A store in memory is always of the newest: nothing is migrated.
///
/// Source: Apple, SwiftData `SchemaMigrationPlan`.
public protocol SchemaMigrationPlan: SendableMetatype {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// A step from one version to the next.
///
/// Source: Apple, SwiftData `MigrationStage`.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
