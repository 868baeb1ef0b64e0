import TestSupport
import Foundation
import Testing

@testable import CommandLineFront

@Suite("Packages that a project links")
struct PackageGraphTests {
    private let fixture: ProjectFixture

    init() throws {
        fixture = try ProjectFixture()
        try fixture.writeProject(
            "App.xcodeproj",
            objects: """
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                G = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (B1); };
                Q = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/tea/swift-leaves.git"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
                D = {isa = XCSwiftPackageProductDependency; package = Q; productName = Leaves; };
                T = {isa = PBXNativeTarget; buildPhases = (S); name = App; packageProductDependencies = (D); productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G; packageReferences = (Q); targets = (T); };
                """)
        try fixture.write(["App.swift": "import Leaves\n"])
    }

    private func writeLeaves(at folder: String, targets: String = ".target(name: \"Leaves\")", files: [String: String]) throws {
        try fixture.write([
            "\(folder)/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "swift-leaves", products: [.library(name: "Leaves", targets: ["Leaves"])],
                dependencies: [.package(url: "https://example.org/tea/water", from: "1.0.0")],
                targets: [\(targets)])
            """
        ])
        for (path, text) in files { try fixture.write(["\(folder)/\(path)": text]) }
    }

    @Test("One that is not at hand is named, with how to give it")
    func missing() throws {
        let sources = try fixture.read("App.xcodeproj")
        #expect(sources.modules.map(\.name) == ["App"] && sources.absentModules == ["Leaves"])
        expect(
            sources.notes,
            equals: [
                "the package swift-leaves (1.2.0), whose product Leaves App links, is missing; run 'git clone "
                    + "https://example.org/tea/swift-leaves.git' and give the folder with --package"
            ])
    }

    @Test("A folder of a local package that is not there is named, with what to do")
    func missingFolder() throws {
        var graph = PackageGraph(PackageSupply(cache: fixture.root))
        let product = XcodeTarget.PackageProduct(name: "Leaves", package: .local(path: "\(fixture.root)/Leaves"))
        #expect(try graph.take(product, for: "App").isEmpty)
        expect(
            graph.notes,
            equals: [
                "\(fixture.root)/Leaves/Package.swift, whose product Leaves App links, is missing; restore the folder, or give its location "
                    + "with --package"
            ])
    }

    @Test("A checkout beside the project is found, and compiled in its own language mode", arguments: [nil, "given/swift-leaves"])
    func checkout(given: String?) throws {
        try writeLeaves(at: given ?? "SourcePackages/checkouts/swift-leaves", files: ["Sources/Leaves/Leaf.swift": "import SwiftUI\n"])
        let sources = try fixture.read("App.xcodeproj", packages: [given].compactMap(\.self))
        expect(sources.modules.map(\.name), equals: ["Leaves", "App"])
        expect(sources.modules.first?.languageMode, equals: "6")
        expect(sources.modules.first?.package, equals: "swift_leaves")
        expect(sources.notes, equals: [])
        expect(sources.packages, equals: [])
    }

    @Test("Products of packages that a package needs are named, too; those for other platforms are not needed")
    func transitive() throws {
        try writeLeaves(
            at: "SourcePackages/checkouts/swift-leaves",
            targets: """
                .target(name: "Leaves", dependencies: [
                    .product(name: "Water", package: "water"),
                    .product(name: "Steam", package: "water", condition: .when(platforms: [.macOS])),
                ])
                """,
            files: ["Sources/Leaves/Leaf.swift": ""])
        try expect(
            fixture.read("App.xcodeproj").notes,
            equals: [
                "the package water (1.0.0), whose product Water the package swift-leaves needs, is missing; run 'git clone "
                    + "https://example.org/tea/water' and give the folder with --package"
            ])
    }

    @Test("Conditions of a manifest are those of the target's system")
    func conditions() throws {
        let defines = ".define(\"MAC\", .when(platforms: [.macOS])), .define(\"PHONE\", .when(platforms: [.iOS, .tvOS]))"
        try writeLeaves(
            at: "SourcePackages/checkouts/swift-leaves", targets: ".target(name: \"Leaves\", swiftSettings: [\(defines)])",
            files: ["Sources/Leaves/Leaf.swift": "import SwiftUI\n"])
        try expect(fixture.read("App.xcodeproj").modules.first?.conditions, equals: ["SWIFT_PACKAGE", "PHONE"])
        let file = "App.xcodeproj/project.pbxproj"
        let text = try String(contentsOfFile: "\(fixture.root)/\(file)", encoding: .utf8)
        let settings =
            "L = {isa = XCConfigurationList; buildConfigurations = (C); }; "
            + "C = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = macosx; }; name = Debug; };"
        let forMac = text.replacing("isa = PBXNativeTarget;", with: "isa = PBXNativeTarget; buildConfigurationList = L;")
        try fixture.write([file: forMac.replacing("P = {", with: "\(settings)\nP = {")])
        try expect(fixture.read("App.xcodeproj").modules.first?.conditions, equals: ["SWIFT_PACKAGE", "MAC"])
    }

    @Test("A package with C files and without views is left to the package manager")
    func buildSystem() throws {
        let targets = ".target(name: \"CLeaves\"), .target(name: \"Leaves\", dependencies: [\"CLeaves\"])"
        let files = ["Sources/CLeaves/leaf.c": "", "Sources/CLeaves/include/leaf.h": "", "Sources/Leaves/Leaf.swift": "import CLeaves\n"]
        try writeLeaves(at: "SourcePackages/checkouts/swift-leaves", targets: targets, files: files)
        let sources = try fixture.read("App.xcodeproj")
        expect(sources.modules.map(\.name), equals: ["App"])
        expect(sources.packages.map(fixture.relative), equals: ["SourcePackages/checkouts/swift-leaves"])
    }

    @Test("The C targets of a package with views are compiled by clang, with their settings; those with Objective-C are left out")
    func cTargets() throws {
        let targets = """
            .target(name: "CLeaves", cSettings: [.define("VEINS", to: "3"), .headerSearchPath("private"), .headerSearchPath("../../../.."), .unsafeFlags(["-fplugin=x.so"])]),
            .target(name: "ObjCLeaves"), .target(name: "Leaves", dependencies: ["CLeaves", "ObjCLeaves"])
            """
        let files = [
            "Sources/CLeaves/leaf.c": "", "Sources/CLeaves/vein.cpp": "", "Sources/CLeaves/include/leaf.h": "",
            "Sources/ObjCLeaves/leaf.m": "", "Sources/ObjCLeaves/include/o.h": "", "Sources/Leaves/Leaf.swift": "import SwiftUI\n",
        ]
        try writeLeaves(at: "SourcePackages/checkouts/swift-leaves", targets: targets, files: files)
        let sources = try fixture.read("App.xcodeproj")
        expect(sources.modules.map(\.name), equals: ["Leaves", "App"])
        expect(sources.packages, equals: [])
        let target = try #require(sources.cTargets.first)
        let folder = "\(fixture.root)/SourcePackages/checkouts/swift-leaves/Sources/CLeaves"
        #expect(sources.cTargets.count == 1 && target.name == "CLeaves" && target.sources == ["\(folder)/leaf.c", "\(folder)/vein.cpp"])
        expect(target.arguments, equals: ["-DSWIFT_PACKAGE=1", "-I", "\(folder)/include", "-DVEINS=3", "-I", "\(folder)/private"])
        expect(target.moduleMap, equals: "module CLeaves {\n    umbrella \"\(folder)/include\"\n    export *\n}\n")
        #expect(sources.notes.contains { $0.contains("ObjCLeaves") && $0.contains("Objective-C") })
        #expect(sources.modules[0].dependencies == ["CLeaves"])
    }

    @Test("A demo finds the package around it, by whatever name that was cloned", arguments: ["../tea", "..", nil])
    func demo(path: String?) throws {
        try writeLeaves(at: "clone", files: ["Sources/Leaves/Leaf.swift": "import SwiftUI\n", "Demo/App.swift": ""])
        let reference = path.map { "Q = {isa = XCLocalSwiftPackageReference; relativePath = \($0); };" } ?? ""
        try fixture.writeProject(
            "clone/Demo/Demo.xcodeproj",
            objects: """
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                G = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (B1); };
                \(reference)
                D = {isa = XCSwiftPackageProductDependency; \(path == nil ? "" : "package = Q; ")productName = Leaves; };
                T = {isa = PBXNativeTarget; buildPhases = (S); name = Demo; packageProductDependencies = (D); productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G; targets = (T); };
                """)
        let sources = try fixture.read("clone/Demo/Demo.xcodeproj")
        #expect(sources.modules.map(\.name) == ["Leaves", "Demo"] && sources.notes.isEmpty)
    }

    @Test("A demo that names the repository around it gets the package there where the repository cannot be had")
    func demoOfRepository() throws {
        try writeLeaves(at: "clone", files: ["Sources/Leaves/Leaf.swift": "import SwiftUI\n"])
        let project = try String(contentsOfFile: "\(fixture.root)/App.xcodeproj/project.pbxproj", encoding: .utf8)
        try fixture.write(["clone/Demo/App.xcodeproj/project.pbxproj": project, "clone/Demo/App.swift": "import Leaves\n"])
        let sources = try fixture.read("clone/Demo/App.xcodeproj")
        expect(sources.modules.map(\.name), equals: ["Leaves", "App"])
        expect(sources.notes, equals: ["the package at \(fixture.root)/clone is used for swift-leaves, which is not at hand"])
    }

    @Test("Traits that are on are conditions, and bring what they ask for; what is not built is noted")
    func traits() throws {
        try fixture.write([
            "given/swift-leaves/Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "swift-leaves", products: [.library(name: "Leaves", targets: ["Leaves"])],
                traits: [.default(enabledTraits: ["Green"]), .trait(name: "Green", enabledTraits: ["Fresh"]), .trait(name: "Fresh"), .trait(name: "Black")],
                targets: [
                    .target(
                        name: "Leaves",
                        dependencies: [.target(name: "Fresh", condition: .when(traits: ["Fresh"])), .target(name: "Dry", condition: .when(traits: ["Black"])), "Binary"],
                        swiftSettings: [.define("FRESH", .when(traits: ["Fresh"])), .define("DRY", .when(traits: ["Black"]))],
                        plugins: ["Generator", "SwiftLinter"]),
                    .target(name: "Fresh"), .target(name: "Dry"), .binaryTarget(name: "Binary", path: "Binary.xcframework"),
                    .plugin(name: "Generator", capability: .buildTool()), .plugin(name: "SwiftLinter", capability: .buildTool()),
                ])
            """,
            "given/swift-leaves/Sources/Leaves/Leaf.swift": "import SwiftUI\n", "given/swift-leaves/Sources/Fresh/Fresh.swift": "",
        ])
        let sources = try fixture.read("App.xcodeproj", packages: ["given/swift-leaves"])
        expect(sources.modules.map(\.name), equals: ["Fresh", "Leaves", "App"])
        expect(sources.modules[1].conditions, equals: ["SWIFT_PACKAGE", "Fresh", "Green", "FRESH"])
        expect(
            sources.notes,
            equals: [
                "the target Binary of the package swift-leaves is left out: it is binary, and was built for Apple's systems",
                "the plugin Generator of the target Leaves of the package swift-leaves is not run: code that it generates is missing",
            ])
    }

    @Test("Languages, catalogs and models are resources without a declaration, and give the module its bundle")
    func resources() throws {
        try writeLeaves(
            at: "given/swift-leaves",
            files: [
                "Sources/Leaves/Leaf.swift": "import SwiftUI\n", "Sources/Leaves/Resources/en.lproj/Localizable.strings": "\"a\" = \"b\";",
                "Sources/Leaves/Tea.xcdatamodeld/Tea.xcdatamodel/contents": "<model/>", "Sources/Leaves/notes.txt": "",
            ])
        let sources = try fixture.read("App.xcodeproj", packages: ["given/swift-leaves"])
        expect(
            Set(fixture.bundle(of: sources).keys),
            equals: [
                "swift-leaves_Leaves.resources/en.lproj/Localizable.strings", "swift-leaves_Leaves.resources/Tea.xcdatamodeld",
            ])
        let text = try #require(sources.modules.first?.files.first { $0.path.hasSuffix("resource_bundle_accessor.swift") }?.text)
        #expect(text.contains("static nonisolated let module: Foundation.Bundle"))
    }

    @Test("Packages that need each other are noted with the circle, and are read once", .timeLimit(.minutes(1)))
    func circle() throws {
        for (name, other) in [("Leaves", "Water"), ("Water", "Leaves")] {
            try fixture.write([
                "given/\(name)/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription

                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [.package(path: "../\(other)")],
                    targets: [.target(name: "\(name)", dependencies: ["\(other)"])])
                """,
                "given/\(name)/Sources/\(name)/Source.swift": "import SwiftUI\n",
            ])
        }
        let sources = try fixture.read("App.xcodeproj", packages: ["given/Leaves"])
        expect(sources.modules.map(\.name), equals: ["Water", "Leaves", "App"])
        expect(
            sources.notes,
            equals: [
                "\(fixture.root)/given/Leaves/Package.swift: targets depend on each other in a circle: Leaves.Leaves -> Water.Water -> "
                    + "Leaves.Leaves; break the circle"
            ])
    }

    @Test("A workspace and a project that hold themselves are read once", .timeLimit(.minutes(1)))
    func selves() throws {
        try fixture.write([
            "App.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0">
               <FileRef location = "self:App.xcworkspace"></FileRef>
               <FileRef location = "group:App.xcworkspace"></FileRef>
               <FileRef location = "group:App.xcodeproj"></FileRef>
               <FileRef location = "container:App.xcodeproj"></FileRef>
            </Workspace>
            """
        ])
        try expect(fixture.read("App.xcworkspace").modules.map(\.name), equals: ["App"])
    }

    @Test("A manifest that never ends is stopped", .timeLimit(.minutes(1)))
    func endless() throws {
        try fixture.write(["loop/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nwhile true {}\n"])
        #expect(throws: FrontFailure.packageUnreadable("\(fixture.root)/loop", output: "its manifest was still running after 4 s")) {
            try PackageManifest.read(at: "\(fixture.root)/loop", cache: "\(fixture.root)/cache", patience: 4)
        }
        let root = fixture.root.replacing("/", with: "\\/")
        func goesOn() throws -> Bool {
            try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { name in
                FileManager.default.contents(atPath: "/proc/\(name)/cmdline").map { String(decoding: $0, as: UTF8.self).contains(root) }
                    ?? false
            }
        }
        // A process that is killed is there for a moment.
        for _ in 0..<100 where try goesOn() { usleep(50_000) }
        #expect(try !goesOn(), "The manifest's own process goes on.")
    }

    @Test("A manifest that cannot be read is noted with the package's folder")
    func damaged() throws {
        try fixture.write(["SourcePackages/checkouts/swift-leaves/Package.swift": "// swift-tools-version: 5.9\nnonsense("])
        let notes = try fixture.read("App.xcodeproj").notes
        expect(notes.count, equals: 1)
        expect(notes.first?.contains("SourcePackages/checkouts/swift-leaves cannot be read"), equals: true)
    }
}

@Suite("The bundle beside a host")
struct BundleContentsTests {
    @Test("Links are made, kept and removed as the bundle changes")
    func staging() throws {
        let fixture = try ProjectFixture()
        try fixture.write(["a.txt": "a", "b.txt": "b", "de.lproj/L.strings": "", "run/Host": "program"])
        var bundle = BundleContents()
        for path in ["a.txt", "de.lproj/L.strings"] {
            bundle.add(.init(path: "\(fixture.root)/\(path)", place: BundleContents.place(of: "/\(path)")))
        }
        bundle.properties = Data("<plist/>".utf8)
        try bundle.stage(in: "\(fixture.root)/run", record: "\(fixture.root)/record")
        try expect(String(contentsOfFile: "\(fixture.root)/run/a.txt", encoding: .utf8), equals: "a")
        #expect(FileSystem.isFile("\(fixture.root)/run/de.lproj/L.strings"))
        var other = BundleContents()
        other.add(.init(path: "\(fixture.root)/b.txt", place: "a.txt"))
        try other.stage(in: "\(fixture.root)/run", record: "\(fixture.root)/record")
        try expect(String(contentsOfFile: "\(fixture.root)/run/a.txt", encoding: .utf8), equals: "b")
        #expect(!FileSystem.isFile("\(fixture.root)/run/de.lproj/L.strings"))
        #expect(FileSystem.isFile("\(fixture.root)/run/Host"))
    }

    @Test("Translations of an Info.plist lie where Foundation does not find them, which forgets all other keys then")
    func information() throws {
        let fixture = try ProjectFixture()
        try fixture.write(["de.lproj/InfoPlist.strings": "\"A\" = \"b\";"])
        var bundle = BundleContents()
        bundle.add(.init(path: "\(fixture.root)/de.lproj/InfoPlist.strings", place: "de.lproj/InfoPlist.strings"))
        try bundle.stage(in: "\(fixture.root)/run", record: "\(fixture.root)/record")
        try expect(FileManager.default.contentsOfDirectory(atPath: "\(fixture.root)/run/de.lproj"), equals: ["_InfoPlist.strings"])
    }

    @Test("Catalogs of one name are all kept; of other files for one place the first is")
    func places() {
        var bundle = BundleContents()
        #expect(bundle.add(.init(path: "/a/Assets.xcassets", place: "Assets.xcassets")) == nil)
        #expect(bundle.add(.init(path: "/b/Assets.xcassets", place: "Assets.xcassets")) == nil)
        #expect(bundle.add(.init(path: "/a/x.json", place: "x.json")) == nil)
        expect(bundle.add(.init(path: "/b/x.json", place: "x.json")), equals: "/a/x.json")
        expect(bundle.items.map(\.place), equals: ["Assets.xcassets", "Assets~2.xcassets", "x.json"])
    }
}
