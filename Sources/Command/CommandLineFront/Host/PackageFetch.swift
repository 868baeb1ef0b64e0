import Foundation

/// Gets packages from their repositories by the package manager, into a folder of the user's cache that all projects share.
///
/// The package manager resolves a manifest of our own with the packages as its dependencies. Its checkouts and the versions that it
/// settles on stay in the cache; nothing is written to the user's folders.
struct PackageFetch {
    /// The folder of fetched packages, absolute.
    let folder: String
    /// True if nothing may be fetched.
    var isOffline = false
    /// Seconds without a sign of life after which the network counts as dead.
    var deadline = 60.0
    var report: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    /// The folder of a checkout's runs: in the user's cache, or where there is none beside the checkout's builds.
    static func folder(for checkout: Checkout) -> String {
        CacheFolder.ofUser().map { "\($0.path)/\(CacheFolder.packages)" } ?? "\(checkout.hostsFolder)/Packages"
    }

    /// The packages that were had, and the reasons for the others.
    struct Outcome: Equatable {
        /// The folders of packages by their identities: those that were asked for, and those that they need.
        var folders: [String: String] = [:]
        /// The reasons why packages are missing, by their identities.
        var refusals: [String: String] = [:]
    }

    /// Gets packages, and those that they need.
    ///
    /// If not all can be had together, each is tried by itself, so that a missing one takes no other with it.
    func packages(_ wanted: [RemotePackage], pins: PackagePins) throws -> Outcome {
        var outcome = Outcome()
        for package in wanted where !package.isFetchable {
            outcome.refusals[package.identity] = "its address \(package.url) is none that Git may fetch from"
        }
        var left = wanted.filter(\.isFetchable).sorted { $0.url < $1.url }
        var pins = pins
        var isDead = false
        while !left.isEmpty {
            switch try resolve(left, pins: pins, &isDead) {
            case .success(let folders):
                outcome.folders = folders
                return outcome
            case .failure(let failure) where left.count == 1 && failure.blamed.isDisjoint(with: pins.commits.keys) || isDead || isOffline:
                for package in left { outcome.refusals[package.identity] = failure.reason }
                return outcome
            case .failure(let failure):
                // The package manager gets every pinned package, whoever needs it: one that is missing takes no other with it.
                let refused = left.filter { failure.blamed.contains($0.identity) }
                for package in refused { outcome.refusals[package.identity] = failure.reason(for: package.identity) }
                if refused.isEmpty, failure.blamed.isDisjoint(with: pins.commits.keys) {
                    try take(left, into: &outcome, pins: pins, &isDead)
                    return outcome
                }
                left.removeAll(where: refused.contains)
                pins = pins.without(failure.blamed)
            }
        }
        return outcome
    }

    /// Gets packages one by one.
    private func take(_ packages: [RemotePackage], into outcome: inout Outcome, pins: PackagePins, _ isDead: inout Bool) throws {
        for package in packages {
            switch isDead ? .failure(Self.silence) : try resolve([package], pins: pins, &isDead) {
            case .success(let folders): outcome.folders.merge(folders) { first, _ in first }
            case .failure(let failure): outcome.refusals[package.identity] = failure.reason
            }
        }
    }

    private struct Failure: Error {
        let reason: String
        /// The lines of errors.
        var lines: [String] = []

        /// The packages whose addresses the errors name, by their identities.
        var blamed: Set<String> {
            Set(
                lines.flatMap { $0.split { $0 == " " || $0 == "'" || $0 == "\"" } }.filter { $0.contains("/") }
                    .map { RemotePackage.identity(of: $0.trimmingCharacters(in: .punctuationCharacters)) })
        }

        /// The reason for a package, where an error names it.
        func reason(for identity: String) -> String {
            let own = lines.filter { Failure(reason: "", lines: [$0]).blamed.contains(identity) }
            let line = own.first { $0.contains("fatal: ") } ?? own.first
            return line.map { "the package manager reports: \(CompilerOutput.firstError(in: $0))" } ?? reason
        }
    }

    private static let silence = Failure(reason: "the network did not answer before")

    // MARK: One resolution

    private func resolve(
        _ packages: [RemotePackage], pins: PackagePins, _ isDead: inout Bool
    ) throws -> Result<[String: String], Failure> {
        let manifest = Self.manifest(of: packages)
        var fingerprint = HostBuilder.toolFingerprint
        for text in [manifest, pins.text ?? ""] { fingerprint.add(text) }
        let place = "\(folder)/\(fingerprint.text)"
        return try FileLock.holding("\(place)/lock", waits: HostBuilder.noteWait) {
            if let folders = Self.folders(in: place) {
                touch(place, packages)
                return .success(folders)
            }
            if isOffline {
                return .failure(
                    Failure(reason: "--offline keeps it from being fetched from \(packages.map(\.url).joined(separator: ", "))"))
            }
            try FileSystem.write(manifest, to: "\(place)/Package.swift")
            // The package manager writes the versions that it settles on into the file.
            if let text = pins.text { try FileSystem.write(text, to: "\(place)/Package.resolved") }
            // Whoever empties the cache leaves the repositories while they are in use.
            let failure = try FileLock.holding("\(folder)/repositories/lock", waits: HostBuilder.noteWait) { try run(in: place, &isDead) }
            if let failure { return .failure(failure) }
            for line in Self.lines(in: place) { report(line) }
            try FileSystem.write("", to: "\(place)/\(Self.mark)")
            touch(place, packages)
            return .success(Self.folders(in: place) ?? [:])
        }
    }

    /// A file that a resolution has come to its end with.
    private static let mark = "resolved"

    private static func manifest(of packages: [RemotePackage]) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "Packages",
            dependencies: [
        \(packages.map { "        \($0.dependency)," }.joined(separator: "\n"))
            ]
        )

        """
    }

    /// Notes the use, for the cache's list and its order of removal.
    private func touch(_ place: String, _ packages: [RemotePackage]) {
        let names = packages.map(\.identity).joined(separator: ", ")
        try? Data((names + "\n").utf8).write(to: URL(fileURLWithPath: "\(place)/revision"))
    }

    private func run(in place: String, _ isDead: inout Bool) throws -> Failure? {
        let progress = BuildProgress(title: "fetching packages")
        progress.watch()
        defer { progress.finish() }
        let shared = "\(folder)/repositories"
        try FileSystem.makeFolder(shared)
        try? Data("\n".utf8).write(to: URL(fileURLWithPath: "\(shared)/revision"))
        let growth = GrowthWatch(folders: ["\(place)/build", shared], deadline: deadline)
        var lines: [String] = []
        let command = [
            "swift", "package", "--package-path", place, "--scratch-path", "\(place)/build", "--cache-path", shared, "resolve",
        ]
        let ending = try ChildProcess.run(command, patience: .init(seconds: growth.seconds) { _ in false }) { _, line in
            growth.sign()
            lines.append(line)
            if line.hasPrefix("Fetching ") { progress.note("fetching \(line.dropFirst(9))") }
        }
        switch ending {
        case .exited(0): return nil
        case .silent:
            isDead = true
            let address = lines.last { $0.hasPrefix("Fetching ") }.map { " from \($0.dropFirst(9))" } ?? ""
            return Failure(reason: "nothing came\(address) for \(Amounts.number(deadline)) s")
        default:
            let errors = lines.filter { $0.hasPrefix("error: ") || $0.trimmingCharacters(in: .whitespaces).hasPrefix("fatal: ") }
            return Failure(
                reason: "the package manager reports: \(CompilerOutput.firstError(in: lines.joined(separator: "\n")))", lines: errors)
        }
    }

    // MARK: What was resolved

    private static func state(in place: String) -> WorkspaceState? {
        FileSystem.contents(of: "\(place)/build/workspace-state.json").flatMap {
            try? JSONDecoder().decode(WorkspaceState.self, from: $0)
        }
    }

    /// Returns the folders of packages by their identities; nil where a resolution has not come to its end, or is damaged.
    private static func folders(in place: String) -> [String: String]? {
        guard FileSystem.isFile("\(place)/\(mark)"), let state = state(in: place) else { return nil }
        var folders: [String: String] = [:]
        for checkout in state.checkouts { folders[checkout.identity] = "\(place)/build/checkouts/\(checkout.name)" }
        return folders.values.allSatisfy { FileSystem.isFile("\($0)/Package.swift") } ? folders : nil
    }

    private static func lines(in place: String) -> [String] {
        (state(in: place)?.checkouts ?? []).map { "fetched \($0.identity) \($0.version) from \($0.location)" }
    }
}

/// Watches folders for growth, as a sign that a program is at work which prints nothing meanwhile.
private final class GrowthWatch {
    private let folders: [String]
    private let deadline: Double
    private let start = ContinuousClock.now
    private var last = ContinuousClock.now
    private var size: Int64 = 0

    init(folders: [String], deadline: Double) {
        (self.folders, self.deadline) = (folders, deadline)
    }

    func sign() { last = .now }

    /// The seconds from the start until the deadline, as far as it is known by now.
    func seconds() -> Double {
        let now = folders.reduce(0) { $0 + CacheFolder.size(of: $1) }
        if now != size { (size, last) = (now, .now) }
        let (seconds, attoseconds) = start.duration(to: last).components
        return Double(seconds) + Double(attoseconds) / 1e18 + deadline
    }
}
