import Foundation
import SwiftLexing
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Names of Apple's that are not here")
struct AppleNamesTests {
    private static let root = URL(fileURLWithPath: #filePath + "/../../../../..").standardized.path

    /// With `ZOETROPE_REGENERATE=1` the lines that are no longer true are taken out of the table's file.
    @Test("The table names nothing that the modules declare")
    func table() throws {
        let checkout = Checkout(path: Self.root)
        let files = checkout.parts.filter { $0.contains("/Sources/") }.flatMap { folder in
            SourceTree.swiftFiles(in: folder).map { "\(folder)/\($0)" }
        }
        let index = DeclarationIndex(files: files)
        let present = AppleNames.names(in: AppleNames.table).filter { index.isSure(of: $0) }
        if ProcessInfo.processInfo.environment["ZOETROPE_REGENERATE"] == "1", !present.isEmpty {
            let path = "\(Self.root)/Sources/Command/CommandLineFront/AppleNames/AppleNames+Table.swift"
            let gone = Set(present.map { "        \($0.symbol) \($0.kind.rawValue) \($0.version)" })
            let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            try lines.filter { !gone.contains(String($0)) }.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        }
        expect(present.map(\.symbol), equals: [], "run the tests with ZOETROPE_REGENERATE=1 to take these lines out")
        #expect(AppleNames.names(in: AppleNames.table).allSatisfy { $0.version.split(separator: ".").count == 2 })
    }

    @Test("Declarations as Apple writes them")
    func declarations() {
        var index = DeclarationIndex()
        index.add(
            SwiftTokenizer.tokens(
                of: """
                    public struct Gauge<Label: View>: View {
                        public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {}
                        public enum Size { case small, large(CGFloat); case huge }
                    }
                    extension SwiftUI.View { nonisolated public func gaugeStyle<S>(_ style: S) -> some View { let inner = 1 } }
                    extension Image { public init?(uiImage: UIImage) {} }
                    extension ToggleStyle { static var `switch`: Int { 1 }; static func `default`() {} }
                    """))
        #expect(index.initializers.contains("Gauge(value:label:)"), "with its defaults left out")
        expect(index.types, equals: ["Gauge", "Size"])
        #expect(index.members.isSuperset(of: ["gaugeStyle", "small", "large", "huge", "switch", "default"]))
        expect(index.initializers, equals: ["Gauge(value:in:label:)", "Gauge(value:label:)", "Image(uiImage:)"])
    }

    @Test(
        "A value that a list of choices lacks is missing, also where its type is not named; members of one type alone are known by length")
    func members() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("api-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = """
            struct F: View {
                var body: some View { TextField("a", text: $t).textContentType(.birthdate).textContentType(.name).other(.birthdate) }
                func f(_ u: URL) { _ = u.startAccessingSecurityScopedResource(); _ = [kCGImagePropertyOrientation: 1]; sysctlbyname("a", nil) }
                func g() { x.sysctlbyname(); let kCGImageOther = 1; view(contentType: .birthdate) }
            }
            """
        try FileSystem.write(text, to: "\(folder)/A.swift")
        var declared = DeclarationIndex()
        declared.add(
            SwiftTokenizer.tokens(
                of: """
                    struct UITextContentType { static let name = Self(), namePrefix = Self(); static let a = 1; static let b = 2
                        public static var c: Int { 1 }; static let d = 3; static let e = 4 }
                    struct Contact { var birthdate: Int }
                    """))
        let table = """
            UITextContentType.birthdate var 17.0
            UITextContentType.name var 10.0
            URL.startAccessingSecurityScopedResource() func 8.0
            kCGImagePropertyOrientation var 4.0
            sysctlbyname(_:_:_:_:_:) func 2.0
            """
        let survey = MissingSurvey(
            paths: ["\(folder)/A.swift"], names: AppleNames(table: table, except: declared), conditions: CompilationConditions(modules: []))
        #expect(
            Dictionary(uniqueKeysWithValues: survey.entries.map { ($0.name, $0.places.map { $0.split(separator: ":").last ?? "" }) }) == [
                "UITextContentType.birthdate": ["2", "4"], "URL.startAccessingSecurityScopedResource()": ["3"],
                "kCGImagePropertyOrientation": ["3"], "sysctlbyname(_:_:_:_:_:)": ["3"],
            ])
    }

    @Test("Uses in code, with their places; what the code declares itself is not missing")
    func survey() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("api-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = """
            import SwiftUI
            import Charts
            #if os(macOS)
            import AppKit
            #endif
            struct Toggle: View {}
            struct A: View {
                var body: some View {
                    Gauge(value: 1) { Text("") }.gaugeStyle(.circular)
                    Image(uiImage: x)
                    Image("y")
                    Toggle().chart()
                    Chart { BarMark() }
                }
            }
            """
        try FileSystem.write(text, to: "\(folder)/A.swift")
        var declared = DeclarationIndex()
        declared.add(SwiftTokenizer.tokens(of: "struct Image { init(_: String) {} } struct BarMark {}"))
        let table = """
            Gauge type 16.0
            Gauge.init(value:in:) init 16.0
            View.gaugeStyle(_:) func 16.0
            Image.init(uiImage:) init 13.0
            Toggle type 13.0
            BarMark type 16.0
            Chart type 16.0
            """
        let survey = MissingSurvey(
            paths: ["\(folder)/A.swift"], names: AppleNames(table: table, except: declared),
            conditions: CompilationConditions(modules: ["SwiftUI"]))
        expect(survey.entries.map(\.name), equals: ["Charts", "Chart", "Gauge", "Image.init(uiImage:)", "View.gaugeStyle(_:)"])
        expect(survey.entries[0], equals: .init(kind: .module, name: "Charts", version: "16.0", places: ["\(folder)/A.swift:2"]))
        let foreign = MissingSurvey(
            paths: ["\(folder)/A.swift"], names: AppleNames(table: table, except: declared),
            conditions: CompilationConditions(modules: ["SwiftUI"]), foreign: ["Charts"])
        #expect(foreign.entries.first?.version == nil, "a package's module that is called as one of Apple's")
        expect(survey.entries[2].places, equals: ["\(folder)/A.swift:9"])
        let lines = MissingReport(survey: survey, workingFolder: folder).lines
        expect(lines[1], equals: "  module  Charts                iOS 16.0  1  A.swift:2")
        expect(lines.count, equals: 8)
    }
}
