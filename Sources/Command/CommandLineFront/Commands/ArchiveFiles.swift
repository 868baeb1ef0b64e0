import Foundation

/// The archives that a command line names, and the names of their pictures.
struct ArchiveFiles: Equatable {
    /// A file, absolute, and the folder of its pictures below that of the output.
    struct File: Equatable {
        let path: String
        let name: String
    }

    let files: [File]

    /// The suffix of the names of archive files.
    private static let suffix = ".zoetrope"

    /// - Parameter words: files, and folders of which every archive below is taken, in the order of their paths.
    /// - Throws: `FrontFailure.unreadable` for missing files, and for a folder without archives.
    init(_ words: [String]) throws {
        var paths: [(path: String, below: Int)] = []
        for path in words.map(FileSystem.absolutePath) {
            if FileSystem.isFile(path) {
                paths.append((path, 1))
            } else if FileSystem.isFolder(path) {
                let found = SourceTree.files(in: path).map(\.path).filter { $0.hasSuffix(Self.suffix) }
                guard !found.isEmpty else {
                    throw FrontFailure.unreadable(path: path, reason: "no file in this folder ends in \(Self.suffix)")
                }
                paths += found.map { ("\(path)/\($0)", $0.split(separator: "/").count) }
            } else {
                throw FrontFailure.unreadable(path: path, reason: LeftOutFile.absence)
            }
        }
        var known = Set<String>()
        paths.removeAll { !known.insert($0.path).inserted }
        files = zip(paths, Self.names(of: paths.map(\.path), least: paths.map(\.below))).map { File(path: $0.path, name: $1) }
    }

    /// Returns the files' names, with as many of the folders they lie in as distinguish them.
    ///
    /// - Parameter least: the number of parts of its path that a file keeps at least. A file in a named folder keeps all parts below it,
    ///   as `archive` writes a folder for each widget.
    static func names(of paths: [String], least: [Int]) -> [String] {
        let parts = paths.map { path in NSString(string: path).deletingPathExtension.split(separator: "/").map(String.init) }
        for count in 1...max(parts.map(\.count).max() ?? 1, 1) {
            let names = zip(parts, least).map { $0.suffix(max(count, $1)).joined(separator: "/") }
            if Set(names).count == names.count { return names }
        }
        // Files that differ by their extensions alone.
        return paths.map { $0.split(separator: "/").joined(separator: "/") }
    }
}
