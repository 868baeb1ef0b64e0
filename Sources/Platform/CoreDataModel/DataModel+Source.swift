extension DataModel {
    /// The Swift source of the classes that Xcode generates for entities with code generation; nil if there are none.
    ///
    /// Source: the files that Xcode's "Create NSManagedObject Subclass" writes.
    package var source: String? {
        let parts = entities.compactMap(source)
        guard !parts.isEmpty else { return nil }
        return (["import CoreData", "import Foundation"] + parts).joined(separator: "\n\n") + "\n"
    }

    private func source(of entity: Entity) -> String? {
        guard entity.codeGeneration != .none, let name = entity.className else { return nil }
        var lines: [String] = []
        if entity.codeGeneration == .wholeClass {
            let parent = entities.first { $0.name == entity.parent }?.className ?? "NSManagedObject"
            lines.append("public class \(name): \(parent) {}")
        }
        lines.append("extension \(name) {")
        lines.append(
            "    public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }")
        lines += entity.attributes.map { "    @NSManaged public var \($0.name): \(Self.type(of: $0))" }
        for relationship in entity.relationships { lines += self.lines(of: relationship) }
        lines.append("}")
        // A class declares its own identity, unless the entity above it does.
        if entity.parent == nil { lines.append("extension \(name): Identifiable {}") }
        return lines.joined(separator: "\n")
    }

    private static func type(of attribute: Attribute) -> String {
        switch attribute.type {
        case "Integer 16": attribute.isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": attribute.isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": attribute.isScalar ? "Int64" : "NSNumber?"
        case "Double": attribute.isScalar ? "Double" : "NSNumber?"
        case "Float": attribute.isScalar ? "Float" : "NSNumber?"
        case "Boolean": attribute.isScalar ? "Bool" : "NSNumber?"
        case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
        case "Decimal": "NSDecimalNumber?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        case "String": "String?"
        default: "\(attribute.valueClass ?? "NSObject")?"
        }
    }

    private func lines(of relationship: Relationship) -> [String] {
        let (name, type) = (relationship.name, entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject")
        guard relationship.isToMany else { return ["    @NSManaged public var \(name): \(type)?"] }
        let all = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        var lines = [
            "    @NSManaged public var \(name): \(all)?",
            "    @NSManaged public func addTo\(capital)(_ value: \(type))",
            "    @NSManaged public func removeFrom\(capital)(_ value: \(type))",
            "    @NSManaged public func addTo\(capital)(_ values: \(all))",
            "    @NSManaged public func removeFrom\(capital)(_ values: \(all))",
        ]
        if relationship.isOrdered {
            lines += [
                "    @NSManaged public func insertInto\(capital)(_ value: \(type), at idx: Int)",
                "    @NSManaged public func removeFrom\(capital)(at idx: Int)",
                "    @NSManaged public func insertInto\(capital)(_ values: [\(type)], at indexes: NSIndexSet)",
                "    @NSManaged public func removeFrom\(capital)(at indexes: NSIndexSet)",
                "    @NSManaged public func replace\(capital)(at idx: Int, with value: \(type))",
            ]
        }
        return lines
    }
}
