import Foundation
import TestSupport
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
        var graph = PackageGraph(given: [], local: [], checkouts: [], cache: fixture.root)
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
                "the package water, whose product Water the package swift-leaves needs, is missing; run 'git clone "
                    + "https://example.org/tea/water' and give the folder with --package"
            ])
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
