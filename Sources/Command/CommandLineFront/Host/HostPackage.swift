import Foundation

/// A package that links packages of the user's and the conductor into one executable.
struct HostPackage: Equatable {
    /// The name of the package, its executable and the executable's module.
    let name: String
    /// The folder that it is written to, absolute.
    let folder: String
    /// Its manifest.
    let manifest: String
    /// Folders, absolute, in which the user's files stand.
    let sourceRoots: [String]
    /// Further Swift files by their paths below the package's folder.
    var files: [String: String] = [:]
    /// The checkout whose products it links, or whose kit.
    let checkout: Checkout
    /// The files and folders of the user's packages that a build depends on, absolute.
    var inputs: [String] = []

    /// The program: it hands over to the conductor at once.
    static let program = """
        import PreviewRendering

        @main
        struct Host {
            static func main() async { await PreviewHost.main() }
        }

        """

    /// Writes the package. Files that are as they should be stay untouched.
    func write() throws {
        try FileSystem.write(manifest, to: "\(folder)/Package.swift")
        try FileSystem.write(Self.program, to: "\(folder)/Sources/\(name)/Host.swift")
        for (path, text) in files.sorted(by: { $0.key < $1.key }) { try FileSystem.write(text, to: "\(folder)/\(path)") }
    }
}
