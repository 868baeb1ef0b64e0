import ArgumentParser
import Foundation
import HostProtocol

/// The folder of `--output`.
enum OutputFolder {
    /// Returns the absolute path of a folder that exists or can be made.
    ///
    /// - Throws: `ValidationError` for the name of an image or a page, which a folder is seldom meant to have.
    static func writable(_ path: String) throws -> String {
        let ending = NSString(string: path).pathExtension.lowercased()
        let endings = Set(OutputFormat.allCases.map(\.rawValue)).union(["jpg", "jpeg", "html", "mov", "zoetrope"])
        guard endings.contains(ending), !path.hasSuffix("/"), !FileSystem.isFolder(FileSystem.absolutePath(path)) else {
            return try FileSystem.writableFolder(path)
        }
        let format = OutputFormat(rawValue: ending).map { "; --format \($0.rawValue) chooses the kind of files" } ?? ""
        throw ValidationError("--output takes a folder, and '\(path)' has the name of a file\(format)")
    }
}
