import Foundation
import SwiftLexing
import Testing

@testable import CommandLineFront

/// Each reader gets what once ended it or held it up for minutes.
@Suite("Hostile files", .serialized, .timeLimit(.minutes(5)))
struct HostileInputTests {
    private let fixture: ProjectFixture

    init() throws { fixture = try ProjectFixture() }

    private func read(_ kind: UntrustedInput, _ text: String) throws -> Bool { try kind.read(Array(text.utf8), in: fixture.root) }

    private static func times(_ count: Int, _ text: String, then middle: String = "", _ closing: String = "") -> String {
        String(repeating: text, count: count) + middle + String(repeating: closing, count: count)
    }

    private static let sources: [String: String] = [
        "angle brackets": "struct A: View { var x: " + times(4_000, "A<") + " }",
        "angle brackets that close": "struct A: View { var x: " + times(4_000, "A<", then: "B", ">") + " }",
        "parentheses in a type": "struct A: View { var x: " + times(4_000, "(", then: "B", ")") + " }",
        "brackets in a type": "struct A: View { let x: " + times(4_000, "[", then: "B", "]") + " }",
        "dots behind a type": "struct d:View{var t:Int" + times(5_000, ".") + "}",
        "forty dots": "struct d:View{var t:Int..........................................}",
        "lists in lists": "struct A: View { let x: " + times(14, "[", then: "B", "]") + " }; struct B { let c: Int }",
        "arrows": "struct A: View { let x: " + times(4_000, "() -> ") + "B }",
        "inverted constraints": "struct A: " + times(4_000, "~") + "B {}",
        "inverted constraints with attributes": "struct A: View { let x: " + times(4_000, "~@a ") + "B }",
        "some": "struct A: View { let x: " + times(4_000, "some ") + "B }",
        "types in types": times(4_000, "struct A {", then: "", "}"),
        "types without braces": times(2_000, "struct A: B "),
        "extensions without braces": times(4_000, "extension UIWindow "),
        "interpolations": times(4_000, "\"\\("),
        "interpolations that close": times(4_000, "\"\\(", then: "a", ")\""),
        "number signs": times(10_000, "#"),
        "number signs and a quote": times(10_000, "#") + "\"",
        "number signs and a slash": times(30_000, "#") + "/ a",
        "an interpolation that ends with the file": ") \"\\(",
        "fenced expressions": times(4_000, "#/\n"),
        "fenced expressions in a line": times(4_000, "#/a "),
        "conditions": times(4_000, "#if A\n") + "let a = 1",
        "a condition of parentheses": "#if " + times(4_000, "(", then: "A", ")") + "\n#endif",
        "a condition of exclamation marks": "#if " + times(4_000, "!") + "A\n#endif",
        "imports": times(4_000, ") import A "),
        "images": times(4_000, "UIImage(named: "),
        "selectors": times(2_000, "#selector(a) "),
        "a selector that ends with a dot": "class A { let a = #selector(A.) }",
        "two words of one declaration": "let a = 1; class struct A {}",
        "selectors in selectors": times(2_000, "#selector("),
        "calls of time": times(4_000, "a.asyncAfter(b) "),
        "previews": times(4_000, "#Preview("),
        "bundles": "extension Bundle {}" + times(4_000, " object(forInfoDictionaryKey: a)"),
        "symbols": times(4_000, "(systemName: "),
        "intents": times(4_000, "IntentConfiguration("),
        "managed declarations": "class A: B {" + times(2_000, "@NSManaged var a: Int\n") + "}",
        "managed declarations without an end": "class A: B {" + times(3_000, "@NSManaged var a ") + "}",
        "managed declarations around each other": times(3_000, "{ @NSManaged var a "),
        "paths in paths": times(4_000, "#keyPath(a."),
        "paths in paths that close": times(4_000, "#keyPath(a", then: ".b", ")"),
        "types in a line": times(8_000, "struct a "),
        "providers": times(2_000, "private struct A: "),
        "variables": times(4_000, "var a = b, "),
        "attributes": times(4_000, "@a<b>(c) "),
        "modifiers": times(4_000, "public ") + "func a() {}",
    ]

    @Test("Source that once overflowed the stack or took minutes is read in time", arguments: sources.keys.sorted())
    func source(name: String) throws {
        #expect(try read(.front, Self.sources[name] ?? ""))
    }

    @Test("A sample that would need any number of values is not made")
    func samples() {
        let fields = (0..<40).map { "let f\($0): [[[C]]]; let g\($0): [[[B]]]\n" }.joined()
        let tokens = SwiftTokenizer.tokens(of: "struct A: View { let b: [B] }\nstruct B { \(fields) }\nstruct C { \(fields) }\n")
        let survey = SampleSurvey([SampleSurvey.File(path: "/A.swift", tokens: tokens)])
        #expect(survey.samples.isEmpty && survey.blocked.map(\.name) == ["A"])
    }

    @Test("Build settings that double each other, or nest without end, are reported")
    func settings() throws {
        let doubling = (0..<60).map { "A\($0) = $(A\($0 + 1)) $(A\($0 + 1))\n" }.joined()
        #expect(try !read(.settings, doubling + "A60 = x\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = $(A0)\n"))
        #expect(try !read(.settings, "SWIFT_ACTIVE_COMPILATION_CONDITIONS = " + Self.times(20_000, "$(", then: "A", ")")))
        #expect(try read(.settings, "SWIFT_ACTIVE_COMPILATION_CONDITIONS = " + Self.times(50_000, "$(")))
        #expect(try !read(.settings, (0..<3).map { _ in "#include \"A.xcconfig\"\n" }.joined()))
    }

    @Test("Settings files that include many others, often, are reported")
    func includes() throws {
        for index in 0..<40 { try fixture.write(["\(index).xcconfig": Self.times(2, "#include \"\(index + 1).xcconfig\"\n")]) }
        try fixture.write(["40.xcconfig": "A = 1\n"])
        #expect(throws: ProjectFault.unreadable(path: "\(fixture.root)/40.xcconfig", reason: "configuration files include too many others"))
        {
            do throws(ProjectFault) { _ = try ConfigurationFile(path: "\(fixture.root)/0.xcconfig") } catch {
                guard case .unreadable(_, let reason) = error else { throw error }
                throw ProjectFault.unreadable(path: "\(fixture.root)/40.xcconfig", reason: reason)
            }
        }
    }

    @Test("Groups and variants that hold themselves, and long chains of groups, end")
    func groups() throws {
        var text = "{ objects = { P = {isa = PBXProject; mainGroup = G0; targets = (T); };\n"
        text += "V = {isa = PBXVariantGroup; children = (V, V, F); }; F = {isa = PBXFileReference; path = a.swift; };\n"
        text += "B = {isa = PBXBuildFile; fileRef = V; }; B2 = {isa = PBXBuildFile; fileRef = F; };\n"
        text += "S = {isa = PBXSourcesBuildPhase; files = (B, B2); };\n"
        text += "T = {isa = PBXNativeTarget; name = T; buildPhases = (S); productType = \"com.apple.product-type.application\"; };\n"
        for index in 0..<4_000 { text += "G\(index) = {isa = PBXGroup; path = g; children = (G\(index + 1)); };\n" }
        text += "G4000 = {isa = PBXGroup; children = (F); }; }; rootObject = P; }"
        _ = try read(.project, text)
    }

    @Test("Property lists that nest without end, hold themselves or grow with each level are refused")
    func propertyLists() throws {
        let xml = "<?xml version=\"1.0\"?><plist version=\"1.0\">"
        #expect(try !read(.plist, xml + Self.times(100_000, "<array>", then: "", "</array>") + "</plist>"))
        #expect(try !read(.plist, xml + Self.times(100_000, "<dict><key>a</key>")))
        for seconds in [1e300, .nan] {
            let list = ["a": Date(timeIntervalSinceReferenceDate: seconds)]
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            #expect(try UntrustedInput.plist.read(Array(data), in: fixture.root), "a date that Foundation cannot write")
        }
        #expect(try read(.plist, "{ a = <0fbd 77>; }"))
        #expect(try !read(.plist, "{ a = <0g>; }") && !read(.plist, "{ a = <0"))
        #expect(try !read(.plist, Self.times(100_000, "(")))
        #expect(try !read(.plist, Self.times(100_000, "{a=")))
        #expect(try !read(.intents, Self.times(100_000, "(")))
        for objects in [[[0, 0]], (0..<60).map { [$0 + 1, $0 + 1] } + [[]], (0..<250).map { [$0 + 1] } + [[]]] {
            #expect(throws: PropertyListGuard.Fault.self) { try PropertyListGuard.objects(of: Data(Self.binaryList(of: objects))) }
        }
        #expect(try PropertyListGuard.objects(of: Data(Self.binaryList(of: [[1, 1], [2], []]))) is [Any])
        // A set and a null end Foundation's reader.
        for kind in [0xC0, 0x80, 0x00] as [UInt8] {
            var bytes = Self.binaryList(of: [[1], []])
            bytes[10] = kind
            #expect(throws: PropertyListGuard.Fault.self) { try PropertyListGuard.objects(of: Data(bytes)) }
        }
    }

    /// A binary property list of lists, by the numbers of the objects in each.
    private static func binaryList(of lists: [[Int]]) -> [UInt8] {
        var (bytes, offsets): ([UInt8], [Int]) = (Array("bplist00".utf8), [])
        for list in lists {
            offsets.append(bytes.count)
            bytes += [0xA0 | UInt8(list.count)] + list.map { UInt8($0) }
        }
        let table = bytes.count
        bytes += offsets.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } + [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [lists.count, 0, table] { bytes += (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 255) } }
        return bytes
    }

    @Test("A string catalog whose keys are long or full of marks is read in time")
    func strings() throws {
        for key in [Self.times(20_000, "%@"), "%" + Self.times(50_000, "0"), "%(" + Self.times(50_000, "a"), Self.times(100_000, "[")] {
            _ = try read(.strings, "{\"sourceLanguage\":\"en\",\"strings\":{\"\(key)\":{\"extractionState\":\"manual\"}}}")
        }
        _ = try read(.strings, Self.times(100_000, "["))
        #expect(FormatMark.all(in: "%d of %2$lld %(n)lf %% %5.2f %#@n@ %").map(\.type) == ["Int32", "Int", "Double", "Float", "String"])
        #expect(FormatMark.replaced(in: "a %1$@ b %% c %lld", by: "_") == "a _ b %% c _")
        #expect(FormatMark.all(in: "%2$lld %(count)lld").map(\.number) == [2, nil])
        #expect(FormatMark.all(in: "%(count)lld").map(\.label) == ["count"])
    }

    @Test("Folders with links in circles are walked once")
    func links() throws {
        let catalog = "\(fixture.root)/A.xcassets"
        for index in 0..<4 {
            try fixture.write(["A.xcassets/d\(index)/Red.colorset/Contents.json": "{}", "App/d\(index)/a.swift": ""])
            for other in 0..<4 {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(catalog)/d\(index)/l\(other)", withDestinationPath: "\(catalog)/d\(other)")
                try FileManager.default.createSymbolicLink(
                    atPath: "\(fixture.root)/App/d\(index)/l\(other)", withDestinationPath: "\(fixture.root)/App/d\(other)")
            }
        }
        #expect(AssetSymbols(inFolder: catalog).colors.count == 1)
        #expect(FolderEntries.all(below: "\(fixture.root)/App") == (0..<4).map { "d\($0)/a.swift" })
    }

    @Test("A pipe in the place of a file is not waited for", arguments: ["project.pbxproj", "Info.plist", "A.xcconfig", "a.swift"])
    func pipes(name: String) throws {
        #expect(mkfifo("\(fixture.root)/\(name)", 0o600) == 0)
        #expect(FileSystem.contents(of: "\(fixture.root)/\(name)") == nil)
        #expect(throws: ProjectFault.unreadable(path: "\(fixture.root)/\(name)", reason: FrontFailure.denial)) {
            try PropertyListValue.read("\(fixture.root)/\(name)")
        }
    }
}
