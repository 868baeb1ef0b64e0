import Foundation
import RunContext

/// The contents of a folder as Xcode sees it: files, and folders that are one thing, such as catalogs.
enum FolderEntries {
    /// Folders that are one thing to Xcode, and that are not looked into.
    private static let closed: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "docc", "playground", "xcodeproj",
        "xcworkspace", "mlpackage", "mlmodelc", "icon", "scnassets", "rkassets", "app", "appex",
    ]

    /// The greatest depth of nested folders.
    private static let deepest = 32

    /// The entries below a folder by their paths relative to it, in the order of these; hidden ones are left out.
    ///
    /// - Parameter isWhole: which other folders count as one thing.
    static func all(below root: String, isWhole: (String) -> Bool = { _ in false }) -> [String] {
        var found: [String] = []
        var pending: [(path: String, depth: Int)] = [("", 0)]
        // Links to folders come last, and each folder counts once: links may lead round in a circle.
        var links: [(path: String, depth: Int)] = []
        var seen = SeenFolders(root)
        while let (folder, depth) = pending.popLast() ?? links.popLast() {
            if !folder.isEmpty, !seen.isNew("\(root)/\(folder)") { continue }
            let absolute = folder.isEmpty ? root : "\(root)/\(folder)"
            for name in (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? [] where !name.hasPrefix(".") {
                let entry = folder.isEmpty ? name : "\(folder)/\(name)"
                let isOne = closed.contains(NSString(string: name).pathExtension.lowercased()) || isWhole(entry)
                if isOne || !FileSystem.isFolder("\(root)/\(entry)") {
                    found.append(entry)
                } else if depth < deepest {
                    if isLink("\(root)/\(entry)") { links.append((entry, depth + 1)) } else { pending.append((entry, depth + 1)) }
                }
            }
        }
        return found.sorted()
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The folders of packages below a folder, absolute. Packages in a package are its own matter.
    static func packages(below root: String, depth: Int = 6) -> [String] {
        var found: [String] = []
        var pending: [(path: String, depth: Int)] = [(root, 0)]
        var seen = SeenFolders(root)
        while let (folder, level) = pending.popLast() {
            if level > 0, PackageManifest.isManifest("\(folder)/Package.swift") {
                found.append(folder)
                continue
            }
            guard level < depth else { continue }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
                let path = "\(folder)/\(name)"
                guard !closed.contains(NSString(string: name).pathExtension.lowercased()),
                    !ProjectLocation.others.contains(name), FileSystem.isFolder(path), seen.isNew(path)
                else { continue }
                pending.append((path, level + 1))
            }
        }
        return found.sorted()
    }
}
