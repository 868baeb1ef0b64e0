import Foundation

/// Makes the program that shows archives, or finds an earlier one: the renderer, without user code and without the modules that only user
/// code imports.
struct PresenterBuilder {
    let checkout: Checkout

    private static let name = "Zoetrope_Presenter"

    private var folder: String { "\(checkout.hostsFolder)/\(Self.name)" }
    private var program: String { "\(folder)/run/\(Self.name)" }
    private var recordPath: String { "\(folder)/fingerprint" }

    /// The program, built only when something it is made of has changed. Where there is no compiler to build it with, that of an
    /// earlier version does.
    ///
    /// - Throws: ``FrontFailure`` when it does not build or cannot be written.
    func presenter() throws -> String {
        if isBuilt { return program }
        if FileSystem.isFile(program), HostBuilder.compiler(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "").isEmpty {
            return program
        }
        return try FileLock.holding("\(checkout.hostsFolder)/lock", waits: HostBuilder.noteWait) {
            if !isBuilt { try build() }
            return program
        }
    }

    private var isBuilt: Bool {
        FileSystem.isFile(program) && FileManager.default.contents(atPath: recordPath) == Data(fingerprint.utf8)
    }

    private var fingerprint: String {
        var fingerprint = HostBuilder.toolFingerprint
        for path in checkout.parts { fingerprint.add(contentsOf: path) }
        return fingerprint.text
    }

    private func build() throws {
        let package = HostPackage(name: Self.name, folder: folder, manifest: manifest, sourceRoots: [])
        try package.write()
        let before = fingerprint
        let build = ReleaseBuild(checkout: checkout)
        try build.run(package)
        try? FileManager.default.removeItem(atPath: recordPath)
        _ = try HostFolder(path: "\(folder)/run").take(Self.name, fromBuild: build.products)
        try FileSystem.write(before, to: recordPath)
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "\(Self.name)",
            dependencies: [.package(name: "Zoetrope", path: \(HostPackage.literal(checkout.path)))],
            targets: [
                .executableTarget(
                    name: "\(Self.name)", dependencies: [.product(name: "PreviewRendering", package: "Zoetrope")])
            ]
        )

        """
    }
}
