import Combine
import Foundation
import FoundationGaps

/// The identifier of an object, unique across all contexts.
///
/// Source: Apple, Core Data `NSManagedObjectID`.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    /// Counts the objects of the run.
    let number: Int
    open internal(set) var isTemporaryID = true
    open internal(set) weak var persistentStore: NSPersistentStore?

    init(entity: NSEntityDescription, number: Int) { (self.entity, self.number) = (entity, number) }

    /// Returns the identifier of a new object.
    static func next(of entity: NSEntityDescription) -> NSManagedObjectID {
        NSManagedObjectID(entity: entity, number: ObjectNumbers.next())
    }

    open func uriRepresentation() -> URL {
        guard let url = URL(string: "x-coredata://\(isTemporaryID ? "t" : "store")/\(entity.name ?? "")/p\(number)") else {
            preconditionFailure("The entity name \(entity.name ?? "") cannot be part of a URL")
        }
        return url
    }

    open override var hash: Int { number }
    open override func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
}

/// An object of a context, whose properties are those of its entity.
///
/// `@NSManaged` properties of user code are read and written by name.
///
/// Source: Apple, Core Data `NSManagedObject`.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
    public let objectWillChange = ObservableObjectPublisher()
    public let entity: NSEntityDescription
    public let objectID: NSManagedObjectID
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?

    open internal(set) var isInserted = false
    open internal(set) var isUpdated = false
    open internal(set) var isDeleted = false
    /// Objects always have their values at hand.
    open var isFault: Bool { false }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    open var hasPersistentChangedValues: Bool { !changedNames.isEmpty }

    var values: [String: ManagedValue] = [:]
    /// The names in the order in which they were first changed since the last save.
    var changedNames: [String] = []
    /// The values that were last saved.
    var saved: [String: ManagedValue] = [:]
    /// The version of the store to which those values belong.
    var savedVersion = 0

    /// An object of an entity, inserted into a context.
    ///
    /// - Parameter context: nil for an object that is inserted later, or never.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        (self.entity, objectID) = (entity, NSManagedObjectID.next(of: entity))
        super.init()
        takeDefaults()
        context?.insert(self)
    }

    /// Takes the values that a new object of the entity has.
    func takeDefaults() {
        for attribute in entity.attributes { if let value = attribute.defaultValue { values[attribute.name] = .value(value) } }
    }

    /// An object that a context has of its store, or is about to have.
    ///
    /// A context creates objects of any class by this initialiser alone, so that a class may have others of its own; the command gives
    /// it to a class that does not inherit it.
    public required init(_known objectID: NSManagedObjectID) {
        (entity, self.objectID) = (objectID.entity, objectID)
        super.init()
    }

    /// An object of the entity that the context's model has for the class.
    public convenience init(context moc: NSManagedObjectContext) {
        guard let entity = moc.entity(of: Self.self) else {
            preconditionFailure("No entity of the context's model has the class \(Self.self).")
        }
        self.init(entity: entity, insertInto: moc)
    }

    /// Returns a request for all objects of the class. It is disfavoured, so that the method that Xcode generates for a class wins where
    /// both exist.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest<any NSFetchRequestResult>(entityName: String(describing: self))
    }

    /// The entity of the class in a model that a coordinator has, the newest coordinator's first.
    open class func entity() -> NSEntityDescription {
        guard let entity = NSPersistentStoreCoordinator.model(with: self)?.entity(of: self) else {
            preconditionFailure("No entity of a loaded model has the class \(self).")
        }
        return entity
    }

    // MARK: Its life

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}

    /// - Throws: an error of the domain `NSCocoaErrorDomain` for a value that has to be there and is not.
    open func validateForInsert() throws { try validate() }
    open func validateForUpdate() throws { try validate() }
    open func validateForDelete() throws {}

    private func validate() throws {
        for attribute in entity.attributes where !attribute.isOptional && !attribute.isTransient && values[attribute.name] == nil {
            throw CocoaError.missingValue(attribute.name, of: self)
        }
        for relationship in entity.relationships where !relationship.isOptional && objects(relationship.name).isEmpty {
            throw CocoaError.missingValue(relationship.name, of: self)
        }
    }

    // MARK: Its values

    open func value(forKey key: String) -> Any? {
        guard entity.isOpen || entity.property(key) != nil else {
            preconditionFailure("The entity \"\(entity.name ?? "")\" is not key value coding-compliant for the key \"\(key)\".")
        }
        return primitiveValue(forKey: key)
    }

    open func setValue(_ value: Any?, forKey key: String) {
        guard entity.isOpen || entity.property(key) != nil else {
            preconditionFailure("The entity \"\(entity.name ?? "")\" is not key value coding-compliant for the key \"\(key)\".")
        }
        set(ManagedValue(value), named: key)
    }

    open func primitiveValue(forKey key: String) -> Any? {
        switch values[key] {
        case nil: entity.relationship(key)?.isToMany == true ? setOfObjects([], named: key) : nil
        case .value(let value): value
        case .object(let object): object
        case .objects(let objects): setOfObjects(objects, named: key)
        }
    }

    /// Sets a value without notifying observers.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = ManagedValue(value) }

    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) { objectWillChange.send() }
    open func didChangeValue(forKey key: String) { noteChange(of: key) }

    /// Returns the values that have changed since the last save, by name.
    open func changedValues() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: changedNames.map { ($0, primitiveValue(forKey: $0) ?? NSNull()) })
    }

    /// Returns the values that were last saved, by name; nil selects all names.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        Dictionary(
            uniqueKeysWithValues: (keys ?? entity.attributes.map(\.name)).map { name in
                if case .value(let value)? = saved[name] { (name, value) } else { (name, NSNull()) }
            })
    }

    private func setOfObjects(_ objects: [NSManagedObject], named name: String) -> Any {
        entity.relationship(name)?.isOrdered == true ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    open override var hash: Int { objectID.number }
    open override func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
    open override var description: String { (self as? any _DescribesItself)?._description ?? plainDescription }
    private var plainDescription: String { "<\(type(of: self)): \(entity.name ?? "") p\(objectID.number)>" }
}

extension NSManagedObject: KeyedValues {
    package func value(named name: String) -> Any? {
        switch name {
        case "objectID": objectID
        case "self", "SELF": self
        default: value(forKey: name)
        }
    }
}

/// The value of an object under a name.
enum ManagedValue {
    case value(Any)
    case object(NSManagedObject)
    /// Objects in the order in which they were added.
    case objects([NSManagedObject])

    init?(_ value: Any?) {
        guard let value = value.flatMap(Self.unwrapped), !(value is NSNull) else { return nil }
        switch value {
        case let value as NSManagedObject: self = .object(value)
        case let value as NSOrderedSet where value.allAreManaged: self = .objects(value.compactMap { $0 as? NSManagedObject })
        case let value as NSSet where value.count > 0 && value.allObjects.allSatisfy({ $0 is NSManagedObject }):
            self = .objects(Self.inOrder(value.allObjects.compactMap { $0 as? NSManagedObject }))
        case let value as NSSet where value.count == 0: self = .objects([])
        case let value as Set<NSManagedObject>: self = .objects(Self.inOrder(Array(value)))
        case let value as [NSManagedObject] where !value.isEmpty: self = .objects(value)
        default: self = .value(value)
        }
    }

    /// Sets are unordered: their objects are sorted in the order of their creation.
    private static func inOrder(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        objects.sorted { $0.objectID.number < $1.objectID.number }
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}

extension NSOrderedSet {
    fileprivate var allAreManaged: Bool { array.allSatisfy { $0 is NSManagedObject } }
}

extension CocoaError {
    fileprivate static func missingValue(_ name: String, of object: NSManagedObject) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: 1570,
            userInfo: [
                NSLocalizedDescriptionKey: "\(name) is a required value.", "NSValidationErrorKey": name,
                "NSValidationErrorObject": object,
            ])
    }
}

/// Numbers of objects, which are not used twice.
private enum ObjectNumbers {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var last = 0

    static func next() -> Int {
        lock.withLock {
            last += 1
            return last
        }
    }
}

extension NSManagedObject: ValuesByName {}
