import Foundation

/// Describes models that are looked for.
///
/// Source: Apple, SwiftData `FetchDescriptor`.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    /// The maximum number of results; nil or 0 for all.
    public var fetchLimit: Int?
    /// The number of results that are skipped, in order.
    public var fetchOffset: Int?
    /// A Boolean value that indicates whether models that are not saved yet are found.
    public var includePendingChanges = true
    // The properties that a store on disk reads at once; here all are in memory.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}
