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

    /// Returns the pins without those of some packages.
    func without(_ identities: Set<String>) -> PackagePins {
        guard let text, var file = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { return self }
        let isKept: (Any) -> Bool = { pin in
            let pin = pin as? [String: Any] ?? [:]
            let name = pin["identity"] as? String ?? (pin["repositoryURL"] as? String).map(RemotePackage.identity)
            return !(name.map { identities.contains($0.lowercased()) } ?? false)
        }
        if let pins = file["pins"] as? [Any] { file["pins"] = pins.filter(isKept) }
        if var object = file["object"] as? [String: Any], let pins = object["pins"] as? [Any] {
            object["pins"] = pins.filter(isKept)
            file["object"] = object
        }
        // The package manager counts a file whose sum is another one as damaged.
        file["originHash"] = nil
        var result = self
        result.commits = commits.filter { !identities.contains($0.key) }
        let data = try? JSONSerialization.data(withJSONObject: file, options: [.sortedKeys, .prettyPrinted])
        result.text = data.map { String(decoding: $0, as: UTF8.self) } ?? text
        return result
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
