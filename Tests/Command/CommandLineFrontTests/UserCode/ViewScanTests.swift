import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Views without previews")
struct ViewScanTests {
    private func names(_ text: String) -> [String] {
        let source = SwiftSource(text, where: CompilationConditions(modules: ["SwiftUI"]))
        return ViewScan.views(in: DeclarationReader.declarations(in: source.activeTokens)).map(\.name)
    }

    @Test(
        "A view is drawn where nothing needs an argument",
        arguments: [
            "struct A: View { var body: some View { Text(\"\") } }",
            "struct A: View {\n @State private var isOn = false\n @State var timer: Timer?\n var body: some View { Text(\"\") } }",
            "struct A: SwiftUI.View {\n @Environment(\\.colorScheme) var scheme\n @Namespace var space\n var body: some View { x } }",
            "struct A: View {\n let colors: [Color] = [.red]\n static let limit: Int\n private(set) var count = 0\n var body: some View { x } }",
            "struct A: View {\n let data: [Int]\n init(data: [Int] = []) { self.data = data }\n var body: some View { x } }",
            "struct A: View {\n let data: [Int]\n init() { data = [] }\n init(data: [Int]) { self.data = data }\n var body: some View { x } }",
            "@available(iOS 17, *)\nstruct A: View, Animatable {\n var animatableData: Double { get { 0 } set {} }\n var body: some View { x } }",
            "struct A: View {\n @AppStorage(\"name\", store: .standard) private var name: String = \"\"\n var body: some View { x } }",
            "struct A: View {\n var n = 1 { didSet { print(n) } }\n func f(_ a: Int) { let b: Int; b = a }\n var body: some View { x } }",
            "struct A: View {\n #if os(macOS)\n let window: NSWindow\n #endif\n var body: some View { x } }",
        ])
    func drawn(text: String) {
        expect(names(text), equals: ["A"])
    }

    @Test(
        "A view that needs an argument, or that no other file sees, is not drawn",
        arguments: [
            "struct A: View {\n let title: String\n var body: some View { Text(title) } }",
            "struct A: View {\n @Binding var isOn: Bool\n var body: some View { x } }",
            "struct A: View {\n @EnvironmentObject var model: Model\n var body: some View { x } }",
            "struct A: View {\n let name: String?\n var body: some View { x } }",
            "struct A: View {\n var n: Int { didSet { print(n) } }\n var body: some View { x } }",
            "struct A: View {\n var n = 1\n init(n: Int, m: Int = 2) { self.n = n }\n var body: some View { x } }",
            "struct A: View {\n private init() {}\n var body: some View { x } }",
            "struct A<Content: View>: View {\n var body: some View { x } }",
            "private struct A: View { var body: some View { x } }",
            "struct A: ViewModifier { func body(content: Content) -> some View { content } }",
            "enum Views { struct A: View { var body: some View { x } } }",
            "#if os(macOS)\nstruct A: View { var body: some View { x } }\n#endif",
        ])
    func notDrawn(text: String) {
        #expect(names(text).isEmpty)
    }

    @Test("A list shows apps where there is no preview")
    func apps() {
        let text =
            "@main struct Shop: App {\n var body: some Scene { WindowGroup { A() } }\n}\nstruct A: View { var body: some View { x } }"
        let tokens = SwiftSource(text, where: CompilationConditions(modules: [])).activeTokens
        expect(ViewScan.apps(in: DeclarationReader.declarations(in: tokens)), equals: [ViewScan.Found(name: "Shop", line: 1)])
    }

    /// A folder with files, gone after the body.
    private func files(_ files: [String: String], beside: Bool = false) throws -> [HostModule.SourceFile] {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("Views-\(UUID().uuidString)").path
        for (path, text) in files { try FileSystem.write(text, to: "\(root)/\(path)") }
        defer { try? FileManager.default.removeItem(atPath: root) }
        let module = HostModule(name: "M", files: files.keys.sorted().map { HostModule.SourceFile("\(root)/\($0)") })
        return UnpreviewedViews(module: module, conditions: CompilationConditions(modules: []), beside: beside).files
    }

    @Test("A preview is written for each such view of a module that has no preview and no widget")
    func written() throws {
        let view = "struct A: View { var body: some View { x } }\nstruct B: View { var body: some View { x } }"
        let made = try files(["A.swift": view, "Model.swift": "let x = 1"])
        expect(
            made.map { NSString(string: $0.path).lastPathComponent },
            equals: [
                "ViewsWithoutPreviews+A+A.swift", "ViewsWithoutPreviews+A+B.swift",
            ])
        expect(made.map(\.text), equals: ["A", "B"].map { "import SwiftUI\n\n#Preview(\"\($0)\") { \($0)() }\n" })
        #expect(made.allSatisfy { $0.guess == .view })
        for other in ["#Preview { A() }", "struct P: PreviewProvider {}", "struct W: Widget {}"] {
            let (alone, beside) = (
                try files(["A.swift": view, "Z.swift": other]), try files(["A.swift": view, "Z.swift": other], beside: true)
            )
            #expect(alone.isEmpty && beside.count == 2)
        }
    }

    @Test("What was written of a guess and does not compile is left out whole; of a sample it is told")
    func extras() {
        let (user, view, sample) = ("/u/A.swift", "/u/ViewsWithoutPreviews+A+B.swift", "/u/SamplesWithoutPreviews+A+C.swift")
        let module = HostModule(
            name: "M",
            files: [
                HostModule.SourceFile(user), HostModule.SourceFile(view, text: "x", guess: .view),
                HostModule.SourceFile(sample, text: "x", guess: .sample(of: "C (sample)")),
            ])
        let text = "import SwiftUI\n\nprivate struct Sample: View {\n var body: some View { B() }\n}\n\n#Preview(\"B\") { Sample() }\n"
        var rounds = CompilationRounds(module: module, files: [user: "struct A {}", view: text, sample: text], leftOut: [])
        rounds.take(
            .failed(["\(view):4:24: error: cannot find 'B' in scope", "\(sample):4:24: error: cannot find 'B' in scope"]), isLast: false)
        #expect(rounds.leftOut.isEmpty)
        expect(rounds.texts.keys.sorted(), equals: [user])
        expect(rounds.unsampled, equals: ["C (the compiler reports: cannot find 'B' in scope)"])
    }

    @Test("A guest of a user's file is compiled behind it under its own file's name, and goes with that")
    func guests() throws {
        let (user, sample) = ("/u/A.swift", "/u/SamplesWithoutPreviews+A+B.swift")
        let module = HostModule(
            name: "M",
            files: [
                HostModule.SourceFile(user),
                HostModule.SourceFile(sample, text: "x", guess: .sample(of: "B (sample)"), inside: .init(path: user, text: "func f() {}")),
            ])
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Guests-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let copies = SourceCopies(of: module, in: folder)
        try copies.write([user: "struct A {}", sample: "x"])
        let with = try String(contentsOfFile: copies.files[0].copy, encoding: .utf8)
        #expect(with.hasSuffix("struct A {}\n#sourceLocation(file: \"\(sample)\", line: 1)\nfunc f() {}\n#sourceLocation()\n"))
        var rounds = CompilationRounds(module: module, files: [user: "struct A {}", sample: "x"], leftOut: [])
        rounds.take(.failed(["\(sample):1:4: error: cannot find 'B' in scope"]), isLast: false)
        #expect(rounds.leftOut.isEmpty && rounds.texts.keys.sorted() == [user] && rounds.changed == [user, sample])
        try copies.write(rounds.texts)
        #expect(try String(contentsOfFile: copies.files[0].copy, encoding: .utf8).hasSuffix("struct A {}"))
    }
}
