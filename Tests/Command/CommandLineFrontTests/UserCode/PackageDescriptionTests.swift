import TestSupport
import Foundation
import Testing

@testable import CommandLineFront

@Suite("Which libraries of a package are linked")
struct PackageDescriptionTests {
    private func description(products: String, targets: String) throws -> PackageDescription {
        let json = """
            {"name": "My Package", "path": "/home/me/p", "products": [\(products)], "targets": [\(targets)],
             "dependencies": [{"identity": "zoetrope", "type": "fileSystem", "path": "/nowhere/zoetrope"}]}
            """
        return try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
    }

    private let views = """
        {"name": "Views", "path": "Sources/Views", "type": "library", "product_dependencies": ["WidgetKit"]},
        {"name": "App", "path": "Sources/App", "type": "library", "target_dependencies": ["Views"]},
        {"name": "Model", "path": "Sources/Model", "type": "library"},
        {"name": "Tool", "path": "Sources/Tool", "type": "executable", "target_dependencies": ["Views"]}
        """

    @Test("Those with a target that uses SwiftUI, itself or through another")
    func transitive() throws {
        let package = try description(
            products: """
                {"name": "AppLibrary", "targets": ["App"], "type": {"library": ["automatic"]}},
                {"name": "ModelLibrary", "targets": ["Model"], "type": {"library": ["automatic"]}},
                {"name": "Tool", "targets": ["Tool"], "type": {"executable": null}}
                """, targets: views)
        expect(package.previewLibraries, equals: ["AppLibrary"])
        expect(package.previewFolders, equals: ["/home/me/p/Sources/Views", "/home/me/p/Sources/App"])
    }

    @Test("A package without a library, or with a dynamic one, is read as sources", arguments: ["", "dynamic"])
    func none(kind: String) throws {
        let product = kind.isEmpty ? "" : #"{"name": "D", "targets": ["Views"], "type": {"library": ["\#(kind)"]}}"#
        let package = try description(products: product, targets: views)
        #expect(package.previewLibraries == nil)
        #expect(HostPackage.linking([package], checkout: Checkout(path: "/z"), name: "Host_x") == nil)
    }

    @Test("Targets that depend on each other end the search", .timeLimit(.minutes(1)))
    func circle() throws {
        let package = try description(
            products: "",
            targets: """
                {"name": "A", "path": "A", "type": "library", "target_dependencies": ["B"]},
                {"name": "B", "path": "B", "type": "library", "target_dependencies": ["A"]}
                """)
        #expect(package.previewLibraries == nil)
    }

    @Test("The host's manifest names packages and products as Swift literals")
    func manifest() throws {
        let package = try description(
            products: #"{"name": "Li\"b", "targets": ["Views"], "type": {"library": ["static"]}}"#, targets: views)
        let host = try #require(HostPackage.linking([package], checkout: Checkout(path: "/z"), name: "Host_x"))
        #expect(host.manifest.contains(#".package(name: "My Package", path: "/home/me/p"),"#))
        #expect(host.manifest.contains(#".product(name: "Li\"b", package: "My Package"),"#))
        #expect(host.manifest.contains(#".package(name: "Zoetrope", path: "/z"),"#))
        expect(host.folder, equals: "/z/.build/hosts/Host_x")
    }

    @Test("Hosts of different code have different names that are modules")
    func hostNames() {
        func sources(_ module: String) -> UserCode {
            .sources(SourceSet(named: ["/a/My App"], modules: [HostModule(name: module, files: [])], resourceFolders: []))
        }
        let code = [
            UserCode.packages(["/a/My App"]), .packages(["/b/My App"]), sources("App"), sources("Widget"), .packages(["/"]),
        ]
        let names = code.map(\.hostName)
        expect(Set(names).count, equals: code.count)
        #expect(names.allSatisfy { ModuleName.identifier(from: $0) == $0 })
    }

    @Test(
        "Folders become modules",
        arguments: [
            ("My Widget", "My_Widget"), ("3D", "_3D"), ("WidgetKit", "WidgetKit_Sources"), ("Ünïon", "_n_on"), ("", "_"),
        ])
    func moduleNames(folder: String, module: String) {
        expect(ModuleName.forFolder(named: folder), equals: module)
    }

    @Test("No room of Zoetrope's is forgotten among the names that a user's module cannot have in a host")
    func rooms() throws {
        let root = URL(fileURLWithPath: #filePath + "/../../../../..").standardized
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let rooms = manifest.matches(of: /\.(?:own|apple|macro|system|program)\(\s*"\w+\/(\w+)"/).map { String($0.1) }
        #expect(rooms.count > 60 && rooms.filter { !ModuleName.taken.contains($0) }.isEmpty)
    }

    @Test("A module that is called as one of Zoetrope's is compiled under another name, which those that import it know")
    func renamed() {
        let geometry = HostModule(name: "Geometry", files: [])
        #expect(geometry.compiledName == "Geometry_Sources" && geometry.renamed == ["Geometry"])
        let app = HostModule(name: "App", files: [], dependencies: ["Kit", "Charts"])
        #expect(app.compiledName == "App" && app.renamed == ["Charts"])
    }
}
