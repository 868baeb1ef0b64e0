import ArgumentParser
import Foundation
import Synchronization

/// `zoetrope mcp`: the tools of coding agents.
struct McpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Serves tools to coding agents by the Model Context Protocol, over standard input and output.",
        discussion: """
            The tools are list, render, film, elements, tour, compare, doctor and accept. A client starts this command itself: give it \
            'zoetrope mcp' as the command of a server. Code outside of the folder is not read, and pictures are written below --output.
            """)

    @Argument(help: ArgumentHelp("The folder of the code; by default the working directory.", valueName: "folder"))
    var folder: String = "."

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var output = "zoetrope-output"

    @Option(name: .customLong("zoetrope-path"), help: .hidden)
    var zoetropePath: String?

    func run() throws {
        let root = try FileSystem.existingFolder(folder)
        let path = output.hasPrefix("/") ? output : "\(root)/\(output)"
        // A checkout that is missing is reported before a client has called anything.
        _ = try Checkout.find(named: zoetropePath, executable: Checkout.ownExecutable)
        let run = AgentRun(
            executable: Checkout.ownExecutable, root: root, output: try OutputFolder.writable(path),
            extra: zoetropePath.map { ["--zoetrope-path=\($0)"] } ?? [])
        let output = LineOutput()
        let server = ModelContextServer(
            call: { tool, arguments, progress, isCancelled in
                try run.answer(tool, arguments, progress: progress, isCancelled: isCancelled)
            },
            write: { output.write($0) })
        while let line = readLine() { server.take(line) }
        server.finish()
    }
}

/// Writes lines of several threads one after the other.
private final class LineOutput: Sendable {
    private let lock = Mutex(())

    func write(_ line: String) { lock.withLock { _ in StandardOutput.write(line) } }
}
