import Foundation
import HostProtocol

/// The files of Git revisions, written to folders of their own: nothing in the repository changes.
struct RevisionExport {
    /// The folder of revisions, absolute.
    let folder: String

    /// Two revisions; nil for the working tree.
    struct Range: Equatable {
        var base: String
        var head: String?

        /// Reads `base..head`, `base..` and `base`, whose other side is the working tree, and `base...head`, which begins where the two
        /// parted.
        init(_ text: String, of code: String) throws {
            let dots = text.contains("...") ? "..." : ".."
            let names = text.components(separatedBy: dots)
            base = names[0].isEmpty ? "HEAD" : names[0]
            if names.count > 1 { head = names[1].isEmpty ? (dots == "..." ? "HEAD" : nil) : names[1] }
            guard dots == "..." else { return }
            let root = try RevisionExport.root(of: code)
            let common = try ChildProcess.capture(["git", "-C", root, "merge-base", "--", base, head ?? "HEAD"])
            guard common.ending == .exited(0) else {
                let output = common.errors.trimmingCharacters(in: .whitespacesAndNewlines)
                throw AgentFault.noRevision(text, output: output.isEmpty ? "the two have no common commit" : output)
            }
            base = common.output.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// Returns the folder of the repository that code is in.
    static func root(of code: String) throws -> String {
        let place = FileSystem.isFolder(code) ? code : FilePath.folder(of: code)
        let top = try ChildProcess.capture(["git", "-C", place, "rev-parse", "--show-toplevel"])
        guard top.ending == .exited(0) else { throw AgentFault.noRepository(code) }
        return top.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Writes the files of a revision into the folder of revisions. Each repository has one place there, so that its code is compiled
    /// anew only where it differs.
    ///
    /// - Parameter code: the code in the working tree, absolute.
    /// - Returns: the path of the code there.
    /// - Throws: ``AgentFault``.
    func export(_ revision: String, of code: String) throws -> String {
        let root = try Self.root(of: code)
        return try Self.place(of: code, at: revision, in: export(revision, from: root), from: root)
    }

    /// The same for all code that options name; all of it is in one repository.
    func export(_ revision: String, of code: CodeOptions) throws -> CodeOptions {
        let root = try Self.root(of: code.places[0])
        let folder = try export(revision, from: root)
        return try code.moved { try Self.place(of: FileSystem.absolutePath($0), at: revision, in: folder, from: root) }
    }

    /// Returns the identifier of a revision's commit.
    static func commit(of revision: String, from root: String) throws -> String {
        // A name that begins with a hyphen would be an option.
        let known = try ChildProcess.capture(["git", "-C", root, "rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"])
        guard known.ending == .exited(0) else {
            throw AgentFault.noRevision(revision, output: known.errors.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return known.output.split(separator: "\n").last.map(String.init) ?? ""
    }

    private func export(_ revision: String, from root: String) throws -> String {
        let commit = try Self.commit(of: revision, from: root)
        var fingerprint = Fingerprint()
        fingerprint.add(root)
        let folder = "\(self.folder)/\(fingerprint.text)"
        try? FileManager.default.removeItem(atPath: folder)
        try FileSystem.makeFolder(folder)
        let archive = try ChildProcess.capture(["git", "-C", root, "archive", "--format=tar", "--output=\(folder).tar", commit])
        let unpacked = try ChildProcess.capture(["tar", "-xf", "\(folder).tar", "-C", folder])
        try? FileManager.default.removeItem(atPath: "\(folder).tar")
        guard archive.ending == .exited(0), unpacked.ending == .exited(0) else {
            throw AgentFault.noRevision(revision, output: archive.errors + unpacked.errors)
        }
        return folder
    }

    /// Returns the path of code in an exported repository.
    private static func place(of code: String, at revision: String, in folder: String, from root: String) throws -> String {
        let (real, realRoot) = (
            URL(fileURLWithPath: code).resolvingSymlinksInPath().path, URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        )
        guard real == realRoot || real.hasPrefix("\(realRoot)/") else { throw AgentFault.noRevision(revision, output: "it has no \(code)") }
        let path = folder + real.dropFirst(realRoot.count)
        guard FileManager.default.fileExists(atPath: path) else {
            throw AgentFault.noRevision(revision, output: "it has no \(code)")
        }
        return path
    }
}
