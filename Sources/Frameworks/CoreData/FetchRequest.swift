import Foundation
import RunContext
import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
}

extension EnvironmentValues {
    /// The context of the views. By default it is one without a store and a model, and requests to it are reported.
    ///
    /// Source: Apple, SwiftUI `EnvironmentValues.managedObjectContext`.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

/// The objects of a view's context that match a request; they follow insertions, changes and deletions.
///
/// Source: Apple, SwiftUI `FetchRequest`.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// The current configuration of a fetch request, and the animation of its changes.
    @MainActor @preconcurrency
    public struct Configuration {
        let settings: FetchSettings<Result>

        /// The predicate of the request; nil for all objects.
        public nonisolated var nsPredicate: NSPredicate? {
            get { settings.request.predicate }
            nonmutating set { settings.change { $0.predicate = newValue } }
        }

        /// The order of the objects.
        public nonisolated var nsSortDescriptors: [NSSortDescriptor] {
            get { settings.request.sortDescriptors ?? [] }
            nonmutating set { settings.change { $0.sortDescriptors = newValue } }
        }
    }

    @Environment(\.managedObjectContext) private var context
    @State private var settings: FetchSettings<Result>

    /// A binding to the request's configuration.
    public var projectedValue: Binding<Configuration> {
        let configuration = Configuration(settings: settings)
        return Binding(get: { configuration }, set: { _ in })
    }

    public var wrappedValue: FetchedResults<Result> { FetchedResults(settings: settings) }

    public mutating func update() { settings.fetch(in: context) }

    private init(_ request: NSFetchRequest<Result>, _ transaction: Transaction?) {
        _settings = State(wrappedValue: FetchSettings(request, transaction))
    }

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest, animation.map { Transaction(animation: $0) })
    }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { self.init(fetchRequest, transaction) }

    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        (request.entity, request.sortDescriptors, request.predicate) = (entity, sortDescriptors, predicate)
        self.init(request, animation.map { Transaction(animation: $0) })
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Disfavoured, so that an empty array is one of typed sort descriptors.
    @_disfavoredOverload
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        let request = NSFetchRequest<Result>.ofClass
        (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
        self.init(request, animation.map { Transaction(animation: $0) })
    }

    /// Creates a request with the order as typed sort descriptors.
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        let request = NSFetchRequest<Result>.ofClass
        (request.sortDescriptors, request.predicate) = (sortDescriptors.map(NSSortDescriptor.init(order:)), predicate)
        self.init(request, animation.map { Transaction(animation: $0) })
    }
}

extension NSFetchRequest where ResultType: NSManagedObject {
    /// A request for all objects of the class, whatever the name of their entity in the context's model.
    static var ofClass: NSFetchRequest<ResultType> {
        let request = NSFetchRequest<ResultType>()
        request.classOfEntity = ResultType.self
        return request
    }
}

extension NSSortDescriptor {
    /// The order of a descriptor of Swift's.
    fileprivate convenience init<Object: NSManagedObject>(order: SortDescriptor<Object>) {
        nonisolated(unsafe) let order = order
        self.init(keyPath: \Object.self, ascending: true) { one, other in
            guard let one = one as? Object, let other = other as? Object else { return .orderedSame }
            return order.compare(one, other)
        }
    }
}

/// The request of a view, and its last results.
final class FetchSettings<Result: NSFetchRequestResult>: @unchecked Sendable {
    let request: NSFetchRequest<Result>
    private let transaction: Transaction?
    private(set) var found: [Result] = []
    private weak var context: NSManagedObjectContext?

    init(_ request: NSFetchRequest<Result>, _ transaction: Transaction?) { (self.request, self.transaction) = (request, transaction) }

    func fetch(in context: NSManagedObjectContext) {
        self.context = context
        context.viewTransaction = transaction ?? context.viewTransaction
        do {
            found = try context.fetch(request)
        } catch {
            found = []
            let cause =
                context.hasStore
                ? "\((error as NSError).localizedDescription)"
                : "the view's environment has no context. Set one with environment(\\.managedObjectContext, …)."
            RunReports.note("@FetchRequest of \(Result.self) finds nothing: \(cause)")
        }
    }

    /// Changes the request, and fetches its results.
    func change(_ change: (NSFetchRequest<Result>) -> Void) {
        change(request)
        context?.tellViews()
    }
}

/// The objects that a view's request has found.
///
/// Source: Apple, SwiftUI `FetchedResults`.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let settings: FetchSettings<Result>
    private let found: [Result]

    init(settings: FetchSettings<Result>) { (self.settings, found) = (settings, settings.found) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { found.count }
    public subscript(position: Int) -> Result { found[position] }

    /// The predicate of the request; nil for all objects. Setting it fetches the objects again.
    public var nsPredicate: NSPredicate? {
        get { settings.request.predicate }
        nonmutating set { settings.change { $0.predicate = newValue } }
    }

    /// The order of the objects. Setting it sorts them again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { settings.request.sortDescriptors ?? [] }
        nonmutating set { settings.change { $0.sortDescriptors = newValue } }
    }
}

extension FetchedResults where Result: NSManagedObject {
    /// Sorts the objects by values of Swift's own type.
    public func sort(by descriptors: [SortDescriptor<Result>]) {
        settings.change { $0.sortDescriptors = descriptors.map(NSSortDescriptor.init(order:)) }
    }
}

/// The objects of a request in sections: one for each value of a property.
///
/// Source: Apple, SwiftUI `SectionedFetchRequest`.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    private var objects: FetchRequest<Result>
    private let section: KeyPath<Result, SectionIdentifier>

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(objects: objects.wrappedValue, section: section)
    }

    public mutating func update() { objects.update() }

    public init(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil) {
        (objects, section) = (FetchRequest(fetchRequest: fetchRequest, animation: animation), sectionIdentifier)
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        objects = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        section = sectionIdentifier
    }

    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        objects = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        section = sectionIdentifier
    }
}

/// Sections of objects; neighbours with one value of the property make one.
///
/// Source: Apple, SwiftUI `SectionedFetchResults`.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// Objects with one value.
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        fileprivate var objects: [Result]
        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let objects: FetchedResults<Result>
    private let sections: [Section]

    init(objects: FetchedResults<Result>, section: KeyPath<Result, SectionIdentifier>) {
        self.objects = objects
        var sections: [Section] = []
        for object in objects {
            let id = object[keyPath: section]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
        self.sections = sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }

    /// The predicate of the request; nil for all objects.
    public var nsPredicate: NSPredicate? {
        get { objects.nsPredicate }
        nonmutating set { objects.nsPredicate = newValue }
    }

    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { objects.nsSortDescriptors }
        nonmutating set { objects.nsSortDescriptors = newValue }
    }
}
