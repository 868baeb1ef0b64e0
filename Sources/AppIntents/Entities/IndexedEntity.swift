/// An entity that the system may put into Spotlight's index. There is no index here, so nothing asks for it.
///
/// Source: Apple, AppIntents `IndexedEntity`.
public protocol IndexedEntity: AppEntity {
    /// Whether Spotlight shows the entity by itself.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    public var hideInSpotlight: Bool { false }
}

/// Marks a property of an entity that is computed from others, for Shortcuts and Spotlight to read.
///
/// Source: Apple, AppIntents `ComputedProperty(title:)`.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "PreviewMacros", type: "ComputedProperty")

/// Marks a property of an entity that is fetched when it is asked for.
///
/// Source: Apple, AppIntents `DeferredProperty(title:)`.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "PreviewMacros", type: "DeferredProperty")
