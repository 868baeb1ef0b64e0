import Foundation
import TestSupport
import Testing

@testable import MacroExpansion

@Suite("@Entry expanded")
struct EntryMacroTests {
    @Test(
        "Name, type and value of a property",
        arguments: [
            ("@Entry var a: Int = 4", "a", "Int", "4"),
            ("@Entry var b = \"x: y = z\"", "b", nil, "\"x: y = z\""),
            (
                "/// var c = 1\n@Entry public var d: [String: (Int) -> Bool] = [\"a\": { $0 == 1 }]", "d", "[String: (Int) -> Bool]",
                "[\"a\": { $0 == 1 }]"
            ),
            ("@Entry var e: String?", "e", "String?", nil),
            ("@Entry var e: String? // none yet", "e", "String?", nil),
            ("@Entry var f: Color = .red // the = sign", "f", "Color", ".red // the = sign"),
            ("@Entry var `default`: Int = 1", "`default`", "Int", "1"),
            ("@Entry var g = #/var x = {/#", "g", nil, "#/var x = {/#"),
        ] as [(String, String, String?, String?)])
    func property(source: String, name: String, type: String?, value: String?) {
        expect(EntryExpansion.property(in: source), equals: EntryExpansion.Property(name: name, type: type, value: value))
    }

    private func reply(
        _ declaration: String, role: String = "accessor", macro: String = "Entry", around: String = "extension EnvironmentValues {}"
    ) throws -> PluginReply {
        let json = """
            {"expandAttachedMacro":{"macro":{"moduleName":"PreviewMacros","typeName":"\(macro)","name":"\(macro)"},
            "macroRole":"\(role)","discriminator":"d","attributeSyntax":{},
            "declSyntax":{"kind":"declaration","source":"\(declaration)","location":{"fileID":"M/A.swift",
            "fileName":"/m/A.swift","offset":40,"line":1,"column":1}},"parentDeclSyntax":{"source":"\(around)"}}}
            """
        return MacroPlugin.reply(to: try JSONDecoder().decode(PluginRequest.self, from: Data(json.utf8)))
    }

    private func source(_ reply: PluginReply) -> String? {
        if case .expansion(let source, _) = reply { source } else { nil }
    }

    @Test("The accessors read and write under the key") func accessors() throws {
        let text = try #require(source(reply("@Entry var a: Int = 4", role: "accessor")))
        #expect(text.hasPrefix("{") && text.hasSuffix("}"))
        #expect(text.contains("get { self[__Key_a.self] }") && text.contains("set { self[__Key_a.self] = newValue }"))
    }

    @Test("A name that is a keyword is one of a key's, too") func keyword() throws {
        let text = try #require(source(reply("@Entry var `in`: Int = 4", role: "accessor")))
        #expect(text.contains("get { self[__Key_in.self] }"))
        expect(
            source(try reply("@Entry var `in`: Int = 4", role: "peer"))?.contains("struct __Key_in: SwiftUI.EnvironmentKey"), equals: true)
    }

    @Test(
        "The key computes its default value, nil for an optional without one",
        arguments: [
            ("@Entry var a: Int = 4", "static var defaultValue: Int {\n        4\n    }"),
            ("@Entry var a: Int = 4 // four", "static var defaultValue: Int {\n        4 // four\n    }"),
            ("@Entry var a = B.standard", "@SwiftUI.__EntryDefaultValue static var defaultValue = B.standard\n"),
            ("@Entry var a: Int?", "static var defaultValue: Int? {\n        nil\n    }"),
            ("@Entry var a: Swift.Optional<Int>", "static var defaultValue: Swift.Optional<Int> {\n        nil\n    }"),
            ("@Entry var a: Int!", "static var defaultValue: Int? {\n        nil\n    }"),
        ])
    func key(declaration: String, member: String) throws {
        let text = try #require(source(reply(declaration, role: "peer")))
        #expect(text.contains(member), "\(text)")
    }

    @Test("A stored default value becomes one that is computed at each access") func computedDefault() throws {
        let text = source(try reply("@SwiftUI.__EntryDefaultValue static var defaultValue = [1: B()] // one", macro: "EntryDefaultValue"))
        expect(text, equals: "{\n    get {\n        [1: B()] // one\n    }\n}")
    }

    @Test(
        "The extended type gives the key's protocol, whatever the extension's members are called",
        arguments: [
            ("extension EnvironmentValues { @Entry var lastTransaction = 1 }", "EnvironmentKey"),
            ("// of ContainerValues\\npublic extension SwiftUI.EnvironmentValues {", "EnvironmentKey"),
            ("@available(iOS 18, *) extension Transaction {", "TransactionKey"),
            ("extension ContainerValues {", "ContainerValueKey"),
            ("extension FocusedValues {", "FocusedValueKey"),
        ])
    func kinds(surroundings: String, keyProtocol: String) throws {
        let text = try #require(source(reply("@Entry var a: Int? = nil", role: "peer", around: surroundings)))
        #expect(text.contains("struct __Key_a: SwiftUI.\(keyProtocol) {"), "\(text)")
    }

    @Test("An extension of any other type has no entries") func unknownType() throws {
        guard case .expansion(let source, let errors) = try reply("@Entry var a = 1", role: "peer", around: "struct EnvironmentValues2 {")
        else { return }
        expect(source, equals: nil)
        expect(
            errors.map(\.message),
            equals: [
                "'@Entry' belongs to a 'var' in an extension of one of EnvironmentValues, Transaction, ContainerValues, FocusedValues"
            ])
    }

    @Test("A property without a value is told where it stands") func missingValue() throws {
        guard case .expansion(let source, let errors) = try reply("@Entry var a: Int", role: "peer") else { return }
        #expect(source == nil && errors.map(\.offset) == [40])
    }
}

@Suite("@Previewable in a preview's body")
struct PreviewableStatesTests {
    @Test("Marked declarations are taken out, the rest stays") func split() throws {
        let states = try #require(
            PreviewableStates(
                "(\"n\") {\n  @Previewable @State var a = [\n1, 2]\n  @Previewable @State\n  var b = \"}\" ;Text(\"a @Previewable\")\n  Toggle(isOn: $a)\n}"
            ))
        expect(states.arguments, equals: "(\"n\") ")
        expect(
            states.declarations,
            equals: [
                .init(text: " @State var a = [\n1, 2]", linesBefore: 1), .init(text: " @State\n  var b = \"}\" ", linesBefore: 3),
            ])
        expect(states.body, equals: "\n  \n\n  \nText(\"a @Previewable\")\n  Toggle(isOn: $a)\n")
    }

    @Test("A value goes on in the next line") func continuation() throws {
        let states = try #require(PreviewableStates("{ @Previewable @State var a = A()\n    .b()\n V() }"))
        expect(states.declarations, equals: [.init(text: " @State var a = A()\n    .b()", linesBefore: 0)])
        expect(states.body, equals: " \n\n V() ")
    }

    @Test(
        "Without a mark nothing changes",
        arguments: ["{ Text(\"x\") }", "(\"@Previewable\") { Text(\"x\") }", "{ // @Previewable\n V() }", "@Previewable"])
    func unmarked(source: String) { #expect(PreviewableStates(source) == nil) }
}
