import SwiftLexing
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Declarations in source text")
struct DeclarationReaderTests {
    private func declarations(_ text: String) -> [SourceDeclaration] {
        DeclarationReader.declarations(in: SwiftTokenizer.tokens(of: text))
    }

    private func type(_ text: String) -> String {
        let tokens = SwiftTokenizer.tokens(of: text)
        var reader = SourceTypeReader(tokens, from: 0, to: tokens.count)
        let type = reader.read()
        return "\(type.text)|\(tokens.count - reader.index)"
    }

    @Test(
        "Types are read whole",
        arguments: [
            ("Int", "Int|0"), ("SwiftUI.Color?", "SwiftUI.Color?|0"), ("[String: [Int]]", "[String: [Int]]|0"),
            ("Binding<Set<Item.ID>> = 1", "Binding<Set<Item.ID>>|2"),
            ("@escaping (Int, _ b: Bool) async throws -> Void", "(Int, Bool) -> Void|0"),
            ("(() -> Void)? {", "(() -> Void)?|1"), ("some View & Sendable", "some View & Sendable|0"), ("any Loader", "any Loader|0"),
            ("(width: Int, height: Int)", "(width: Int, height: Int)|0"), ("Optional<Int>", "Int?|0"), ("Void", "()|0"),
            ("Int...", "[Int]|0"),
            ("Card.Type", "Card.Type|0"), ("inout Int", "Int|0"), ("@ViewBuilder () -> Content", "() -> Content|0"),
        ])
    func types(text: String, expected: String) {
        expect(type(text), equals: expected)
    }

    @Test("An import of one declaration declares nothing, and hides no type behind it") func importOfOne() {
        let found = declarations("@testable import Kit; import struct Kit.Card\nimport XCTest\nfinal class CardTests: XCTestCase {}")
        expect(found.map(\.name).filter { !$0.isEmpty }, equals: ["CardTests"])
    }

    @Test("A type has its members, with what is written of them")
    func members() throws {
        let card = try #require(
            declarations(
                """
                @available(iOS 17, *) public struct Card<Content: View, ID>: View, Sized where ID: Hashable {
                    @Binding var isOn: Bool
                    private(set) var count = 1 { didSet { print(count) } }
                    let a, b: Int
                    var size: CGSize { .zero }
                    static let sample = Card()
                    @ViewBuilder let content: () -> Content
                    init(_ title: String, isOn: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping () -> Content) { let x = 1 }
                    enum Kind { case plain, framed(width: Int) }
                    func f<T>(x: T) -> Int where T: View { 1 }
                }
                """
            ).first)
        #expect(card.name == "Card" && card.inherited.map(\.text) == ["View", "Sized"] && card.attributes == ["available"])
        expect(card.generics, equals: [.init(name: "Content", bounds: [.name("View")]), .init(name: "ID", bounds: [.name("Hashable")])])
        expect(card.members.map(\.name), equals: ["isOn", "count", "a", "b", "size", "sample", "content", "init", "Kind", "f"])
        let stored = card.members.map { member in if case .property(let property) = member.kind { property.isStored } else { false } }
        expect(stored, equals: [true, true, true, true, false, true, true, false, false, false])
        guard case .initializer(let head, false) = card.members[7].kind else { Issue.record("no initialiser"); return }
        #expect(head.parameters.map(\.label) == [nil, "isOn", "content"] && head.parameters.map(\.hasDefault) == [false, true, false])
        expect(head.parameters[2].attributes, equals: ["ViewBuilder", "escaping"])
        expect(card.members[8].members.map(\.name), equals: ["plain", "framed"])
    }

    @Test("What a function does is not read, and a class function is no class")
    func functions() {
        let text = """
            extension View {
                func f(_ n: Int) -> some View { struct Inner {}; return self }
                class func g() {}
            }
            let x = Foo<A, B>.make(), y = 2
            #Preview("A") { let z = 1; Text("") }
            """
        let found = declarations(text)
        expect(found.map(\.name), equals: ["View", "x", "y", ""])
        #expect(found[0].members.map(\.name) == ["f", "g"] && found[0].kind == .typeExtension)
        expect(found[3].kind, equals: .preview)
    }

    @Test(
        "Text that is no Swift is read to its end",
        arguments: [
            "struct", "struct A {", "let", "func (", "extension : {", "case", "}}}", "@", "struct A<: View {}", "init(", "var x: [Int",
            "enum E { case a(", "typealias", "#Preview",
        ])
    func nonsense(text: String) {
        _ = declarations(text)
        _ = declarations(text + " " + text)
    }
}
