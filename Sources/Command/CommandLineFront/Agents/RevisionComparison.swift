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
        let former = try RevisionExport(folder: run.revisions).export(revision, of: code)
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
}
