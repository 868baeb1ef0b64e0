import Foundation

/// The kind of a change of a controller's results.
///
/// Source: Apple, Core Data `NSFetchedResultsChangeType`.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// The results of one section.
///
/// Source: Apple, Core Data `NSFetchedResultsSectionInfo`.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// A delegate that is called when a controller's results change.
///
/// Source: Apple, Core Data `NSFetchedResultsControllerDelegate`.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// The results of a request in sections, which follow the changes of their context.
///
/// Source: Apple, Core Data `NSFetchedResultsController`.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private let results: FetchedSections
    private var observer: (any NSObjectProtocol)?
    /// The controller that the delegate gets: generic classes of Objective-C have one type at run time, those of Swift have many.
    private lazy var passed: NSFetchedResultsController<any NSFetchRequestResult> =
        self as? NSFetchedResultsController<any NSFetchRequestResult> ?? .init(of: self, results)

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext, self.sectionNameKeyPath, cacheName) = (fetchRequest, context, sectionNameKeyPath, name)
        results = FetchedSections()
        super.init()
    }

    private init<Other>(of other: NSFetchedResultsController<Other>, _ results: FetchedSections) {
        fetchRequest = NSFetchRequest<ResultType>(entityName: other.fetchRequest.entityName ?? "")
        fetchRequest.predicate = other.fetchRequest.predicate
        fetchRequest.sortDescriptors = other.fetchRequest.sortDescriptors
        (managedObjectContext, sectionNameKeyPath, cacheName) = (other.managedObjectContext, other.sectionNameKeyPath, other.cacheName)
        self.results = results
        super.init()
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// Forgets the sections that are kept on disk: here none are.
    open class func deleteCache(withName name: String?) {}

    /// Fetches the results. From then on they follow the context, if there is a delegate.
    open func performFetch() throws {
        results.sections = try sectionsNow()
        results.isFetched = true
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] notification in
            self?.follow(notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
        }
    }

    private func sectionsNow() throws -> [FetchedSection] {
        let found = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        guard let sectionNameKeyPath else { return [FetchedSection(name: "", members: found)] }
        var sections: [FetchedSection] = []
        for object in found {
            let name = Self.name(of: object, at: sectionNameKeyPath)
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else {
                sections.append(FetchedSection(name: name, members: [object]))
            }
        }
        return sections
    }

    private static func name(of object: NSManagedObject, at path: String) -> String {
        var value: Any? = object
        for key in path.split(separator: ".") { value = (value as? NSManagedObject)?.value(forKey: String(key)) }
        return value.map { "\($0)" } ?? ""
    }

    open var fetchedObjects: [ResultType]? {
        results.isFetched ? results.sections.flatMap(\.members).compactMap { $0 as? ResultType } : nil
    }
    open var sections: [any NSFetchedResultsSectionInfo]? { results.isFetched ? results.sections : nil }
    open var sectionIndexTitles: [String] { results.sections.compactMap(\.indexTitle) }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let found = results.sections[indexPath[0]].members[indexPath[1]] as? ResultType else {
            preconditionFailure("the object at \(indexPath) is no \(ResultType.self)")
        }
        return found
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { FetchedSections.path(of: $0, in: results.sections) }
    }

    // MARK: Changes

    private func follow(_ updated: Set<NSManagedObject>) {
        guard delegate != nil, let new = try? sectionsNow() else { return }
        let old = results.sections
        let changes = FetchedSections.changes(from: old, to: new, updated: updated)
        guard !changes.objects.isEmpty || !changes.sections.isEmpty else { return }
        delegate?.controllerWillChangeContent(passed)
        results.sections = new
        for change in changes.sections {
            delegate?.controller(passed, didChange: change.section, atSectionIndex: change.index, for: change.type)
        }
        for change in changes.objects {
            delegate?.controller(passed, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to)
        }
        delegate?.controllerDidChangeContent(passed)
    }
}

/// The results of a section, under its name.
private struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]

    /// The first letter, as Apple's controllers have it by default.
    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

/// The sections of a controller, which its twin for the delegate shares.
private final class FetchedSections {
    var sections: [FetchedSection] = []
    var isFetched = false

    struct Change {
        let object: NSManagedObject
        let from: IndexPath?
        let to: IndexPath?
        let type: NSFetchedResultsChangeType
    }

    static func path(of object: NSManagedObject, in sections: [FetchedSection]) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let place = section.members.firstIndex(where: { $0 === object }) { return IndexPath(indexes: [index, place]) }
        }
        return nil
    }

    private static func places(in sections: [FetchedSection]) -> [NSManagedObject: IndexPath] {
        var places: [NSManagedObject: IndexPath] = [:]
        for (index, section) in sections.enumerated() {
            for (place, object) in section.members.enumerated() { places[object] = IndexPath(indexes: [index, place]) }
        }
        return places
    }

    /// Returns the changes from some sections to others: deletions by their old paths, then insertions, moves and updates. An object
    /// whose neighbours alone came or went has not moved.
    static func changes(
        from old: [FetchedSection], to new: [FetchedSection], updated: Set<NSManagedObject>
    ) -> (objects: [Change], sections: [(section: FetchedSection, index: Int, type: NSFetchedResultsChangeType)]) {
        let (before, after) = (places(in: old), places(in: new))
        let steps = new.flatMap(\.members).difference(from: old.flatMap(\.members)) { $0 === $1 }
        let touched = Set(
            (steps.insertions + steps.removals).map { step in
                switch step {
                case .insert(_, let object, _), .remove(_, let object, _): object
                }
            })
        var changes: [Change] = []
        for object in old.flatMap(\.members) where after[object] == nil {
            changes.append(Change(object: object, from: before[object], to: nil, type: .delete))
        }
        for object in new.flatMap(\.members) {
            guard let from = before[object] else {
                changes.append(Change(object: object, from: nil, to: after[object], type: .insert))
                continue
            }
            let hasMoved = touched.contains(object) || old[from[0]].name != after[object].map { new[$0[0]].name }
            if hasMoved {
                changes.append(Change(object: object, from: from, to: after[object], type: .move))
            } else if updated.contains(object) {
                changes.append(Change(object: object, from: from, to: after[object], type: .update))
            }
        }
        let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
        let gone = old.enumerated().filter { !newNames.contains($0.element.name) }.map {
            ($0.element, $0.offset, NSFetchedResultsChangeType.delete)
        }
        let come = new.enumerated().filter { !oldNames.contains($0.element.name) }.map {
            ($0.element, $0.offset, NSFetchedResultsChangeType.insert)
        }
        return (changes, gone + come)
    }
}
