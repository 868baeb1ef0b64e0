import Foundation
import HostProtocol
import Synchronization

/// Carries out calls of tools by the commands that they stand for, each in a process of its own: one that hangs or dies costs its call.
struct AgentRun: Sendable {
    /// The program of the command line, absolute.
    let executable: String
    /// The folder outside of which no code is read, absolute.
    let root: String
    /// The folder for pictures, absolute; each tool has a folder of its own in it.
    let output: String
    /// Words that every command is given, such as the place of the checkout.
    var extra: [String] = []

    /// The most pictures of an answer, and the most bytes of one.
    static let mostPictures = 8
    static let mostBytes = 1_500_000
    /// The most characters of an answer's text; a model reads no more at once.
    static let mostCharacters = 40_000

    /// Returns the answer of a tool.
    ///
    /// - Throws: ``AgentFault``, ``FrontFailure``.
    func answer(
        _ tool: AgentTool, _ arguments: [String: JSONValue], progress: @escaping (String) -> Void, isCancelled: @escaping () -> Bool
    ) throws -> ModelContextServer.Answer {
        let code = try place(arguments["path"]?.string ?? root)
        let folder = "\(output)/\(tool.name)"
        let golden = tool.kind == .accept ? try place(arguments["golden"]?.string ?? Self.goldens(of: code)) : nil
        let words = try tool.words(for: arguments, code: code, output: folder, golden: golden)
        let result = try result(of: words, progress: progress, isCancelled: isCancelled)
        return AgentAnswer(result, tool: tool).answer
    }

    /// Returns the absolute path of code inside the root; links count as what they lead to.
    func place(_ path: String) throws -> String {
        let absolute = FileSystem.absolutePath(path.hasPrefix("/") || path.hasPrefix("~") ? path : "\(root)/\(path)")
        let (real, realRoot) = (Self.resolved(absolute), Self.resolved(root))
        guard real == realRoot || real.hasPrefix(realRoot == "/" ? "/" : "\(realRoot)/") else {
            throw AgentFault.outside(path: path, root: root)
        }
        return absolute
    }

    /// Returns the folder of goldens beside the code.
    private static func goldens(of code: String) -> String {
        let isProject = code.hasSuffix(".xcodeproj") || code.hasSuffix(".xcworkspace")
        return (FileSystem.isFolder(code) && !isProject ? code : FilePath.folder(of: code)) + "/Golden"
    }

    private static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    /// The lines that a command wrote, and its exit code.
    struct Result: Sendable {
        var events: [JSONValue] = []
        /// The last lines of standard error.
        var complaints: [String] = []
        var exitCode: Int32 = 0
    }

    /// Runs a command of this program with `--json` among its words.
    func result(of words: [String], progress: @escaping (String) -> Void, isCancelled: @escaping () -> Bool) throws -> Result {
        var result = Result()
        // A day is longer than any client waits; cancelled commands are ended within a second.
        let patience = ChildProcess.Patience(seconds: { 86_400 }, isSpent: isCancelled, signal: SIGTERM) { _ in true }
        let ending = try ChildProcess.run([executable] + words.prefix(1) + extra + words.dropFirst(), patience: patience) { stream, line in
            switch stream {
            case .output:
                guard let event = try? JSONValue(Data(line.utf8)), event.object != nil else { return }
                if let words = Self.progress(event) { progress(words) }
                result.events.append(event)
            case .errors:
                if !line.isEmpty { result.complaints = result.complaints.suffix(39) + [line] }
                if ["building ", "rendering ", "still working", "waiting for "].contains(where: line.hasPrefix) { progress(line) }
            }
        }
        if case .exited(let code) = ending { result.exitCode = code } else { result.exitCode = 2 }
        return result
    }

    private static func progress(_ event: JSONValue) -> String? {
        switch event["event"]?.string {
        case "begin": event["preview"]?.string.map { "rendering \($0)" }
        case "file": event["path"]?.string.map { "wrote \(FilePath.name(of: $0))" }
        default: nil
        }
    }
}
