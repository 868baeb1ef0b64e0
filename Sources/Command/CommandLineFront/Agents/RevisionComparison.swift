import Foundation
import HostProtocol

/// Compares the pictures of previews at a Git revision with those of the working tree.
struct RevisionComparison {
    let run: AgentRun
    /// The code in the working tree, absolute.
    let code: String
    /// The folder for pictures, absolute.
    let folder: String

    func answer(
        _ tool: AgentTool, _ arguments: [String: JSONValue], progress: @escaping (String) -> Void, isCancelled: @escaping () -> Bool
    ) throws -> ModelContextServer.Answer {
        let revision = arguments["revision"]?.string ?? "HEAD"
        var look = arguments
        for name in ["revision", "path"] { look[name] = nil }
        _ = try tool.words(for: arguments, code: code, output: folder)
        let (before, now) = ("\(folder)/before", "\(folder)/now")
        for folder in [before, now] { try? FileManager.default.removeItem(atPath: folder) }
        let former = try export(revision)
        var failures: [JSONValue] = []
        for (path, output) in [(former, before), (code, now)] {
            progress(output == before ? "rendering \(revision)" : "rendering the working tree")
            let words = try tool.words(for: look, code: path, output: output)
            let result = try run.result(of: words, progress: progress, isCancelled: isCancelled)
            if isCancelled() { return .text("cancelled", isError: true) }
            // A revision that could not be rendered is no reason to hide what the working tree shows.
            let failed = result.events.filter { ["failure", "error"].contains($0["event"]?.string) }
            if output == now || result.exitCode > 1 { failures += failed }
            if output == now, result.exitCode > 1, failed.contains(where: { $0["event"]?.string == "error" }) {
                return AgentAnswer(result, tool: tool, showsPictures: false).answer
            }
        }
        var result = try run.result(
            of: ["compare", before, now, "--json", "--report=\(folder)/report"], progress: progress, isCancelled: isCancelled)
        result.events = failures + result.events
        return AgentAnswer(result, tool: tool, showsPictures: true).answer
    }

    /// Writes the files of a revision into the folder of revisions. Each repository has one place there, so that its code is compiled
    /// anew only where it differs.
    ///
    /// - Returns: the path of the code there.
    private func export(_ revision: String) throws -> String {
        let place = FileSystem.isFolder(code) ? code : FilePath.folder(of: code)
        let top = try ChildProcess.capture(["git", "-C", place, "rev-parse", "--show-toplevel"])
        guard top.ending == .exited(0) else { throw AgentFault.noRepository(code) }
        let root = top.output.trimmingCharacters(in: .whitespacesAndNewlines)
        // A name that begins with a hyphen would be an option.
        let known = try ChildProcess.capture(["git", "-C", root, "rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"])
        guard known.ending == .exited(0) else {
            throw AgentFault.noRevision(revision, output: known.errors.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        let commit = known.output.split(separator: "\n").last.map(String.init) ?? ""
        var fingerprint = Fingerprint()
        fingerprint.add(root)
        let folder = "\(run.revisions)/\(fingerprint.text)"
        try? FileManager.default.removeItem(atPath: folder)
        try FileSystem.makeFolder(folder)
        let archive = try ChildProcess.capture(["git", "-C", root, "archive", "--format=tar", "--output=\(folder).tar", commit])
        let unpacked = try ChildProcess.capture(["tar", "-xf", "\(folder).tar", "-C", folder])
        try? FileManager.default.removeItem(atPath: "\(folder).tar")
        guard archive.ending == .exited(0), unpacked.ending == .exited(0) else {
            throw AgentFault.noRevision(revision, output: archive.errors + unpacked.errors)
        }
        let real = URL(fileURLWithPath: code).resolvingSymlinksInPath().path
        let path = folder + real.dropFirst(URL(fileURLWithPath: root).resolvingSymlinksInPath().path.count)
        guard FileManager.default.fileExists(atPath: path) else {
            throw AgentFault.noRevision(revision, output: "it has no \(code)")
        }
        return path
    }
}
