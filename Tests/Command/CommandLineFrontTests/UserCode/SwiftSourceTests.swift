import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Swift files taken apart")
struct SwiftSourceTests {
    private let conditions = CompilationConditions(modules: ["SwiftUI", "UIKit"], flags: ["PRO"])

    private func words(_ text: String) -> [String] {
        SwiftSource(text, where: conditions).activeTokens.compactMap(\.word)
    }

    @Test(
        "Conditions hold as for an iPhone's preview",
        arguments: [
            ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("os(macOS) || os(iOS)", true),
            ("os(iOS) && canImport(Charts)", false), ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("DEBUG", true),
            ("PRO && !FREE", true), ("FREE", false), ("!(FREE || PRO)", false), ("targetEnvironment(simulator)", true),
            ("targetEnvironment(macCatalyst)", false), ("swift(>=5.9)", true), ("os(watchOS) ||\n os(iOS)", true), ("false", false),
            ("(os(iOS) && PRO) || FREE", true),
        ])
    func conditions(text: String, holds: Bool) {
        expect(words("#if \(text)\nyes\n#else\nno\n#endif"), equals: [holds ? "yes" : "no"])
    }

    @Test("Of several branches the first that holds is taken, also within others")
    func branches() {
        let text = "a\n#if FREE\nb\n#elseif PRO\nc\n#if os(tvOS)\nd\n#else\ne\n#endif\n#elseif os(iOS)\nf\n#else\ng\n#endif\nh"
        expect(words(text), equals: ["a", "c", "e", "h"])
        expect(words("#if FREE\n#if PRO\na\n#endif\n#else\nb\n#endif"), equals: ["b"])
    }

    @Test(
        "Imports, with what stands before them",
        arguments: [
            ("import Charts", "Charts", "import Charts"), ("@testable import A", "A", "@testable import A"),
            ("@preconcurrency public import A.B", "A", "@preconcurrency public import A.B"),
            ("import struct Charts.Chart", "Charts", "import struct Charts.Chart"), ("import os.log", "os", "import os.log"),
            ("@_spi(X) import A\nlet b = 1", "A", "@_spi(X) import A"),
        ])
    func imports(text: String, module: String, range: String) {
        let imports = SwiftSource(text, where: conditions).imports
        expect(imports.map(\.module), equals: [module])
        expect(imports.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }, equals: [range])
    }

    @Test("No import", arguments: ["// import A", "\"import A\"", "#if os(macOS)\nimport A\n#endif", "f { import_a() }"])
    func none(text: String) {
        #expect(SwiftSource(text, where: conditions).imports.isEmpty)
    }

    @Test(
        "What compiles nowhere but on Apple's systems goes, and columns stay",
        arguments: [
            ("@main struct A {}", "      struct A {}"), ("@objc func a() {}", "      func a() {}"),
            ("@objc(a:b:) func a() {}", "            func a() {}"), ("@objcMembers class A {}", "             class A {}"),
            ("@IBAction func a() {}", "          func a() {}"), ("#selector(tap)", "Selector(\"tap\")"),
            ("f(#selector(A.tap(_:)), 1)", "f(Selector(\"A.tap(_:)\", A.self, { $0.tap(_:) }), 1)"),
            ("f(#selector(UIResponder.tap))", "f(Selector(\"UIResponder.tap\"))"),
            ("f(#selector(getter: a))", "f(Selector(\"getter: a\"))"),
            ("class A: B { let c = { #selector(tap(_:)) } }", "class A: B { let c = { Selector(\"tap(_:)\", A.self, { $0.tap(_:) }) } }"),
            (
                "extension A.B { func f() { #selector(self.tap) } }",
                "extension A.B { func f() { Selector(\"self.tap\", A.B.self, { $0.tap }) } }"
            ),
            (
                "class A { struct B { var f: C { #selector(tap) } } }",
                "class A { struct B { var f: C { Selector(\"tap\", B.self, { $0.tap }) } } }"
            ), ("let a = \"@main\"", "let a = \"@main\""),
            ("@mainActor(x)", "@mainActor(x)"), ("#if os(Linux)", "#if false    "), ("#if canImport(AppKit)", "#if false            "),
            ("#if canImport(FoundationXML)", "#if false                   "),
            ("#if targetEnvironment(simulator)", "#if true                        "), ("#if canImport(UIKit)", "#if canImport(UIKit)"),
        ])
    func rewritten(text: String, expected: String) {
        expect(PlatformRewriter.rewritten(SwiftSource(text, where: conditions)), equals: expected)
    }

    @Test(
        "Previews are found in the text",
        arguments: [
            ("#Preview { A() }", [PreviewScan.Found(kind: .preview, name: "F", family: nil, line: 1)]),
            (
                "\n#Preview(\"Card\", traits: .fixedLayout(width: 1, height: 2)) { A() }",
                [.init(kind: .preview, name: "Card", family: nil, line: 2, title: "Card", hasOwnSize: true)]
            ),
            ("#Preview(as: .systemSmall) {\n W()\n} timeline: { e }", [.init(kind: .preview, name: "W", family: "systemSmall", line: 1)]),
            (
                "#Preview(\"N\", as: .accessoryInline, widget: {\n W()\n})",
                [.init(kind: .preview, name: "N", family: "accessoryInline", line: 1, title: "N")]
            ),
            (
                "#Preview(\"Card\", arguments: [\"a b\", \"\"]) { A($0) }",
                [
                    .init(kind: .preview, name: "Card-a b", family: nil, line: 1, title: "Card (a b)"),
                    .init(kind: .preview, name: "Card-2", family: nil, line: 1, title: "Card (2)"),
                ]
            ),
            (
                "#Preview(arguments: [Side.left]) { A($0) }\n#Preview(arguments: [-1]) { A($0) }",
                [
                    .init(kind: .preview, name: "F", family: nil, line: 1),
                    .init(kind: .preview, name: "F--1", family: nil, line: 2, title: "F (-1)"),
                ]
            ),
            ("struct A_Previews: PreviewProvider {}", [.init(kind: .provider, name: "A_Previews", family: nil, line: 1)]),
            ("struct W: Widget { }\nstruct V: View { let w: Widget }", [.init(kind: .widget, name: "W", family: nil, line: 1)]),
            ("#if os(macOS)\n#Preview { A() }\n#endif", []), ("// #Preview {}", []), ("struct B: WidgetBundle {}", []),
            ("struct C: ControlWidget {}", [.init(kind: .control, name: "C", family: nil, line: 1)]),
        ])
    func previews(text: String, expected: [PreviewScan.Found]) {
        expect(PreviewScan.previews(in: SwiftSource(text, where: conditions).activeTokens, fileName: "F"), equals: expected)
        #expect(expected.isEmpty || PreviewScan.isWorthReading(text))
    }
}
