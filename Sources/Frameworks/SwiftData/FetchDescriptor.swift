import Foundation

/// Describes models that are looked for.
///
/// Source: Apple, SwiftData `FetchDescriptor`.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    /// How many are found at most; nil or 0 for all.
    public var fetchLimit: Int?
    /// How many of those in order are passed over.
    public var fetchOffset: Int?
    /// A Boolean value that indicates whether models that are not saved yet are found.
    public var includePendingChanges = true
    // What a store on disk reads at once: all is in memory.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}
