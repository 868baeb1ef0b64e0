import Foundation
import TestSupport
import Testing

@testable import MacroExpansion

@Suite("@Animatable expanded")
struct AnimatableExpansionTests {
    @Test(
        "What a type stores by name",
        arguments: [
            ("struct A { var x: Double }", ["x: Double"]),
            ("@Animatable public struct A<T>: Shape { var x, y: CGFloat; var z = 1.5 }", ["x: CGFloat", "y: CGFloat", "z: Swift.Double"]),
            ("struct A { static var s = 1.0\n let l = 2.0\n lazy var z = 3.0\n @State private var w = 1\n var x: Double }", ["x: Double"]),
            (
                "struct A { var c: Double { 1 }\n var g: Double { get { x } set { x = newValue } }\n var x: Double { didSet { f() } } }",
                ["x: Double"]
            ),
            ("struct A { @AnimatableIgnored var n: String\n @available(iOS 17, *) var x: Double = 1 { willSet { } } }", ["x: Double"]),
            (
                "struct A { var p: AnimatablePair<Double, Angle> = .init(1, 2), a = Angle(degrees: 3)\n func f() { var inner = 1 } }",
                ["p: AnimatablePair<Double, Angle>", "a: Angle"]
            ),
            ("struct A { var f: Double // var no: Int\n /* var no: Int */ var `in`: Double }", ["f: Double", "`in`: Double"]),
            ("struct A { var x = Self.start\n    + 1\n var y = make() }", ["x: Self", "y: ?"]),
            ("struct A { class B { var no = 1 }\n var x: Double }", ["x: Double"]),
        ] as [(String, [String])])
    func stored(source: String, expected: [String]) {
        expect(StoredProperties(source).properties.map { "\($0.name): \($0.type ?? "?")" }, equals: expected)
    }

    private func reply(_ declaration: String, role: String = "member", conformance: String = "") throws -> PluginReply {
        let json = """
            {"expandAttachedMacro":{"macro":{"moduleName":"PreviewMacros","typeName":"Animatable","name":"Animatable"},
            "macroRole":"\(role)","discriminator":"d","attributeSyntax":{},
            "declSyntax":{"kind":"declaration","source":"\(declaration)","location":{"fileID":"M/A.swift",
            "fileName":"/m/A.swift","offset":40,"line":1,"column":1}},
            "extendedTypeSyntax":{"source":"A"},"conformanceListSyntax":{"source":"\(conformance)"}}}
            """
        return MacroPlugin.reply(to: try JSONDecoder().decode(PluginRequest.self, from: Data(json.utf8)))
    }

    private func source(_ reply: PluginReply) -> String? {
        if case .expansion(let source, _) = reply { source } else { nil }
    }

    @Test("The data are all variables, in order, as accessible as the type") func member() throws {
        let text = try #require(source(try reply("public struct A { var x: Double; var y: Angle }")))
        #expect(
            text.hasPrefix(
                "public nonisolated var animatableData: SwiftUI.AnimatableValues<(Double).AnimatableData, (Angle).AnimatableData>"))
        #expect(text.contains("self.x.animatableData = newValue.value.0") && text.contains("self.y.animatableData = newValue.value.1"))
    }

    @Test("A type that is animatable already gets no second conformance") func conformance() throws {
        expect(source(try reply("struct A {}", role: "extension", conformance: "Animatable")), equals: "extension A: SwiftUI.Animatable {}")
        expect(source(try reply("struct A: Shape {}", role: "extension")), equals: "")
    }

    @Test("What cannot be told is told where it stands") func unknownType() throws {
        guard case .expansion(let source, let errors) = try reply("struct A { var x = make() }") else { return }
        #expect(source == nil && errors.map(\.offset) == [40] && errors[0].message.contains("'x'"))
        guard case .expansion(_, let warnings) = try reply("struct A { let x = 1 }") else { return }
        expect(warnings.map(\.severity), equals: ["warning"])
    }
}
