/// Writes the classes that Xcode generates from an intent definition.
///
/// Optional requirements of Xcode's protocols have an empty default here, since Swift alone knows no optional requirements.
struct IntentDefinitionSource {
    private let definition: IntentDefinition
    private let enumNames: Set<String>

    init(_ definition: IntentDefinition) {
        self.definition = definition
        enumNames = Set(definition.enums.map(\.name))
    }

    var text: String {
        var parts = ["import CoreLocation\nimport Foundation\nimport Intents\n"]
        parts += definition.enums.map(enumeration)
        parts += definition.types.map(objectType)
        parts += definition.intents.map(intent)
        return parts.joined(separator: "\n")
    }

    // MARK: Enums and types

    private func enumeration(_ one: IntentDefinition.Enumeration) -> String {
        var cases = one.cases
        if !cases.contains(where: { $0.name == "unknown" }) { cases.insert(("unknown", 0), at: 0) }
        let lines = cases.map { "    case `\($0.name)` = \($0.value)" }.joined(separator: "\n")
        return """
            public enum \(one.name): Int, Sendable {
            \(lines)
            }

            public class \(one.name)ResolutionResult: INEnumResolutionResult {
                public class func success(with resolvedValue: \(one.name)) -> Self { success(with: resolvedValue.rawValue) }
                public class func confirmationRequired(with value: \(one.name)) -> Self {
                    confirmationRequired(with: value.rawValue)
                }
            }

            """
    }

    private func objectType(_ one: IntentDefinition.ObjectType) -> String {
        """
        public class \(one.name): INObject {
        \(one.properties.map(declaration).joined(separator: "\n"))
        }

        public class \(one.name)ResolutionResult: INObjectResolutionResult {
            public class func success(with resolvedObject: \(one.name)) -> Self { success(with: resolvedObject as INObject) }
            public class func confirmationRequired(with object: \(one.name)?) -> Self {
                confirmationRequired(with: object as INObject?)
            }
            public class func disambiguation(with objects: [\(one.name)]) -> Self {
                disambiguation(with: objects as [INObject])
            }
        }

        """
    }

    // MARK: Intents

    private func intent(_ one: IntentDefinition.Intent) -> String {
        let name = one.className
        let defaults = one.parameters.compactMap { parameter in
            parameter.defaultValue.map { "        intent.`\(parameter.name)` = \($0)" }
        }
        return """
            public class \(name): INIntent {
            \(one.parameters.map(declaration).joined(separator: "\n"))

                public override class func _configured() -> Self {
                    let intent = Self()
            \(defaults.joined(separator: "\n"))
                    return intent
                }

                public override class var _parameters: [_INIntentParameter] {
                    [
            \(one.parameters.compactMap { choosable($0, of: name) }.joined(separator: "\n"))
                    ]
                }
            }

            public enum \(name)ResponseCode: Int, Sendable {
            \(codes(one))
            }

            public class \(name)Response: INIntentResponse {
                public var code = \(name)ResponseCode.unspecified
            \(one.responseProperties.map(declaration).joined(separator: "\n"))

                public convenience init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }
            }

            public protocol \(name)Handling: NSObjectProtocol {
            \(requirements(one).map { "    \($0.head)" }.joined(separator: "\n"))
            }

            extension \(name)Handling {
            \(requirements(one).map { "    public \($0.head) { \($0.body) }" }.joined(separator: "\n"))
            }

            """
    }

    /// The codes that every response has, and the file's own from 100 on, as Xcode counts them.
    private func codes(_ intent: IntentDefinition.Intent) -> String {
        let standard = [
            "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        ]
        let own = intent.responseCodes.filter { !standard.contains($0) }
        let lines = standard.enumerated().map { ($1, $0) } + own.enumerated().map { ($1, 100 + $0) }
        return lines.map { "    case `\($0)` = \($1)" }.joined(separator: "\n")
    }

    private func requirements(_ intent: IntentDefinition.Intent) -> [(head: String, body: String)] {
        let name = intent.className
        var result = [
            (
                "func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void)",
                "completion(\(name)Response(code: .success, userActivity: nil))"
            ),
            (
                "func confirm(intent: \(name), completion: @escaping (\(name)Response) -> Void)",
                "completion(\(name)Response(code: .ready, userActivity: nil))"
            ),
        ]
        for parameter in intent.parameters {
            let capital = parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
            guard let type = element(of: parameter) else { continue }
            if parameter.hasDynamicOptions {
                let object = object(type)
                result.append(
                    (
                        "func provide\(capital)OptionsCollection(for intent: \(name), with completion: "
                            + "@escaping (INObjectCollection<\(object)>?, (any Error)?) -> Void)",
                        "completion(nil, nil)"
                    ))
                result.append(
                    (
                        "func provide\(capital)OptionsCollection(for intent: \(name)) async throws -> "
                            + "INObjectCollection<\(object)>",
                        "INObjectCollection(items: [])"
                    ))
                result.append(
                    (
                        "func provide\(capital)OptionsCollection(for intent: \(name), searchTerm: String?, with completion: "
                            + "@escaping (INObjectCollection<\(object)>?, (any Error)?) -> Void)",
                        "completion(nil, nil)"
                    ))
                result.append(("func default\(capital)(for intent: \(name)) -> \(type)?", "nil"))
            }
            if let resolution = resolution(of: parameter, type) {
                let answer = parameter.isList ? "[\(resolution)]" : resolution
                let body = parameter.isList ? "completion([])" : "completion(.notRequired())"
                result.append(
                    (
                        "func resolve\(capital)(for intent: \(name), with completion: @escaping (\(answer)) -> Void)", body
                    ))
            }
        }
        return result
    }

    /// Returns the class of a choice in a list: the list holds objects, and values are no objects in Swift.
    private func object(_ type: String) -> String {
        switch type {
        case "String": "NSString"
        case "DateComponents": "NSDateComponents"
        case "URL": "NSURL"
        default: type
        }
    }

    private func resolution(of property: IntentDefinition.Property, _ type: String) -> String? {
        if let typeName = property.typeName { return "\(typeName)ResolutionResult" }
        return switch property.kind {
        case "String": "INStringResolutionResult"
        case "Boolean": "INBooleanResolutionResult"
        case "Integer": "INIntegerResolutionResult"
        case "Decimal", "Duration", "TimeInterval": "INDoubleResolutionResult"
        case "DateComponents", "Date Components": "INDateComponentsResolutionResult"
        case "URL": "INURLResolutionResult"
        case "Placemark", "Location": "INPlacemarkResolutionResult"
        default: nil
        }
    }

    // MARK: Properties

    /// A parameter as one that can be chosen in words; nil where it is left out.
    private func choosable(_ property: IntentDefinition.Property, of intent: String) -> String? {
        guard let element = element(of: property), let form = form(of: property, element) else { return nil }
        let path = "\\\(intent).`\(property.name)`"
        let options = property.hasDynamicOptions ? options(of: property, element, intent) : ""
        return "            _INIntentParameter(\"\(property.name)\", \(property.isList ? "listed: " : "")\(path), \(form)\(options)),"
    }

    /// Returns the code that asks the handler of an intent for a parameter's choices.
    private func options(of property: IntentDefinition.Property, _ element: String, _ intent: String) -> String {
        let isEnum = property.typeName.map(enumNames.contains) ?? false
        guard !isEnum, property.typeName != nil || element == "String" else { return "" }
        let capital = property.name.prefix(1).uppercased() + property.name.dropFirst()
        let (handler, own) = ("($0 as? any \(intent)Handling)", "($1 as! \(intent))")
        let method = "provide\(capital)OptionsCollection"
        let value = element == "String" ? "{ (choice: NSString) in String(describing: choice) }" : "{ (choice: \(element)) in choice }"
        let initial = property.isList ? "{ _, _ in nil }" : "{ \(handler)?.default\(capital)(for: \(own)) ?? nil }"
        return """
            , options: _INDynamicOptions<\(element)>([
                            { (handler: Any, intent: INIntent, answer: @escaping (INObjectCollection<\(object(element))>?, (any Error)?) -> Void) in
                                guard let handler = handler as? any \(intent)Handling, let intent = intent as? \(intent) else { return answer(nil, nil) }
                                handler.\(method)(for: intent, with: answer)
                            },
                            { (handler: Any, intent: INIntent, answer: @escaping (INObjectCollection<\(object(element))>?, (any Error)?) -> Void) in
                                guard let handler = handler as? any \(intent)Handling, let intent = intent as? \(intent) else { return answer(nil, nil) }
                                handler.\(method)(for: intent, searchTerm: nil, with: answer)
                            },
                        ], awaited: { try await \(handler)?.\(method)(for: \(own)) }, initial: \(initial), value: \(value))
            """
    }

    /// Returns the code that reads a value from words.
    private func form(of property: IntentDefinition.Property, _ element: String) -> String? {
        if let typeName = property.typeName {
            guard let choices = definition.enums.first(where: { $0.name == typeName }) else { return ".object" }
            let cases = choices.cases.filter { $0.name != "unknown" }.map { "\"\($0.name)\": .`\($0.name)`" }
            return cases.isEmpty ? nil : ".choice([\(cases.joined(separator: ", "))])"
        }
        return switch property.kind {
        case "String": ".text"
        case "Boolean": ".flag"
        case "Integer": ".integer"
        case "Decimal", "Duration", "TimeInterval": ".decimal"
        case "DateComponents", "Date Components": ".date"
        case "URL": ".address"
        default: ".untyped(\"\(element)\")"
        }
    }

    private func declaration(_ property: IntentDefinition.Property) -> String {
        guard let element = element(of: property) else {
            return "    // `\(property.name)` is left out: there is no type for a parameter of kind \(property.kind)."
        }
        if property.isList { return "    public var `\(property.name)`: [\(element)]?" }
        if let typeName = property.typeName, enumNames.contains(typeName) {
            return "    public var `\(property.name)`: \(typeName) = .unknown"
        }
        return "    public var `\(property.name)`: \(element)?"
    }

    /// Returns the Swift type of one value; nil where Zoetrope has no such type.
    private func element(of property: IntentDefinition.Property) -> String? {
        if let typeName = property.typeName { return typeName }
        return switch property.kind {
        case "String": "String"
        case "Boolean", "Integer", "Decimal", "Duration", "TimeInterval": "NSNumber"
        case "DateComponents", "Date Components": "DateComponents"
        case "URL": "URL"
        case "Placemark", "Location": "CLPlacemark"
        case "Temperature": "Measurement<UnitTemperature>"
        case "Mass", "Weight": "Measurement<UnitMass>"
        case "Length", "Distance": "Measurement<UnitLength>"
        case "Speed": "Measurement<UnitSpeed>"
        case "Volume": "Measurement<UnitVolume>"
        case "Energy": "Measurement<UnitEnergy>"
        case "CurrencyAmount", "Currency Amount": "INCurrencyAmount"
        default: nil
        }
    }
}
