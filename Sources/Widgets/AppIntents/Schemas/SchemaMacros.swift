/// Makes a type an intent of a schema that the system knows. Its title is its own name unless it has one, and its variables are
/// parameters.
///
/// Source: Apple, AppIntents `AppIntent(schema:)` (iOS 18.4).
@attached(member, names: named(title), named(init))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AppIntent(schema: AssistantSchemas.Intent) = #externalMacro(module: "PreviewMacros", type: "SchemaIntent")

/// The same, as it was called at first.
///
/// Source: Apple, AppIntents `AssistantIntent(schema:)` (iOS 18).
@attached(member, names: named(title), named(init))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AssistantIntent(schema: AssistantSchemas.Intent) = #externalMacro(module: "PreviewMacros", type: "SchemaIntent")

/// Makes a type an entity of a schema that the system knows.
///
/// Source: Apple, AppIntents `AppEntity(schema:)` (iOS 18.4).
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AppEntity(schema: AssistantSchemas.Entity) = #externalMacro(module: "PreviewMacros", type: "SchemaEntity")

/// The same, as it was called at first.
///
/// Source: Apple, AppIntents `AssistantEntity(schema:)` (iOS 18).
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AssistantEntity(schema: AssistantSchemas.Entity) = #externalMacro(module: "PreviewMacros", type: "SchemaEntity")

/// Makes an enumeration one of a schema that the system knows.
///
/// Source: Apple, AppIntents `AppEnum(schema:)` (iOS 18.4).
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AppEnum(schema: AssistantSchemas.Enum) = #externalMacro(module: "PreviewMacros", type: "SchemaEnum")

/// The same, as it was called at first.
///
/// Source: Apple, AppIntents `AssistantEnum(schema:)` (iOS 18).
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AssistantEnum(schema: AssistantSchemas.Enum) = #externalMacro(module: "PreviewMacros", type: "SchemaEnum")
