import Foundation
import SwiftLexing
import Testing

@testable import CommandLineFront

@Suite("Arguments of the compiler that come from files")
struct CompilerArgumentsTests {
    private let fixture: ProjectFixture

    init() throws { fixture = try ProjectFixture() }

    /// A program that writes a file when it runs, and a file of arguments that make the compiler run it.
    private func writeEvil(in folder: String) throws {
        try fixture.write([
            "\(folder)/tools/swift-frontend": "#!/bin/sh\ntouch \(fixture.root)/ran\n",
            "\(folder)/evil.rsp": "-tools-directory \(folder)/tools\n",
        ])
        chmod("\(fixture.root)/\(folder)/tools/swift-frontend", 0o755)
    }

    private static let settings = [
        "@$(SRCROOT)/evil.rsp", "'@/x y'", "-Xfrontend", "A=1", "1A", "A\\nB", "-load-plugin-executable", "\u{202E}", "A;B", "\"\"",
    ]

    @Test("A condition that is no name is refused and noted", arguments: settings)
    func conditions(word: String) throws {
        for setting in [
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG \(word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"",
            "OTHER_SWIFT_FLAGS = (\"-D\", \"DEBUG\", \"-D\", \"\(word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\")",
        ] {
            try writeApp(settings: setting)
            let sources = try fixture.read("App.xcodeproj")
            #expect(sources.modules.last?.conditions == ["DEBUG"])
            #expect(sources.notes.contains { $0.contains("in the settings of the target App is no name") })
        }
    }

    @Test("A feature that is no name is refused, and other flags are not passed on")
    func features() throws {
        try writeApp(
            settings: """
                OTHER_SWIFT_FLAGS = ("-enable-upcoming-feature", "@evil.rsp", "-enable-experimental-feature", "X=@evil.rsp", \
                "-default-isolation", "-tools-directory", "-tools-directory", "tools", "-enable-upcoming-feature", "ExistentialAny:migrate", \
                "-enable-experimental-feature", "\\"AvailabilityMacro=Library 1.0:iOS 17.0, macOS 14.0\\""); \
                SWIFT_PACKAGE_NAME = "@evil.rsp"; SWIFT_VERSION = "@evil.rsp"; PRODUCT_MODULE_NAME = "@evil.rsp"
                """)
        let module = try #require(try fixture.read("App.xcodeproj").modules.last)
        #expect(
            module.settings.flatMap(\.arguments) == [
                "-enable-upcoming-feature", "ExistentialAny:migrate", "-enable-experimental-feature",
                "AvailabilityMacro=Library 1.0:iOS 17.0, macOS 14.0",
            ])
        #expect(module.name == "_evil_rsp" && module.languageMode == "5")
        #expect(CompilerSetting.package("@evil.rsp").arguments == ["-package-name", "_evil_rsp"])
    }

    private func writeApp(settings: String) throws {
        try fixture.writeProject(
            "App.xcodeproj",
            objects: """
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                G = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (B1); };
                C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings); }; };
                L = {isa = XCConfigurationList; buildConfigurations = (C); };
                T = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (S); name = App; productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G; targets = (T); };
                """)
        try fixture.write(["App.swift": "import SwiftUI\n"])
    }

    // MARK: Names of files

    private static let oddNames = [
        "a b", "quote\"d", "back\\slash", "back\\", "@evil.rsp", "-tools-directory", "tab\tbed", "line\nbreak", "x\n@evil.rsp\ny",
        "x\r\n@evil.rsp", "x\u{2028}@evil.rsp", "x\u{85}y", "\u{1B}[31mred", "é", "e\u{301}", "A", "a", "$(HOME)", "`id`", "*", "#{x}",
        "%00",
        "~", "x.swift", "'", "''", "👩‍👩‍👧", String(repeating: "é", count: 124), String(repeating: "n", count: 249), "\\u{41}", "\\(x)",
    ]

    @Test("Files of every name reach the compiler's driver as files, and those with control characters are left out")
    func names() throws {
        try writeEvil(in: "App")
        let names = Self.oddNames.map { "\(fixture.root)/App/\($0).swift" }
        for name in names { #expect(FileManager.default.createFile(atPath: name, contents: Data("struct S {}\n".utf8))) }
        let module = HostModule(name: "App", files: names.map { HostModule.SourceFile($0) })
        var reader = SourceReader(module: module, available: [])
        try reader.read()
        let controls = names.filter { $0.unicodeScalars.contains { $0.value < 32 || $0.value == 0x85 || $0.value == 0x2028 } }
        #expect(controls.count == 7)
        #expect(Set(reader.leftOut.map(\.path)) == Set(controls))
        #expect(reader.leftOut.allSatisfy { $0.reason == .unreadable(FileName.controlsReason) })

        let copies = SourceCopies(of: module, in: "\(fixture.root)/Copies")
        try copies.write(reader.texts)
        let written = copies.files.map(\.copy)
        #expect(Set(written.map { $0.lowercased() }).count == names.count)
        try fixture.write(["sources": try ArgumentFile.text(of: written)])
        let result = try ChildProcess.capture(
            ["swiftc", "-typecheck", "-driver-print-jobs", "@\(fixture.root)/sources", "-module-name", "App"])
        #expect(result.ending == .exited(0), "\(result.errors)")
        #expect(!result.output.contains(" -tools-directory") && !FileSystem.isFile("\(fixture.root)/ran"))
    }

    @Test("The compiler's messages name a file whose name needs escapes by its own path", arguments: ["quote\"d", "back\\slash", "\\(x)"])
    func messages(name: String) throws {
        let path = "\(fixture.root)/App/\(name).swift"
        let module = HostModule(name: "App", files: [HostModule.SourceFile(path, text: "let x: Int = \"\"\n")])
        let copies = SourceCopies(of: module, in: "\(fixture.root)/Copies")
        try copies.write([path: "let x: Int = \"\"\n"])
        let result = try ChildProcess.capture(["swiftc", "-typecheck", "-no-color-diagnostics", copies.files[0].copy])
        let lines = result.errors.split(separator: "\n").map { copies.told(String($0)) }
        let errors = CompilerDiagnostic.errors(in: lines) { $0 == path }
        #expect(errors.map(\.path) == [path] && errors.map(\.line) == [1])
    }

    @Test("A list of arguments takes none with a line break")
    func lists() throws {
        #expect(throws: FrontFailure.unreadable(path: "/a\\n@b", reason: FileName.controlsReason)) { try ArgumentFile.text(of: ["/a\n@b"]) }
        #expect(try ArgumentFile.text(of: ["/a b", "/q\"\\'"]) == "\"/a b\"\n\"/q\\\"\\\\\\'\"\n")
        #expect(ArgumentFile.shellWords(ofLines: "/a\n'/b c'\n'/d'\\''e'\n") == ["/a", "/b c", "/d'e"])
    }

    @Test("A package with a file whose name has a line break is not handed to the package manager")
    func packages() throws {
        try fixture.write([
            "P/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", products: [.library(name: "P", targets: ["P"])], targets: [.target(name: "P")])
            """,
            "P/Sources/P/a.swift": "", "P/Sources/P/.hidden/x\n@evil.rsp": "",
        ])
        #expect(
            throws: FrontFailure.unreadable(path: "\(fixture.root)/P/Sources/P/.hidden/x\\n@evil.rsp", reason: FileName.controlsReason)
        ) {
            try PackageDescription.read(
                at: "\(fixture.root)/P", environment: ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" })
        }
    }

    @Test("Literals hold every text", arguments: oddNames)
    func literals(text: String) {
        #expect(SwiftTokenizer.tokens(of: SwiftLiteral.quoted(text)).map(\.kind) == [.string(text)])
    }

    @Test("An address or a version that could be an option is not given to Git")
    func repositories() {
        let plain = RemotePackage(url: "https://example.org/a", requirement: .branch("main"))
        #expect(plain.isFetchable)
        for url in ["--upload-pack=touch ran", "-u", "https://a\n-b"] { #expect(!RemotePackage(url: url).isFetchable) }
        #expect(!RemotePackage(url: plain.url, requirement: .branch("--output=ran")).isFetchable)
    }

    // MARK: Listing

    @Test("Listing a project runs no manifest, and takes all files of the packages that it links")
    func listing() throws {
        try fixture.writeProject(
            "App.xcodeproj",
            objects: """
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                G = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (B1); };
                Q = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
                D = {isa = XCSwiftPackageProductDependency; package = Q; productName = Kit; };
                E = {isa = XCSwiftPackageProductDependency; productName = Other; };
                T = {isa = PBXNativeTarget; buildPhases = (S); name = App; packageProductDependencies = (D, E); productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G; packageReferences = (Q); targets = (T); };
                """)
        try fixture.write([
            "App.swift": "import Kit\n", "Kit/Sources/Kit/K.swift": "import SwiftUI\n", "Kit/Tests/KitTests/T.swift": "",
            "Kit/Package.swift": """
            // swift-tools-version: 6.0
            import Foundation
            import PackageDescription
            FileManager.default.createFile(atPath: "\(fixture.root)/ran", contents: nil)
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "Other", targets: ["Kit"])],
                targets: [.target(name: "Kit")])
            """,
        ])
        let sources = try ProjectReader.read(
            ProjectReader.Request(path: "\(fixture.root)/App.xcodeproj", cache: "\(fixture.root)/cache", runsManifests: false))
        #expect(sources.modules.map(\.name) == ["Kit", "App"] && sources.notes.isEmpty)
        #expect(fixture.files(of: sources.modules.first) == ["Kit/Sources/Kit/K.swift"])
        #expect(!FileSystem.isFile("\(fixture.root)/ran") && !FileSystem.isFolder("\(fixture.root)/cache"))
    }
}

@Suite("The bundle beside a host")
struct BundleStagingTests {
    private let fixture: ProjectFixture

    init() throws { fixture = try ProjectFixture() }

    @Test("A place outside of the bundle is left out", arguments: ["../x", "a/../../x", "/x", "a//b", ".", "a\n../b", ""])
    func outside(place: String) {
        var bundle = BundleContents()
        #expect(bundle.add(.init(path: "/a", place: place)) == nil && bundle.items.isEmpty)
    }

    @Test("The list of an earlier bundle removes nothing outside of the folder")
    func record() throws {
        try fixture.write(["mine": "x", "record": "../mine\na\n"])
        try BundleContents().stage(in: "\(fixture.root)/run", record: "\(fixture.root)/record")
        #expect(FileSystem.isFile("\(fixture.root)/mine"))
    }

    @Test("A folder that is linked whole gets no links of its own: they would lie among the user's files", arguments: [true, false])
    func inside(folderFirst: Bool) throws {
        try fixture.write(["App/en.lproj/Localizable.strings": "\"a\" = \"b\";"])
        let items = [
            BundleContents.Item(path: "\(fixture.root)/App/en.lproj", place: "en.lproj"),
            BundleContents.Item(path: "\(fixture.root)/App/en.lproj/Localizable.strings", place: "en.lproj/Localizable.strings"),
        ]
        var bundle = BundleContents()
        for item in folderFirst ? items : items.reversed() { bundle.add(item) }
        #expect(bundle.items.count == 1)
        try bundle.stage(in: "\(fixture.root)/run", record: "\(fixture.root)/record")
        var status = stat()
        #expect(lstat("\(fixture.root)/App/en.lproj/Localizable.strings", &status) == 0 && status.st_mode & S_IFMT == S_IFREG)
    }
}
