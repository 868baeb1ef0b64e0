import Foundation
import RunContext
import SwiftUI

/// The models of a view's context, which follow insertions, changes and deletions.
///
/// `@Query` makes one beside a variable of a view; a view's initialiser may set another one.
///
/// Source: Apple, SwiftData `Query`.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    /// The results of the last fetch.
    private final class Found {
        var models: [Element] = []
        var error: (any Error)?
    }

    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>
    private let transaction: Transaction?
    private let found = Found()

    public var fetchError: (any Error)? { found.error }
    public var modelContext: ModelContext { context }

    public var wrappedValue: Result {
        guard let result = found.models as? Result else {
            preconditionFailure("@Query returns an array of \(Element.self), not \(Result.self).")
        }
        return result
    }

    public mutating func update() {
        if let transaction { context.transaction = transaction }
        do {
            (found.models, found.error) = (try context.fetch(descriptor), nil)
        } catch {
            (found.models, found.error) = ([], error)
            let cause =
                context.container.schema.entities.isEmpty
                ? "the view's environment has no container. Set one with modelContainer(for:) on a view around it; one set in the view's "
                    + "own body comes too late."
                : "\(error)"
            RunReports.note("@Query of \(Element.self) finds nothing: \(cause)")
        }
    }
}

extension Query where Result == [Element] {
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        (self.descriptor, self.transaction) = (descriptor, transaction)
    }

    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, transaction: Transaction(animation: animation))
    }

    public init() { self.init(FetchDescriptor()) }
    public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }
    public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction: transaction) }

    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
    }

    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }
}
