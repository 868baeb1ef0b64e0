import Foundation
import TestSupport
import Testing

@testable import MacroExpansion

@Suite("@AppIntent(schema:) and its sisters expanded")
struct SchemaExpansionTests {
    private func source(_ macro: String, _ declaration: String, role: String = "member", conformance: String = "") throws -> String? {
        let json = """
            {"expandAttachedMacro":{"macro":{"moduleName":"PreviewMacros","typeName":"\(macro)","name":"\(macro)"},
            "macroRole":"\(role)","discriminator":"d","attributeSyntax":{},
            "declSyntax":{"kind":"declaration","source":"\(declaration)","location":{"fileID":"M/A.swift",
            "fileName":"/m/A.swift","offset":40,"line":1,"column":1}},
            "extendedTypeSyntax":{"source":"A"},"conformanceListSyntax":{"source":"\(conformance)"}}}
            """
        guard case .expansion(let source, _) = MacroPlugin.reply(to: try JSONDecoder().decode(PluginRequest.self, from: Data(json.utf8)))
        else {
            return nil
        }
        return source
    }

    @Test("What people read is made of the type's name, unless it is there") func labels() throws {
        let intent = try #require(
            try source("SchemaIntent", "@AppIntent(schema: .books.openBook) public struct OpenBookIntent { var target: Book }"))
        expect(intent, equals: #"public static var title: LocalizedStringResource { "Open Book" }"# + "\npublic init() {}")
        try expect(source("SchemaIntent", "struct A { static let title: LocalizedStringResource = \\\"T\\\"\\n init() {} }"), equals: "")
        let entity = try #require(try source("SchemaEntity", "struct AssetEntity { struct Query { static let title = 1 } }"))
        expect(entity, equals: #"static var typeDisplayRepresentation: AppIntents.TypeDisplayRepresentation { "Asset" }"#)
        try expect(source("SchemaEnum", "enum URLKind: String { case a }")?.contains(#"{ "URLKind" }"#), equals: true)
    }

    @Test("A type that conforms already gets no second conformance") func conformance() throws {
        try expect(
            source("SchemaIntent", "struct A {}", role: "extension", conformance: "AppIntent"),
            equals: "extension A: AppIntents.AppIntent {}"
        )
        try expect(
            source("SchemaEntity", "struct A {}", role: "extension", conformance: "AppEntity"),
            equals: "extension A: AppIntents.AppEntity {}"
        )
        try expect(source("SchemaEnum", "enum A: String {}", role: "extension"), equals: "")
    }

    @Test(
        "An intent's variables are its parameters; what has a wrapper or a value of its own is none",
        arguments: [
            ("var target: Book", #"@AppIntents.IntentParameter(title: "Target")"#),
            ("public var bookName: String?", #"@AppIntents.IntentParameter(title: "Book Name")"#),
            ("@Parameter var target: Book", ""), ("@Dependency var library: Library", ""), ("let id: Int", ""), ("var count = 1", ""),
            ("static var title: String", ""), ("var words: String { target.name }", ""), ("func perform() {}", ""),
        ])
    func parameters(member: String, attribute: String) throws {
        try expect(source("SchemaIntent", member, role: "memberAttribute"), equals: attribute)
    }
}
