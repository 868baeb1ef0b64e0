import Foundation
import HostProtocol

/// The code that the user wants rendered.
enum UserCode: Equatable {
    /// Folders of packages, absolute.
    case packages([String])
    /// Sources without a manifest.
    case sources(SourceSet)

    /// The folders, or the project, as the user named them.
    var paths: [String] {
        switch self {
        case .packages(let paths): paths
        case .sources(let sources): sources.named
        }
    }

    /// The Swift files that may name symbols, by their paths below folders.
    var symbolFiles: [(folder: String, paths: [String])] {
        guard case .sources(let sources) = self, sources.bundle != nil, let folder = folders.first else {
            return paths.map(SourceTree.swiftFiles(at:))
        }
        // A project's target has files of its own, wherever they are.
        let files = sources.swiftFiles.filter(FileSystem.isFile)
        let below = files.filter { $0.hasPrefix("\(folder)/") }.map { String($0.dropFirst(folder.count + 1)) }
        let others = files.filter { !$0.hasPrefix("\(folder)/") }.map { String($0.dropFirst()) }
        return others.isEmpty ? [(folder, below)] : [(folder, below), ("", others)]
    }

    /// The folders that the user named, or that the project or the file is in.
    var folders: [String] {
        paths.map { path in
            let isProject = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
            return isProject || FileSystem.isFile(path) ? FilePath.folder(of: path) : path
        }
    }

    /// A path, or a text that begins with one, relative to the folder that the user named.
    func shortened(_ path: String) -> String {
        let folder = folders.first { path.hasPrefix("\($0)/") }
        return folder.map { EventPrinter.shortened(path, below: $0) } ?? path
    }

    /// A name for the host of this code: readable, and different for different code.
    var hostName: String {
        var fingerprint = Fingerprint()
        if case .sources(let sources) = self {
            fingerprint.add("folders")
            // Two targets of one project are two hosts.
            for module in sources.modules { fingerprint.add(module.name) }
            if sources.hasSuites { fingerprint.add("tests") }
        }
        for path in paths { fingerprint.add(path) }
        let last = paths.first.map { NSString(string: $0).lastPathComponent } ?? ""
        return "Host_\(ModuleName.identifier(from: last))_\(fingerprint.text.prefix(8))"
    }

    /// The files of folders that may be fonts: an Xcode target bundles them. A package's are among its resources.
    var fontFiles: [String] {
        guard case .sources(let sources) = self else { return [] }
        if let bundle = sources.bundle { return bundle.fontFiles }
        let endings: Set = ["ttf", "otf", "ttc", "otc"]
        return sources.resourceFolders.flatMap { folder in
            SourceTree.files(in: folder).map(\.path)
                .filter { endings.contains(NSString(string: $0).pathExtension.lowercased()) }
                .map { "\(folder)/\($0)" }
        }
    }

    /// The first version of iOS that a project is made for.
    var deploymentTarget: DeploymentTarget? {
        if case .sources(let sources) = self { sources.deploymentTarget } else { nil }
    }

    /// True if the code is an app, according to a project.
    var isApp: Bool {
        if case .sources(let sources) = self { sources.isApp } else { false }
    }

    /// The catalogs of a project's other targets.
    var assetsElsewhere: AssetsElsewhere? {
        if case .sources(let sources) = self { sources.assetsElsewhere } else { nil }
    }

    /// The system that a project's target is for.
    var platform: TargetPlatform {
        if case .sources(let sources) = self { sources.platform } else { .iOS }
    }

    /// The user's Swift files, absolute.
    var swiftFiles: [String] {
        switch self {
        case .packages(let paths): paths.flatMap { path in SourceTree.swiftFiles(in: path).map { "\(path)/\($0)" } }
        case .sources(let sources): sources.swiftFiles
        }
    }
}
