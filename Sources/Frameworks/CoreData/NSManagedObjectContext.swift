import Foundation
import Observation
import RunContext
import SwiftUI

/// The queue of a context. In a render, all work runs where it is called.
///
/// Source: Apple, Core Data `NSManagedObjectContextConcurrencyType`.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

/// The policy for objects that another context has saved since this one read them.
///
/// `error` fails the save. `rollback` discards the context's changes of the object, `overwrite` the store's. Of the last two, the first
/// keeps the context's changes and takes the store's other values; the second keeps the store's value where both have changed.
///
/// Source: Apple, Core Data `NSMergePolicy`.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType
    public init(merge type: NSMergePolicyType) { mergeType = type }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

/// The kind of a merge policy.
///
/// Source: Apple, Core Data `NSMergePolicyType`.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

public nonisolated(unsafe) let NSErrorMergePolicy: Any = NSMergePolicy.error
public nonisolated(unsafe) let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
public nonisolated(unsafe) let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

/// Objects of a store on which code works before it saves them.
///
/// Views follow every change, saved or not. Saved values are kept in memory for as long as the program runs.
///
/// Source: Apple, Core Data `NSManagedObjectContext`.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The context that this one saves to, in place of the store.
    open var parent: NSManagedObjectContext? { didSet { parent?.children.append(WeakContext(context: self)) } }
    open var name: String?
    open var transactionAuthor: String?
    /// The seconds for which read values count as fresh; negative: for ever. Values are always those of the store here.
    open var stalenessInterval: TimeInterval = -1
    /// The undo manager. Core Data in a render undoes nothing, and setting one is reported.
    open var undoManager: UndoManager? {
        didSet {
            if undoManager != nil { RunReports.note("Undo is not supported for Core Data here: a context's undo manager is not used.") }
        }
    }
    /// An `NSMergePolicy`; at first `error`.
    open var mergePolicy: Any = NSErrorMergePolicy
    open var userInfo = NSMutableDictionary()
    /// A Boolean value that indicates whether the context takes over changes that other contexts save.
    open var automaticallyMergesChangesFromParent = false

    private var objects: [NSManagedObjectID: NSManagedObject] = [:]
    // The objects in the order in which they were added.
    private var inserted: [NSManagedObject] = []
    private var updated: [NSManagedObject] = []
    private var deleted: [NSManagedObject] = []
    private var children: [WeakContext] = []
    private let changes = ContextChanges()
    private var isApplying = false

    public init(concurrencyType: NSManagedObjectContextConcurrencyType) { self.concurrencyType = concurrencyType }

    public convenience init(_ concurrencyType: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: concurrencyType) }

    private struct WeakContext { weak var context: NSManagedObjectContext? }

    // MARK: Its state

    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

    /// Registers that the current evaluation depends on the context's content.
    func access() { changes.access() }

    /// The animation of a request's views when its results change; nil for that of the code that makes the change.
    var viewTransaction: Transaction?

    /// True if the context has a store to save to.
    var hasStore: Bool { coordinator != nil }

    /// Requests a new evaluation of the views that depend on the context.
    func tellViews() {
        guard let viewTransaction else { return changes.change() }
        withTransaction(viewTransaction) { changes.change() }
    }

    private var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinator }
    private var model: NSManagedObjectModel? { coordinator?.managedObjectModel }

    func entity(named name: String) -> NSEntityDescription? { model?.entity(named: name) }
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? { model?.entity(of: type) }

    /// Returns the class that objects of an entity had so far.
    func knownClass(of entity: NSEntityDescription) -> NSManagedObject.Type? {
        objects.values.filter { $0.entity === entity }.min { $0.objectID.number < $1.objectID.number }.map { type(of: $0) }
            ?? coordinator?.store.rows.first { $0.id.entity === entity }?.type
    }

    // MARK: Changes

    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self else { return }
        object.managedObjectContext = self
        object.isInserted = true
        objects[object.objectID] = object
        inserted.append(object)
        object.live(.insertion)
        tell(NSInsertedObjectsKey, [object])
    }

    /// Deletes an object, and applies the delete rules of its relationships, when the context is saved.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.isDeleted else { return }
        object.live(.deletion)
        object.isDeleted = true
        for relationship in object.entity.relationships where relationship.deleteRule == .cascadeDeleteRule {
            for other in object.objects(relationship.name) { delete(other) }
        }
        object.leaveRelationships()
        updated.removeAll { $0 === object }
        if object.isInserted { inserted.removeAll { $0 === object } } else { deleted.append(object) }
        tell(NSDeletedObjectsKey, [object])
    }

    func noteUpdate(of object: NSManagedObject) {
        guard !isApplying, !object.isDeleted else { return }
        if !object.isInserted, !object.isUpdated {
            object.isUpdated = true
            updated.append(object)
        }
        tell(NSUpdatedObjectsKey, [object])
    }

    private func tell(_ key: String, _ objects: [NSManagedObject]) {
        tellViews()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [key: Set(objects)])
    }

    /// Does nothing: changes are visible at once, and none is pending.
    open func processPendingChanges() {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws { for object in objects { object.objectID.isTemporaryID = false } }

    /// Discards unsaved changes.
    open func rollback() {
        let (gone, back) = (inserted, updated + deleted)
        (inserted, updated, deleted) = ([], [], [])
        isApplying = true
        for object in gone {
            object.leaveRelationships()
            objects[object.objectID] = nil
            (object.isInserted, object.managedObjectContext) = (false, nil)
        }
        for object in back {
            object.objectWillChange.send()
            (object.values, object.changedNames) = (object.saved, [])
            (object.isUpdated, object.isDeleted) = (false, false)
        }
        isApplying = false
        tell(NSRefreshedObjectsKey, back)
    }

    /// Forgets all objects, saved or not.
    open func reset() {
        for object in objects.values { object.managedObjectContext = nil }
        (objects, inserted, updated, deleted) = ([:], [], [], [])
        tellViews()
    }

    /// Reads an object again from the store.
    ///
    /// - Parameter mergeChanges: whether unsaved changes stay.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard let row = row(object.objectID) else { return }
        object.objectWillChange.send()
        take(row, into: object, keeping: flag ? Set(object.changedNames) : [])
        if !flag {
            updated.removeAll { $0 === object }
            (object.isUpdated, object.changedNames) = (false, [])
        }
        tell(NSRefreshedObjectsKey, [object])
    }

    open func refreshAllObjects() {
        for object in objects.values.sorted(by: { $0.objectID.number < $1.objectID.number }) { refresh(object, mergeChanges: true) }
    }

    // MARK: Saving

    /// Writes changes to the parent, or to the store.
    ///
    /// - Throws: the first error of an invalid object; then nothing is written.
    open func save() throws {
        guard hasChanges else { return }
        for object in inserted + updated + deleted { object.live(.save) }
        for object in inserted { try object.validateForInsert() }
        for object in updated { try object.validateForUpdate() }
        for object in deleted { try object.validateForDelete() }
        for object in deleted {
            let denied = object.entity.relationships.first { $0.deleteRule == .denyDeleteRule && !object.objects($0.name).isEmpty }
            if let denied {
                throw NSError(
                    domain: NSCocoaErrorDomain, code: 1600,
                    userInfo: [NSLocalizedDescriptionKey: "\(object.entity.name ?? "") cannot be deleted: it has \(denied.name)."])
            }
        }
        if parent == nil {
            if coordinator?.persistentStores.first?.isReadOnly == true {
                throw NSError(domain: NSCocoaErrorDomain, code: 513, userInfo: [NSLocalizedDescriptionKey: "The store is read-only."])
            }
            try mergeConflicts()
        }
        let saved = (inserted: inserted, updated: updated, deleted: deleted)
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        let rows = (saved.inserted + saved.updated).map(StoredRow.init)
        let removed = saved.deleted.map(\.objectID)
        if let parent { parent.apply(rows, removing: removed) } else { coordinator?.store.save(rows, removing: removed) }
        (inserted, updated, deleted) = ([], [], [])
        for object in saved.inserted + saved.updated {
            (object.isInserted, object.isUpdated, object.changedNames, object.saved) = (false, false, [], object.values)
            if parent == nil {
                object.objectID.isTemporaryID = false
                object.savedVersion = coordinator?.store.version(of: object.objectID) ?? 0
            }
            object.objectID.persistentStore = coordinator?.persistentStores.first
        }
        for object in saved.deleted {
            objects[object.objectID] = nil
            object.managedObjectContext = nil
        }
        for object in saved.inserted + saved.updated + saved.deleted { object.live(.saved) }
        tellViews()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [
                NSInsertedObjectsKey: Set(saved.inserted), NSUpdatedObjectsKey: Set(saved.updated), NSDeletedObjectsKey: Set(saved.deleted),
            ])
        if parent == nil { coordinator?.tellOthers(than: self, rows, removed) }
        for child in children.compactMap(\.context) where child.automaticallyMergesChangesFromParent {
            child.merge(rows, removing: removed)
        }
    }

    /// Applies the merge policy to objects that were saved elsewhere meanwhile.
    ///
    /// - Throws: an error of the domain `NSCocoaErrorDomain` if the policy is to fail.
    private func mergeConflicts() throws {
        guard let store = coordinator?.store else { return }
        for object in updated + deleted where store.version(of: object.objectID) != object.savedVersion {
            let row = store.row(object.objectID)
            switch (mergePolicy as? NSMergePolicy)?.mergeType {
            case .overwriteMergePolicyType?: break
            case .mergeByPropertyObjectTrumpMergePolicyType?:
                if let row, !object.isDeleted { take(row, into: object, keeping: Set(object.changedNames)) }
            case .mergeByPropertyStoreTrumpMergePolicyType?:
                if let row, !object.isDeleted {
                    take(row, into: object, keeping: Set(object.changedNames).subtracting(row.names(differingFrom: object.saved)))
                }
            case .rollbackMergePolicyType?:
                if let row { take(row, into: object, keeping: []) }
                updated.removeAll { $0 === object }
                deleted.removeAll { $0 === object }
                (object.isUpdated, object.isDeleted, object.changedNames) = (false, false, [])
                object.savedVersion = store.version(of: object.objectID)
            default:
                throw NSError(
                    domain: NSCocoaErrorDomain, code: 133_020,
                    userInfo: [
                        NSLocalizedDescriptionKey:
                            "\(object) was saved elsewhere since this context read it. Set the context's mergePolicy."
                    ])
            }
        }
    }

    /// Applies the rows that a child has saved, as changes of this context.
    private func apply(_ rows: [StoredRow], removing removed: [NSManagedObjectID]) {
        isApplying = true
        var made: [NSManagedObject] = []
        for row in rows where objects[row.id] == nil && self.row(row.id) == nil {
            let object = row.type.init(_known: row.id)
            (object.managedObjectContext, object.isInserted) = (self, true)
            objects[row.id] = object
            made.append(object)
        }
        inserted += made
        for row in rows {
            let object = self.object(with: row.id)
            object.objectWillChange.send()
            take(row, into: object, keeping: [], isSaved: false)
            if !object.isInserted, !object.isUpdated {
                object.isUpdated = true
                updated.append(object)
            }
        }
        isApplying = false
        for id in removed { delete(object(with: id)) }
        tell(NSUpdatedObjectsKey, rows.map { object(with: $0.id) })
    }

    /// Merges the rows that another context has saved to the store.
    func merge(_ rows: [StoredRow], removing removed: [NSManagedObjectID]) {
        isApplying = true
        for row in rows {
            guard let object = objects[row.id] else { continue }
            object.objectWillChange.send()
            take(row, into: object, keeping: Set(object.changedNames))
        }
        for id in removed {
            guard let object = objects.removeValue(forKey: id) else { continue }
            object.isDeleted = true
            object.managedObjectContext = nil
            updated.removeAll { $0 === object }
        }
        isApplying = false
        tellViews()
    }

    /// Takes over the changes in a notification of another context's save.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        func objects(_ key: String) -> [NSManagedObject] {
            ((notification.userInfo?[key] as? Set<NSManagedObject>) ?? []).sorted { $0.objectID.number < $1.objectID.number }
        }
        merge(
            (objects(NSInsertedObjectsKey) + objects(NSUpdatedObjectsKey)).map(StoredRow.init),
            removing: objects(NSDeletedObjectsKey).map(\.objectID))
    }

    /// Takes over changes that were made without contexts, such as those of a batch, by the objects' identifiers.
    ///
    /// Source: Apple, Core Data `mergeChanges(fromRemoteContextSave:into:)`.
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func identifiers(_ key: String) -> [NSManagedObjectID] {
            let value = changeNotificationData[key]
            return value as? [NSManagedObjectID] ?? (value as? Set<NSManagedObject>).map { $0.map(\.objectID) } ?? []
        }
        for context in contexts {
            let changed = identifiers(NSInsertedObjectsKey) + identifiers(NSUpdatedObjectsKey)
            context.merge(changed.compactMap(context.row), removing: identifiers(NSDeletedObjectsKey))
        }
    }

    // MARK: Objects

    private func row(_ id: NSManagedObjectID) -> StoredRow? {
        if let parent { return parent.objects[id].map(StoredRow.init) ?? parent.row(id) }
        return coordinator?.store.row(id)
    }

    /// Returns all rows of an entity in the parent or the store, in the order in which they were saved.
    private func rows(of entity: NSEntityDescription) -> [StoredRow] {
        if let parent { return parent.objects(of: entity).map(StoredRow.init) }
        return coordinator?.store.rows.filter { $0.id.entity.isKindOf(entity: entity) } ?? []
    }

    /// An object by its identifier, which may have been deleted.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = objects[objectID] { return known }
        guard let row = row(objectID) else {
            let object = NSManagedObject(_known: objectID)
            object.managedObjectContext = self
            return object
        }
        let object = row.type.init(_known: row.id)
        object.managedObjectContext = self
        objects[row.id] = object
        take(row, into: object, keeping: [])
        object.live(.fetch)
        return object
    }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[objectID] }

    /// - Throws: an error of the domain `NSCocoaErrorDomain` if there is no such object.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard objects[objectID]?.isDeleted == false || row(objectID) != nil else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 133_000,
                userInfo: [
                    NSLocalizedDescriptionKey: "There is no object with the identifier "
                        + "\(objectID)."
                ])
        }
        return object(with: objectID)
    }

    private func take(_ row: StoredRow, into object: NSManagedObject, keeping kept: Set<String>, isSaved: Bool = true) {
        var values: [String: ManagedValue] = [:]
        for (name, value) in row.values {
            values[name] =
                switch value {
                case .value(let value): .value(value)
                case .object(let id): .object(self.object(with: id))
                case .objects(let ids): .objects(ids.map { self.object(with: $0) })
                }
        }
        if isSaved {
            object.saved = values
            object.savedVersion = coordinator?.store.version(of: row.id) ?? 0
        }
        for name in kept { values[name] = object.values[name] }
        object.values = values
    }

    /// Returns the objects of an entity, saved and unsaved, without those that are to be deleted.
    private func objects(of entity: NSEntityDescription) -> [NSManagedObject] {
        let stored = rows(of: entity).map { object(with: $0.id) }.filter { !$0.isDeleted && !$0.isInserted }
        return stored + inserted.filter { $0.entity.isKindOf(entity: entity) }
    }

    // MARK: Fetching

    /// Returns the objects that match a request.
    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let results: [Result] = try found(by: request).compactMap { object in
            switch request.resultType {
            case .managedObjectIDResultType: object.objectID as? Result
            case .dictionaryResultType: object.dictionary(of: request.names) as? Result
            case .countResultType: nil
            default: object as? Result
            }
        }
        guard request.returnsDistinctResults, let dictionaries = results as? [NSDictionary] else { return results }
        var seen: Set<NSDictionary> = []
        return dictionaries.filter { seen.insert($0).inserted }.compactMap { $0 as? Result }
    }

    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try found(by: request).count }

    private func found<Result>(by request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        access()
        guard let entity = request.entity ?? request.entityName.flatMap(entity(named:)) ?? request.classOfEntity.flatMap(entity(of:)) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134_020,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "The model has no entity \"\(request.entityName ?? request.classOfEntity.map { "\($0)" } ?? "")\"."
                ])
        }
        var found = objects(of: entity)
        if !request.includesPendingChanges { found.removeAll { $0.isInserted } }
        if !request.includesSubentities { found.removeAll { $0.entity !== entity } }
        if let predicate = request.predicate { found.removeAll { !predicate.evaluate(with: $0) } }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
            // Equal ones stay in their order.
            found = found.enumerated().sorted { one, other in
                for descriptor in descriptors {
                    let result = descriptor.compare(one.element, to: other.element)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return one.offset < other.offset
            }.map(\.element)
        }
        found.removeFirst(min(max(request.fetchOffset, 0), found.count))
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }

    // MARK: Queues

    /// The context whose block runs.
    private(set) nonisolated(unsafe) static var performing: NSManagedObjectContext?

    private func performing<T>(_ block: () throws -> T) rethrows -> T {
        let former = Self.performing
        Self.performing = self
        defer { Self.performing = former }
        return try block()
    }

    /// Runs a block at once, on the caller's thread.
    open func performAndWait(_ block: () -> Void) { performing(block) }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try performing(block) }
    open func perform(_ block: @escaping () -> Void) { performing(block) }

    /// The schedule of a block; in a render it always runs at once.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, isolation: isolated (any Actor)? = #isolation, _ block: @escaping () throws -> T
    ) async rethrows -> T { try performing(block) }

    /// Deletes the objects that a request finds, without applying delete rules.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let history = request as? NSPersistentHistoryChangeRequest { return NSPersistentHistoryResult(history.resultType) }
        guard let request = request as? NSBatchDeleteRequest else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134_060,
                userInfo: [NSLocalizedDescriptionKey: "A context cannot execute a \(type(of: request)); fetch with fetch(_:)."])
        }
        let ids = try request.identifiers(in: self)
        coordinator?.store.save([], removing: ids)
        let result = NSBatchDeleteResult(request.resultType, ids)
        coordinator?.tellOthers(than: nil, [], ids)
        return result
    }
}

/// The object that observers of a context track, without the details of a change.
private final class ContextChanges: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    // Never written: observers only see that it was reported as changed.
    private let moment = 0

    func access() { registrar.access(self, keyPath: \.moment) }
    func change() { registrar.withMutation(of: self, keyPath: \.moment) {} }
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"

extension Notification.Name {
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
    public static let NSManagedObjectContextWillSave = Notification.Name("_NSManagedObjectContextWillSaveNotification")
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
}
