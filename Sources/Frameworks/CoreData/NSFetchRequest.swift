import Foundation

/// A type that a request can return.
///
/// Source: Apple, Core Data `NSFetchRequestResult`.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The form in which a request returns objects.
///
/// Source: Apple, Core Data `NSFetchRequestResultType`.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType = NSFetchRequestResultType([])
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}

/// A request for objects in a context, with their order.
///
/// The type of the results is unconstrained, since `any NSFetchRequestResult`, which untyped requests return, conforms to no protocol
/// here.
///
/// Source: Apple, Core Data `NSFetchRequest`.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    open private(set) var entityName: String?
    open var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }
    /// The class whose entity in the context's model the request finds, in place of a name.
    var classOfEntity: NSManagedObject.Type?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// 0 for all.
    open var fetchLimit = 0
    open var fetchOffset = 0
    /// The number of objects that are read at once. Like `includesPropertyValues`, `returnsObjectsAsFaults` and prefetching it only
    /// affects how a store is read; a render keeps everything in memory.
    open var fetchBatchSize = 0
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var includesPropertyValues = true
    open var returnsObjectsAsFaults = true
    /// A Boolean value that indicates whether equal results are returned only once, if they are dictionaries.
    open var returnsDistinctResults = false
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Names of attributes, or their descriptions, for results that are dictionaries.
    open var propertiesToFetch: [Any]?
    open var resultType = NSFetchRequestResultType.managedObjectResultType

    public override init() { super.init() }
    public init(entityName: String) { self.entityName = entityName }

    open func copy(with zone: NSZone? = nil) -> Any { _typed(ResultType.self) }

    var names: [String]? { propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name } }

    /// Returns the results of the request in the context whose code runs it.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.performing else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134_060,
                userInfo: [
                    NSLocalizedDescriptionKey: "execute() finds nothing outside a context's perform; use the context's fetch(_:)."
                ])
        }
        return try context.fetch(self)
    }
}

extension NSFetchRequest {
    /// Returns the same request for results of another type: a cast of requests, which all are one class in Objective-C.
    public func _typed<Other>(_ type: Other.Type) -> NSFetchRequest<Other> {
        let request = NSFetchRequest<Other>()
        request.entity = entity
        (request.entityName, request.classOfEntity) = (entityName, classOfEntity)
        (request.predicate, request.sortDescriptors) = (predicate, sortDescriptors)
        (request.fetchLimit, request.fetchOffset, request.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
        (request.includesSubentities, request.includesPendingChanges) = (includesSubentities, includesPendingChanges)
        (request.includesPropertyValues, request.returnsObjectsAsFaults) = (includesPropertyValues, returnsObjectsAsFaults)
        (request.returnsDistinctResults, request.resultType) = (returnsDistinctResults, resultType)
        request.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        request.propertiesToFetch = propertiesToFetch
        return request
    }
}

extension NSManagedObject {
    func dictionary(of names: [String]?) -> NSDictionary {
        let dictionary = NSMutableDictionary()
        for name in names ?? entity.attributes.map(\.name) {
            if let value = value(forKey: name) { dictionary[NSString(string: name)] = value }
        }
        return dictionary
    }
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The kind of result that a batch deletion returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs = 1
    case resultTypeCount = 2
}

/// The deletion of all objects that a request finds, in the store itself.
///
/// Source: Apple, Core Data `NSBatchDeleteRequest`.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    private var ids: [NSManagedObjectID]?

    public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) { self.fetchRequest = fetchRequest }

    public convenience init(objectIDs: [NSManagedObjectID]) {
        self.init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>())
        ids = objectIDs
    }

    func identifiers(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        if let ids { return ids }
        return try context.fetch(fetchRequest).compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
    }
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let resultType: NSBatchDeleteRequestResultType
    /// `true`, the identifiers, or their number.
    public let result: Any?

    init(_ type: NSBatchDeleteRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        result =
            switch type {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: ids
            case .resultTypeCount: ids.count
            }
    }
}
