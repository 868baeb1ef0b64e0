import TestSupport
import Testing

@testable import MacroExpansion

@Suite("@Model expanded")
struct ModelMacroTests {
    private func expand(_ macro: String, _ role: String, _ source: String) -> String? {
        let location = PluginRequest.Location(fileID: "M/F.swift", fileName: "/F.swift", offset: 0, line: 1, column: 1)
        let attachment = PluginRequest.Attachment(
            macro: .init(typeName: macro), macroRole: role, declSyntax: .init(source: source, location: location), lexicalContext: nil,
            parentDeclSyntax: nil, extendedTypeSyntax: .init(source: "A"),
            conformanceListSyntax: .init(source: "Observable, PersistentModel"))
        guard case .expansion(let source, _) = MacroPlugin.reply(to: .attachment(attachment)) else { return nil }
        return source
    }

    @Test(
        "Variables that are stored are kept",
        arguments: [
            ("var a: Int", true), ("@Attribute(.unique) private var a = \"\"", true), ("@Relationship var a: [B] = []", true),
            ("@Transient var a = 1", false), ("let a: Int", false), ("static var a = 1", false), ("lazy var a = 1", false),
            ("var a: Int { 1 }", false), ("func a() { var b = 1 }", false), ("init() {}", false), ("enum K { case a }", false),
        ])
    func persisted(_ member: String, _ isKept: Bool) {
        expect(expand("Model", "memberAttribute", member), equals: (isKept ? "@SwiftData._PersistedProperty" : ""))
    }

    @Test("The description names variables, marks and constraints")
    func metadata() throws {
        let source = """
            public final class A {
                #Unique<A>([\\.a, \\.b])
                @Attribute(.unique, originalName: "x") var a: String
                var b = 1
                @Relationship(deleteRule: .cascade, inverse: \\B.a) var bs: [B] = []
            }
            """
        let members = try #require(expand("Model", "member", source))
        for part in [
            "keypath: \\A.a, defaultValue: nil, metadata: SwiftData.Schema.Attribute(.unique, originalName: \"x\")",
            "keypath: \\A.b, defaultValue: nil, metadata: nil",
            "metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\B.a)",
            "SwiftData.Schema.Unique<A>([\\.a, \\.b])", "public required init(backingData: any SwiftData.BackingData<A>)",
        ] { #expect(members.contains(part)) }
    }

    @Test("A structure is no model")
    func structure() { #expect(expand("Model", "member", "struct A { var a = 1 }") == nil) }

    @Test("A query stands beside its variable, hidden as that is")
    func query() {
        let source = "@Query(sort: \\Habit.name) private var habits: [Habit]"
        expect(expand("Query", "peer", source), equals: "var _habits: SwiftData.Query<Habit, [Habit]> = .init(sort: \\Habit.name)")
        expect(expand("Query", "accessor", source), equals: "{\n    get { _habits.wrappedValue }\n}")
        expect(expand("Query", "peer", "@Query var a: [B]"), equals: "var _a: SwiftData.Query<B, [B]> = .init()")
        expect(expand("Query", "peer", "@Previewable @Query var a: [B]"), equals: "")
        expect(
            expand("Query", "accessor", "@Previewable @Query var a: [B]"),
            equals: "{\n    get { SwiftData.Query<B, [B]>().wrappedValue }\n}")
        #expect(expand("Query", "peer", "@Query var a") == nil)
    }
}
