import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

/// Classes made from `.intentdefinition` files.
@Suite("Intent definitions") struct IntentDefinitionTests {
    private nonisolated(unsafe) static let definition: [String: Any] = [
        "INEnums": [
            [
                "INEnumName": "Theme",
                "INEnumValues": [["INEnumValueName": "unknown"], ["INEnumValueName": "dark", "INEnumValueIndex": 1]],
            ]
        ],
        "INTypes": [
            [
                "INTypeName": "City",
                "INTypeProperties": [
                    ["INTypePropertyName": "identifier", "INTypePropertyDefault": true, "INTypePropertyType": "String"],
                    ["INTypePropertyName": "zone", "INTypePropertyType": "String"],
                ],
            ]
        ],
        "INIntents": [
            [
                "INIntentName": "Configuration",
                "INIntentParameters": [
                    [
                        "INIntentParameterName": "city", "INIntentParameterType": "Object",
                        "INIntentParameterObjectType": "City", "INIntentParameterSupportsDynamicEnumeration": true,
                    ],
                    [
                        "INIntentParameterName": "theme", "INIntentParameterType": "Integer",
                        "INIntentParameterEnumType": "Theme",
                        "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "dark"],
                    ],
                    [
                        "INIntentParameterName": "large", "INIntentParameterType": "Boolean",
                        "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": true],
                    ],
                    ["INIntentParameterName": "place", "INIntentParameterType": "Placemark"],
                    ["INIntentParameterName": "money", "INIntentParameterType": "CurrencyAmount"],
                    ["INIntentParameterName": "card", "INIntentParameterType": "PaymentMethod"],
                    [
                        "INIntentParameterName": "tags", "INIntentParameterType": "String",
                        "INIntentParameterSupportsMultipleValues": true,
                    ],
                ],
                "INIntentResponse": ["INIntentResponseCodes": [["INIntentResponseCodeName": "closed"]]],
            ]
        ],
    ]

    @Test("A type has the class that is set for it, where parameters name it, too") func classNames() throws {
        let text = try source([
            "INTypes": [["INTypeName": "Tag", "INTypeClassName": "WidgetTag", "INTypeClassPrefix": "SP"]],
            "INEnums": [["INEnumName": "Kind", "INEnumClassName": "FilterKind", "INEnumValues": [["INEnumValueName": "all"]]]],
            "INIntents": [
                [
                    "INIntentName": "List",
                    "INIntentParameters": [
                        ["INIntentParameterName": "tag", "INIntentParameterType": "Object", "INIntentParameterObjectType": "Tag"],
                        ["INIntentParameterName": "kind", "INIntentParameterType": "Integer", "INIntentParameterEnumType": "Kind"],
                    ],
                ]
            ],
        ])
        for part in ["class WidgetTag: INObject", "var `tag`: WidgetTag?", "enum FilterKind: Int", "var `kind`: FilterKind = .unknown"] {
            #expect(text.contains(part))
        }
        #expect(!text.contains("SPTag") && !text.contains(" Tag"))
    }

    @Test("The system's own intents get no classes") func systemIntents() throws {
        var definition = Self.definition
        definition["INIntents"] = [["INIntentName": "PlayMedia", "INIntentClassPrefix": "IN", "INIntentType": "System"]]
        #expect(!(try source(definition).contains("INPlayMediaIntent")))
    }

    @Test("A parameter with dynamic options asks the intent's handler") func dynamicOptions() throws {
        let text = try source(Self.definition)
        #expect(text.contains("options: _INDynamicOptions<City>(["))
        #expect(text.contains("handler.provideCityOptionsCollection(for: intent, with: answer)"))
        #expect(text.contains("defaultCity(for: ($1 as! ConfigurationIntent))"))
    }

    @Test("A choice that stands at the beginning is the case of its name") func defaultChoice() throws {
        #expect(try source(Self.definition).contains("intent.`theme` = .`dark`"))
    }

    @Test("The principal class of an Intents extension is found among sources") func principals() {
        let text = """
            import Intents
            class IntentHandler: INExtension, ConfigurationIntentHandling { class Inner: INExtension {} }
            private class Hidden: INExtension {}
            final class Other: NSObject {}
            """
        expect(IntentSources.principals(in: text), equals: ["IntentHandler"])
    }

    private func source(_ root: [String: Any]) throws -> String {
        try IntentDefinition.source(
            of: PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0))
    }

    @Test(arguments: [
        "public enum Theme: Int, Sendable {\n    case `unknown` = 0\n    case `dark` = 1\n}",
        "public class City: INObject {\n    public var `zone`: String?\n}",
        "public class ConfigurationIntent: INIntent {",
        "    public var `city`: City?", "    public var `theme`: Theme = .unknown",
        "    public var `large`: NSNumber?", "    public var `tags`: [String]?",
        "        intent.`large` = NSNumber(value: true)",
        "    public var `place`: CLPlacemark?", "    public var `money`: INCurrencyAmount?",
        "    // `card` is left out: there is no type for a parameter of kind PaymentMethod.",
        "    case `closed` = 100",
        "            _INIntentParameter(\"city\", \\ConfigurationIntent.`city`, .object, options: _INDynamicOptions<City>([",
        "            _INIntentParameter(\"theme\", \\ConfigurationIntent.`theme`, .choice([\"dark\": .`dark`])),",
        "            _INIntentParameter(\"large\", \\ConfigurationIntent.`large`, .flag),",
        "            _INIntentParameter(\"tags\", listed: \\ConfigurationIntent.`tags`, .text),",
        "func provideCityOptionsCollection(for intent: ConfigurationIntent, with completion: "
            + "@escaping (INObjectCollection<City>?, (any Error)?) -> Void)",
        "func resolveTheme(for intent: ConfigurationIntent, with completion: @escaping (ThemeResolutionResult) -> Void)",
    ])
    func theClassesHaveXcodesShape(_ line: String) throws {
        #expect(try source(Self.definition).contains(line))
    }

    @Test func aStandInHasNoParameters() {
        let source = IntentDefinition.standIn(className: "ConfigurationIntent")
        #expect(source.contains("public class ConfigurationIntent: INIntent {") && !source.contains("public var `"))
    }

    @Test func codeWithoutItsDefinitionGetsAStandIn() throws {
        let code =
            "IntentConfiguration(kind: kind, intent: PickIntent.self, provider: Provider()) { V($0) }\n"
            + "struct Provider: IntentTimelineProvider {}\nAppIntentConfiguration(kind: k, intent: Other.self, provider: p)"
        let made = IntentSources(definitions: [], besides: [HostModule.SourceFile("/a/W.swift", text: code)])
        expect(made.files.map(\.path), equals: ["/a/W.swift.PickIntent.swift"])
        expect(made.leftOut, equals: [LeftOutFile(path: "/a/W.swift", reason: .standIn("PickIntent"))])
        let others =
            "// IntentConfiguration(intent: A.self)\n\"IntentConfiguration(intent: B.self)\"\n"
            + "IntentConfiguration(kind: f(intent: D.self), intent: /* C.self */ E.self)"
        expect(IntentSources.configuringIntents(in: others), equals: ["E"])
        let own = HostModule.SourceFile("/a/I.swift", text: "final class PickIntent: INIntent {}")
        #expect(IntentSources(definitions: [], besides: [HostModule.SourceFile("/a/W.swift", text: code), own]).files.isEmpty)
        // What every intent inherits from is Apple's.
        let plain = HostModule.SourceFile(
            "/a/W.swift", text: "IntentConfiguration(kind: \"k\", intent: INIntent.self, provider: P()) { V($0) }")
        #expect(IntentSources(definitions: [], besides: [plain]).files.isEmpty)
    }

    @Test func faultsAreTold() throws {
        #expect(throws: IntentDefinitionError.notAPropertyList) { try IntentDefinition.source(of: Data("{".utf8)) }
        #expect(throws: IntentDefinitionError.notADefinition) { try source(["A": 1]) }
        #expect(throws: IntentDefinitionError.badName("a b")) {
            try source(["INEnums": [["INEnumName": "a b", "INEnumValues": [Any]()]]])
        }
    }
}
