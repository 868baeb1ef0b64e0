import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Packages that do not build, read as sources") struct PackageSourcesTests {
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
        let place = KitPlace.inside(Checkout(path: fixture.root))
        let description = try PackageDescription.read(at: "\(fixture.root)/Brewing", environment: place.environment)
        let reader = PackageSources(folders: [description.path], checkouts: [], cache: "\(fixture.root)/cache")
        let sources = try #require(try reader.read([description]))
        expect(sources.modules.map(\.name), equals: ["Beans", "BrewingUI"])
        expect(sources.modules[1].dependencies, equals: ["Beans"])
        #expect(sources.notes.isEmpty && sources.packages.isEmpty)
        expect(sources.bundle?.items.map(\.place), equals: ["Brewing_BrewingUI.resources/Colours.xcassets"])
    }
}
