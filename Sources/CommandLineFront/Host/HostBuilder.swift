import Foundation

/// Makes the host for the user's code, or finds the one made before.
struct HostBuilder {
    let code: UserCode
    let checkout: Checkout

    /// A host that is ready to run.
    struct Host {
        let executable: String
        let sourceRoots: [String]
    }

    /// What is kept of a build, to know later whether it still holds.
    struct Record: Codable, Equatable {
        let fingerprint: String
        /// Folders and files the host was built from, absolute.
        let inputs: [String]
        let sourceRoots: [String]
        let executable: String
    }

    /// Raised when the way hosts are built changes in a way no file shows.
    static let recipe = "2"

    private var folder: String { "\(checkout.hostsFolder)/\(code.hostName)" }
    private var recordPath: String { "\(folder)/built.json" }
    /// One for all hosts: the renderer is compiled once, whatever user code it is linked with.
    private var buildFolder: String { "\(checkout.hostsFolder)/build" }
    private var products: String { "\(buildFolder)/release" }

    /// The host, built only when something it is made of has changed.
    func host() throws -> Host {
        if let host = earlierHost() { return host }
        let waits = { FileHandle.standardError.write(Data("waiting for another build of previews\n".utf8)) }
        return try FileLock.holding("\(checkout.hostsFolder)/lock", waits: waits) {
            // Who had the lock may have built this very host.
            try earlierHost() ?? newHost()
        }
    }

    private func newHost() throws -> Host {
        let package = try hostPackage()
        try package.write()
        let before = fingerprint(of: code.paths)
        HostFolder.removeResources(fromBuild: products)
        try build(package)
        // From here on the last build's host is no more.
        try? FileManager.default.removeItem(atPath: recordPath)
        let executable = try HostFolder(path: "\(folder)/run").take(package.name, fromBuild: products)
        let host = Host(executable: executable, sourceRoots: package.sourceRoots)
        // A file saved while the build ran may or may not be in it: then the next run builds again.
        guard fingerprint(of: code.paths) == before else { return host }
        let inputs = code.paths + localDependencies()
        let record = Record(
            fingerprint: fingerprint(of: inputs), inputs: inputs, sourceRoots: package.sourceRoots,
            executable: executable)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try FileSystem.write(String(decoding: try encoder.encode(record), as: UTF8.self) + "\n", to: recordPath)
        return host
    }

    /// The last build of this host, if everything is still as it was then.
    private func earlierHost() -> Host? {
        guard let data = FileManager.default.contents(atPath: recordPath),
            let record = try? JSONDecoder().decode(Record.self, from: data),
            FileSystem.isFile(record.executable), fingerprint(of: record.inputs) == record.fingerprint
        else { return nil }
        return Host(executable: record.executable, sourceRoots: record.sourceRoots)
    }

    private func fingerprint(of inputs: [String]) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(Self.recipe)
        fingerprint.add(contentsOf: Self.compiler(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? ""))
        for path in checkout.parts + inputs { fingerprint.add(contentsOf: path) }
        return fingerprint.text
    }

    /// The compiler that a build would use, links resolved; empty when there is none.
    static func compiler(searchPath: String) -> String {
        for folder in searchPath.split(separator: ":") {
            let path = "\(folder)/swift"
            if access(path, X_OK) == 0 { return URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        }
        return ""
    }

    private func hostPackage() throws -> HostPackage {
        switch code {
        case .packages(let paths):
            try HostPackage.linking(packages: paths, checkout: checkout, name: code.hostName)
        case .folders(let folders):
            try HostPackage.compiling(folders: folders, checkout: checkout, name: code.hostName)
        }
    }

    /// Builds in release. `-enable-testing` keeps `PreviewProvider` types, which nothing refers to and an optimising
    /// build would drop; `DEBUG` holds as it does for previews in Xcode. The plan of the last build is not taken over,
    /// because it may be that of another host.
    private func build(_ package: HostPackage) throws {
        let progress = BuildProgress(title: "building the previews; the first time takes a few minutes")
        defer { progress.finish() }
        var lines: [String] = []
        let command = [
            "swift", "build", "--package-path", package.folder, "--scratch-path", buildFolder,
            "--configuration", "release", "--static-swift-stdlib", "--product", package.name,
            "-Xswiftc", "-enable-testing", "-Xswiftc", "-DDEBUG",
            // The hosts of all user packages share one build folder; a build plan remembered there is another host's.
            "--disable-build-manifest-caching",
        ]
        let ending = try ChildProcess.run(command) { _, line in
            lines.append(line)
            progress.take(line)
        }
        guard ending == .exited(0) else {
            throw FrontFailure.buildFailed(CompilerOutput.errors(in: lines, originals: package.originals))
        }
    }

    /// The folders of other local packages the host was built from: changes there count too.
    private func localDependencies() -> [String] {
        let command = [
            "swift", "package", "--package-path", folder, "--scratch-path", buildFolder, "show-dependencies",
            "--format", "json",
        ]
        guard let result = try? ChildProcess.capture(command), result.ending == .exited(0),
            let start = result.output.firstIndex(of: "{"),
            let tree = try? JSONDecoder().decode(DependencyTree.self, from: Data(result.output[start...].utf8))
        else { return [] }
        let known = Set(code.paths + [checkout.path, folder])
        let paths = tree.paths.filter { !$0.hasPrefix(buildFolder + "/") && !known.contains($0) }
        return Set(paths).sorted()
    }

    private struct DependencyTree: Decodable {
        let path: String
        let dependencies: [DependencyTree]

        var paths: [String] { [path] + dependencies.flatMap(\.paths) }
    }
}
