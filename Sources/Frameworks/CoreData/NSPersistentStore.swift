import Foundation
import RunContext
import Synchronization

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"

/// The saved values of an object.
struct StoredRow {
    enum Value {
        case value(Any)
        case object(NSManagedObjectID)
        case objects([NSManagedObjectID])
    }

    let id: NSManagedObjectID
    let type: NSManagedObject.Type
    let values: [String: Value]

    init(_ object: NSManagedObject) {
        id = object.objectID
        type = Swift.type(of: object)
        values = object.values.mapValues { value in
            switch value {
            case .value(let value): .value(value)
            case .object(let object): .object(object.objectID)
            case .objects(let objects): .objects(objects.map(\.objectID))
            }
        }
    }
}

extension StoredRow {
    /// Returns the names whose values differ from those that were read before.
    func names(differingFrom former: [String: ManagedValue]) -> Set<String> {
        Set(Set(values.keys).union(former.keys).filter { !Self.isSame(values[$0], former[$0]) })
    }

    private static func isSame(_ stored: Value?, _ former: ManagedValue?) -> Bool {
        switch (stored, former) {
        case (nil, nil): true
        case (.object(let id)?, .object(let object)?): id == object.objectID
        case (.objects(let ids)?, .objects(let objects)?): ids == objects.map(\.objectID)
        case (.value(let one)?, .value(let other)?):
            if let one = one as? AnyHashable, let other = other as? AnyHashable { one == other } else { false }
        default: false
        }
    }
}

/// The rows that contexts have saved, in memory, for as long as the program runs.
///
/// Containers of one address share one store, so that a widget finds what its app saved in the same run.
final class RowStore: @unchecked Sendable {
    private let lock = NSLock()
    private var byID: [NSManagedObjectID: StoredRow] = [:]
    /// The number of times that each object has been saved or removed.
    private var versions: [NSManagedObjectID: Int] = [:]
    private var order: [NSManagedObjectID] = []

    /// The identifiers in the order in which they were first saved.
    var rows: [StoredRow] { lock.withLock { order.compactMap { byID[$0] } } }

    func row(_ id: NSManagedObjectID) -> StoredRow? { lock.withLock { byID[id] } }

    func version(of id: NSManagedObjectID) -> Int { lock.withLock { versions[id] ?? 0 } }

    func save(_ rows: [StoredRow], removing removed: [NSManagedObjectID]) {
        lock.withLock {
            for row in rows where byID.updateValue(row, forKey: row.id) == nil { order.append(row.id) }
            for id in removed { byID[id] = nil }
            for id in rows.map(\.id) + removed { versions[id, default: 0] += 1 }
            if !removed.isEmpty { order.removeAll { byID[$0] == nil } }
        }
    }

    private static let shared = Mutex<[String: RowStore]>([:])

    /// The store at an address; nil for one in memory alone.
    static func at(_ url: URL?) -> RowStore {
        guard let url, url.path != "/dev/null" else { return RowStore() }
        if FileManager.default.fileExists(atPath: url.path) {
            RunReports.note("Core Data stores are not read from disk here: \(url.lastPathComponent) begins empty.")
        }
        return shared.withLock { stores in
            if let store = stores[url.path] { return store }
            let store = RowStore()
            stores[url.path] = store
            return store
        }
    }
}

/// A store of a coordinator.
///
/// Source: Apple, Core Data `NSPersistentStore`.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    open internal(set) var url: URL?
    public let type: String
    open var metadata: [String: Any] = [:]
    open internal(set) var isReadOnly = false
    open internal(set) unowned(unsafe) var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    let rows: RowStore

    init(url: URL?, type: String) {
        (self.url, self.type) = (url, type)
        rows = RowStore.at(type == NSInMemoryStoreType ? nil : url)
    }

    /// Creates a store with the content of another.
    convenience init(moving store: NSPersistentStore, to url: URL, type: String) {
        self.init(url: url, type: type)
        if rows !== store.rows { rows.save(store.rows.rows, removing: []) }
        metadata = store.metadata
    }
}

/// The store that contexts save to.
///
/// Source: Apple, Core Data `NSPersistentStoreCoordinator`.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    private var contexts: [WeakContext] = []

    private struct WeakContext { weak var context: NSManagedObjectContext? }

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        Self.models.withLock { $0 = $0.filter { $0.model != nil && $0.model !== model } + [WeakModel(model: model)] }
    }

    private struct WeakModel: Sendable { weak var model: NSManagedObjectModel? }

    /// The models of the coordinators of the program, the newest one last.
    private static let models = Mutex<[WeakModel]>([])

    /// Returns the newest model that has an entity for a class.
    static func model(with type: NSManagedObject.Type) -> NSManagedObjectModel? {
        models.withLock { $0.compactMap(\.model) }.last { $0.entity(of: type) != nil }
    }

    /// The rows of the first store; if none has been loaded, separate rows.
    private(set) lazy var unloaded = RowStore()
    var store: RowStore { persistentStores.first?.rows ?? unloaded }

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        add(NSPersistentStore(url: storeURL, type: storeType))
    }

    /// The format of a store.
    public struct StoreType: Hashable, Sendable {
        public let rawValue: String
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    @discardableResult
    open func addPersistentStore(
        type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        add(NSPersistentStore(url: storeURL, type: type.rawValue))
    }

    private func add(_ store: NSPersistentStore) -> NSPersistentStore {
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        return store
    }

    /// Moves a store and its content to another place.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type: StoreType
    ) throws -> NSPersistentStore { try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue) }

    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        let moved = NSPersistentStore(moving: store, to: storeURL, type: storeType)
        try remove(store)
        return add(moved)
    }

    /// Replaces the content of the store at one place with that of another.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type: StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL, sourceOptions: sourceOptions,
            ofType: type.rawValue)
    }

    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        let (source, destination) = (RowStore.at(sourceURL), RowStore.at(destinationURL))
        if source === destination { return }
        let kept = source.rows
        destination.save(kept, removing: destination.rows.map(\.id).filter { id in !kept.contains { $0.id == id } })
    }

    /// Does nothing: a render has no store on disk that could be destroyed.
    open func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws {}
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {}

    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        store.rows.first { $0.id.uriRepresentation() == url }?.id
    }

    func add(_ context: NSManagedObjectContext) {
        contexts.removeAll { $0.context == nil }
        contexts.append(WeakContext(context: context))
    }

    /// Merges saved rows into the contexts that take over changes of others.
    func tellOthers(than context: NSManagedObjectContext?, _ rows: [StoredRow], _ removed: [NSManagedObjectID]) {
        for other in contexts.compactMap(\.context) where other !== context && other.automaticallyMergesChangesFromParent {
            other.merge(rows, removing: removed)
        }
        NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self)
    }
}

/// The description from which a container makes a store.
///
/// Source: Apple, Core Data `NSPersistentStoreDescription`.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    /// A Boolean value that indicates whether saving to the store fails.
    open var isReadOnly = false
    /// A Boolean value that indicates whether the store is added asynchronously; a render adds it at once.
    open var shouldAddStoreAsynchronously = false
    /// A Boolean value that indicates whether the store is migrated; stores begin empty, so there is nothing to migrate.
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    /// The options of the CloudKit container with which the store is synced; a render syncs with none.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open private(set) var options: [String: NSObject] = [:]

    public override init() { super.init() }
    public init(url: URL) { self.url = url }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setOption(_ option: Bool, forKey key: String) { options[key] = NSNumber(value: option) }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { options["pragma.\(name)"] = value }
}

/// The options of the CloudKit container with which a store is synced.
///
/// Source: Apple, Core Data `NSPersistentCloudKitContainerOptions`.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A model, a store and a context for views.
///
/// Source: Apple, Core Data `NSPersistentContainer`.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// A container whose model is found by its name among the resources. If it is not there that is reported, and objects are kept
    /// without one.
    public convenience init(name: String) { self.init(name: name, managedObjectModel: .named(name)) }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
        ]
        super.init()
        persistentStoreCoordinator.add(viewContext)
    }

    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }

    /// Creates the stores of the descriptions, and calls the handler for each at once.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            do {
                let store = try persistentStoreCoordinator.addPersistentStore(
                    ofType: description.type, configurationName: description.configuration, at: description.url)
                store.isReadOnly = description.isReadOnly
                block(description, nil)
            } catch {
                block(description, error)
            }
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreCoordinator.add(context)
        return context
    }

    /// Runs a block with a new context, at once.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }

    public func performBackgroundTask<T>(
        isolation: isolated (any Actor)? = #isolation, _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container that a device syncs with CloudKit. In a render it holds only the program's own data.
///
/// Source: Apple, Core Data `NSPersistentCloudKitContainer`.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    open override func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        RunReports.note("CloudKit is not available for Core Data here: \(name) has only the objects that this run saves.")
        super.loadPersistentStores(completionHandler: block)
    }
}

extension NSPersistentCloudKitContainer {
    /// The notification of an import or export, which is never posted: there is no CloudKit here.
    public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
    public static let eventNotificationUserInfoKey = "event"

    /// The kind of an event.
    public enum EventType: Int, Sendable { case setup, `import`, export }

    /// A setup, an import or an export.
    ///
    /// Source: Apple, Core Data `NSPersistentCloudKitContainer.Event`. None can be created here.
    open class Event: NSObject, @unchecked Sendable {
        public let identifier = UUID()
        public let storeIdentifier: String
        public let type: EventType
        public let startDate: Date
        public let endDate: Date?
        public let succeeded: Bool
        public let error: (any Error)?

        init(storeIdentifier: String, type: EventType, startDate: Date, endDate: Date?, succeeded: Bool, error: (any Error)?) {
            (self.storeIdentifier, self.type, self.startDate) = (storeIdentifier, type, startDate)
            (self.endDate, self.succeeded, self.error) = (endDate, succeeded, error)
        }
    }
}
