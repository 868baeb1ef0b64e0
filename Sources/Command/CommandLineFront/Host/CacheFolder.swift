import Foundation
import Glibc
import HostProtocol

/// The user's cache of built programs, kits and fetched packages, which all checkouts share.
///
/// The `zoetrope` script keeps the programs of the front in it, ``KitCache`` the kits, and ``PackageFetch`` packages.
struct CacheFolder: Equatable {
    /// The folder, absolute.
    let path: String

    /// The variable that names another folder, or is `off`.
    static let variable = "ZOETROPE_CACHE"

    /// Bytes beyond which the entries used least recently are removed. A kit takes 0.8 to 1.3 GB.
    static let limit: Int64 = 4_000_000_000

    /// The folder that the environment names: `ZOETROPE_CACHE`, or `zoetrope` in `XDG_CACHE_HOME` or `~/.cache`.
    ///
    /// - Returns: nil where the cache is off, or belongs to another user: what lies in it is run.
    static func ofUser(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> CacheFolder? {
        let named = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        if named == "off" { return nil }
        let base =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
        guard let path = named.map(FileSystem.absolutePath) ?? base.map({ "\($0)/zoetrope" }) else { return nil }
        let folder = CacheFolder(path: path)
        return folder.make() ? folder : nil
    }

    /// Makes the folder where it is missing.
    ///
    /// - Returns: false where that fails, and where the folder is not this user's alone.
    private func make() -> Bool {
        if !FileSystem.isFolder(path) {
            try? FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        return Self.isOwn(path)
    }

    /// A Boolean value that indicates whether a folder is this user's, and nobody else can write to it.
    static func isOwn(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
    }

    // MARK: Entries

    /// The folder of fetched packages below the cache's.
    static let packages = "packages"

    /// A kit, the programs of one version of the front, fetched packages, or the repositories they come from.
    struct Entry: Equatable {
        let path: String
        /// Bytes on the disk.
        let size: Int64
        /// The time of the last use, in seconds since 1970.
        let used: Int
        /// The version of the sources, as far as it is known; of packages, their names.
        let revision: String

        /// The folder below the cache's.
        var name: String { FilePath.name(of: FilePath.folder(of: path)) + "/" + FilePath.name(of: path) }
    }

    /// All entries, the one used last first.
    var entries: [Entry] {
        ["kits", "programs", Self.packages].flatMap { kind in
            names(in: "\(path)/\(kind)").map { entry(at: "\(path)/\(kind)/\($0)") }
        }.sorted { ($0.used, $0.path) > ($1.used, $1.path) }
    }

    private func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
    }

    private func entry(at path: String) -> Entry {
        var status = stat()
        let used = stat("\(path)/revision", &status) == 0 ? status.st_mtim.tv_sec : 0
        let revision = FileSystem.contents(of: "\(path)/revision").map { String(decoding: $0, as: UTF8.self) } ?? ""
        return Entry(
            path: path, size: Self.size(of: path), used: used,
            revision: revision.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// The bytes that a folder takes on the disk.
    static func size(of folder: String) -> Int64 {
        var total: Int64 = 0
        var pending = [folder]
        var linked: Set<UInt> = []
        while let path = pending.popLast() {
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            // A file with two names counts once.
            if status.st_nlink > 1, status.st_mode & S_IFMT == S_IFREG, !linked.insert(UInt(status.st_ino)).inserted { continue }
            total += Int64(status.st_blocks) * 512
            guard status.st_mode & S_IFMT == S_IFDIR else { continue }
            pending += ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).map { "\(path)/\($0)" }
        }
        return total
    }

    /// Removes an entry, unless it is in use.
    ///
    /// - Returns: true where it is gone.
    @discardableResult
    func remove(_ entry: Entry) -> Bool {
        let result = try? FileLock.holdingIfFree("\(entry.path)/lock") {
            // Whoever looks for it from now on does not find half of it.
            let gone = "\(path)/.removed-\(UUID().uuidString)"
            guard rename(entry.path, gone) == 0 else { return false }
            try? FileManager.default.removeItem(atPath: gone)
            return true
        }
        return result ?? false
    }

    /// Removes the entries used least recently until the rest fits the limit.
    func trim(to limit: Int64 = limit) throws {
        try FileLock.holding("\(path)/lock", waits: { _ in }) {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name.hasPrefix(".removed-") {
                try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
            }
            var total: Int64 = 0
            for entry in entries {
                total += entry.size
                if total > limit, remove(entry) { total -= entry.size }
            }
        }
    }
}
