import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Targets of tests") struct SuiteSourcesTests {
    private let fixture: ProjectFixture

    init() throws {
        fixture = try ProjectFixture()
        try fixture.write([
            "Cards/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Cards",
                dependencies: [.package(url: "https://example.org/swift-snapshot-testing", from: "1.18.0")],
                targets: [
                    .target(name: "Cards"),
                    .testTarget(name: "CardsTests", dependencies: ["Cards",
                        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
                        .product(name: "InlineSnapshotTesting", package: "swift-snapshot-testing")], exclude: ["__Snapshots__"]),
                    .testTarget(name: "OtherTests"),
                ])
            """,
            "Cards/Sources/Cards/Card.swift": "import SwiftUI\n",
            "Cards/Tests/CardsTests/CardTests.swift": "import XCTest\nimport SnapshotTesting\n",
            "Cards/Tests/OtherTests/OtherTests.swift": "import Testing\n",
        ])
    }

    private func tests(_ name: String? = nil) throws -> SourceSet {
        try PackageSources(["\(fixture.root)/Cards"], cache: "\(fixture.root)/cache", fetch: nil).readTests(named: name)
    }

    @Test("A package's tests need no package for SnapshotTesting") func package() throws {
        let sources = try tests()
        expect(sources.modules.map(\.name), equals: ["Cards", "CardsTests", "OtherTests"])
        expect(sources.modules.map(\.isSuite), equals: [false, true, true])
        expect(sources.modules[1].dependencies, equals: ["Cards"])
        expect(sources.notes, equals: [])
    }

    @Test("The resources of a package also stand under the name of their bundle on Apple's systems") func appleBundle() throws {
        try fixture.write(["Cards/data.json": "{}"])
        let (folder, record) = ("\(fixture.root)/run", "\(fixture.root)/record")
        let item = BundleContents.Item(path: "\(fixture.root)/Cards/data.json", place: "Cards_Cards.resources/data.json")
        try BundleContents([item]).stage(in: folder, record: record)
        let bundle = try #require(Bundle(path: "\(folder)/Cards_Cards.bundle"))
        expect(bundle.url(forResource: "data", withExtension: "json") != nil, equals: true)
        try BundleContents().stage(in: folder, record: record)
        expect(FileManager.default.fileExists(atPath: "\(folder)/Cards_Cards.bundle"), equals: false)
    }

    @Test("One target is taken alone, and a missing one is an error with the name that is meant") func target() throws {
        expect(try tests("CardsTests").modules.map(\.name), equals: ["Cards", "CardsTests"])
        let fault = #expect(throws: ProjectFault.self) { try tests("CardTests") }
        expect(fault?.message.contains("did you mean 'CardsTests'?"), equals: true)
    }

    @Test("A package without tests is an error") func noTests() throws {
        try fixture.write([
            "Plain/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Plain", targets: [.target(name: "Plain")])
            """,
            "Plain/Sources/Plain/Plain.swift": "",
        ])
        let reader = PackageSources(["\(fixture.root)/Plain"], cache: "\(fixture.root)/cache", fetch: nil)
        #expect(throws: FrontFailure.noTests("\(fixture.root)/Plain")) { try reader.readTests(named: nil) }
    }

    /// A project with an app, tests that run in it, tests without an app and tests that drive it.
    private func writeProject() throws {
        try fixture.writeProject(
            "Tea.xcodeproj",
            objects: """
                G = {isa = PBXGroup; children = (H1, H2, H3, H4); sourceTree = "<group>"; };
                H1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Tea; sourceTree = "<group>"; };
                H2 = {isa = PBXFileSystemSynchronizedRootGroup; path = TeaTests; sourceTree = "<group>"; };
                H3 = {isa = PBXFileSystemSynchronizedRootGroup; path = TeaUITests; sourceTree = "<group>"; };
                H4 = {isa = PBXFileSystemSynchronizedRootGroup; path = LooseTests; sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (); };
                A = {isa = XCBuildConfiguration; buildSettings = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Gone.app/Gone"; }; name = Debug; };
                L = {isa = XCConfigurationList; buildConfigurations = (A, ); };
                R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/swift-snapshot-testing"; };
                D = {isa = XCSwiftPackageProductDependency; package = R; productName = SnapshotTesting; };
                X = {isa = PBXContainerItemProxy; containerPortal = P; remoteGlobalIDString = T1; };
                N = {isa = PBXTargetDependency; target = T1; targetProxy = X; };
                T1 = {isa = PBXNativeTarget; buildPhases = (S1); fileSystemSynchronizedGroups = (H1); name = Tea; productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; buildPhases = (S1); dependencies = (N); fileSystemSynchronizedGroups = (H2); name = TeaTests; packageProductDependencies = (D); productType = "com.apple.product-type.bundle.unit-test"; };
                T3 = {isa = PBXNativeTarget; buildPhases = (S1); dependencies = (N); fileSystemSynchronizedGroups = (H3); name = TeaUITests; productType = "com.apple.product-type.bundle.ui-testing"; };
                T4 = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (S1); fileSystemSynchronizedGroups = (H4); name = LooseTests; productType = "com.apple.product-type.bundle.unit-test"; };
                P = {isa = PBXProject; mainGroup = G; targets = (T1, T2, T3, T4); };
                """)
        try fixture.write([
            "Tea/TeaApp.swift": "", "TeaTests/TeaTests.swift": "", "TeaUITests/TeaUITests.swift": "", "LooseTests/LooseTests.swift": "",
            "TeaTests/sample.json": "{}",
        ])
    }

    private func projectTests(_ target: String? = nil) throws -> SourceSet {
        try ProjectReader.read(
            ProjectReader.Request(
                path: "\(fixture.root)/Tea.xcodeproj", target: target, cache: "\(fixture.root)/cache", isForTests: true))
    }

    @Test("A project's tests come with their app, and tests that drive it are skipped") func project() throws {
        try writeProject()
        let sources = try projectTests()
        expect(sources.modules.map(\.name), equals: ["Tea", "TeaTests", "LooseTests"])
        expect(sources.modules[1].dependencies, equals: ["Tea"])
        expect(fixture.bundle(of: sources)["TeaTests.framework/sample.json"], equals: "TeaTests/sample.json")
        expect(
            sources.notes,
            equals: [
                "the target TeaUITests is skipped: its tests drive an app on a device",
                "the app of the target LooseTests, Gone, is missing, and so are its declarations",
            ])
    }

    @Test("Tests that run in an app have its accent colour and its status bar") func hosted() throws {
        try writeProject()
        let project = "\(fixture.root)/Tea.xcodeproj/project.pbxproj"
        var text = try String(contentsOfFile: project, encoding: .utf8)
        text = text.replacing("T1 = {isa = PBXNativeTarget; ", with: "T1 = {isa = PBXNativeTarget; buildConfigurationList = LT; ")
            .replacing("T2 = {isa = PBXNativeTarget; ", with: "T2 = {isa = PBXNativeTarget; buildConfigurationList = LH; ")
            .replacing(
                "S1 = {",
                with: """
                    AT = {isa = XCBuildConfiguration; buildSettings = {ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Leaf; }; name = Debug; };
                    LT = {isa = XCConfigurationList; buildConfigurations = (AT, ); };
                    AH = {isa = XCBuildConfiguration; buildSettings = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Tea.app/Tea"; }; name = Debug; };
                    LH = {isa = XCConfigurationList; buildConfigurations = (AH, ); };
                    S1 = {
                    """)
        try text.write(toFile: project, atomically: true, encoding: .utf8)
        let sources = try projectTests("TeaTests")
        expect(sources.runsTestsInApp, equals: true)
        let properties = try PropertyListSerialization.propertyList(from: #require(sources.bundle?.properties), format: nil)
        expect((properties as? [String: Any])?["NSAccentColorName"] as? String, equals: "Leaf")
    }

    @Test(
        "The Xcode of a tools version dates the pictures of a package",
        arguments: [("5.1", SystemName.iOS17), ("5.10", .iOS17), ("6.0", .iOS18), ("6.1.1", .iOS18), ("6.2", .iOS26), ("7", .iOS26)])
    func tools(_ version: String, _ system: SystemName) { expect(RecordedSystem.system(ofTools: version), equals: system) }

    @Test(
        "The simulators that scripts run tests on date Apple's pictures",
        arguments: [
            (
                "Makefile", "  -destination platform=\"iOS Simulator,name=iPhone 11,OS=13.3\"\n  platform=\"tvOS Simulator,OS=26.0\"",
                SystemName.iOS14
            ),
            (".github/workflows/ci.yaml", "- destination: 'platform=iOS Simulator,OS=16.4,name=iPhone 14'", .iOS17),
            ("fastlane/Fastfile", "platform=iOS Simulator,OS=latest", nil),
        ])
    func scripts(_ file: String, _ text: String, _ system: SystemName?) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scripts-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: FilePath.folder(of: "\(folder)/\(file)"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: "\(folder)/.git", withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
        expect(RecordedSystem.system(ofScriptsAround: "\(folder)/Tests"), equals: system)
    }

    @Test("Pictures of Apple's systems beside a package's tests are as old as its tools version") func recordedPackage() throws {
        let sources = try tests()
        expect(sources.systemOfXcode, equals: .iOS17)
        expect(RecordedSystem.hasPictures(sources), equals: false)
        let folder = "Cards/Tests/CardsTests/__Snapshots__/CardTests"
        try fixture.write(["\(folder)/testCard.1.linux.png": "", "\(folder)/Card_Previews/entry1.png": ""])
        expect(RecordedSystem.hasPictures(sources), equals: false)
        try fixture.write(["\(folder)/testCard.1.png": ""])
        expect(RecordedSystem.hasPictures(sources), equals: true)
    }

    @Test("Pictures beside a project's tests are as old as the Xcode that last upgraded it") func recordedProject() throws {
        try writeProject()
        expect(try projectTests("TeaTests").systemOfXcode, equals: nil)
        let project = "\(fixture.root)/Tea.xcodeproj/project.pbxproj"
        let text = try String(contentsOfFile: project, encoding: .utf8)
        for (check, system) in [("1520", SystemName.iOS17), ("1640", .iOS18), ("2600", .iOS26)] {
            let dated = text.replacing(
                "P = {isa = PBXProject; ", with: "P = {isa = PBXProject; attributes = {LastUpgradeCheck = \(check); }; ")
            try dated.write(toFile: project, atomically: true, encoding: .utf8)
            expect(try projectTests("TeaTests").systemOfXcode, equals: system)
        }
    }

    @Test("Snapshots in a target of UI tests run, without the files that drive the app") func snapshotsOfUITests() throws {
        try writeProject()
        try fixture.write([
            "TeaUITests/TeaUITests.swift": "import XCTest\nlet app = XCUIApplication()\n",
            "TeaUITests/CupTests.swift": "import SnapshotTesting\nimport XCTest\n",
        ])
        let sources = try projectTests("TeaUITests")
        expect(sources.modules.map(\.name), equals: ["Tea", "TeaUITests"])
        expect(sources.notes.contains { $0.contains("is skipped") }, equals: false)
    }

    @Test("Targets without unit tests are named") func projectWithout() throws {
        try writeProject()
        expect(try projectTests("TeaTests").modules.map(\.name), equals: ["Tea", "TeaTests"])
        #expect(throws: FrontFailure.noTests("\(fixture.root)/Tea.xcodeproj")) { try projectTests("TeaUITests") }
        let fault = #expect(throws: ProjectFault.self) { try projectTests("TeaTest") }
        expect(fault?.message.contains("did you mean 'TeaTests'?"), equals: true)
    }

    @Test(
        "Files that drive an app or draw with Metal are skipped with the reason",
        arguments: [
            ("import XCUIAutomation\n", "XCUIAutomation"), ("import XCTest\nlet app = XCUIApplication()\n", "XCUIApplication"),
            ("import MetalKit\n", "MetalKit"), ("import XCTest\n", nil),
        ])
    func skipped(_ text: String, _ word: String?) {
        let reason = TestSources.reason(toSkip: SwiftSource(text, where: CompilationConditions(modules: ["XCTest"])))
        expect(reason?.split(separator: " ").contains { $0.hasPrefix(word ?? "-") }, equals: word == nil ? nil : true)
    }
}
