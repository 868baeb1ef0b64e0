/// Finds entities by conditions on their properties, as the action "Find …" of shortcuts does.
///
/// Source: Apple, AppIntents `EntityPropertyQuery`.
public protocol EntityPropertyQuery<Entity>: EntityQuery {
    /// The app's form of a condition: a predicate, or a piece of a database's language.
    associatedtype ComparatorMappingType

    /// The properties that conditions may name, with their comparisons.
    static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }

    /// The properties by which entities may be sorted.
    static var sortingOptions: EntityQuerySortingOptions<Entity> { get }

    /// The entities that fit.
    ///
    /// - Parameters:
    ///   - comparators: the conditions in the form that the properties' comparisons gave them.
    ///   - mode: whether all of them hold or any.
    ///   - sortedBy: the properties to sort by, the most important first.
    ///   - limit: the most entities; `nil` for all.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Entity>], limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias Property = EntityQueryProperty
    public typealias SortableBy = EntityQuerySortableByProperty
}

/// The way in which conditions combine: all of them hold, or any.
///
/// Source: Apple, AppIntents `EntityQueryComparatorMode`.
public enum ComparatorMode: String, Hashable, Sendable {
    case and, or
}

/// A property to sort by, and the way.
///
/// Source: Apple, AppIntents `EntityQuerySort`.
public struct EntityQuerySort<Entity: AppEntity> {
    /// The way from the first to the last.
    public enum Ordering: String, Hashable, Sendable {
        case ascending, descending
    }

    public let by: PartialKeyPath<Entity>
    public let order: Ordering

    package init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}

extension EntityPropertyQuery {
    public typealias Sort = EntityQuerySort
}

/// The properties that conditions of a query may name.
///
/// `@unchecked Sendable`: key paths and closures that convert values never change once they are declared.
///
/// Source: Apple, AppIntents `EntityQueryProperties`.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    package let properties: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> [EntityQueryPropertyDeclaration<
            Entity, ComparatorMappingType
        >]
    ) {
        self.properties = properties()
    }
}

/// Builds the list of a query's properties.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public typealias Declaration = EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>

    public static func buildExpression<Value>(
        _ expression: EntityQueryProperty<Entity, Value, ComparatorMappingType>
    ) -> [Declaration] {
        [expression.declaration]
    }
    public static func buildBlock(_ components: [Declaration]...) -> [Declaration] { components.flatMap { $0 } }
}

/// A property with its comparisons, for any type of value.
public struct EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType> {
    package let keyPath: PartialKeyPath<Entity>
    package let comparators: [EntityQueryComparator<ComparatorMappingType>]
}

/// A property that conditions may name.
///
/// Source: Apple, AppIntents `EntityQueryProperty`.
public struct EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, ComparatorMappingType> {
    let declaration: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>

    /// - Parameters:
    ///   - keyPath: to the property's wrapper: `\BookEntity.$title`.
    ///   - comparators: the app's form of each comparison.
    public init(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> [EntityQueryComparator<ComparatorMappingType>]
    ) {
        declaration = EntityQueryPropertyDeclaration(keyPath: keyPath, comparators: comparators())
    }
}

/// The properties by which a query sorts.
///
/// `@unchecked Sendable`: key paths never change.
///
/// Source: Apple, AppIntents `EntityQuerySortingOptions`.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    package let keyPaths: [PartialKeyPath<Entity>]

    public init(@EntityQuerySortingOptionsBuilder<Entity> sortingOptions: () -> [EntityQuerySortableByProperty<Entity>]) {
        keyPaths = sortingOptions().map(\.keyPath)
    }
}

/// Builds the list of the properties by which a query sorts.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildBlock(_ components: EntityQuerySortableByProperty<Entity>...) -> [EntityQuerySortableByProperty<Entity>] {
        components
    }
}

/// A property by which a query sorts.
///
/// Source: Apple, AppIntents `EntityQuerySortableByProperty`.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    let keyPath: PartialKeyPath<Entity>

    public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { self.keyPath = keyPath }
}
