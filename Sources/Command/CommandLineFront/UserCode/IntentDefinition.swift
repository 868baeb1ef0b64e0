import Foundation

/// An `.intentdefinition` file: the intents, enums and types that Xcode makes classes from.
///
/// Source: the format's keys as they stand in files of public repositories; the shape of the classes as Xcode generates them.
struct IntentDefinition {
    let enums: [Enumeration]
    let types: [ObjectType]
    let intents: [Intent]

    /// A fixed set of choices.
    struct Enumeration {
        let name: String
        let cases: [(name: String, value: Int)]
    }

    /// A class of things that the app knows.
    struct ObjectType {
        let name: String
        let properties: [Property]
    }

    /// An intent with its parameters and its response.
    struct Intent {
        let className: String
        let parameters: [Property]
        let responseCodes: [String]
        let responseProperties: [Property]
    }

    /// A parameter of an intent, or a property of a type or response.
    struct Property {
        let name: String
        /// The type's name in the file: `String`, `Object`, `Integer`.
        let kind: String
        /// The name of the class or enum; nil for plain values.
        let typeName: String?
        let isList: Bool
        let hasDynamicOptions: Bool
        /// The default value, as a Swift expression; nil if there is no default.
        let defaultValue: String?
    }

    /// The Swift source of the classes that Xcode generates from the file.
    ///
    /// - Parameter plist: the file's bytes.
    /// - Throws: `IntentDefinitionError`.
    static func source(of plist: Data) throws(IntentDefinitionError) -> String {
        IntentDefinitionSource(try IntentDefinition(plist)).text
    }
}

extension IntentDefinition {
    /// The source of an intent without parameters, for code that names a class whose definition is not among its files.
    ///
    /// - Parameter className: the name of the class: `ConfigurationIntent`.
    static func standIn(className: String) -> String {
        IntentDefinitionSource(
            IntentDefinition(
                enums: [], types: [],
                intents: [Intent(className: className, parameters: [], responseCodes: [], responseProperties: [])])
        ).text
    }
}

/// A reason for which an `.intentdefinition` file cannot be read.
enum IntentDefinitionError: Error, Equatable, CustomStringConvertible {
    /// The file is no property list.
    case notAPropertyList
    /// The property list differs from Xcode's format.
    case notADefinition
    /// A name that cannot be one in Swift.
    case badName(String)

    var description: String {
        switch self {
        case .notAPropertyList: "this is not a property list: open it in Xcode and save it again"
        case .notADefinition: "this property list has neither INIntents nor INEnums nor INTypes: it is not an intent definition"
        case .badName(let name): "\"\(name)\" cannot be a name in Swift: rename it in Xcode's intent editor"
        }
    }
}

// MARK: Reading

extension IntentDefinition {
    init(_ plist: Data) throws(IntentDefinitionError) {
        guard let list = try? PropertyListGuard.objects(of: plist) else {
            throw .notAPropertyList
        }
        guard let root = list as? [String: Any], ["INIntents", "INEnums", "INTypes"].contains(where: { root[$0] != nil })
        else { throw .notADefinition }
        // Parameters name types as the editor does, and code by their classes.
        let names = try Self.classNames(in: root)
        var enums: [Enumeration] = []
        for entry in Self.list(root["INEnums"]) { enums.append(try Self.enumeration(entry)) }
        var types: [ObjectType] = []
        for entry in Self.list(root["INTypes"]) { types.append(try Self.objectType(entry, names)) }
        var intents: [Intent] = []
        // Xcode generates no classes for the system's own intents, which a file may shorten.
        for entry in Self.list(root["INIntents"]) where entry["INIntentType"] as? String != "System" {
            intents.append(try Self.intent(entry, names))
        }
        // A type in several namespaces occurs once in the module.
        (self.enums, self.types, self.intents) = (
            Self.unique(enums, \.name), Self.unique(types, \.name), Self.unique(intents, \.className)
        )
    }

    private static func list(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

    private static func unique<Item>(_ items: [Item], _ name: KeyPath<Item, String>) -> [Item] {
        var seen: Set<String> = []
        return items.filter { seen.insert($0[keyPath: name]).inserted }
    }

    /// A name that can be written in Swift.
    private static func identifier(_ value: Any?) throws(IntentDefinitionError) -> String {
        let name = value as? String ?? ""
        let isName = name.unicodeScalars.enumerated().allSatisfy { place, scalar in
            scalar == "_" || (place == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
        }
        guard isName, !name.isEmpty else { throw .badName(name) }
        return name
    }

    /// The classes of types and enums, by their names in the editor.
    private static func classNames(in root: [String: Any]) throws(IntentDefinitionError) -> [String: String] {
        var names: [String: String] = [:]
        for kind in ["INType", "INEnum"] {
            for entry in list(root["\(kind)s"]) {
                guard let name = entry["\(kind)Name"] as? String else { continue }
                names[name] = try className(entry, kind)
            }
        }
        return names
    }

    /// The class of a type or enum: the name that is set for it, or else the editor's behind the file's prefix.
    private static func className(_ entry: [String: Any], _ kind: String) throws(IntentDefinitionError) -> String {
        let prefix = entry["\(kind)ClassPrefix"] as? String ?? ""
        return try identifier(entry["\(kind)ClassName"] ?? prefix + (entry["\(kind)Name"] as? String ?? ""))
    }

    private static func enumeration(_ entry: [String: Any]) throws(IntentDefinitionError) -> Enumeration {
        var cases: [(name: String, value: Int)] = []
        for (place, value) in list(entry["INEnumValues"]).enumerated() {
            let name = try identifier(value["INEnumValueName"])
            cases.append((name, value["INEnumValueIndex"] as? Int ?? (name == "unknown" ? 0 : place)))
        }
        return Enumeration(name: try className(entry, "INEnum"), cases: cases)
    }

    private static func objectType(_ entry: [String: Any], _ names: [String: String]) throws(IntentDefinitionError) -> ObjectType {
        var properties: [Property] = []
        for property in list(entry["INTypeProperties"]) {
            // Identifier, displayString and their kin are INObject's own.
            guard property["INTypePropertyDefault"] as? Bool != true else { continue }
            properties.append(try self.property(property, prefix: "INTypeProperty", names))
        }
        return ObjectType(name: try className(entry, "INType"), properties: properties)
    }

    private static func intent(_ entry: [String: Any], _ names: [String: String]) throws(IntentDefinitionError) -> Intent {
        let prefix = entry["INIntentClassPrefix"] as? String ?? ""
        let name = entry["INIntentClassName"] as? String ?? "\(prefix)\(entry["INIntentName"] as? String ?? "")Intent"
        var parameters: [Property] = []
        for parameter in list(entry["INIntentParameters"]) {
            parameters.append(try property(parameter, prefix: "INIntentParameter", names))
        }
        let response = entry["INIntentResponse"] as? [String: Any] ?? [:]
        var results: [Property] = []
        for parameter in list(response["INIntentResponseParameters"]) {
            results.append(try property(parameter, prefix: "INIntentResponseParameter", names))
        }
        var codes: [String] = []
        for code in list(response["INIntentResponseCodes"]) {
            codes.append(try identifier(code["INIntentResponseCodeName"]))
        }
        return Intent(
            className: try identifier(name), parameters: parameters, responseCodes: codes, responseProperties: results)
    }

    private static func property(
        _ entry: [String: Any], prefix: String, _ names: [String: String]
    ) throws(IntentDefinitionError) -> Property {
        let kind = entry["\(prefix)Type"] as? String ?? "String"
        let typeName = ((entry["\(prefix)ObjectType"] ?? entry["\(prefix)EnumType"]) as? String).map { names[$0] ?? $0 }
        let metadata = entry["\(prefix)Metadata"] as? [String: Any] ?? [:]
        return Property(
            name: try identifier(entry["\(prefix)Name"]), kind: kind,
            typeName: typeName == nil ? nil : try identifier(typeName),
            isList: entry["\(prefix)SupportsMultipleValues"] as? Bool ?? false,
            hasDynamicOptions: entry["\(prefix)SupportsDynamicEnumeration"] as? Bool ?? false,
            defaultValue: try defaultValue(
                metadata["\(prefix)MetadataDefaultValue"], kind: kind, isChoice: entry["\(prefix)EnumType"] != nil))
    }

    /// A default as a Swift expression; of an enum's parameter Xcode writes the case's name.
    private static func defaultValue(_ value: Any?, kind: String, isChoice: Bool) throws(IntentDefinitionError) -> String? {
        if isChoice { return (value as? String ?? "").isEmpty ? nil : ".`\(try identifier(value))`" }
        return switch (kind, value) {
        case ("Boolean", let value as Bool): "NSNumber(value: \(value))"
        case ("Integer", let value as Int): "NSNumber(value: \(value))"
        case ("Decimal", let value as Double), ("Duration", let value as Double): "NSNumber(value: \(value))"
        case ("String", let value as String): value.isEmpty ? nil : SwiftLiteral.quoted(value)
        default: nil
        }
    }
}
