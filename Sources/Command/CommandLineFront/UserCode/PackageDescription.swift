import Foundation

/// The output of `swift package describe --type json` for a package, as far as the host needs it.
struct PackageDescription: Decodable {
    let name: String
    let path: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [Dependency]?

    struct Product: Decodable {
        let name: String
        let targets: [String]
        let type: Kind

        /// Only libraries are distinguished: their linkage is `automatic`, `static` or `dynamic`.
        struct Kind: Decodable {
            let library: [String]?
        }
    }

    struct Target: Decodable {
        let name: String
        let path: String
        let type: String
        let targetDependencies: [String]?
        let productDependencies: [String]?

        private enum CodingKeys: String, CodingKey {
            case name, path, type
            case targetDependencies = "target_dependencies"
            case productDependencies = "product_dependencies"
        }
    }

    struct Dependency: Decodable {
        let identity: String
        let path: String?
    }

    /// The products of ours that mark a target as one with previews.
    static let previewProducts: Set<String> = ["SwiftUI", "WidgetKit", "AppIntents", "ActivityKit", "Intents"]

    /// The names of the library products to link: those with a target that uses SwiftUI or WidgetKit, itself or
    /// through another target of the package.
    ///
    /// Nil where there are none, and where one is dynamic: in a shared library previews are not found.
    var previewLibraries: [String]? {
        let users = Set(targets.filter { usesPreviews($0.name) }.map(\.name))
        let libraries = products.filter { $0.type.library != nil && $0.targets.contains(where: users.contains) }
        return libraries.isEmpty || libraries.contains { $0.type.library == ["dynamic"] } ? nil : libraries.map(\.name)
    }

    /// Returns whether a package's manifest names products of ours, so that the package manager builds the package with them. The manifest
    /// is not run for this.
    static func usesZoetrope(at folder: String) -> Bool {
        !ManifestNames.names(ofPackage: folder).isDisjoint(with: previewProducts)
    }

    /// The folders of the targets that hold views, absolute.
    var previewFolders: [String] {
        targets.filter { $0.type == "library" && usesPreviews($0.name) }.map {
            FileSystem.absolutePath($0.path.hasPrefix("/") ? $0.path : "\(path)/\($0.path)")
        }
    }

    /// The inputs of a build of the package, absolute: its manifest, its pinned versions, and its targets' folders. Other files in its
    /// folder, such as pictures that were made of it, do not count.
    var inputs: [String] {
        let manifests = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().filter {
            $0 == "Package.resolved" || ($0.hasPrefix("Package") && $0.hasSuffix(".swift"))
        }
        let targets = targets.filter { $0.type != "test" }.map { $0.path.hasPrefix("/") ? $0.path : "\(path)/\($0.path)" }
        return manifests.map { "\(path)/\($0)" } + Set(targets.map(FileSystem.absolutePath)).sorted()
    }

    private func usesPreviews(_ target: String) -> Bool {
        var seen: Set<String> = []
        var pending = [target]
        while let name = pending.popLast() {
            guard seen.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { continue }
            if (target.productDependencies ?? []).contains(where: Self.previewProducts.contains) { return true }
            pending.append(contentsOf: target.targetDependencies ?? [])
        }
        return false
    }

    /// Reads a package's description.
    ///
    /// - Parameter environment: the variables that its manifest reads, as `NAME=value`: those of its build.
    static func read(at path: String, environment: [String]) throws -> PackageDescription {
        guard FileSystem.isFile("\(path)/Package.swift") else { throw FrontFailure.notAPackage(path) }
        let result = try ChildProcess.capture(
            ["swift", "package", "--package-path", path, "describe", "--type", "json"], environment: environment)
        guard result.ending == .exited(0), let start = result.output.firstIndex(of: "{") else {
            throw FrontFailure.packageUnreadable(path, output: CompilerOutput.firstError(in: result.errors + "\n" + result.output))
        }
        let description: PackageDescription
        do {
            description = try JSONDecoder().decode(PackageDescription.self, from: Data(result.output[start...].utf8))
        } catch {
            throw FrontFailure.packageUnreadable(path, output: "\(error)")
        }
        // The package manager lists files for the compiler by line.
        if let file = FileName.unusable(below: description.inputs) {
            throw FrontFailure.unreadable(path: FileName.printable(file), reason: FileName.controlsReason)
        }
        return description
    }
}
