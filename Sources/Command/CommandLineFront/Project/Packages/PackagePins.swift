import Foundation

/// The versions of packages that a project, a workspace or a package has settled on, in its `Package.resolved`.
///
/// Source: Swift Package Manager, `ResolvedPackagesStore`, versions 1 to 3 of the file.
struct PackagePins: Equatable {
    /// The file's text; nil where there is none that can be read.
    private(set) var text: String?
    /// The commits by the packages' identities.
    private(set) var commits: [String: String] = [:]
    /// A note about a damaged file.
    private(set) var note: String?

    init() {}

    /// Reads the first of some files that exists.
    init(firstOf paths: [String]) {
        guard let path = paths.first(where: FileSystem.isFile), let data = FileSystem.contents(of: path) else { return }
        guard let file = try? JSONDecoder().decode(File.self, from: data) else {
            note = "\(path) is damaged, so its versions are not used"
            return
        }
        for pin in file.pins ?? file.object?.pins ?? [] {
            guard let name = pin.identity ?? pin.repositoryURL.map(RemotePackage.identity) else { continue }
            commits[name.lowercased()] = pin.state?.revision
        }
        text = String(decoding: data, as: UTF8.self)
    }

    /// The files of projects and workspaces, absolute: each keeps one in itself, a project in the workspace that it holds.
    static func files(of containers: [String]) -> [String] {
        containers.map { path in
            path.hasSuffix(".xcodeproj") ? "\(path)/project.xcworkspace" : path
        }.map { "\($0)/xcshareddata/swiftpm/Package.resolved" }
    }

    private struct File: Decodable {
        let pins: [Pin]?
        let object: Object?
        struct Object: Decodable { let pins: [Pin] }
    }

    private struct Pin: Decodable {
        let identity: String?
        let repositoryURL: String?
        let state: State?
        struct State: Decodable { let revision: String? }
    }
}
