import Foundation
import HostProtocol

/// The files under a folder, in the order of their paths.
struct SourceTree {
    /// A file: its path below the folder, and the data that show whether it changed.
    struct File: Equatable {
        let path: String
        let size: Int
        /// Nanoseconds since 1970.
        let modified: Int64
    }

    /// Folders for the output of tools and of Zoetrope itself, never for the user's code.
    static let skippedFolders: Set<String> = ["zoetrope-output", "zoetrope-report", "Golden", "DerivedData", "node_modules"]

    /// Returns all files below a folder, without hidden ones and those in hidden or skipped folders. Links to folders are not followed,
    /// so that a walk cannot run in a circle.
    ///
    /// - Parameter outputs: folders, absolute, that are passed over as well.
    static func files(in folder: String, except outputs: [String] = []) -> [File] {
        var found: [File] = []
        var pending = [""]
        while let relative = pending.popLast() {
            let absolute = relative.isEmpty ? folder : "\(folder)/\(relative)"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? []
            for name in names where !name.hasPrefix(".") {
                let path = relative.isEmpty ? name : "\(relative)/\(name)"
                var status = stat()
                guard lstat("\(folder)/\(path)", &status) == 0 else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    if !skippedFolders.contains(name), !outputs.contains("\(folder)/\(path)") { pending.append(path) }
                    continue
                }
                if status.st_mode & S_IFMT == S_IFLNK, stat("\(folder)/\(path)", &status) != 0 { continue }
                guard status.st_mode & S_IFMT == S_IFREG else { continue }
                let modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
                found.append(File(path: path, size: Int(status.st_size), modified: modified))
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    /// The paths of all Swift files below a folder, without manifests.
    static func swiftFiles(in folder: String) -> [String] {
        files(in: folder).map(\.path).filter { path in
            let name = NSString(string: path).lastPathComponent
            return path.hasSuffix(".swift") && name != "Package.swift" && !name.hasPrefix("Package@swift-")
        }
    }

    /// Returns whether a folder contains Objective-C files.
    static func hasObjectiveC(in folder: String) -> Bool {
        files(in: folder).contains { $0.path.hasSuffix(".m") || $0.path.hasSuffix(".mm") }
    }

    /// The Swift files that a path names, by their paths below a folder: those of a folder, or one file in its own.
    static func swiftFiles(at path: String) -> (folder: String, paths: [String]) {
        guard FileSystem.isFile(path) else { return (path, swiftFiles(in: path)) }
        return (FilePath.folder(of: path), [NSString(string: path).lastPathComponent])
    }
}
