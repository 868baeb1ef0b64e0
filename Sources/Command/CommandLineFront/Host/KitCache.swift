import Foundation
import Glibc
import HostProtocol

/// The kits in the user's cache: copies of checkouts' sources, each with the builds made of it.
///
/// A kit belongs to the checkouts that have its very sources. When the only one of them changes, its kit follows and is built by the
/// changes; when it is one of several, it gets a kit of its own. A kit whose checkouts are all gone goes to the next new one.
struct KitCache {
    let cache: CacheFolder

    static func ofUser() -> KitCache? { CacheFolder.ofUser().map(KitCache.init) }

    private var folder: String { "\(cache.path)/kits" }

    /// The recorded facts of a kit.
    private struct Record: Codable {
        /// A text that differs after each change of the kit's sources.
        var stamp: String
        /// The compiler that the builds are made with.
        let tools: String
        /// The checkouts that use it, absolute.
        var owners: [String]
    }

    private struct Kit {
        let folder: String
        var record: Record

        /// The last part is the package's identity in a build, which must not be that of a checkout.
        var package: String { "\(folder)/zoetrope-kit" }
        var lock: String { "\(folder)/lock" }
        var place: KitPlace { KitPlace(package: package, folder: folder, stamp: record.stamp, isShared: true) }

        init(folder: String, record: Record) { (self.folder, self.record) = (folder, record) }

        /// Nil where the folder is not a kit, or not one that may be trusted.
        init?(folder: String) {
            guard CacheFolder.isOwn(folder), let data = FileSystem.contents(of: "\(folder)/kit.json"),
                let record = try? JSONDecoder().decode(Record.self, from: data)
            else { return nil }
            self.init(folder: folder, record: record)
        }

        func keep() throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try FileSystem.write(String(decoding: try encoder.encode(record), as: UTF8.self) + "\n", to: "\(folder)/kit.json")
        }
    }

    /// Returns whether a place is a kit of this cache with the sources that it had.
    func holds(_ place: KitPlace) -> Bool {
        place.folder.hasPrefix("\(folder)/") && Kit(folder: place.folder)?.record.stamp == place.stamp
    }

    // MARK: Building

    /// Builds in the checkout's place: its kit in the user's cache, which no other process builds in meanwhile, or the checkout itself.
    ///
    /// Whoever calls holds the lock of the checkout's builds.
    static func building<Result>(
        _ checkout: Checkout, waits: (_ holder: String) -> Void, _ work: (KitPlace) throws -> Result
    ) throws -> Result {
        if let kits = ofUser() { return try kits.building(checkout, waits: waits, work) }
        let place = KitPlace.inside(checkout)
        try place.keep(for: checkout, sources: place.stamp)
        return try work(place)
    }

    func building<Result>(_ checkout: Checkout, waits: (_ holder: String) -> Void, _ work: (KitPlace) throws -> Result) throws -> Result {
        while true {
            // An edit after this moment may or may not be in the kit.
            let sources = KitPlace.inside(checkout).stamp
            let kit = try kit(for: checkout)
            let result = try FileLock.holding(kit.lock, waits: waits) { () -> Result? in
                // While this process waited for the lock, the kit may have been removed.
                guard holds(kit.place) else { return nil }
                try kit.place.keep(for: checkout, sources: sources)
                defer { removeUnusedHosts(of: kit) }
                return try work(kit.place)
            }
            if let result { return result }
        }
    }

    /// The checkout's kit, with the checkout's sources.
    private func kit(for checkout: Checkout) throws -> Kit {
        try FileLock.holding("\(cache.path)/lock", waits: { _ in }) {
            let kits = readKits().filter { $0.record.tools == HostBuilder.toolFingerprint.text }
            let sources = KitSources(checkout: checkout.path)
            if let kit = kits.first(where: { sources.areEqual(to: KitSources(checkout: $0.package)) }) {
                return try claim(kit, for: checkout)
            }
            for kit in kits where kit.record.owners.allSatisfy({ $0 == checkout.path || !Checkout.isCheckout($0) }) {
                let followed = try FileLock.holdingIfFree(kit.lock) { try follow(sources, with: kit) }
                if let followed { return try claim(followed, for: checkout) }
            }
            let path = "\(folder)/\(UUID().uuidString.prefix(8).lowercased())"
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let kit = Kit(folder: path, record: Record(stamp: "", tools: HostBuilder.toolFingerprint.text, owners: []))
            return try claim(follow(sources, with: kit), for: checkout)
        }
    }

    /// Gives a kit the sources of a checkout. A stamp of its own comes first: where this is interrupted, nobody takes the kit for what it was.
    private func follow(_ sources: KitSources, with kit: Kit) throws -> Kit {
        var kit = kit
        kit.record.stamp = UUID().uuidString
        try kit.keep()
        try sources.copy(to: kit.package)
        return kit
    }

    private func claim(_ kit: Kit, for checkout: Checkout) throws -> Kit {
        for var other in readKits() where other.folder != kit.folder && other.record.owners.contains(checkout.path) {
            other.record.owners.removeAll { $0 == checkout.path }
            try other.keep()
        }
        var kit = kit
        kit.record.owners = kit.record.owners.filter { $0 != checkout.path && Checkout.isCheckout($0) } + [checkout.path]
        try kit.keep()
        // Written anew each time: its time is that of the last use.
        try? Data((checkout.revision + "\n").utf8).write(to: URL(fileURLWithPath: "\(kit.folder)/revision"))
        return kit
    }

    /// The kits, the one used last first. Folders that are none, left by a process that was killed, are removed.
    private func readKits() -> [Kit] {
        let folders = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
        var kits: [(kit: Kit, used: Int)] = []
        for path in folders {
            if let kit = Kit(folder: path) {
                var status = stat()
                kits.append((kit, stat("\(path)/revision", &status) == 0 ? status.st_mtim.tv_sec : 0))
            } else {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
        return kits.sorted { ($0.used, $0.kit.folder) > ($1.used, $1.kit.folder) }.map(\.kit)
    }

    /// Removes the programs of hosts that no checkout has any more: its own name for the file is another one of the same file.
    private func removeUnusedHosts(of kit: Kit) {
        let products = "\(kit.folder)/build/release"
        for name in (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? [] where name.hasPrefix("Host_") {
            var status = stat()
            guard stat("\(products)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else { continue }
            unlink("\(products)/\(name)")
        }
    }
}

/// The files of a checkout, or of a kit, that hosts are built from.
struct KitSources {
    private let root: String
    /// The sizes of the files by their paths below the root.
    private let sizes: [String: Int]

    init(checkout path: String) {
        root = path
        var sizes: [String: Int] = [:]
        for part in Checkout(path: path).kitParts {
            let relative = String(part.dropFirst(path.count + 1))
            if FileSystem.isFolder(part) {
                for file in SourceTree.files(in: part) { sizes["\(relative)/\(file.path)"] = file.size }
            } else {
                var status = stat()
                if stat(part, &status) == 0 { sizes[relative] = Int(status.st_size) }
            }
        }
        self.sizes = sizes
    }

    func areEqual(to other: KitSources) -> Bool {
        sizes == other.sizes && sizes.keys.allSatisfy { Self.areEqual("\(root)/\($0)", "\(other.root)/\($0)") }
    }

    /// Makes a folder hold these files and no others. Files that are equal stay untouched, so that a build compiles what has changed.
    func copy(to folder: String) throws {
        let present = KitSources(checkout: folder)
        for path in present.sizes.keys where sizes[path] == nil { unlink("\(folder)/\(path)") }
        for (path, size) in sizes {
            let (source, copy) = ("\(root)/\(path)", "\(folder)/\(path)")
            if present.sizes[path] == size, Self.areEqual(source, copy) { continue }
            do {
                try FileSystem.makeFolder(FilePath.folder(of: copy))
                try Data(contentsOf: URL(fileURLWithPath: source), options: .mappedIfSafe).write(to: URL(fileURLWithPath: copy))
            } catch {
                throw FrontFailure.unwritable(path: copy, reason: FileSystem.reason(of: error))
            }
        }
    }

    private static func areEqual(_ first: String, _ second: String) -> Bool {
        guard let first = try? Data(contentsOf: URL(fileURLWithPath: first), options: .mappedIfSafe),
            let second = try? Data(contentsOf: URL(fileURLWithPath: second), options: .mappedIfSafe)
        else { return false }
        return first == second
    }
}
