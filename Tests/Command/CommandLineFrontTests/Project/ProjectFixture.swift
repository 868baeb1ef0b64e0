import Foundation
import Testing

@testable import CommandLineFront

/// A folder on disk with Xcode projects in it, removed when it is let go.
final class ProjectFixture {
    /// Absolute.
    let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/project-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ files: [String: String]) throws {
        for (path, text) in files { try FileSystem.write(text, to: "\(root)/\(path)") }
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(root)/\(path)") }

    /// Writes a project whose objects a text gives, in the form in which Xcode writes them.
    func writeProject(_ path: String, root rootObject: String = "P", objects: String) throws {
        try write([
            "\(path)/project.pbxproj": """
            // !$*UTF8*$!
            {
            	archiveVersion = 1;
            	classes = {
            	};
            	objectVersion = 77;
            	objects = {
            \(objects)
            	};
            	rootObject = \(rootObject) /* Project object */;
            }

            """
        ])
    }

    func read(
        _ path: String, target: String? = nil, configuration: String? = nil, packages: [String] = [], excluded: [String] = [],
        fetch: PackageFetch? = nil
    ) throws -> SourceSet {
        try ProjectReader.read(
            ProjectReader.Request(
                path: FileSystem.absolutePath("\(root)/\(path)"), target: target, configuration: configuration,
                packages: packages.map { "\(root)/\($0)" }, excluded: excluded, cache: "\(root)/cache", fetch: fetch))
    }

    /// Makes a repository of a folder, or adds a commit to it, with a tag.
    func commit(_ folder: String, tag: String) throws {
        let git = ["git", "-C", "\(root)/\(folder)", "-c", "user.name=Tea", "-c", "user.email=tea@example.org"]
        for command in [
            ["init", "--quiet", "--initial-branch", "main"], ["add", "--all"], ["commit", "--quiet", "--message", tag], ["tag", tag],
        ] {
            let result = try ChildProcess.capture(git + command)
            try #require(result.ending == .exited(0), "\(command): \(result.errors)")
        }
    }

    /// The commit of a tag of a repository.
    func revision(_ folder: String, _ tag: String) throws -> String {
        try ChildProcess.capture(["git", "-C", "\(root)/\(folder)", "rev-parse", tag]).output.trimmingCharacters(
            in: .whitespacesAndNewlines)
    }

    /// A path without the folder that it is in.
    func relative(_ path: String) -> String { path.replacing(root + "/", with: "") }

    func files(of module: HostModule?) -> [String] { (module?.files ?? []).map { relative($0.path) } }

    /// Places in the bundle and the files that come there.
    func bundle(of sources: SourceSet) -> [String: String] {
        var places: [String: String] = [:]
        for item in sources.bundle?.items ?? [] { places[item.place] = relative(item.path) }
        return places
    }

    func properties(of sources: SourceSet) throws -> [String: Any] {
        let data = try #require(sources.bundle?.properties)
        return try #require(try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any])
    }

    /// The fault that reading a project ends with.
    func fault(_ path: String, target: String? = nil, configuration: String? = nil) -> ProjectFault? {
        do {
            _ = try read(path, target: target, configuration: configuration)
            return nil
        } catch {
            return error as? ProjectFault
        }
    }
}
