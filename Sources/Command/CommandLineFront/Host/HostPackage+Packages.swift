import Foundation
import Synchronization

extension HostPackage {
    /// Returns the package manager's descriptions of packages.
    static func descriptions(of paths: [String], in place: KitPlace) throws -> [PackageDescription] {
        // The package manager reads a package on one processor, in a second.
        let results = Mutex<[Int: Result<PackageDescription, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: paths.count) { index in
            let result = Result {
                if Checkout.isCheckout(paths[index]) { throw FrontFailure.isZoetropeItself(paths[index]) }
                return try PackageDescription.read(at: paths[index], environment: place.environment)
            }
            results.withLock { $0[index] = result }
        }
        return try results.withLock { results in try paths.indices.compactMap { try results[$0]?.get() } }
    }

    /// A host for packages whose descriptions have been read. A package that depends on a checkout of Zoetrope by its
    /// path is linked with that one: there can be only one.
    ///
    /// - Returns: nil where a package has no library to link, so that it is read as sources.
    static func linking(
        _ descriptions: [PackageDescription], checkout: Checkout, name: String
    ) -> HostPackage? {
        var dependencies: [String] = []
        var products: [String] = []
        for description in descriptions {
            let package = SwiftLiteral.quoted(description.name)
            dependencies.append("        .package(name: \(package), path: \(SwiftLiteral.quoted(description.path))),")
            guard let libraries = description.previewLibraries else { return nil }
            for library in libraries {
                products.append("                .product(name: \(SwiftLiteral.quoted(library)), package: \(package)),")
            }
        }
        let dependencyPaths = descriptions.flatMap { $0.dependencies ?? [] }.compactMap(\.path)
        let zoetrope = dependencyPaths.first(where: Checkout.isCheckout).map(Checkout.init) ?? checkout
        return HostPackage(
            name: name, folder: "\(checkout.hostsFolder)/\(name)",
            manifest: manifest(name: name, zoetrope: zoetrope.path, dependencies: dependencies, products: products),
            sourceRoots: descriptions.flatMap(\.previewFolders), checkout: zoetrope, inputs: descriptions.flatMap(\.inputs))
    }

    private static func manifest(
        name: String, zoetrope: String, dependencies: [String], products: [String]
    ) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "\(name)",
            dependencies: [
                .package(name: "Zoetrope", path: \(SwiftLiteral.quoted(zoetrope))),
        \(dependencies.joined(separator: "\n"))
            ],
            targets: [
                .executableTarget(
                    name: "\(name)",
                    dependencies: [
                        .product(name: "PreviewRendering", package: "Zoetrope"),
        \(products.joined(separator: "\n"))
                    ])
            ]
        )

        """
    }
}
