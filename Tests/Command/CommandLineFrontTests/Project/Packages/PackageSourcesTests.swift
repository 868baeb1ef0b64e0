import TestSupport
import Foundation
import Testing

@testable import CommandLineFront

@Suite("Packages read as sources") struct PackageSourcesTests {
    private let fixture: ProjectFixture

    init() throws {
        fixture = try ProjectFixture()
        try fixture.write([
            "Brewing/Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Brewing", platforms: [.iOS(.v17)],
                products: [.library(name: "BrewingUI", targets: ["BrewingUI"])],
                dependencies: [.package(name: "Zoetrope", path: "../house")],
                targets: [
                    .target(name: "BrewingUI", dependencies: ["Beans", .product(name: "SwiftUI", package: "Zoetrope")],
                        resources: [.process("Colours.xcassets")]),
                    .target(name: "Beans"),
                ])
            """,
            "Brewing/Sources/BrewingUI/Cup.swift": "import SwiftUI\n",
            "Brewing/Sources/BrewingUI/Colours.xcassets/Contents.json": "{}",
            "Brewing/Sources/Beans/Bean.swift": "struct Bean {}\n",
            "house/Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Zoetrope", products: [.library(name: "SwiftUI", targets: ["SwiftUI"])],
                targets: [.target(name: "SwiftUI"), .target(name: "PreviewRendering")])
            """,
            "house/Sources/Conduct/PreviewRendering/Host.swift": "",
            "house/Sources/SwiftUI/SwiftUI/View.swift": "",
        ])
    }

    @Test("Their modules are compiled by themselves, and what they have of Zoetrope is not")
    func modules() throws {
        let sources = try PackageSources(["\(fixture.root)/Brewing"], cache: "\(fixture.root)/cache", fetch: nil).read()
        expect(sources.modules.map(\.name), equals: ["Beans", "BrewingUI"])
        expect(sources.modules[1].dependencies, equals: ["Beans"])
        #expect(sources.notes.isEmpty && sources.packages.isEmpty)
        expect(sources.bundle?.items.map(\.place), equals: ["Brewing_BrewingUI.resources/Colours.xcassets"])
    }

    @Test("A package that names no product of ours is drawn by its targets with views, without a library product for them")
    func asItIs() throws {
        try fixture.write([
            "Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Kit", targets: [
                    .target(name: "KitUI", dependencies: ["Model"]), .target(name: "Model"), .executableTarget(name: "Tool"),
                    .testTarget(name: "KitTests"),
                ])
            """,
            "Kit/Sources/KitUI/Badge.swift": "import SwiftUI\n#Preview { Text(\"New\") }\n", "Kit/Sources/Model/Model.swift": "",
            "Kit/Sources/Tool/main.swift": "print(1)\n", "Kit/Tests/KitTests/Test.swift": "import SwiftUI\n",
        ])
        #expect(
            !PackageDescription.usesZoetrope(at: "\(fixture.root)/Kit") && PackageDescription.usesZoetrope(at: "\(fixture.root)/Brewing"))
        let sources = try PackageSources(["\(fixture.root)/Kit"], cache: "\(fixture.root)/cache", fetch: nil).read()
        #expect(sources.modules.map(\.name) == ["Model", "KitUI"] && sources.drawnModules.map(\.name) == ["KitUI"])
        #expect(sources.resourceFolders.map(fixture.relative) == ["Kit/Sources/KitUI"] && sources.notes.isEmpty)
    }

    @Test("Sources that import a package with views get its modules, and others get nothing of it")
    func imported() throws {
        try fixture.write([
            "Plain/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Plain", products: [.library(name: "PlainKit", targets: ["PlainUI"]), .library(name: "Other", targets: ["Other"])],
                targets: [.target(name: "PlainUI"), .target(name: "Other")])
            """,
            "Plain/Sources/PlainUI/Hi.swift": "import SwiftUI\n", "Plain/Sources/Other/Other.swift": "import SwiftUI\n",
            "app/App.swift": "import SwiftUI\nimport struct PlainUI.Hi\n",
        ])
        var sources = try SourceSet.sources(at: ["\(fixture.root)/app"])
        try sources.link(["\(fixture.root)/Plain"], cache: "\(fixture.root)/cache", fetch: nil)
        #expect(sources.modules.map(\.name) == ["PlainUI", "app"] && sources.packages.isEmpty)
        #expect(sources.modules.last?.dependencies == ["PlainUI"] && sources.drawnModules.map(\.name) == ["app"])
    }

    @Test("An app of Swift Playgrounds, whose manifest needs a Mac, is read as a folder")
    func playground() throws {
        try fixture.write([
            "My App.swiftpm/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nimport AppleProductTypes\n",
            "My App.swiftpm/App.swift": "import SwiftUI\n",
        ])
        let options = try CodeOptions.parse(["\(fixture.root)/My App.swiftpm"])
        guard case .sources(let sources) = try options.userCode() else { throw ProjectFault.noProject("") }
        expect(fixture.files(of: sources.modules.last), equals: ["My App.swiftpm/App.swift"])
    }

    @Test("A path stands for a package, a project or sources by what lies there")
    func places() throws {
        try fixture.write(["App/App.xcodeproj/project.pbxproj": "", "Views/A.swift": "", "Views/Package@swift-5.swift": ""])
        let kinds = try ["Brewing", "App", "App/App.xcodeproj", "Views", "Views/A.swift"].map { try CodePlace("\(fixture.root)/\($0)") }
        expect(kinds, equals: [.package, .project, .project, .sources, .sources])
        #expect(throws: FrontFailure.noSuchFolder("\(fixture.root)/none")) { try CodePlace("\(fixture.root)/none") }
    }
}
