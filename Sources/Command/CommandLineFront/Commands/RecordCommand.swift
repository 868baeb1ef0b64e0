import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope record`: the present pictures become the goldens that `verify` compares with.
struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Records every frame of every preview as a golden.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var pictures: ImageOptions
    @OptionGroup var goldens: GoldenOptions

    func run() throws {
        // Goldens that a machine accepts unseen prove nothing.
        if AutomaticRun.isOne(in: ProcessInfo.processInfo.environment) { throw FrontFailure.recordingInCI }
        let golden = try FileSystem.writableFolder(goldens.goldenFolder(for: code))
        try Session(code: code, pictures: pictures, outputs: [golden, FileSystem.absolutePath(goldens.report)]).run {
            $0.command = .record
            $0.golden = golden
            $0.prune = goldens.prune
            $0.report = FileSystem.absolutePath(goldens.report)
        }
    }
}
