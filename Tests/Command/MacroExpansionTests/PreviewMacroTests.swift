import Foundation
import TestSupport
import Testing

@testable import MacroExpansion

@Suite("#Preview expanded")
struct PreviewMacroTests {
    @Test(
        "The arguments are everything behind the name",
        arguments: [
            ("#Preview { Text(\"}\") }", "", " { Text(\"}\") }"),
            ("\n\n#Preview(\"a\") { }", "\n\n", "(\"a\") { }"),
            ("@available(iOS 17, *)\n#Preview {}", "@available(iOS 17, *)\n", " {}"),
            (
                "@available(*, deprecated, message: \"#Preview {\")\n#Preview {}", "@available(*, deprecated, message: \"#Preview {\")\n",
                " {}"
            ),
            ("// #Preview {}\n#Preview {}", "// #Preview {}\n", " {}"),
            ("/* /* #Preview */ */ #SwiftUI.Preview {}", "/* /* #Preview */ */ ", " {}"),
            ("#Previewer #Preview {}", "#Previewer ", " {}"),
        ])
    func scanned(source: String, prefix: String, arguments: String) {
        let expected = InvocationScanner.Invocation(prefix: prefix, arguments: arguments)
        expect(InvocationScanner.invocation(in: source), equals: expected)
    }

    @Test("What is no use of the macro has no arguments", arguments: ["", "#", "Preview {}", "// #Preview", "\"#Preview\"", "/*", "\"\\"])
    func unscanned(source: String) {
        #expect(InvocationScanner.invocation(in: source) == nil)
    }

    private func expansion(of source: String, line: Int = 7, column: Int = 3) -> String {
        """
        {"expandFreestandingMacro":{"discriminator":"$s1M01Aswift_7PreviewfMf_","macroRole":"declaration",\
        "syntax":{"kind":"declaration","source":"\(source)","location":{"fileID":"M/A \\"b\\".swift",\
        "fileName":"/m/A.swift","offset":40,"line":\(line),"column":\(column)}}}}
        """
    }

    private func reply(to json: String) throws -> PluginReply {
        PreviewExpansion.reply(to: try JSONDecoder().decode(PluginRequest.self, from: Data(json.utf8)))
    }

    @Test("A registry at the place of the number sign, with the call as written")
    func declaration() throws {
        guard case .expansion(let source?, let errors) = try reply(to: expansion(of: "\\n  #Preview(\\\"n\\\") { V() }")) else {
            Issue.record("no expansion")
            return
        }
        #expect(errors.isEmpty)
        #expect(source.contains("nonisolated struct $s1M01Aswift_7PreviewfMf_15PreviewRegistryfMu_: SwiftUI.PreviewRegistry"))
        #expect(source.contains(#"static var fileID: Swift.String { "M/A \"b\".swift" }"#))
        #expect(source.contains("static var line: Swift.Int { 8 }"))
        #expect(source.contains("static var column: Swift.Int { 3 }"))
        #expect(source.contains("#sourceLocation(file: \"/m/A.swift\", line: 8)\n  _Preview(\"n\") { V() }\n#sourceLocation()\n"))
        #expect(source.contains(#"@used @section("zoetrope_previews")"#))
    }

    @Test("What is taken out of a body leaves all lines where they were")
    func previewable() throws {
        let source = #"#Preview\n(\"n\") {\n  @Previewable @State var a = [\n1]\n  V(a)\n}"#
        guard case .expansion(let expanded?, _) = try reply(to: expansion(of: source)) else {
            Issue.record("no expansion")
            return
        }
        #expect(expanded.contains("line: 9)\n @State var a = [\n1]\n#sourceLocation()"))
        #expect(expanded.contains("line: 8)\nvar body: some SwiftUI.View {\n  \n\n  V(a)\n}\n#sourceLocation()"))
        #expect(expanded.contains("line: 7)\nreturn _Preview\n(\"n\")  { Previewed() }\n#sourceLocation()"))
    }

    @Test(
        "A place behind lines of every kind",
        arguments: [("", 7, 3), ("ab", 7, 5), ("a\n b", 8, 3), ("a\r\nb", 8, 2), ("a\rb", 8, 2), ("é\né", 8, 3)])
    func location(text: String, line: Int, column: Int) {
        let start = PluginRequest.Location(fileID: "", fileName: "", offset: 10, line: 7, column: 3)
        let end = start.advanced(over: text)
        expect(end.line, equals: line)
        expect(end.column, equals: column)
        expect(end.offset, equals: 10 + text.utf8.count)
    }

    @Test("Previews of a file are expanded in their places, and what follows keeps its line and column")
    func expandedFile() {
        let text = """
            // #Preview { no }
            @available(iOS 17, *)
            #Preview("a") { Text("}") }; let b = 1
              #SwiftUI.Preview("é",
                as: .systemSmall) { W() } timeline: {
                E.a
              } // behind
            struct S {}
            """
        let expanded = PreviewExpansion.expanded(text, fileID: "M/A.swift", fileName: "/u/A.swift")
        let lines = expanded.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        expect(lines.count(where: { $0.contains("nonisolated struct PreviewRegistry") }), equals: 2)
        #expect(lines[2].hasPrefix("fileprivate nonisolated struct PreviewRegistry1_: "))
        #expect(expanded.contains("line: 3)\n_Preview(\"a\") { Text(\"}\") }\n#sourceLocation()"))
        #expect(
            expanded.contains("}\n#sourceLocation(file: \"/u/A.swift\", line: 3)\n" + String(repeating: " ", count: 29) + "let b = 1\n"))
        #expect(expanded.contains("static var line: Swift.Int { 4 }") && expanded.contains("static var column: Swift.Int { 3 }"))
        #expect(expanded.contains(#"[Swift.String?] { ["a"] }"#))
        #expect(
            expanded.contains("line: 4)\n  _Preview(\"é\",\n    as: .systemSmall) { W() } timeline: {\n    E.a\n  }\n#sourceLocation()"))
        #expect(expanded.hasSuffix("}\n#sourceLocation(file: \"/u/A.swift\", line: 7)\n    // behind\nstruct S {}"))
        expect(
            PreviewExpansion.expanded("let a = \"#Preview {}\"", fileID: "M/A.swift", fileName: "/u/A.swift"),
            equals: "let a = \"#Preview {}\"")
    }

    @Test("What cannot be expanded is an error at its place")
    func error() throws {
        guard case .expansion(nil, let errors) = try reply(to: expansion(of: "Preview")) else {
            Issue.record("an expansion")
            return
        }
        expect(errors.map(\.offset), equals: [40])
        expect(errors.map(\.fileName), equals: ["/m/A.swift"])
    }

    @Test("Frames go through the pipe: a length of eight bytes, then JSON, until an empty frame")
    func pipe() throws {
        var requestEnds: [Int32] = [0, 0]
        var replyEnds: [Int32] = [0, 0]
        #expect(Foundation.pipe(&requestEnds) == 0 && Foundation.pipe(&replyEnds) == 0)
        let compiler = PluginConnection(input: replyEnds[0], output: requestEnds[1])
        try compiler.send(Data(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8))
        try compiler.send(Data())
        try PluginConnection(input: requestEnds[0], output: replyEnds[1]).serve { PreviewExpansion.reply(to: $0) }
        let answer = try #require(try compiler.receive())
        expect(String(decoding: answer, as: UTF8.self), equals: #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
        close(requestEnds[1])
        #expect(try PluginConnection(input: requestEnds[0], output: replyEnds[1]).receive() == nil)
        for end in [requestEnds[0], replyEnds[0], replyEnds[1]] { close(end) }
    }
}
