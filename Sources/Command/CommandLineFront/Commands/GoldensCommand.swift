import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope goldens`: the goldens of previews that no longer exist.
struct GoldensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "goldens", abstract: "Lists or removes the goldens of previews that no longer exist.",
        discussion: "Draws nothing. 'verify --prune' also removes goldens of entries and changes that a preview no longer has.")

    @OptionGroup var code: CodeOptions

    @Option(
        help: ArgumentHelp(
            "The folder of goldens; by default Golden in the package, beside the project, or in the working directory.", valueName: "folder"
        ))
    var golden: String?

    @Flag(help: "Removes them.")
    var prune = false

    func run() throws {
        if prune, AutomaticRun.isOne(in: ProcessInfo.processInfo.environment) { throw FrontFailure.recordingInCI }
        let folder = FileSystem.absolutePath(GoldenOptions.folder(golden, for: code))
        guard FileSystem.isFolder(folder) else { throw FrontFailure.noGoldens(folder) }
        try CommandRun(code: code, outputs: [folder]).run(.goldens) { ($0.golden.folder, $0.golden.prune) = (folder, prune) }
    }
}
