import TestSupport
import Testing

@testable import CommandLineFront

/// Files that settings leave out of a target, and files that only a build makes.
@Suite("Files that settings and scripts decide about") struct ExcludedNamesTests {
    private func project(settings: String) throws -> ProjectFixture {
        let fixture = try ProjectFixture()
        try fixture.writeProject(
            "Tea.xcodeproj",
            objects: """
                F1 = {isa = PBXFileReference; path = Tea.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = LegacyPot.swift; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = Old/Cup.swift; sourceTree = "<group>"; };
                F4 = {isa = PBXFileReference; path = "$(DERIVED_FILE_DIR)/Strings.swift"; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                B4 = {isa = PBXBuildFile; fileRef = F4; };
                G = {isa = PBXGroup; children = (F1, F2, F3, F4); sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
                A = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; name = Debug; };
                L = {isa = XCConfigurationList; buildConfigurations = (A, ); };
                T /* Tea */ = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (S, ); name = Tea; productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                """)
        try fixture.write(["Tea.swift": "", "LegacyPot.swift": "", "Old/Cup.swift": ""])
        return fixture
    }

    @Test(
        "EXCLUDED_SOURCE_FILE_NAMES leaves files out, INCLUDED_SOURCE_FILE_NAMES takes them in",
        arguments: [
            ("", ["Tea.swift", "LegacyPot.swift", "Old/Cup.swift"]),
            ("EXCLUDED_SOURCE_FILE_NAMES = \"Legacy*.swift\";", ["Tea.swift", "Old/Cup.swift"]),
            ("EXCLUDED_SOURCE_FILE_NAMES = \"Old/* Nothing.swift\";", ["Tea.swift", "LegacyPot.swift"]),
            ("EXCLUDED_SOURCE_FILE_NAMES = \"*.swift\"; INCLUDED_SOURCE_FILE_NAMES = Tea.swift;", ["Tea.swift"]),
            ("INCLUDED_SOURCE_FILE_NAMES = Tea.swift;", ["Tea.swift", "LegacyPot.swift", "Old/Cup.swift"]),
        ])
    func excluded(settings: String, files: [String]) throws {
        let fixture = try project(settings: settings)
        expect(fixture.files(of: try fixture.read("Tea.xcodeproj").modules.last), equals: files)
    }

    @Test("A definition of intents without code adds no classes to a target", arguments: [true, false]) func codelessIntents(
        isCodeless: Bool
    ) throws {
        let fixture = try ProjectFixture()
        let settings = isCodeless ? " settings = {ATTRIBUTES = (no_codegen, ); };" : ""
        try fixture.writeProject(
            "Tea.xcodeproj",
            objects: """
                F1 = {isa = PBXFileReference; path = Tea.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Tea.intentdefinition; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2;\(settings) };
                G = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
                T /* Tea */ = {isa = PBXNativeTarget; buildPhases = (S, ); name = Tea; productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                """)
        let definition =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict><key>INIntents</key><array/></dict></plist>"
        try fixture.write(["Tea.swift": "", "Tea.intentdefinition": definition])
        let module = try #require(try fixture.read("Tea.xcodeproj").modules.last)
        expect(module.files.contains { $0.path.hasSuffix("Tea.intentdefinition.swift") }, equals: !isCodeless)
    }

    @Test(
        "A version of the compiler is compared with this one",
        arguments: [
            ("compiler(>=5.9)", true), ("compiler(>=6)", true), ("compiler(>=6.3)", true), ("compiler(>=99.4)", false),
            ("compiler(>=99.4) && FLAG", false), ("compiler(<6)", false), ("compiler(<99)", true), ("swift(>=99)", false),
            ("swift(>=5) && FLAG", true), ("swift(<6)", true),
        ])
    func versions(condition: String, holds: Bool) {
        let source = SwiftSource("#if \(condition)\nlet a = 1\n#endif", where: CompilationConditions(modules: [], flags: ["FLAG"]))
        expect(!source.activeTokens.isEmpty, equals: holds)
    }

    @Test(
        "Systems and frameworks are those of the code's target",
        arguments: [
            ("os(watchOS) && !os(iOS)", TargetPlatform.watchOS, true), ("os(iOS)", .watchOS, false),
            ("canImport(WatchKit)", .watchOS, true),
            ("canImport(UIKit)", .watchOS, true), ("canImport(WatchKit)", .iOS, false), ("canImport(AppKit)", .macOS, true),
            ("canImport(UIKit)", .macOS, false), ("os(OSX)", .macOS, true), ("targetEnvironment(simulator)", .macOS, false),
            ("canImport(AppKit)", .visionOS, false), ("os(visionOS) && canImport(UIKit)", .visionOS, true),
        ])
    func platforms(condition: String, platform: TargetPlatform, holds: Bool) {
        let conditions = CompilationConditions(modules: ["UIKit", "AppKit", "WatchKit"], platform: platform)
        let source = SwiftSource("#if \(condition)\nlet a = 1\n#endif", where: conditions)
        expect(!source.activeTokens.isEmpty, equals: holds)
    }

    @Test("A file that a script makes is told, and not taken for one that cannot be read") func scripted() throws {
        let sources = try project(settings: "").read("Tea.xcodeproj")
        expect(
            sources.notes,
            equals: [
                "$(DERIVED_FILE_DIR)/Strings.swift, a file of the target Tea, is generated by a build script, and scripts are not run here: "
                    + "its declarations are missing"
            ])
    }
}
