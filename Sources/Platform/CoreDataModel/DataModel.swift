import Foundation
import XMLParsing

/// A Core Data model in the form that Xcode writes: its entities with their properties.
///
/// Source: the elements and attributes of `contents` files as Xcode 15 to 26 write them.
package struct DataModel: Equatable, Sendable {
    package var entities: [Entity] = []
    /// The name that its developers give the version; empty for most models.
    package var versionIdentifier = ""

    package struct Entity: Equatable, Sendable {
        package let name: String
        /// The class of its objects without its module; nil for plain managed objects.
        package let className: String?
        package let parent: String?
        package let isAbstract: Bool
        package let codeGeneration: CodeGeneration
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
        /// A Boolean value that indicates whether no two of its objects may have the same values of some attributes.
        package var isUnique = false
    }

    /// The part of an entity's class that Xcode generates.
    package enum CodeGeneration: Equatable, Sendable { case none, extensionOnly, wholeClass }

    package struct Attribute: Equatable, Sendable {
        package let name: String
        /// The type as written in the file: `Integer 32`, `String`, `Transformable`; empty if the file gives none.
        package let type: String
        package let isOptional: Bool
        package let isTransient: Bool
        /// A Boolean value that indicates whether the class declares it as a Swift number and not as an `NSNumber`.
        package let isScalar: Bool
        /// The value as written in the file; dates as seconds since 2001.
        package let defaultValue: String?
        /// The class of the values of a transformable attribute.
        package let valueClass: String?
    }

    package struct Relationship: Equatable, Sendable {
        package let name: String
        package let destination: String
        package let inverse: String?
        package let isOptional: Bool
        package let isToMany: Bool
        package let isOrdered: Bool
        /// The rule as written in the file: `Nullify`, `Cascade`, `Deny`, `No Action`.
        package let deletionRule: String
    }

    package init(entities: [Entity] = []) { self.entities = entities }

    /// Reads a `contents` file.
    ///
    /// - Throws: `DataModelError`.
    package init(contents data: Data) throws(DataModelError) {
        let reader = ModelReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), !reader.isModel || reader.isComplete else { throw .malformed(parser.lineNumber) }
        guard reader.isModel else { throw .noModel }
        (entities, versionIdentifier) = (reader.entities, reader.versionIdentifier)
    }

    /// Reads an `.xcdatamodel`, or of an `.xcdatamodeld` the version that is current.
    ///
    /// - Throws: `DataModelError`.
    package init(at path: String) throws(DataModelError) {
        guard let data = FileManager.default.contents(atPath: "\(try Self.version(at: path))/contents") else { throw .unreadable }
        try self.init(contents: data)
    }

    /// The folder of the version that is current.
    private static func version(at path: String) throws(DataModelError) -> String {
        guard path.hasSuffix(".xcdatamodeld") else { return path }
        let chosen = FileManager.default.contents(atPath: "\(path)/.xccurrentversion")
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
            .flatMap { $0["_XCCurrentVersionName"] as? String }
        if let chosen { return "\(path)/\(chosen)" }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        guard let first = names.first else { throw .unreadable }
        return "\(path)/\(first)"
    }
}

/// The reason why a model cannot be read.
package enum DataModelError: Error, Equatable, CustomStringConvertible {
    case unreadable
    /// The file is malformed at a line.
    case malformed(Int)
    case noModel

    package var description: String {
        switch self {
        case .unreadable: "it has no version with a readable file \"contents\""
        case .malformed(let line): "its file \"contents\" is not valid XML from line \(line) on; save it again in Xcode"
        case .noModel: "its file \"contents\" has no element <model>"
        }
    }
}

private final class ModelReader: XMLParserDelegate {
    private(set) var isModel = false
    private(set) var isComplete = false
    private(set) var entities: [DataModel.Entity] = []
    private(set) var versionIdentifier = ""
    private var entity: DataModel.Entity?

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        switch element {
        case "model":
            isModel = true
            versionIdentifier = attributes["userDefinedModelVersionIdentifier"] ?? ""
        case "entity": entity = Self.entity(attributes)
        case "attribute": entity?.attributes.append(Self.attribute(attributes))
        case "relationship": entity?.relationships.append(Self.relationship(attributes))
        case "uniquenessConstraint": entity?.isUnique = true
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        if element == "model" { isComplete = true }
        guard element == "entity", let entity else { return }
        entities.append(entity)
        self.entity = nil
    }

    private static func entity(_ values: [String: String]) -> DataModel.Entity {
        let name = values["name"] ?? ""
        let className = values["representedClassName"].map { $0.split(separator: ".").last.map(String.init) ?? "" }
        let generation: DataModel.CodeGeneration =
            switch values["codeGenerationType"] {
            case "class": .wholeClass
            case "category": .extensionOnly
            default: .none
            }
        return DataModel.Entity(
            name: name, className: className == "NSManagedObject" || className == "" ? nil : className, parent: values["parentEntity"],
            isAbstract: values["isAbstract"] == "YES", codeGeneration: generation)
    }

    private static func attribute(_ values: [String: String]) -> DataModel.Attribute {
        DataModel.Attribute(
            name: values["name"] ?? "", type: values["attributeType"] ?? "", isOptional: values["optional"] == "YES",
            isTransient: values["transient"] == "YES", isScalar: values["usesScalarValueType"] == "YES",
            defaultValue: values["defaultValueString"] ?? values["defaultDateTimeInterval"], valueClass: values["customClassName"])
    }

    private static func relationship(_ values: [String: String]) -> DataModel.Relationship {
        DataModel.Relationship(
            name: values["name"] ?? "", destination: values["destinationEntity"] ?? "", inverse: values["inverseName"],
            isOptional: values["optional"] == "YES", isToMany: values["toMany"] == "YES", isOrdered: values["ordered"] == "YES",
            deletionRule: values["deletionRule"] ?? "Nullify")
    }
}
