@_exported import CoreSpotlight

/// An entity that the system may add to Spotlight's index. A render has no index, so nothing uses it.
///
/// Source: Apple, AppIntents `IndexedEntity`.
public protocol IndexedEntity: AppEntity {
    /// A Boolean value that indicates whether Spotlight leaves the entity out of its results.
    var hideInSpotlight: Bool { get }

    /// The attributes by which the entity can be found.
    var attributeSet: CSSearchableItemAttributeSet { get }
}

extension IndexedEntity {
    public var hideInSpotlight: Bool { false }
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

    /// The title and the subtitle that the entity is shown with.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let set = CSSearchableItemAttributeSet(contentType: .item)
        let shown = displayRepresentation
        set.displayName = String(localized: shown.title)
        set.contentDescription = shown.subtitle.map { String(localized: $0) }
        return set
    }
}

extension CSSearchableIndex {
    /// Adds entities to the index, of which a render has none.
    public func indexAppEntities<Entity: IndexedEntity>(_ appEntities: [Entity], priority: Int = 0) async throws {
        report("indexAppEntities")
    }

    /// Takes entities out of it.
    public func deleteAppEntities<Entity: IndexedEntity>(identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type) async throws {}
    public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {}
}

extension CSSearchableItem {
    /// Associates an item with an entity.
    public func associateAppEntity<Entity: AppEntity>(_ appEntity: Entity, priority: Int = 0) {}
}

/// Marks a property of an entity that is computed from others, for Shortcuts and Spotlight to read.
///
/// Source: Apple, AppIntents `ComputedProperty(title:)`.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "PreviewMacros", type: "ComputedProperty")

/// Marks a property of an entity that is fetched on access.
///
/// Source: Apple, AppIntents `DeferredProperty(title:)`.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "PreviewMacros", type: "DeferredProperty")
