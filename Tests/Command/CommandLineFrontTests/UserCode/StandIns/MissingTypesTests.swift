import Foundation
import SwiftLexing
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Types of missing modules, by their uses")
struct MissingTypesTests {
    private func types(_ text: String) -> MissingTypes {
        var types = MissingTypes()
        types.add(SwiftTokenizer.tokens(of: text), importing: ["Flux"])
        let isForeign = { !["View", "String", "Int", "Void", "Any", "MainActor"].contains($0) }
        types.keep(types: isForeign, attributes: isForeign)
        return types
    }

    private func kind(_ name: String, in text: String) -> MissingTypes.Use.Kind? { types(text).uses[name]?.kind(called: name) }

    @Test(
        "A type is what its uses make of it",
        arguments: [
            ("struct A: Thing { var a: Int }", MissingTypes.Use.Kind.proto), ("struct A: Thing { var body: some View { a } }", .view),
            ("extension A: Thing {}", .proto), ("func f<T: Thing>(_ t: T) {}", .proto), ("var a: any Thing", .proto),
            ("class A: Thing { var a = 1 }", .proto), ("class A: Thing { override func f() {} }", .base(superclass: "Foundation.NSObject")),
            ("var a: Thing?", .value), ("func f(_ a: [Thing]) -> Thing { a[0] }", .value), ("enum A { case a(Thing) }", .value),
            ("let a = b as? Thing", .value), ("let a = Thing(b)", .value), ("f(Thing(), 1)", .value),
            ("func f(_ a: @escaping Thing, b: Thing?) {}", .function),
        ])
    func kinds(_ text: String, _ expected: MissingTypes.Use.Kind) { expect(kind("Thing", in: text), equals: expected) }

    @Test("A controller that a class inherits is one of UIKit's")
    func controller() {
        expect(kind("BaseViewController", in: "class A: BaseViewController {}"), equals: .base(superclass: "UIKit.UIViewController"))
    }

    @Test("A class that a representable makes is one of UIKit's views")
    func represented() {
        let text = "func makeUIView(context: Context) -> MediaView { MediaView() }"
        expect(kind("MediaView", in: text), equals: .base(superclass: "UIKit.UIView"))
    }

    @Test(
        "Parameters, labels, attributes, members and own types are no types of the module",
        arguments: [
            "func f<Thing>(_ a: Thing) {}", "f(Thing: 1)", "@Thing var a: Int", "let a = b.Thing", "struct Thing {}\nvar a: Thing",
            "var body: some View { Thing() }", "let a = ThingView()",
        ])
    func others(_ text: String) { expect(types(text).names, equals: []) }

    @Test("Arguments, members and the module's own name are declared as they are used")
    func source() {
        let types = types("var a: Store<Int, String>\nvar b: Store<Int, String>.Key\nvar c: Flux.Action\nweak var d: (any Friend)?")
        expect(types.names, equals: ["Action", "Friend", "Store"])
        expect(types.uses["Store"]?.arity, equals: 2)
        let source = types.source(in: "App")
        #expect(source.contains("final class Store<A0, A1>") && source.contains("enum Flux { public typealias Action = App.Action }"))
        #expect(source.contains("public protocol Friend: Swift.AnyObject {}"))
        #expect(self.types("var a: Flux.String\nvar b: Flux.Action").source(in: "App").contains("typealias String = _Flux_String"))
        expect(self.types("var a: Store.Key").uses["Store"]?.nested, equals: ["Key"])
    }

    @Test("Values can be made with the labels that the code uses, unless a closure follows")
    func initializers() {
        let types = types(
            """
            let client: Client
            client = Client(url: url, key: f(1, 2)); let b = Client(nil, "x"), c: Client = .init(d: 1), e = Client(f: 1) { g() }
            var h: Store<Int>?; h = Store(i: 1); let r = Store<Int, () -> Int>(s: .t)
            var j: Key = Key(), l: Client? = Client(inout: 1), m: Key = .init(n: 1), o = [Key.init(p: 1), .init(q: 2)]
            """)
        let source = types.source(in: "App")
        for labels in [
            "i _0: Any?", "s _0: Any?", "s _0: _MissingArgument", "_ _0: Any?, _ _1: Any?", "url _0: Any?, key _1: Any?", "d _0: Any?",
            "n _0: Any?", "q _0: Any?",
        ] {
            #expect(source.contains("public init(\(labels)) {}"), "\(labels)")
        }
        #expect(!source.contains("p _0") && !source.contains("f _0") && !source.contains("inout _0"))
        #expect(source.contains("final class Key:") && source.contains("public init() {}"))
    }

    @Test("Members that have their type from the context are members of the type of an argument, and those behind a type are its values")
    func contextualMembers() {
        let source = types(
            """
            var a: Key { .init(name: "a", in: .standard, .suite("b", at: .here), f(.elsewhere.c)) }
            let d = Level.debug, e: Level? = .custom(1), g = Level.named("h")
            """
        ).source(in: "App")
        for member in [
            "public init(name _0: Any?, in _1: _MissingArgument, _ _2: _MissingArgument, _ _3: Any?) {}",
            "static var `standard`: _MissingArgument", "static func `suite`(_ _0: Any?, at _1: _MissingArgument) -> _MissingArgument",
            "static var `here`: _MissingArgument", "static var `debug`: Level", "static func `named`(_ _0: Any?) -> Level",
        ] {
            #expect(source.contains(member), "\(member)")
        }
        #expect(!source.contains("elsewhere"))
    }

    @Test("An argument of a modifier that takes a style is a style, which changes nothing")
    func styles() {
        let types = types("a.buttonStyle(Sweet(size: .big)).modifier(Salty())\nlet b = Sour(1)")
        expect(types.uses["Sweet"]?.modifiers, equals: ["buttonStyle"])
        expect(types.uses["Sour"]?.modifiers, equals: [])
        let source = types.source(in: "App")
        #expect(
            source.contains("extension Sweet: SwiftUI.ButtonStyle { public func makeBody(") && source.contains("{ configuration.label }"))
        #expect(source.contains("extension Salty: SwiftUI.ViewModifier { public func body(content: Content)"))
    }

    @Test("The compiler takes what is declared")
    func compiled() throws {
        let types = types(
            """
            let a: Client = Client(url: b, 1), c: Client.Kind?
            var d: Store<Int>?
            func e(_ f: @escaping Done, g: any Friend) {}
            struct H { @RowID private var id: String?; @Column("n") @MainActor var name = "" }
            let i = Codec(keys: .init(first: .standard, .none()), 2, .suite("a")), k: Codec = .init(Codec.default), l = Codec.default()
            """)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var text = types.source(in: "App").replacing("Combine.ObservableObject, ", with: "")
        for module in ["Combine", "SwiftUI", "UIKit"] { text = text.replacing("import \(module)\n", with: "") }
        text += """

            let client = Client(url: nil, 1), done: Done = { _ in }, kind: Client.Kind? = nil
            struct Row: Codable, Hashable { @RowID var id: String?; @Column("n") var name = "" }
            enum Kind { case a }
            final class Owner { @Column("k") var kind: Kind; @RowID var id: String?; init() {} }
            let codec = Codec(keys: .init(first: .standard, .none()), 2, .suite("a")), other2: Codec = .init(Codec.default)
            let row = Row(name: "a"), other = try! JSONDecoder().decode(Row.self, from: Data("{\\"name\\": \\"b\\"}".utf8))

            """
        try FileSystem.write(text, to: path)
        expect(try ChildProcess.capture(["swiftc", "-typecheck", "-parse-as-library", path]).errors, equals: "")
    }

    @Test("A function that is called as a type has nothing that stands in for it") func functions() {
        let output = """
            a.swift:2:20: error: cannot find type 'Tracker' in scope
            a.swift:3:30: error: cannot find 'Tracker' in scope
            a.swift:4:20: error: cannot find type 'NSLocalizedString' in scope
            a.swift:5:2: error: unknown attribute 'RowID'
            """
        expect(MissingTypesProbe.answer(in: output), equals: MissingTypesProbe.Answer(types: ["Tracker"], attributes: ["RowID"]))
    }

    @Test("An attribute of a variable is a wrapper of its value, any other a macro that makes nothing")
    func attributes() {
        let types = types("@Row(\"a\", key: 1) struct A { @RowID public static var id: String? }\n@Row func f() {}")
        expect(types.names, equals: [])
        expect(types.attributes["RowID"], equals: MissingTypes.AttributeUse(isWrapper: true, parameters: [[]]))
        let source = types.source(in: "App")
        for labels in ["", "_ _0: Any?, key _1: Any?"] { #expect(source.contains("@attached(peer) public macro Row(\(labels)) = ")) }
    }
}
