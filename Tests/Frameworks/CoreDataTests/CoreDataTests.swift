import CoreData
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import CoreDataModel

@Suite("Core Data") @MainActor struct CoreDataTests {
    private let container = Self.container()
    private var context: NSManagedObjectContext { container.viewContext }

    /// A container of folders and notes in memory.
    private static func container(at url: URL = URL(fileURLWithPath: "/dev/null")) -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
        container.persistentStoreDescriptions[0].url = url
        container.loadPersistentStores { _, error in #expect(error == nil) }
        return container
    }

    private static let model: NSManagedObjectModel = {
        let folder = NSEntityDescription()
        (folder.name, folder.managedObjectClassName) = ("Folder", "Folder")
        let note = NSEntityDescription()
        (note.name, note.managedObjectClassName) = ("Note", "Note")
        func attribute(_ name: String, _ type: NSAttributeType, optional: Bool = true, value: Any? = nil) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType, attribute.isOptional, attribute.defaultValue) = (name, type, optional, value)
            return attribute
        }
        let (notes, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
        (notes.name, notes.destinationEntity, notes.deleteRule) = ("notes", note, .cascadeDeleteRule)
        (owner.name, owner.destinationEntity, owner.maxCount) = ("folder", folder, 1)
        (notes.inverseRelationship, owner.inverseRelationship) = (owner, notes)
        folder.properties = [attribute("name", .stringAttributeType, optional: false), notes]
        note.properties = [
            attribute("text", .stringAttributeType), attribute("stars", .integer16AttributeType, value: Int64(3)),
            attribute("date", .dateAttributeType), owner,
        ]
        let model = NSManagedObjectModel()
        model.entities = [folder, note]
        return model
    }()

    private func folder(_ name: String, _ texts: String...) -> Folder {
        let folder = Folder(context: context)
        folder.name = name
        for text in texts {
            let note = Note(context: context)
            note.text = text
            note.folder = folder
        }
        return folder
    }

    @Test("A context calls the methods of an object's life that an extension has") func extensions() throws {
        let note = Note(context: context)
        expect(note.events, equals: ["new"])
        note.text = "a"
        expect("\(note) \(note.description)", equals: "Note a Note a")
        context.delete(note)
        expect(note.events, equals: ["new", "deleted"])
    }

    private final class ChangeLog: NSFetchedResultsControllerDelegate {
        var words: [String] = []
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { words.append("will") }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) { words.append("\(type) \(indexPath.map { "\(Array($0))" } ?? "-") \(newIndexPath.map { "\(Array($0))" } ?? "-")") }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            words.append("did \(controller.fetchedObjects?.count ?? -1)")
        }
    }

    @Test("A fetched results controller has sections by a key, and reports insertions, moves, updates and deletions")
    func fetchedResults() throws {
        _ = folder("A", "apple", "pear")
        let second = folder("B", "bread")
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "folder.name", ascending: true), NSSortDescriptor(key: "text", ascending: true)]
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "folder.name", cacheName: nil)
        #expect(results.fetchedObjects == nil && results.sections == nil)
        try results.performFetch()
        expect(results.sections?.map { "\($0.name) \($0.numberOfObjects)" }, equals: ["A 2", "B 1"])
        expect(results.object(at: IndexPath(indexes: [0, 1])).text, equals: "pear")
        let bread = try #require(results.fetchedObjects?.last)
        expect(results.indexPath(forObject: bread), equals: IndexPath(indexes: [1, 0]))

        let log = ChangeLog()
        results.delegate = log
        bread.stars = 5
        expect(log.words, equals: ["will", "update [1, 0] [1, 0]", "did 3"])
        log.words = []
        results.object(at: IndexPath(indexes: [0, 0])).text = "quince"
        expect(log.words, equals: ["will", "move [0, 0] [0, 1]", "did 3"])
        log.words = []
        context.delete(bread)
        expect(log.words, equals: ["will", "delete [1, 0] -", "did 2"])
        expect(results.sections?.map(\.name), equals: ["A"])
        _ = second
    }

    @Test("A class with initialisers of its own is made by them, by its entity's name, and of a store") func ownInitializers() throws {
        let draft = Draft(context: context, text: "rye")
        expect(draft.text, equals: "rye")
        let made = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        #expect(made.value(forKey: "stars") as? Int64 == 3 && made.managedObjectContext === context)
        try context.save()
        let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        other.persistentStoreCoordinator = container.persistentStoreCoordinator
        expect((other.object(with: draft.objectID) as? Draft)?.text, equals: "rye")
    }

    @Test("A class names its entity without a context, as methods of its extensions ask for it") func entityOfClass() {
        _ = container
        expect(Note.entity().name, equals: "Note")
        expect(Note(context: context).entity.name, equals: "Note")
    }

    @Test("A store that is moved holds at its new place what it held") func migration() throws {
        let folders = (0..<2).map { _ in URL(fileURLWithPath: "/tmp/\(UUID().uuidString).sqlite") }
        let container = Self.container(at: folders[0])
        let note = Note(context: container.viewContext)
        note.text = "rye"
        try container.viewContext.save()
        let coordinator = container.persistentStoreCoordinator
        let moved = try coordinator.migratePersistentStore(try #require(coordinator.persistentStores.first), to: folders[1], type: .sqlite)
        #expect(moved.url == folders[1] && coordinator.persistentStores.count == 1)
        try expect(container.viewContext.fetch(Note.fetchRequest()).map(\.text), equals: ["rye"])
    }

    @Test("A store that is replaced holds what the other one holds, and nothing else") func replacement() throws {
        let folders = (0..<2).map { _ in URL(fileURLWithPath: "/tmp/\(UUID().uuidString).sqlite") }
        for (folder, text) in zip(folders, ["rye", "oats"]) {
            let container = Self.container(at: folder)
            Note(context: container.viewContext).text = text
            try container.viewContext.save()
        }
        let container = Self.container(at: folders[1])
        try container.persistentStoreCoordinator.replacePersistentStore(at: folders[1], withPersistentStoreFrom: folders[0], type: .sqlite)
        try expect(container.viewContext.fetch(Note.fetchRequest()).map(\.text), equals: ["rye"])
    }

    @Test("The request of a class that Xcode generates needs no type beside it") func generatedRequest() throws {
        _ = folder("Bread", "rye")
        let request = Note.fetchRequest()
        request.predicate = NSPredicate(format: "text == %@", "rye")
        try expect(context.fetch(request).map(\.text), equals: ["rye"])
    }

    @Test("A request as one for another type, and its copy, find what it finds, and keep their own settings") func copiedRequest() throws {
        _ = folder("Bread", "rye", "oats")
        let untyped = NSFetchRequest<any NSFetchRequestResult>(entityName: "Note")
        (untyped.predicate, untyped.fetchLimit) = (NSPredicate(format: "text == %@", "rye"), 1)
        let typed = untyped._typed(Note.self)
        let copy = try #require(typed.copy() as? NSFetchRequest<Note>)
        typed.predicate = nil
        try expect(context.fetch(copy).map(\.text), equals: ["rye"])
        #expect(copy.entityName == "Note" && copy.fetchLimit == 1 && untyped.predicate != nil)
    }

    @Test("A new object has the model's default values, and numbers as its properties have them") func defaults() {
        let note = Note(context: context)
        #expect(note.stars == 3 && note.text == nil && note.date == nil)
        note.stars += 1
        #expect(note.stars == 4 && note.value(forKey: "stars") as? Int16 == 4)
    }

    @Test("Relationships keep their inverses, whichever end is written") func inverses() {
        let one = folder("One", "a", "b")
        expect(one.texts, equals: ["a", "b"])
        let other = folder("Other")
        other._managedCall("addToNotes", [one.sorted[0]])
        #expect(one.texts == ["b"] && other.texts == ["a"])
        other.sorted[0].folder = nil
        #expect(other.texts.isEmpty)
    }

    @Test("Fetches see what is not saved, filter by words and sort by properties that may be nil") func fetching() throws {
        let folder = folder("F", "b", "c", "a")
        folder.sorted[2].date = Date(timeIntervalSinceReferenceDate: 5)
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Note.date, ascending: false), NSSortDescriptor(keyPath: \Note.text, ascending: true),
        ]
        try expect(context.fetch(request).map(\.text), equals: ["c", "a", "b"])
        request.predicate = NSPredicate(format: "text != %@ AND folder.name == %@", "b", "F")
        request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: false)]
        try expect(context.fetch(request).map(\.text), equals: ["c", "a"])
        request.fetchLimit = 1
        try expect(context.count(for: request), equals: 1)
        request.predicate = NSPredicate(format: "folder == %@", folder)
        try expect(context.count(for: request), equals: 1)
    }

    @Test("What is saved is found by other contexts, of the same store by other containers too") func saving() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString).sqlite")
        let (one, other) = (Self.container(at: url), Self.container(at: url))
        let note = Note(context: one.viewContext)
        note.text = "x"
        let request = NSFetchRequest<Note>(entityName: "Note")
        #expect(try other.viewContext.fetch(request).isEmpty)
        try one.viewContext.save()
        #expect(!note.objectID.isTemporaryID && !one.viewContext.hasChanges)
        let copy = try #require(try other.viewContext.fetch(request).first)
        #expect(copy.text == "x" && copy !== note && copy.objectID === note.objectID)
    }

    @Test("The view's context takes over what another one saves") func merging() throws {
        context.automaticallyMergesChangesFromParent = true
        let note = Note(context: context)
        note.text = "before"
        try context.save()
        container.performBackgroundTask { background in
            let copy = background.object(with: note.objectID) as? Note
            copy?.text = "after"
            try? background.save()
        }
        #expect(note.text == "after" && !note.hasChanges)
    }

    @Test(
        "Who saves over what was saved elsewhere does as the policy says",
        arguments: [
            ("error", nil, "theirs", 5), ("overwrite", NSMergePolicy(merge: .overwriteMergePolicyType), "mine", 3),
            ("object", NSMergePolicy.mergeByPropertyObjectTrump, "mine", 5),
            ("store", NSMergePolicy.mergeByPropertyStoreTrump, "theirs", 5),
            ("rollback", NSMergePolicy.rollback, "theirs", 5),
        ] as [(String, NSMergePolicy?, String, Int16)])
    func conflicts(name: String, policy: NSMergePolicy?, text: String, stars: Int16) throws {
        let note = Note(context: context)
        note.text = "first"
        try context.save()
        let other = container.newBackgroundContext()
        let copy = try #require(other.object(with: note.objectID) as? Note)
        (copy.text, copy.stars) = ("theirs", 5)
        try other.save()
        note.text = "mine"
        if let policy {
            context.mergePolicy = policy
            try context.save()
        } else {
            #expect(throws: (any Error).self) { try context.save() }
        }
        let fresh = try #require(container.newBackgroundContext().object(with: note.objectID) as? Note)
        #expect(fresh.text == text && fresh.stars == stars)
    }

    @Test("No other process changes a store: its history is empty") func history() throws {
        let request = NSPersistentHistoryChangeRequest.fetchHistory(after: .distantPast)
        let result = try #require(try context.execute(request) as? NSPersistentHistoryResult)
        expect((result.result as? [NSPersistentHistoryTransaction])?.count, equals: 0)
        let purge = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: Date())) as? NSPersistentHistoryResult
        expect(purge?.result as? Bool, equals: true)
    }

    @Test("A store that is read-only takes nothing; equal dictionaries come once if that is asked") func readOnly() throws {
        for _ in 0..<2 { Note(context: context).text = "same" }
        let request = NSFetchRequest<NSDictionary>(entityName: "Note")
        (request.resultType, request.propertiesToFetch) = (.dictionaryResultType, ["text"])
        try expect(context.fetch(request).count, equals: 2)
        request.returnsDistinctResults = true
        try expect(context.fetch(request), equals: [["text": "same"]])
        let closed = NSPersistentContainer(name: "Notes", managedObjectModel: Self.model)
        closed.persistentStoreDescriptions[0].isReadOnly = true
        closed.loadPersistentStores { _, _ in }
        _ = Note(context: closed.viewContext)
        #expect(throws: (any Error).self) { try closed.viewContext.save() }
    }

    @Test("A child's save is a change of its parent") func children() throws {
        let note = Note(context: context)
        note.text = "parent"
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let copy = try #require(child.object(with: note.objectID) as? Note)
        copy.text = "child"
        let fresh = Note(context: child)
        fresh.text = "fresh"
        expect(note.text, equals: "parent")
        try child.save()
        #expect(note.text == "child" && context.hasChanges)
        try expect(context.count(for: NSFetchRequest<Note>(entityName: "Note")), equals: 2)
        context.rollback()
        #expect(note.text == "parent" && !context.hasChanges)
        try expect(context.count(for: NSFetchRequest<Note>(entityName: "Note")), equals: 1)
    }

    @Test("Deleting cascades, and what was never saved goes at once") func deleting() throws {
        let kept = folder("Kept", "k")
        let gone = folder("Gone", "g", "h")
        try context.save()
        context.delete(gone)
        try expect(context.count(for: NSFetchRequest<Note>(entityName: "Note")), equals: 1)
        try context.save()
        #expect(gone.managedObjectContext == nil && kept.texts == ["k"])
        context.delete(kept.sorted[0])
        #expect(kept.texts.isEmpty)
    }

    @Test("A value that has to be there is asked for, and nothing is saved") func validation() throws {
        let folder = Folder(context: context)
        #expect(throws: (any Error).self) { try context.save() }
        #expect(folder.isInserted)
        folder.name = "now"
        try context.save()
        #expect(!folder.hasChanges)
    }

    @Test("A batch is deleted in the store") func batches() throws {
        _ = folder("F", "a", "b")
        try context.save()
        let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Note"))
        request.resultType = .resultTypeCount
        let result = try context.execute(request) as? NSBatchDeleteResult
        expect(result?.result as? Int, equals: 2)
    }

    @Test("The identifiers that a batch deletes are merged into contexts") func mergedBatches() throws {
        let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        other.persistentStoreCoordinator = container.persistentStoreCoordinator
        _ = folder("F", "a")
        try context.save()
        let note = try #require(other.fetch(Note.fetchRequest()).first)
        let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Note"))
        request.resultType = .resultTypeObjectIDs
        let deleted = try (context.execute(request) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: try #require(deleted)], into: [other])
        #expect(note.isDeleted && note.managedObjectContext == nil)
    }

    @Test("Observers hear of every change, and of saves") func notifications() throws {
        let heard = Heard()
        let tokens = [
            NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: context, queue: .main) { note in
                heard.saved += (note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0
            }
        ]
        let note = Note(context: context)
        let subscription = note.objectWillChange.sink { heard.changes += 1 }
        note.text = "a"
        try context.save()
        #expect(heard.saved == 1 && heard.changes == 1)
        subscription.cancel()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("Xcode's model is read, and its classes are written") func models() throws {
        let contents = """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" userDefinedModelVersionIdentifier="1.1.0">
                <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
                    <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                    <attribute name="count" attributeType="Integer 32" defaultValueString="7" usesScalarValueType="YES"/>
                    <relationship name="tags" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Tag" inverseName="item" inverseEntity="Tag"/>
                </entity>
                <entity name="Tag" representedClassName=".Tag" codeGenerationType="category">
                    <relationship name="item" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Item" inverseName="tags" inverseEntity="Item"/>
                </entity>
            </model>
            """
        let model = try DataModel(contents: Data(contents.utf8))
        expect(model.entities.map(\.name), equals: ["Item", "Tag"])
        expect(model.versionIdentifier, equals: "1.1.0")
        expect(model.entities[0].attributes[1].defaultValue, equals: "7")
        #expect(model.entities[1].relationships[0].inverse == "tags" && !model.entities[1].relationships[0].isToMany)
        let source = try #require(model.source)
        #expect(source.contains("public class Item: NSManagedObject {}") && !source.contains("class Tag: "))
        #expect(source.contains("@NSManaged public var timestamp: Date?\n") && source.contains("@NSManaged public var count: Int32\n"))
        #expect(
            source.contains("@NSManaged public func addToTags(_ value: Tag)\n") && source.contains("@NSManaged public var item: Item?\n"))
        #expect(throws: DataModelError.noModel) { try DataModel(contents: Data("<a/>".utf8)) }
        #expect(throws: DataModelError.malformed(1)) { try DataModel(contents: Data("<model".utf8)) }
    }
}

private final class Heard: @unchecked Sendable { var (saved, changes) = (0, 0) }

private final class Folder: NSManagedObject {
    var name: String? {
        get { _managed("name") }
        set { _setManaged(newValue, "name") }
    }
    var notes: NSSet? {
        get { _managed("notes") }
        set { _setManaged(newValue, "notes") }
    }
    var sorted: [Note] { (notes?.allObjects as? [Note] ?? []).sorted { $0.text ?? "" < $1.text ?? "" } }
    var texts: [String] { sorted.compactMap(\.text) }
}

/// A note as code writes that makes it in its own way; the command gives it the second initialiser.
private final class Draft: NSManagedObject {
    let title: String

    init(context: NSManagedObjectContext, text: String) {
        title = "Draft"
        super.init(entity: NSEntityDescription.entity(forEntityName: "Note", in: context)!, insertInto: context)
        self.text = text
    }
    required init(_known objectID: NSManagedObjectID) {
        title = "Draft"
        super.init(_known: objectID)
    }

    var text: String? {
        get { _managed("text") }
        set { _setManaged(newValue, "text") }
    }
}

private final class Note: NSManagedObject {
    var events: [String] = []

    class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") }

    var text: String? {
        get { _managed("text") }
        set { _setManaged(newValue, "text") }
    }
    var stars: Int16 {
        get { _managed("stars") }
        set { _setManaged(newValue, "stars") }
    }
    var date: Date? {
        get { _managed("date") }
        set { _setManaged(newValue, "date") }
    }
    var folder: Folder? {
        get { _managed("folder") }
        set { _setManaged(newValue, "folder") }
    }
}

extension Note: _DescribesItself {
    var _description: String { "Note \(text ?? "")" }
}

extension Note: _AwakesFromInsert, _PreparesForDeletion {
    func _awakeFromInsert() {
        super.awakeFromInsert()
        events.append("new")
    }

    func _prepareForDeletion() { events.append("deleted") }
}
