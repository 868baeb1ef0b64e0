import Foundation

/// A build by the package manager, in the one folder of all builds: the renderer is compiled once for everything it is linked with.
struct ReleaseBuild {
    let place: KitPlace

    /// The folder of all builds, absolute.
    var folder: String { "\(place.folder)/build" }
    /// The folder of the built programs, libraries and resources.
    var products: String {
        let triples = FileSystem.isFolder(link) ? [] : (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return triples.sorted().map { "\(folder)/\($0)/release" }.first(where: FileSystem.isFolder) ?? link
    }
    /// The package manager's link to the products, which it makes at the end of the first build that succeeds.
    private var link: String { "\(folder)/release" }

    /// The owner of the objects in the folder: the fingerprint of the host that was built last.
    var owner: String? {
        get { FileSystem.contents(of: ownerPath).map { String(decoding: $0, as: UTF8.self) } }
        nonmutating set { if let newValue { try? FileSystem.write(newValue, to: ownerPath) } }
    }

    private var ownerPath: String { "\(folder)/owner" }

    /// Builds in release, but unoptimised: that takes half as long, keeps `PreviewProvider` types, which nothing refers to, and is how
    /// user code outside of packages is compiled. The manifest asks for optimisation of the modules that compute pixels, text and layout.
    /// Release makes one static program of it all. `DEBUG` holds as it does for previews in Xcode. The plan of the last build is not
    /// taken over, because it may be that of another host.
    ///
    /// - Throws: ``FrontFailure/buildFailed(_:)`` with the compiler's messages.
    func run(_ package: HostPackage) throws {
        if place.isShared { try package.checkout.writeFacades() }
        let hadProducts = FileSystem.isFolder(products)
        do {
            try runOnce(package)
        } catch FrontFailure.buildFailed(let words) where place.isShared && hadProducts && isFault(words) {
            // Something in the cache is damaged.
            try? FileManager.default.removeItem(atPath: folder)
            try runOnce(package)
        }
        if place.isShared { try KitCache.ofUser()?.cache.trim() }
    }

    /// Returns whether a build failed at something that an earlier build made, and not at the user's code or the kit's.
    private func isFault(_ words: String) -> Bool {
        words.split(separator: "\n").contains { $0.contains("error:") && $0.contains("\(folder)/") }
    }

    private func runOnce(_ package: HostPackage) throws {
        HostFolder.removeResources(fromBuild: products)
        try? FileManager.default.removeItem(atPath: ownerPath)
        begin()
        hideCombine()
        let progress = BuildProgress(
            title: "building the renderer; the first time takes a few minutes", isLong: !FileSystem.isFolder(link))
        defer { progress.finish() }
        var lines: [String] = []
        let command =
            [
                "swift", "build", "--package-path", package.folder, "--scratch-path", folder,
                "--configuration", "release", "--static-swift-stdlib", "--product", package.name,
                "-Xswiftc", "-Onone", "-Xswiftc", "-DDEBUG",
                // The toolchain's own linker needs half a second for a link that takes the system's two.
                "-Xswiftc", "-use-ld=lld",
                // The hosts of all user packages share one build folder; a build plan remembered there is another host's.
                "--disable-build-manifest-caching",
            ] + Backtrace.lineTables.flatMap { ["-Xswiftc", $0] }
        let ending = try ChildProcess.run(command, environment: place.environment) { _, line in
            // An error in the kit is one in the checkout.
            lines.append(line.replacing("\(place.package)/", with: "\(package.checkout.path)/"))
            progress.take(line)
        }
        end()
        keepCombine()
        guard ending == .exited(0) else { throw FrontFailure.buildFailed(CompilerOutput.errors(in: lines)) }
    }

    // MARK: Builds that are killed

    /// A file that is there while a build goes on, and after one that was killed.
    private var underWay: String { "\(folder)/under-way" }

    /// Marks that a build goes on. What one that was killed has checked out may be there in part: the package manager checks it out again,
    /// from what it has fetched.
    func begin() {
        if FileSystem.isFile(underWay) {
            for name in ["checkouts", "workspace-state.json"] { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
        }
        try? FileSystem.write("", to: underWay)
    }

    /// Marks that the build has ended, whether it failed or not.
    func end() { try? FileManager.default.removeItem(atPath: underWay) }

    // MARK: Combine

    private var schedulerModules: [String] {
        ["OpenCombineFoundation", "OpenCombineDispatch"].map { "\(products)/Modules/\($0).swiftmodule" }
    }
    private var schedulersPath: String { "\(folder)/schedulers" }

    /// A fingerprint of the sources and tools of OpenCombine's schedulers; nil before the package manager has fetched it.
    private var schedulers: String? {
        let sources = "\(folder)/checkouts/OpenCombine/Sources"
        guard FileSystem.isFolder(sources) else { return nil }
        var fingerprint = HostBuilder.toolFingerprint
        fingerprint.add(contentsOf: sources)
        return fingerprint.text
    }

    /// Removes the module called Combine, and the compiled part of OpenCombine's schedulers, where these may be compiled again: after a
    /// change of compilers, where a cache was restored or packages are checked out again, and after a build that was killed, as each takes
    /// the note of the last one away.
    /// They ask `canImport(Combine)`, would take ours of the last build for Apple's, and then `RunLoop` and `DispatchQueue` would be no
    /// schedulers.
    func hideCombine() {
        let note = FileSystem.contents(of: schedulersPath)
        try? FileManager.default.removeItem(atPath: schedulersPath)
        if let note, let schedulers, note == Data(schedulers.utf8) { return }
        // If only the module is missing, the package manager does not make it again.
        for made in ["Modules/Combine.swiftmodule", "Combine.build", "OpenCombineFoundation.build", "OpenCombineDispatch.build"].map({
            "\(products)/\($0)"
        })
            + schedulerModules
        {
            try? FileManager.default.removeItem(atPath: made)
        }
    }

    /// True if the module called Combine exists: not after a build that was killed before it made the module again.
    var hasCombine: Bool { FileSystem.isFile("\(products)/Modules/Combine.swiftmodule") }

    /// Notes the sources and tools of the schedulers, where a build got that far: a build that failed later has them, too.
    func keepCombine() {
        guard let schedulers, schedulerModules.allSatisfy(FileSystem.isFile) else { return }
        try? FileSystem.write(schedulers, to: schedulersPath)
    }
}
