import Foundation

/// The files of the user's code by their names, found in one walk through the source folders: a walk for each preview made the time for
/// many previews grow with the number of files.
struct SourcePaths {
    /// The source folders and the paths below them, by the names of the files.
    private let paths: [String: (root: String, file: String)]

    /// - Parameters:
    ///   - fileIDs: the files to look for, as `Module/File.swift`.
    ///   - roots: the source folders; the first one that has a file of a name counts, and in it the first path in order.
    init(of fileIDs: some Sequence<String>, in roots: [String]) {
        let wanted = Set(fileIDs.map(Self.name))
        var paths: [String: (root: String, file: String)] = [:]
        for root in roots where paths.count < wanted.count {
            guard let files = FileManager.default.enumerator(atPath: root) else { continue }
            var found: [String: String] = [:]
            for case let path as String in files {
                let name = Self.name(of: path)
                guard wanted.contains(name), paths[name] == nil, !Self.isBuilt(path) else { continue }
                found[name] = found[name].map { min($0, path) } ?? path
            }
            paths.merge(found.mapValues { (root, $0) }) { earlier, _ in earlier }
        }
        self.paths = paths
    }

    /// The source folder and the path below it of the file that `Module/File.swift` names; nil if there is none.
    func path(of fileID: String) -> (root: String, file: String)? { paths[Self.name(of: fileID)] }

    private static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// True for a file in a folder of the package manager's.
    private static func isBuilt(_ path: String) -> Bool { path.hasPrefix(".build/") || path.contains("/.build/") }
}
