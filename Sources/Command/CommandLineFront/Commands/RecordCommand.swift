import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope record`: the present pictures become the goldens that `verify` compares with.
struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Records every frame of every preview as a golden.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var images: ImageOptions
    @OptionGroup var goldens: GoldenOptions

    func run() throws {
        // Goldens that a machine accepts unseen prove nothing.
        if AutomaticRun.isOne(in: ProcessInfo.processInfo.environment) { throw FrontFailure.recordingInCI }
        let golden = try FileSystem.writableFolder(goldens.goldenFolder(for: code))
        let report = FileSystem.absolutePath(goldens.report)
        try CommandRun(code: code, jobs: images.previews.jobs, outputs: [golden, report]).run(.record) {
            images.apply(to: &$0.options)
            ($0.golden.folder, $0.golden.report, $0.golden.prune) = (golden, report, goldens.prune)
        }
    }
}
