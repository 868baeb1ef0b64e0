import CoreDataModel
import Foundation

/// The kind of value that an attribute has.
///
/// Source: Apple, Core Data `NSAttributeType`.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000

    fileprivate init(name: String) {
        self =
            switch name {
            case "Integer 16": .integer16AttributeType
            case "Integer 32": .integer32AttributeType
            case "Integer 64": .integer64AttributeType
            case "Decimal": .decimalAttributeType
            case "Double": .doubleAttributeType
            case "Float": .floatAttributeType
            case "String": .stringAttributeType
            case "Boolean": .booleanAttributeType
            case "Date": .dateAttributeType
            case "Binary": .binaryDataAttributeType
            case "UUID": .UUIDAttributeType
            case "URI": .URIAttributeType
            case "Transformable": .transformableAttributeType
            default: .undefinedAttributeType
            }
    }

    /// Returns the value that a model's file writes as text; nil if it is not of this kind.
    fileprivate func value(of text: String) -> Any? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
        case .doubleAttributeType, .floatAttributeType: Double(text)
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .stringAttributeType: text
        case .booleanAttributeType: text == "YES" || text == "1"
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}

/// The effect on the objects at the other end of a relationship when an object is deleted.
///
/// Source: Apple, Core Data `NSDeleteRule`.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule = 0
    case nullifyDeleteRule = 1
    case cascadeDeleteRule = 2
    case denyDeleteRule = 3

    fileprivate init(name: String) {
        self =
            switch name {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
    }
}

/// Something that the objects of an entity have.
///
/// Source: Apple, Core Data `NSPropertyDescription`.
open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open internal(set) unowned(unsafe) var entity: NSEntityDescription!
}

/// A value that the objects of an entity have.
///
/// Source: Apple, Core Data `NSAttributeDescription`.
open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The value of a new object; nil for none.
    open var defaultValue: Any?
    open var attributeValueClassName: String?
}

/// Other objects that the objects of an entity have.
///
/// Source: Apple, Core Data `NSRelationshipDescription`.
open class NSRelationshipDescription: NSPropertyDescription {
    open unowned(unsafe) var destinationEntity: NSEntityDescription?
    open unowned(unsafe) var inverseRelationship: NSRelationshipDescription?
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// The maximum number of objects; 0 for no limit.
    open var maxCount = 0
    open var minCount = 0
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
}

/// The properties of the objects of one kind.
///
/// Source: Apple, Core Data `NSEntityDescription`.
open class NSEntityDescription: NSObject {
    open var name: String?
    /// The class of the objects, with or without its module.
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var properties: [NSPropertyDescription] = [] { didSet { for property in properties { property.entity = self } } }
    open var subentities: [NSEntityDescription] = [] { didSet { for entity in subentities { entity.superentity = self } } }
    open internal(set) unowned(unsafe) var superentity: NSEntityDescription?
    open internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel!

    /// True if objects may have properties with any names, since there is no model that defines them.
    var isOpen = false

    private var all: [NSPropertyDescription] { (superentity?.all ?? []) + properties }

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
    open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    func property(_ name: String) -> NSPropertyDescription? { all.last { $0.name == name } }
    func relationship(_ name: String) -> NSRelationshipDescription? { property(name) as? NSRelationshipDescription }
    /// The attributes in the order of the model.
    var attributes: [NSAttributeDescription] { all.compactMap { $0 as? NSAttributeDescription } }
    var relationships: [NSRelationshipDescription] { all.compactMap { $0 as? NSRelationshipDescription } }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    /// The entity of a name in a context's model.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.entity(named: entityName)
    }

    /// Makes an object of an entity by its name.
    ///
    /// - Parameter file: the caller's file, which names the module that has the class.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext, file: String = #fileID
    ) -> NSManagedObject {
        guard let entity = context.entity(named: entityName) else {
            preconditionFailure("The context's model has no entity \"\(entityName)\".")
        }
        let module = file.split(separator: "/").first.map(String.init) ?? ""
        let name = entity.managedObjectClassName.split(separator: ".").last.map(String.init) ?? ""
        let type = NSClassFromString("\(module).\(name)") as? NSManagedObject.Type ?? context.knownClass(of: entity) ?? NSManagedObject.self
        let object = type.init(_known: .next(of: entity))
        object.takeDefaults()
        context.insert(object)
        return object
    }
}

extension NSEntityDescription {
    convenience init(_ entity: DataModel.Entity) {
        self.init()
        name = entity.name
        managedObjectClassName = entity.className ?? "NSManagedObject"
        isAbstract = entity.isAbstract
        properties =
            entity.attributes.map { attribute in
                let description = NSAttributeDescription()
                description.name = attribute.name
                description.attributeType = NSAttributeType(name: attribute.type)
                (description.isOptional, description.isTransient) = (attribute.isOptional, attribute.isTransient)
                description.defaultValue = attribute.defaultValue.flatMap(description.attributeType.value)
                description.attributeValueClassName = attribute.valueClass
                return description
            }
            + entity.relationships.map { relationship in
                let description = NSRelationshipDescription()
                description.name = relationship.name
                (description.isOptional, description.isOrdered) = (relationship.isOptional, relationship.isOrdered)
                description.maxCount = relationship.isToMany ? 0 : 1
                description.deleteRule = NSDeleteRule(name: relationship.deletionRule)
                return description
            }
    }
}
