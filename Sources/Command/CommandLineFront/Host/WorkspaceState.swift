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
        let subpath: String?
        let state: State?
    }

    private struct Reference: Decodable {
        let identity: String?
        let kind: String
        let location: String
    }

    private struct State: Decodable {
        let checkoutState: Version?
        struct Version: Decodable {
            let version: String?
            let branch: String?
            let revision: String
        }
    }

    /// The folders of packages that others name by a path, absolute.
    var localPackages: [String] { object.dependencies.map(\.packageRef).filter { $0.kind == "fileSystem" }.map(\.location) }

    /// A package that was taken from a repository.
    struct Checkout: Equatable {
        let identity: String
        /// Its folder below that of all checkouts.
        let name: String
        let location: String
        /// A version, or a branch, or the beginning of a commit.
        let version: String
    }

    /// The packages from repositories.
    var checkouts: [Checkout] {
        object.dependencies.compactMap { dependency in
            guard let state = dependency.state?.checkoutState, let identity = dependency.packageRef.identity, let name = dependency.subpath
            else { return nil }
            return Checkout(
                identity: identity, name: name, location: dependency.packageRef.location,
                version: state.version ?? state.branch ?? String(state.revision.prefix(7)))
        }
    }
}
