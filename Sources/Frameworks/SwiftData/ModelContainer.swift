import Foundation
import SwiftUI
import VirtualTime

/// Keeps the models of a schema.
///
/// Source: Apple, SwiftData `ModelContainer`.
public final class ModelContainer: Equatable, @unchecked Sendable {
    // All written once, when it is made.
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let store: ModelStore
    let allowsSave: Bool

    /// The context for views. It saves by itself before another context reads.
    @MainActor public private(set) lazy var mainContext: ModelContext = {
        let context = ModelContext(self)
        context.autosaveEnabled = true
        mainContextIfMade = context
        return context
    }()

    /// Written and read on the main actor.
    private weak var mainContextIfMade: ModelContext?

    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        guard !givenSchema.models.isEmpty else { throw SwiftDataError.loadIssueModelContainer }
        schema = givenSchema
        self.migrationPlan = migrationPlan
        let first = configurations.first ?? ModelConfiguration()
        self.configurations = Set(configurations.isEmpty ? [first] : configurations)
        store = ModelStore.store(of: first)
        allowsSave = first.allowsSave
    }

    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Creates the container of views that have none; it has no models.
    init(missingFor reader: Void) {
        (schema, configurations, migrationPlan, store, allowsSave) = (Schema([]), [], nil, ModelStore(), false)
    }

    /// Forgets everything that was saved.
    public func deleteAllData() { store.removeAll() }
    public func erase() throws { store.removeAll() }

    public static func == (first: ModelContainer, second: ModelContainer) -> Bool { first === second }

    /// Saves the context for views, so that another one sees its content.
    func saveForOthers(than context: ModelContext) {
        guard MainActor.isCurrent, let main = mainContextIfMade, main !== context, main.autosaveEnabled, main.hasChanges else { return }
        do {
            try main.save()
        } catch {
            context.tell(error, of: "ModelContainer.mainContext")
        }
    }
}
