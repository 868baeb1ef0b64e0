import Foundation
import HostProtocol

/// Makes the host for the user's code, or finds the one made before.
struct HostBuilder {
    let code: UserCode
    let checkout: Checkout
    /// Folders that this run writes to, absolute: their files are no part of the code.
    var outputs: [String] = []
    /// Gets packages that are not at hand; nil where nothing may be fetched.
    var fetch: PackageFetch?

    /// A host that is ready to run.
    struct Host: Codable, Equatable {
        let executable: String
        let sourceRoots: [String]
        /// Files and folders that the code may read when it runs, absolute.
        let readable: [String]
        /// The parts of the user's files that the host lacks.
        var leftOut: [LeftOutFile] = []
        var missingModules: [MissingModule] = []
    }

    /// The record that is kept of a build, to know later whether it still holds.
    struct Record: Codable, Equatable {
        let fingerprint: String
        /// Folders and files the host was built from, absolute.
        let inputs: [String]
        let host: Host
        /// The data for following an edit without the package manager.
        var rebuild: PackageRebuild?
    }

    /// Raised when the way hosts are built changes in a way no file shows.
    static let recipe = "20"

    private var folder: String { "\(checkout.hostsFolder)/\(code.hostName)" }
    private var recordPath: String { "\(folder)/built.json" }

    /// The host, built only when something it is made of has changed.
    func host() throws -> Host {
        let host = try hostWithoutBundle()
        if case .sources(let sources) = code {
            let run = FilePath.folder(of: host.executable)
            try (sources.bundle ?? sources.looseFiles).stage(in: run, record: "\(folder)/bundle")
        }
        return host
    }

    private func hostWithoutBundle() throws -> Host {
        if let host = earlierHost() { return host }
        return try FileLock.holding("\(checkout.hostsFolder)/lock", waits: Self.noteWait(for:)) {
            // Who had the lock may have built this very host.
            try earlierHost() ?? KitCache.building(checkout, waits: Self.noteWait(for:), newHost)
        }
    }

    static func noteWait(for holder: String) {
        FileHandle.standardError.write(Data("waiting for another build of previews (\(holder))\n".utf8))
    }

    private func newHost(in place: KitPlace) throws -> Host {
        switch code {
        case .packages(let paths): try newHost(linking: paths, in: place)
        case .sources(let sources): try newHost(compiling: sources, in: place)
        }
    }

    /// The host after an edit that is followed without the package manager; nil where that cannot be.
    private func editedHost(in place: KitPlace) throws -> Host? {
        let build = ReleaseBuild(place: place)
        guard let record = record(), let rebuild = record.rebuild, build.owner == record.fingerprint,
            surroundings(inputs: record.inputs, without: rebuild.files) == rebuild.surroundings,
            let touched = rebuild.touchedModules()
        else { return nil }
        let before = fingerprint(of: record.inputs)
        let run = FilePath.folder(of: record.host.executable)
        // A linker that fails leaves the former host whole.
        let interim = "\(run)/.linking"
        do {
            try rebuild.run(touched, folder: folder, executable: interim)
        } catch let failure as FrontFailure {
            // Faults in the user's code are reported; the package manager may get round any other obstacle.
            if case .buildFailed(let words) = failure, words.contains(".swift:") { throw failure }
            return nil
        }
        guard rename(interim, record.host.executable) == 0 else {
            throw FrontFailure.unwritable(path: record.host.executable, reason: String(cString: strerror(errno)))
        }
        guard fingerprint(of: record.inputs) == before else { return record.host }
        // The modules' files are remembered as the package manager saw them: its objects are still those of then.
        try keep(Record(fingerprint: before, inputs: record.inputs, host: record.host, rebuild: rebuild))
        build.owner = before
        return record.host
    }

    /// Returns a fingerprint of everything that a host was built from, except the contents of some files.
    private func surroundings(inputs: [String], without files: Set<String>) -> String {
        var fingerprint = Self.toolFingerprint
        for path in checkout.parts { fingerprint.add(contentsOf: path, except: outputs) }
        for path in inputs { fingerprint.add(contentsOf: path, except: outputs, namesOnlyOf: files) }
        return fingerprint.text
    }

    private func newHost(linking paths: [String], in place: KitPlace) throws -> Host {
        if let host = try editedHost(in: place) { return host }
        let descriptions = try HostPackage.descriptions(of: paths, in: place)
        let before = fingerprint(of: descriptions.flatMap(\.inputs))
        guard let package = HostPackage.linking(descriptions, checkout: checkout, name: code.hostName) else {
            let product = try sourceBuild(of: descriptions, in: place)
            return try kept(product, of: descriptions, before: before, in: place)
        }
        try package.write()
        let build = ReleaseBuild(place: place)
        do {
            try build.run(package)
        } catch FrontFailure.buildFailed(let words) {
            guard let product = try buildWithoutFailures(of: package, descriptions, words: words, in: place) else {
                throw FrontFailure.buildFailed(words)
            }
            return try kept(product, of: descriptions, before: before, in: place)
        }
        // From here on the last build's host is no more.
        try? FileManager.default.removeItem(atPath: recordPath)
        let executable = try HostFolder(path: "\(folder)/run").take(package.name, fromBuild: build.products, fontsOf: checkout)
        let host = Host(executable: executable, sourceRoots: package.sourceRoots, readable: package.inputs + paths)
        // A file saved while the build ran may or may not be in it: then the next run builds again.
        guard fingerprint(of: package.inputs) == before, KitPlace.current(checkout) == place else { return host }
        let inputs = package.inputs + localDependencies(of: paths, build: build)
        PackageRebuild.forget(in: folder)
        let rebuild = PackageRebuild(build: build, program: package.name, folders: inputs) {
            surroundings(inputs: inputs, without: $0)
        }
        let fingerprint = fingerprint(of: inputs)
        try keep(Record(fingerprint: fingerprint, inputs: inputs, host: host, rebuild: rebuild))
        build.owner = fingerprint
        return host
    }

    /// Returns the build of packages of which a file does not compile, made from the part of their sources that compiles.
    ///
    /// - Parameter words: the messages of the package manager's compiler.
    /// - Returns: nil where it is not the packages' code that is at fault.
    private func buildWithoutFailures(
        of package: HostPackage, _ descriptions: [PackageDescription], words: String, in place: KitPlace
    ) throws -> SourceBuild.Product? {
        let errors = CompilerDiagnostic.errors(in: words.split(separator: "\n").map(String.init)) { _ in true }
        guard errors.contains(where: { error in package.inputs.contains { error.path.hasPrefix("\($0)/") } }) else { return nil }
        let product = try sourceBuild(of: descriptions, in: place)
        // Were nothing left out, the package manager and this compiler would be at odds; then its words count.
        return product.leftOut.contains(where: \.isFailure) || !product.missingModules.isEmpty ? product : nil
    }

    /// Returns the build of packages read as sources.
    private func sourceBuild(of descriptions: [PackageDescription], in place: KitPlace) throws -> SourceBuild.Product {
        let reader = PackageSources(
            descriptions.map(\.path), checkouts: ["\(ReleaseBuild(place: place).folder)/checkouts"],
            cache: "\(checkout.hostsFolder)/Manifests", fetch: fetch)
        let sources = try reader.read()
        for note in sources.notes { Self.note(note) }
        let product = try built(sources, with: kit(for: sources, in: place))
        try sources.bundle?.stage(in: FilePath.folder(of: product.executable), record: "\(folder)/bundle")
        return product
    }

    private static func note(_ text: String) { FileHandle.standardError.write(Data("note: \(text)\n".utf8)) }

    /// Returns the host of packages read as sources, and remembers it.
    private func kept(
        _ product: SourceBuild.Product, of descriptions: [PackageDescription], before: String, in place: KitPlace
    ) throws -> Host {
        let inputs = descriptions.flatMap(\.inputs)
        let host = Host(
            executable: product.executable, sourceRoots: descriptions.flatMap(\.previewFolders),
            readable: inputs + descriptions.map(\.path), leftOut: product.leftOut,
            missingModules: product.missingModules)
        guard fingerprint(of: inputs) == before, KitPlace.current(checkout) == place else { return host }
        try keep(Record(fingerprint: before, inputs: inputs, host: host))
        return host
    }

    private func newHost(compiling sources: SourceSet, in place: KitPlace) throws -> Host {
        let kit = try kit(for: sources, in: place)
        let before = fingerprint(of: sources, kit: kit.kit)
        let product = try built(sources, with: kit)
        let host = Host(
            executable: product.executable, sourceRoots: sources.resourceFolders, readable: sources.readable, leftOut: product.leftOut,
            missingModules: product.missingModules)
        guard fingerprint(of: sources, kit: kit.kit) == before else { return host }
        try keep(Record(fingerprint: before, inputs: [], host: host))
        return host
    }

    private func built(_ sources: SourceSet, with kit: (kit: RendererKit, leftOut: [LeftOutFile])) throws -> SourceBuild.Product {
        try? FileManager.default.removeItem(atPath: recordPath)
        var sources = sources
        sources.leftOut += kit.leftOut
        sources.packages.removeAll { path in kit.leftOut.contains { $0.path == path } }
        var build = SourceBuild(sources: sources, kit: kit.kit, folder: folder, name: code.hostName, checkout: checkout)
        return try build.run()
    }

    /// Returns the renderer with the packages that sources import. A package that does not build is left out, and costs only the code that
    /// needs it.
    private func kit(for sources: SourceSet, in place: KitPlace) throws -> (kit: RendererKit, leftOut: [LeftOutFile]) {
        var packages = sources.packages
        var leftOut: [LeftOutFile] = []
        while true {
            let kits = kits(with: packages, of: sources, in: place)
            if let kit = kits.earlierKit() { return (try withTests(kit, for: sources, in: place), leftOut) }
            do {
                if let words = kits.earlierFailure() { throw FrontFailure.buildFailed(words) }
                return (try withTests(kits.newKit(), for: sources, in: place), leftOut)
            } catch let failure as FrontFailure where !packages.isEmpty {
                guard let words = failure.ofPackages else { throw failure }
                leftOut += Self.remove(from: &packages, failing: words)
            }
        }
    }

    /// Returns the renderer with the libraries of tests, where sources have tests.
    private func withTests(_ kit: RendererKit, for sources: SourceSet, in place: KitPlace) throws -> RendererKit {
        sources.hasSuites ? try TestKit(place: place, checkout: checkout, base: kit).kit() : kit
    }

    /// Returns the renderer that was built for sources before, if everything is still as it was then.
    private func earlierKit(for sources: SourceSet, in place: KitPlace) -> RendererKit? {
        var packages = sources.packages
        while true {
            let kits = kits(with: packages, of: sources, in: place)
            if let kit = kits.earlierKit() {
                return sources.hasSuites ? TestKit(place: place, checkout: checkout, base: kit).earlierKit() : kit
            }
            guard !packages.isEmpty, let words = kits.earlierFailure() else { return nil }
            _ = Self.remove(from: &packages, failing: words)
        }
    }

    private func kits(with packages: [String], of sources: SourceSet, in place: KitPlace) -> RendererKitBuilder {
        RendererKitBuilder(
            checkout: checkout, place: place, packages: packages, support: packages.isEmpty ? [] : sources.packageSupport)
    }

    /// Removes the packages that the messages of a failed build name, or all where these name none.
    private static func remove(from packages: inout [String], failing words: String) -> [LeftOutFile] {
        let named = packages.filter { words.contains("\($0)/") || words.contains("'\(RemotePackage.identity(of: $0))'") }
        let failed = named.isEmpty ? packages : named
        packages.removeAll(where: failed.contains)
        return failed.map { LeftOutFile(path: $0, reason: .errors(count: 1, first: [CompilerOutput.firstError(in: words)])) }
    }

    /// The number of hosts that are kept; each takes some hundred megabytes.
    private static let mostHosts = 12

    /// Removes the hosts that were built longest ago. A process that runs one of them has its files open.
    private func removeOldHosts() {
        let root = checkout.hostsFolder
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { $0.hasPrefix("Host_") }
        let dated = names.sorted().map { name -> (name: String, time: Int) in
            var status = stat()
            return (name, stat("\(root)/\(name)/built.json", &status) == 0 ? status.st_mtim.tv_sec : 0)
        }
        for (name, _) in dated.sorted(by: { $0.time > $1.time }).dropFirst(Self.mostHosts) where name != code.hostName {
            try? FileManager.default.removeItem(atPath: "\(root)/\(name)")
        }
    }

    private func keep(_ record: Record) throws {
        removeOldHosts()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try FileSystem.write(String(decoding: try encoder.encode(record), as: UTF8.self) + "\n", to: recordPath)
    }

    /// Returns the record of the last build of this host, if it can still be run.
    private func record() -> Record? {
        guard let data = FileSystem.contents(of: recordPath),
            let record = try? JSONDecoder().decode(Record.self, from: data), FileSystem.isFile(record.host.executable)
        else { return nil }
        return record
    }

    /// The last build of this host, if everything is still as it was then.
    private func earlierHost() -> Host? {
        guard let record = record() else { return nil }
        switch code {
        case .packages:
            return fingerprint(of: record.inputs) == record.fingerprint ? record.host : nil
        case .sources(let sources):
            guard let place = KitPlace.current(checkout),
                let kit = earlierKit(for: sources, in: place),
                fingerprint(of: sources, kit: kit) == record.fingerprint
            else { return nil }
            return record.host
        }
    }

    private func fingerprint(of inputs: [String]) -> String {
        var fingerprint = Self.toolFingerprint
        for path in checkout.parts + inputs { fingerprint.add(contentsOf: path, except: outputs) }
        return fingerprint.text
    }

    private func fingerprint(of sources: SourceSet, kit: RendererKit) -> String {
        var fingerprint = Self.toolFingerprint
        fingerprint.add(kit.fingerprint)
        sources.add(to: &fingerprint)
        return fingerprint.text
    }

    /// The fingerprint that tells this program and the compiler from others.
    static var toolFingerprint: Fingerprint {
        var fingerprint = Fingerprint()
        fingerprint.add(recipe)
        fingerprint.add(contentsOf: compiler(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? ""))
        return fingerprint
    }

    /// Returns the compiler that a build would use, links resolved; empty if there is no compiler.
    static func compiler(searchPath: String) -> String {
        for folder in searchPath.split(separator: ":") {
            let path = "\(folder)/swift"
            if access(path, X_OK) == 0 { return URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        }
        return ""
    }

    /// Returns the inputs in the other local packages that the host was built from: changes there count too.
    private func localDependencies(of packages: [String], build: ReleaseBuild) -> [String] {
        guard let data = FileSystem.contents(of: "\(build.folder)/workspace-state.json"),
            let state = try? JSONDecoder().decode(WorkspaceState.self, from: data)
        else { return [] }
        let known = Set(packages + [checkout.path, folder])
        let paths = Set(state.localPackages.filter { !known.contains($0) && !Checkout.isCheckout($0) })
        return paths.sorted().flatMap { path in
            (try? PackageDescription.read(at: path, environment: build.place.environment).inputs) ?? [path]
        }
    }
}
