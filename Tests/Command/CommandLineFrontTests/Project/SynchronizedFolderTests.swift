import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Folders whose files belong to targets without being listed")
struct SynchronizedFolderTests {
    private let fixture: ProjectFixture

    init() throws {
        fixture = try ProjectFixture()
        try fixture.writeProject(
            "Tea.xcodeproj",
            objects: """
                E1 /* Exceptions for "Widget" folder in "TeaWidget" target */ = {
                	isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                	membershipExceptions = (Info.plist, Drafts, "/Localized: Notes.strings", );
                	platformFiltersByRelativePath = {WatchFace.swift = (watchos, ); };
                	target = T2;
                };
                E2 /* Exceptions for "Tea" folder in "TeaWidget" target */ = {
                	isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                	membershipExceptions = (Model/Leaf.swift, );
                	target = T2;
                };
                G = {isa = PBXGroup; children = (H1, H2); sourceTree = "<group>"; };
                H1 /* Tea */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E2, ); path = Tea; sourceTree = "<group>"; };
                H2 /* Widget */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); explicitFolders = (Samples, ); path = Widget; sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (); };
                S2 = {isa = PBXSourcesBuildPhase; files = (); };
                A = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = Widget/Info.plist; SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; SWIFT_VERSION = 5.0; }; name = Debug; };
                L = {isa = XCConfigurationList; buildConfigurations = (A, ); };
                T1 /* Tea */ = {isa = PBXNativeTarget; buildPhases = (S1, ); fileSystemSynchronizedGroups = (H1, ); name = Tea; productType = "com.apple.product-type.application"; };
                T2 /* TeaWidget */ = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (S2, ); fileSystemSynchronizedGroups = (H2, ); name = TeaWidget; productType = "com.apple.product-type.app-extension"; };
                P = {isa = PBXProject; mainGroup = G; targets = (T1, T2, ); };
                """)
        let widget = ProjectFixture.coffeeFiles["Widget/Info.plist"] ?? ""
        try fixture.write([
            "Tea/TeaApp.swift": "", "Tea/Model/Leaf.swift": "", "Tea/Model/Pot.swift": "",
            "Widget/Info.plist": widget, "Widget/TeaWidget.swift": "", "Widget/Views/Cup.swift": "", "Widget/WatchFace.swift": "",
            "Widget/Drafts/Old.swift": "", "Widget/Assets.xcassets/Contents.json": "{}", "Widget/Fonts/Leaf.ttf": "",
            "Widget/fr.lproj/Notes.strings": "", "Widget/fr.lproj/Localizable.strings": "", "Widget/Samples/a/b.json": "{}",
            "Widget/.hidden.swift": "", "Widget/TeaWidget.entitlements": "", "Widget/Flow.metal": "",
        ])
    }

    @Test("A target has a folder's files but those excepted, and those of another folder that name it")
    func sources() throws {
        let sources = try fixture.read("Tea.xcodeproj")
        expect(
            fixture.files(of: sources.modules.last), equals: ["Widget/TeaWidget.swift", "Widget/Views/Cup.swift", "Tea/Model/Leaf.swift"])
        expect(sources.notes, equals: ["Metal shaders cannot be used here: Flow.metal of the target TeaWidget"])
    }

    @Test("Catalogs and chosen folders come into the bundle whole, other files by name")
    func resources() throws {
        let sources = try fixture.read("Tea.xcodeproj")
        expect(
            fixture.bundle(of: sources),
            equals: [
                "Assets.xcassets": "Widget/Assets.xcassets", "Leaf.ttf": "Widget/Fonts/Leaf.ttf", "Samples": "Widget/Samples",
                "fr.lproj/Localizable.strings": "Widget/fr.lproj/Localizable.strings",
            ])
        expect(sources.bundle?.fontFiles.map(fixture.relative), equals: ["Widget/Fonts/Leaf.ttf"])
    }

    @Test("What new projects say of concurrency reaches the compiler")
    func concurrency() throws {
        let arguments = try #require(try fixture.read("Tea.xcodeproj").modules.last?.settings.flatMap(\.arguments))
        expect(arguments.suffix(2), equals: ["-default-isolation", "MainActor"])
        let features = arguments.dropLast(2).filter { $0 != "-enable-upcoming-feature" }
        expect(
            features,
            equals: [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
            ])
    }

    @Test("The app has its own folder whole")
    func app() throws {
        let sources = try fixture.read("Tea.xcodeproj", target: "Tea")
        expect(fixture.files(of: sources.modules.last), equals: ["Tea/Model/Leaf.swift", "Tea/Model/Pot.swift", "Tea/TeaApp.swift"])
    }

    @Test("A target whose folder is not there says so")
    func missing() throws {
        try fixture.remove("Tea")
        expect(
            fixture.fault("Tea.xcodeproj", target: "Tea"),
            equals: .noSources(
                target: "Tea", path: "\(fixture.root)/Tea.xcodeproj", missing: ["\(fixture.root)/Tea"]))
    }

    @Test("2,000 files are read as two are")
    func many() throws {
        for index in 0..<2000 { try fixture.write(["Tea/Many/File\(index).swift": ""]) }
        try expect(fixture.read("Tea.xcodeproj", target: "Tea").modules.last?.files.count, equals: 2003)
    }

    @Test("A package in such a folder is a local package, and its files are not the target's")
    func package() throws {
        try fixture.writeProject(
            "Tea.xcodeproj",
            objects: """
                G = {isa = PBXGroup; children = (H1); sourceTree = "<group>"; };
                H1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Tea; sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (); };
                D = {isa = XCSwiftPackageProductDependency; productName = Kettle; };
                T1 = {isa = PBXNativeTarget; buildPhases = (S1); fileSystemSynchronizedGroups = (H1); name = Tea; packageProductDependencies = (D); productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G; targets = (T1); };
                """)
        try fixture.write([
            "Tea/Libraries/Kettle/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])], targets: [.target(name: "Kettle")])
            """,
            "Tea/Libraries/Kettle/Sources/Kettle/Kettle.swift": "", "Tea/Shop/Package.swift": "struct Package {}\n",
        ])
        let sources = try fixture.read("Tea.xcodeproj")
        #expect(sources.modules.map(\.name) == ["Kettle", "Tea"] && sources.notes.isEmpty)
        expect(
            fixture.files(of: sources.modules.last),
            equals: [
                "Tea/Model/Leaf.swift", "Tea/Model/Pot.swift", "Tea/Shop/Package.swift", "Tea/TeaApp.swift",
            ])
    }

    @Test("Links that lead round in circles end", .timeLimit(.minutes(1)))
    func links() throws {
        for name in ["a", "b", "c"] {
            try FileManager.default.createSymbolicLink(atPath: "\(fixture.root)/Tea/\(name)", withDestinationPath: "\(fixture.root)/Tea")
        }
        expect(FolderEntries.all(below: "\(fixture.root)/Tea"), equals: ["Model/Leaf.swift", "Model/Pot.swift", "TeaApp.swift"])
    }
}
