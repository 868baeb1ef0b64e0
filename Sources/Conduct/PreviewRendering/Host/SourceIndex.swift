import Foundation
import HostProtocol

/// The Swift files under the source folders, by the names that `#fileID` has for them.
struct SourceIndex {
    /// The folder and the path below it of each file name; of several files the first by folder and path.
    private var files: [String: (root: String, file: String)] = [:]

    init(roots: [String]) {
        for root in roots {
            let found = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
            for file in found.sorted() where file.hasSuffix(".swift") && !file.contains(".build/") {
                let name = FilePath.name(of: file)
                if files[name] == nil { files[name] = (root, file) }
            }
        }
    }

    /// Returns the file that `Module/File.swift` names, if there is one.
    func path(of fileID: String) -> (root: String, file: String)? { files[FilePath.name(of: fileID)] }
}
