/// The package manager's record of the packages in its last build, the file `workspace-state.json` of the build's folder.
///
/// Reading it takes no time; `swift package show-dependencies` resolves the packages again, in two seconds.
struct WorkspaceState: Decodable {
    private let object: Object

    private struct Object: Decodable {
        let dependencies: [Dependency]
    }

    private struct Dependency: Decodable {
        let packageRef: Reference
    }

    private struct Reference: Decodable {
        let kind: String
        let location: String
    }

    /// The folders of packages that others name by a path, absolute.
    var localPackages: [String] { object.dependencies.map(\.packageRef).filter { $0.kind == "fileSystem" }.map(\.location) }
}
