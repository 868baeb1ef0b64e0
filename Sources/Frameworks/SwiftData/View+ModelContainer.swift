import SwiftUI

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
    /// The context that the views use. By default it has no models, and requests to it are reported.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? ModelContext(ModelContainer(missingFor: ())) }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the context that the views use.
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

    /// Sets the container that the views use, by its main context.
    public func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, container.mainContext) }

    /// Creates a container for a type of model, once for the lifetime of the view.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Creates a container for types of models, once for the lifetime of the view.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ContainerModifier(types: modelTypes, isInMemory: inMemory, isAutosaved: isAutosaveEnabled, onSetup: onSetup))
    }
}

extension Scene {
    /// Sets the context that the scene's views use.
    public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

    /// Sets the container that the scene's views use, by its main context.
    public func modelContainer(_ container: ModelContainer) -> some Scene { environment(\.modelContext, container.mainContext) }

    /// Makes a container for a type of model that the scene's views use.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Makes a container for types of models that the scene's views use.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        environment(
            \.modelContext,
            ContainerBox().context(of: modelTypes, isInMemory: inMemory, isAutosaved: isAutosaveEnabled, onSetup: onSetup))
    }
}

/// Keeps the container that it made.
private struct ContainerModifier: ViewModifier {
    let types: [any PersistentModel.Type]
    let isInMemory: Bool
    let isAutosaved: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var box = ContainerBox()

    func body(content: Content) -> some View {
        content.environment(\.modelContext, box.context(of: types, isInMemory: isInMemory, isAutosaved: isAutosaved, onSetup: onSetup))
    }
}

@MainActor
private final class ContainerBox {
    private var made: ModelContext?

    nonisolated init() {}

    func context(
        of types: [any PersistentModel.Type], isInMemory: Bool, isAutosaved: Bool,
        onSetup: (Result<ModelContainer, any Error>) -> Void
    ) -> ModelContext {
        if let made { return made }
        let result = Result {
            try ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: isInMemory))
        }
        let context: ModelContext
        switch result {
        case .success(let container):
            context = container.mainContext
            context.autosaveEnabled = isAutosaved
        case .failure(let error):
            context = ModelContext(ModelContainer(missingFor: ()))
            context.tell(error, of: "modelContainer(for:)")
        }
        made = context
        onSetup(result)
        return context
    }
}
