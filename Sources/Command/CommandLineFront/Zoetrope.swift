import ArgumentParser
import Foundation

/// The command line: arguments in, messages and an exit code out. Everything drawn is drawn by a host that is built
/// for the user's code and run as a child process.
package struct Zoetrope: ParsableCommand {
    /// The version of Zoetrope. The `zoetrope` script reads it from this line.
    static let version = "0.1.0"

    package static let configuration = CommandConfiguration(
        commandName: "zoetrope",
        abstract: "Renders the previews of SwiftUI and WidgetKit code to images and films.",
        discussion: """
            Exit codes: 0 done, or the same as the goldens; 1 different from the goldens, or doctor found something missing; 2 a wrong \
            argument, a failed build, a failed preview, or a file that cannot be read or written.
            """,
        version: version,
        subcommands: [
            ListCommand.self, CheckCommand.self, TreeCommand.self, RenderCommand.self, SheetCommand.self, CurveCommand.self,
            StillCommand.self, RecordCommand.self, VerifyCommand.self, GoldensCommand.self, ArchiveCommand.self, PresentCommand.self,
            CompareCommand.self, MergeCommand.self, DoctorCommand.self, CacheCommand.self, ServeCommand.self, McpCommand.self,
            SkillCommand.self, DemoCommand.self, TestCommand.self, InstallCommand.self, CompletionsCommand.self,
        ])

    package init() {}

    /// Parses and runs, and maps every failure to exit code 2, help to 0.
    package static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        Sandbox.enter(by: arguments)
        Interruption.watch()
        do {
            try checkCommand(in: arguments)
            try RepeatedOption.check(arguments)
            let completed = try ProjectDefaults.completed(arguments, workingFolder: FileManager.default.currentDirectoryPath)
            var command = try parseAsRoot(StepOptions.completed(completed))
            try command.run()
        } catch let code as ExitCode {
            Foundation.exit(code.rawValue)
        } catch let failure as FrontFailure {
            FileHandle.standardError.write(Data((failure.report + "\n").utf8))
            Foundation.exit(2)
        } catch {
            let isHelp = exitCode(for: error).isSuccess
            let message = fullMessage(for: error).replacing("Error: ", with: "error: ", maxReplacements: 1) + "\n"
            if isHelp { StandardOutput.write(String(message.dropLast())) } else { FileHandle.standardError.write(Data(message.utf8)) }
            Foundation.exit(isHelp ? 0 : 2)
        }
    }

    /// - Throws: ``FrontFailure`` for a word in a command's place, or behind `help`, that is no command.
    static func checkCommand(in arguments: [String]) throws {
        guard let word = arguments.first, !word.hasPrefix("-") else { return }
        if word == "help" { return try checkCommand(in: Array(arguments.dropFirst().prefix(1)).filter { $0 != "help" }) }
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        guard !names.contains(word) else { return }
        throw FrontFailure.noCommand(word, nearest: NearestWord.nearest(to: word, among: names))
    }
}
