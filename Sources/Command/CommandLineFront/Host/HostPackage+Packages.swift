import Foundation

extension HostPackage {
    /// A host for the libraries of packages.
    ///
    /// - Throws: ``FrontFailure`` when a package cannot be read or has no library with views.
    static func linking(packages paths: [String], checkout: Checkout, name: String) throws -> HostPackage {
        try linking(descriptions(of: paths), checkout: checkout, name: name)
    }

    /// Returns the package manager's descriptions of packages.
    static func descriptions(of paths: [String]) throws -> [PackageDescription] {
        try paths.map { path in
            if Checkout.isCheckout(path) { throw FrontFailure.isZoetropeItself(path) }
            return try PackageDescription.read(at: path)
        }
    }

    /// A host for packages whose descriptions have been read. A package that depends on a checkout of Zoetrope by its
    /// path is linked with that one: there can be only one.
    static func linking(
        _ descriptions: [PackageDescription], checkout: Checkout, name: String
    ) throws -> HostPackage {
        var dependencies: [String] = []
        var products: [String] = []
        for description in descriptions {
            let package = literal(description.name)
            dependencies.append("        .package(name: \(package), path: \(literal(description.path))),")
            for library in try description.previewLibraries() {
                products.append("                .product(name: \(literal(library)), package: \(package)),")
            }
        }
        let dependencyPaths = descriptions.flatMap { $0.dependencies ?? [] }.compactMap(\.path)
        let zoetrope = dependencyPaths.first(where: Checkout.isCheckout) ?? checkout.path
        return HostPackage(
            name: name, folder: "\(checkout.hostsFolder)/\(name)",
            manifest: manifest(name: name, zoetrope: zoetrope, dependencies: dependencies, products: products),
            sourceRoots: descriptions.flatMap(\.previewFolders), inputs: descriptions.flatMap(\.inputs))
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
                .package(name: "Zoetrope", path: \(literal(zoetrope))),
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
