import Foundation

/// What the user wants rendered.
enum UserCode: Equatable {
    /// Folders of packages, absolute.
    case packages([String])
    /// Folders of Swift files without a manifest, absolute.
    case folders([String])

    /// The folders as the user named them.
    var paths: [String] {
        switch self {
        case .packages(let paths), .folders(let paths): paths
        }
    }

    /// A name for the host of this code: readable, and different for different code.
    var hostName: String {
        var fingerprint = Fingerprint()
        if case .folders = self { fingerprint.add("folders") }
        for path in paths { fingerprint.add(path) }
        let last = paths.first.map { NSString(string: $0).lastPathComponent } ?? ""
        return "Host_\(ModuleName.identifier(from: last))_\(fingerprint.text.prefix(8))"
    }

    /// What may be fonts among the files of folders: an Xcode target bundles them. A package's are among its resources.
    var fontFiles: [String] {
        guard case .folders(let folders) = self else { return [] }
        let endings: Set = ["ttf", "otf", "ttc", "otc"]
        return folders.flatMap { folder in
            SourceTree.files(in: folder).map(\.path)
                .filter { endings.contains(NSString(string: $0).pathExtension.lowercased()) }
                .map { "\(folder)/\($0)" }
        }
    }

    /// How many Swift files there are.
    var swiftFileCount: Int {
        paths.reduce(0) { $0 + SourceTree.swiftFiles(in: $1).count }
    }
}
