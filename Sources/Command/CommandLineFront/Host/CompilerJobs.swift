import Foundation

/// The running and the failed jobs of a compiler's driver, according to its messages with `-parseable-output`.
struct CompilerJobs {
    private var inputs: [Int: [String]] = [:]
    /// The files of the jobs that ended with an error or a signal, each with the job's output, in the order of their names.
    var failures: [(input: String, output: String)] { failed.sorted { $0.input < $1.input } }
    private var failed: [(input: String, output: String)] = []
    /// The lines so far of a message that is not whole yet.
    private var begun: [String] = []

    /// Takes in a line: the length of a message, or one of the lines of a message, which is a JSON object that begins and ends in the first
    /// column.
    mutating func take(_ line: String) {
        guard line.hasPrefix("{") || !begun.isEmpty else { return }
        begun.append(line)
        guard line.hasSuffix("}"), line.hasPrefix("{") || line == "}" else { return }
        let text = begun.joined(separator: "\n")
        begun = []
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)), message.name == "compile",
            let process = message.pid
        else { return }
        switch message.kind {
        case "began": inputs[process] = message.inputs ?? []
        case "finished", "signalled":
            let files = inputs.removeValue(forKey: process) ?? []
            guard message.kind == "signalled" || message.exitStatus ?? 0 != 0, let file = files.first(where: { $0.hasSuffix(".swift") })
            else { return }
            failed.append((file, message.output ?? ""))
        default: break
        }
    }

    /// The files of the jobs that have begun and not ended.
    var unfinishedInputs: [String] { inputs.values.flatMap { $0 }.filter { $0.hasSuffix(".swift") }.sorted() }

    private struct Message: Decodable {
        let kind: String
        let name: String
        let pid: Int?
        let inputs: [String]?
        let output: String?
        let exitStatus: Int?

        private enum CodingKeys: String, CodingKey {
            case kind, name, pid, inputs, output
            case exitStatus = "exit-status"
        }
    }
}
