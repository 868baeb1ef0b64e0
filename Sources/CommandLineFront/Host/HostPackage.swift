import Foundation

/// A package that links the user's code and the conductor into one executable.
struct HostPackage {
    /// The name of the package, its executable and the executable's module.
    let name: String
    /// Where it is written, absolute.
    let folder: String
    /// Its manifest.
    let manifest: String
    /// Folders, absolute, in which the user's files stand.
    let sourceRoots: [String]
    /// Copies of the user's files, below the package's folder.
    let copies: [SourceCopy]
    /// Folders of copies and the user's folders they stand for, for what the compiler prints.
    let originals: [(copy: String, original: String)]

    /// The program: it hands over to the conductor at once.
    static let program = """
        import PreviewRendering

        @main
        struct Host {
            static func main() async { await PreviewHost.main() }
        }

        """

    /// Writes the package. Files that are as they should be stay untouched, others of an earlier time go.
    func write() throws {
        try FileSystem.write(manifest, to: "\(folder)/Package.swift")
        try FileSystem.write(Self.program, to: "\(folder)/Sources/\(name)/Host.swift")
        let wanted = Set(copies.map(\.path))
        for file in SourceTree.files(in: "\(folder)/Code") where !wanted.contains("Code/\(file.path)") {
            try? FileManager.default.removeItem(atPath: "\(folder)/Code/\(file.path)")
        }
        for copy in copies { try FileSystem.write(copy.text, to: "\(folder)/\(copy.path)") }
    }

    /// A path or name as a Swift string literal.
    static func literal(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}

/// A Swift file to be written into a host package.
struct SourceCopy: Equatable {
    /// Below the package's folder.
    let path: String
    let text: String
}
