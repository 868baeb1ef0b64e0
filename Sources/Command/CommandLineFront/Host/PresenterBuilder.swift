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
        return try FileLock.holding("\(checkout.hostsFolder)/lock", waits: HostBuilder.noteWait(for:)) {
            if !isBuilt { try KitCache.building(checkout, waits: HostBuilder.noteWait(for:), build) }
            return program
        }
    }

    private var isBuilt: Bool {
        FileSystem.isFile(program) && FileSystem.contents(of: recordPath) == Data(fingerprint.utf8)
    }

    private var fingerprint: String {
        var fingerprint = HostBuilder.toolFingerprint
        for path in checkout.parts { fingerprint.add(contentsOf: path) }
        return fingerprint.text
    }

    private func build(in place: KitPlace) throws {
        let before = fingerprint
        // With the cache, the first checkout of its kit builds it for all.
        let shared = "\(place.folder)/\(Self.name)"
        let built = HostFolder(path: "\(shared)/built")
        let stamp = "\(HostBuilder.toolFingerprint.text) \(place.stamp)"
        let isThere = FileSystem.isFile("\(built.path)/\(Self.name)")
        if !isThere || FileSystem.contents(of: "\(shared)/stamp") != Data(stamp.utf8) {
            let package = HostPackage(
                name: Self.name, folder: shared, manifest: manifest(in: place), sourceRoots: [], checkout: checkout)
            try package.write()
            let build = ReleaseBuild(place: place)
            try build.run(package)
            try? FileManager.default.removeItem(atPath: "\(shared)/stamp")
            _ = try built.take(Self.name, fromBuild: build.products, fontsOf: checkout)
            try FileSystem.write(stamp, to: "\(shared)/stamp")
        }
        try? FileManager.default.removeItem(atPath: recordPath)
        _ = try HostFolder(path: "\(folder)/run").take(Self.name, fromBuild: built.path, fontsOf: checkout)
        // A file saved meanwhile may be missing in the kit: then the next run builds again.
        if KitPlace.current(checkout) == place { try FileSystem.write(before, to: recordPath) }
    }

    private func manifest(in place: KitPlace) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "\(Self.name)",
            dependencies: [.package(name: "Zoetrope", path: \(SwiftLiteral.quoted(place.package)))],
            targets: [
                .executableTarget(
                    name: "\(Self.name)", dependencies: [.product(name: "\(place.product("PreviewRendering"))", package: "Zoetrope")])
            ]
        )

        """
    }
}
