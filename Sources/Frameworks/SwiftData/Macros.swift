/// Makes a class's stored variables the properties that a container stores.
///
///     @Model final class Habit {
///         @Attribute(.unique) var name: String
///         @Relationship(deleteRule: .cascade, inverse: \Mark.habit) var marks: [Mark] = []
///         init(name: String) { self.name = name }
///     }
///
/// Source: Apple, SwiftData `Model()`.
@attached(
    member, conformances: Observable, PersistentModel,
    names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(init), named(_$observationRegistrar),
    named(_SwiftDataNoType))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "Model")

/// Marks each variable that a model stores; `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "PreviewMacros", type: "PersistedProperty")

/// Declares the way in which a variable of a model is stored.
///
/// Source: Apple, SwiftData `Attribute(_:originalName:hashModifier:)`.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
    #externalMacro(module: "PreviewMacros", type: "ModelMark")

/// Declares the relationship of a model's variable to the models that it holds.
///
/// Source: Apple, SwiftData `Relationship(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)`.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "ModelMark")

/// Excludes a variable of a model from the stored properties; it needs a default value.
///
/// Source: Apple, SwiftData `Transient()`.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "ModelMark")

/// Declares variables of a model whose values, taken together, must differ between models: saving a second model with the same values
/// replaces the first.
///
/// Source: Apple, SwiftData `Unique(_:)`.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PreviewMacros", type: "ModelMark")

/// Declares what a store on disk keeps sorted. It affects the time of a search and never its results.
///
/// Source: Apple, SwiftData `Index(_:)`.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PreviewMacros", type: "ModelMark")

/// Gives an actor its own context, on which all its work is done.
///
/// Source: Apple, SwiftData `ModelActor()`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActor")
