import Foundation
import HostProtocol

/// Makes the renderer that user code is linked with, or finds the one made before.
struct RendererKitBuilder {
    let checkout: Checkout
    let place: KitPlace
    /// Packages that the user's sources import, absolute.
    let packages: [String]
    /// The packages that those need, absolute, in place of their repositories.
    var support: [String] = []

    private var name: String {
        guard !packages.isEmpty else { return "Renderer" }
        var fingerprint = Fingerprint()
        for path in packages + support { fingerprint.add(path) }
        return "Renderer_\(fingerprint.text.prefix(8))"
    }

    /// The module in the place of the user's, which shows how the package manager compiles that.
    private var standIn: String { "\(name)_StandIn" }
    private var folder: String { "\(place.folder)/\(name)" }
    private var recordPath: String { "\(folder)/built.json" }

    private struct Record: Codable {
        let kit: RendererKit
        /// The files and folders it was built from, absolute.
        let inputs: [String]
    }

    /// The kit made before, if everything is still as it was then.
    func earlierKit() -> RendererKit? {
        guard let data = FileSystem.contents(of: recordPath),
            let record = try? JSONDecoder().decode(Record.self, from: data),
            FileSystem.isFile(record.kit.object), ReleaseBuild(place: place).hasCombine,
            fingerprint(of: record.inputs) == record.kit.fingerprint
        else { return nil }
        return record.kit
    }

    /// A build that failed at the packages' code.
    private struct Failure: Codable {
        let words: String
        let fingerprint: String
        /// The files and folders that it was about, absolute.
        let inputs: [String]
    }

    private var failurePath: String { "\(folder)/failed.json" }

    /// The compiler's words in the last build, if that failed at the packages' code and everything is still as it was then.
    func earlierFailure() -> String? {
        guard let data = FileSystem.contents(of: failurePath),
            let failure = try? JSONDecoder().decode(Failure.self, from: data),
            fingerprint(of: failure.inputs) == failure.fingerprint
        else { return nil }
        return failure.words
    }

    /// Builds the kit. The caller holds the lock of all builds.
    func newKit() throws -> RendererKit {
        let descriptions = try packages.map { try PackageDescription.read(at: $0, environment: place.environment) }
        let inputs = descriptions.flatMap(\.inputs)
        do {
            return try build(descriptions, inputs: inputs)
        } catch FrontFailure.buildFailed(let words) where !packages.isEmpty {
            // The network may be back the next time; code stays as it is.
            if !CompilerOutput.diagnostics(in: words.split(separator: "\n").map(String.init)).isEmpty {
                let failure = Failure(words: words, fingerprint: fingerprint(of: inputs), inputs: inputs)
                try FileSystem.write(String(decoding: try JSONEncoder().encode(failure), as: UTF8.self) + "\n", to: failurePath)
            }
            throw FrontFailure.buildFailed(words)
        }
    }

    private func build(_ descriptions: [PackageDescription], inputs: [String]) throws -> RendererKit {
        let package = try hostPackage(descriptions)
        try package.write()
        let before = fingerprint(of: inputs)
        let build = ReleaseBuild(place: place)
        try build.run(package)
        try? FileManager.default.removeItem(atPath: recordPath)
        _ = try HostFolder(path: "\(folder)/run").take(name, fromBuild: build.products, fontsOf: checkout)

        let description = try BuildDescription(path: "\(build.folder)/release.yaml")
        let compilation = try description.compilation(of: standIn)
        let link = try description.linking(of: name)
        guard let swiftc = compilation.first, let list = link.first(where: { $0.hasPrefix("@") })?.dropFirst() else {
            throw FrontFailure.buildUnreadable("its commands name no compiler or no objects")
        }
        let objects = try Self.objects(inList: String(list)).filter { !$0.contains("/\(standIn).build/") }
        let object = "\(folder)/renderer.o"
        try join(objects, into: object, toolFolder: FilePath.folder(of: swiftc))
        let kit = RendererKit(
            compiler: [swiftc] + RendererKit.sharedArguments(of: compilation),
            linker: RendererKit.sharedArguments(ofLink: link), object: object,
            modules: try modules(objects: objects, swiftc: swiftc), resources: "\(folder)/run",
            fingerprint: before)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let record = try encoder.encode(Record(kit: kit, inputs: inputs))
        try FileSystem.write(String(decoding: record, as: UTF8.self) + "\n", to: recordPath)
        return kit
    }

    private func fingerprint(of inputs: [String]) -> String {
        var fingerprint = HostBuilder.toolFingerprint
        fingerprint.add(place.stamp)
        for path in inputs { fingerprint.add(contentsOf: path) }
        return fingerprint.text
    }

    /// One object of many, so that linking a host reads one file.
    private func join(_ objects: [String], into object: String, toolFolder: String) throws {
        let list = "\(folder)/objects"
        try FileSystem.write(ArgumentFile.text(of: objects), to: list)
        let result = try ChildProcess.capture(["\(toolFolder)/ld.lld", "-r", "--strip-debug", "-o", object, "@\(list)"])
        guard result.ending == .exited(0) else {
            throw FrontFailure.buildFailed(result.errors.isEmpty ? "error: ld.lld ended without a message" : result.errors)
        }
    }

    private static func objects(inList path: String) throws -> [String] {
        guard let data = FileSystem.contents(of: path) else {
            throw FrontFailure.buildUnreadable("there is no \(path)")
        }
        return ArgumentFile.shellWords(ofLines: String(decoding: data, as: UTF8.self))
    }

    /// Returns the modules that user code may import: those of the toolchain, our products, and every module of the packages. The
    /// renderer's own rooms are not for user code, and a module of the user's may share their names.
    private func modules(objects: [String], swiftc: String) throws -> [String] {
        let built = objects.compactMap { path in
            path.split(separator: "/").last { $0.hasSuffix(".build") }.map { String($0.dropLast(6)) }
        }
        let own = Set(checkout.rooms + ["BundledFonts", name])
        let products = try checkout.userProducts(besidePackages: !packages.isEmpty)
        return Set(built.filter { !$0.hasPrefix("Facade_") }).subtracting(own).union(products)
            .union(products.contains("AppKit") ? ["Cocoa"] : []).union(ToolchainModules.names(swiftc: swiftc)).sorted()
    }

    private func hostPackage(_ descriptions: [PackageDescription]) throws -> HostPackage {
        let literal = SwiftLiteral.quoted
        var dependencies = ["        .package(name: \"Zoetrope\", path: \(literal(place.package))),"]
        var products = try checkout.userProducts(besidePackages: !packages.isEmpty).map {
            "                .product(name: \(literal(place.product($0))), package: \"Zoetrope\"),"
        }
        // OpenCombine is the renderer's own as well, in its version.
        for path in support where RemotePackage.identity(of: path) != "opencombine" {
            dependencies.append("        .package(path: \(literal(path))),")
        }
        for description in descriptions {
            dependencies.append("        .package(name: \(literal(description.name)), path: \(literal(description.path))),")
            for library in description.products where library.type.library != nil {
                products.append("                .product(name: \(literal(library.name)), package: \(literal(description.name))),")
            }
        }
        let manifest = """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [
            \(dependencies.joined(separator: "\n"))
                ],
                targets: [
                    .target(
                        name: "\(standIn)",
                        dependencies: [
            \(products.joined(separator: "\n"))
                        ]),
                    .executableTarget(
                        name: "\(name)",
                        dependencies: [
                            "\(standIn)",
                            .product(name: "\(place.product("PreviewRendering"))", package: "Zoetrope"),
                        ]),
                ]
            )

            """
        return HostPackage(
            name: name, folder: folder, manifest: manifest, sourceRoots: [],
            files: ["Sources/\(standIn)/StandIn.swift": "import SwiftUI\n"], checkout: checkout)
    }
}

/// The modules that come with the compiler.
enum ToolchainModules {
    /// Their names: Swift's own modules, and the C libraries beside them.
    static func names(swiftc: String) -> Set<String> {
        let root = FilePath.folder(of: FilePath.folder(of: swiftc)) + "/lib"
        // The modules of each toolchain, also where the compiler on the path is a proxy without modules beside it.
        var names: Set<String> = [
            "Glibc", "SwiftGlibc", "Dispatch", "CoreFoundation", "Swift", "Foundation", "FoundationEssentials",
            "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Observation", "RegexBuilder",
            "Synchronization", "Distributed", "_Concurrency", "_StringProcessing",
        ]
        // XCTest and Testing exist, too, but only for programs that link with the shared libraries.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/swift_static/linux")) ?? []
        where name.hasSuffix(".swiftmodule") {
            names.insert(String(name.dropLast(12)))
        }
        return names
    }
}
