import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope verify`: compares every frame with the goldens.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Compares every frame of every preview with the goldens.")

    @OptionGroup var code: CodeOptions
    @OptionGroup var images: ImageOptions
    @OptionGroup var goldens: GoldenOptions
    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup var strictness: StrictOptions
    @OptionGroup var shards: ShardOptions
    @OptionGroup var changes: ChangeOptions

    func run() throws {
        // A file that a machine removes unseen is missed later.
        if goldens.prune, AutomaticRun.isOne(in: ProcessInfo.processInfo.environment) { throw FrontFailure.recordingInCI }
        let golden = FileSystem.absolutePath(goldens.goldenFolder(for: code))
        guard FileSystem.isFolder(golden) else { throw FrontFailure.noGoldens(golden) }
        let report = try FileSystem.writableFolder(goldens.report)
        // With any result of this run, yesterday's report is out of date.
        ReportFolder(path: report).clear()
        let forms = try reports.forms(json: code.json, imageFolder: report)
        let run = CommandRun(
            code: code, jobs: images.previews.jobs, outputs: [golden, report], forms: forms, isStrict: strictness.strict,
            onlyChangedSince: changes.revision)
        try run.run(.verify) {
            images.apply(to: &$0.options)
            $0.options.shard = shards.shard
            ($0.golden.folder, $0.golden.report, $0.golden.prune) = (golden, report, goldens.prune)
            $0.golden.recordCommand = recordCommand(golden: golden)
        }
    }

    /// Returns the `record` command that would accept the differences of this `verify`: same code, same pictures, same goldens.
    private func recordCommand(golden: String) -> String {
        (["zoetrope", "record"] + code.arguments + images.arguments + ["--golden", ShellWord.quoted(golden)])
            .joined(separator: " ")
    }
}
