import Testing

@testable import CommandLineFront

/// What settings leave out of a target, and what only a build makes.
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
        #expect(fixture.files(of: try fixture.read("Tea.xcodeproj").modules.last) == files)
    }

    @Test("A file that a script makes is told, and not taken for one that cannot be read") func scripted() throws {
        let sources = try project(settings: "").read("Tea.xcodeproj")
        #expect(
            sources.notes == [
                "$(DERIVED_FILE_DIR)/Strings.swift, which the target Tea compiles, is made by a script of the build, and scripts are not run here: "
                    + "what it declares is missing"
            ])
    }
}
