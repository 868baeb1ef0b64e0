import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope merge`: the reports of the parts of a run, as one.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Joins the reports of runs with --shard.",
        discussion: """
            Takes the folders of all parts: those of --output for 'render' and 'present', those of --report for 'verify' and 'test'. Writes one \
            page with the images of all parts, and the other reports that are asked for. Exit codes are those of the run.
            """)

    @Argument(help: ArgumentHelp("The folders of the parts.", valueName: "folder"))
    var folders: [String]

    @Option(help: ArgumentHelp("The folder for the joined report.", valueName: "folder"))
    var output = "zoetrope-report"

    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup var strictness: StrictOptions

    @Flag(help: "Writes one JSON object per line instead of text.")
    var json = false

    /// Returns the line on the results: errors of the whole run are none of its cases.
    static func line(on report: RunReport, parts: Int) -> String {
        var words = report.failed.isEmpty ? [] : ["\(report.failed.count) failed"]
        if !report.faults.isEmpty { words.append("\(Amounts.count(report.faults.count, "error")) of the run") }
        let results = words.isEmpty ? "nothing failed" : words.joined(separator: ", ")
        return "\(Amounts.count(parts, "part")), \(Amounts.count(report.cases.count, "case")): \(results)"
    }

    /// Returns the last line in JSON.
    static func summary(of report: RunReport, parts: Int) -> String {
        ReportLine.summary(
            [
                ("parts", parts), ("cases", report.cases.count), ("failures", report.failed.count + report.faults.count),
                ("page", report.page),
            ], milliseconds: report.seconds * 1000)
    }

    func run() throws {
        let folder = try FileSystem.writableFolder(output)
        let parts = try folders.map { try ShardedReport(in: FileSystem.absolutePath($0)) }
        if let part = parts.first(where: { $0.folder == folder }) {
            throw FrontFailure.unmergeable("\(part.folder) is a part; choose another folder with --output")
        }
        var merged = try MergedReport(parts)
        let page = try merged.write(to: folder)
        let report = merged.report
        let forms = try reports.forms(json: json, imageFolder: folder)
        try forms.write(report) { forms.json ? CommandRun.complain($0) : StandardOutput.write($0) }
        if json {
            StandardOutput.write(Self.summary(of: report, parts: parts.count))
        } else {
            StandardOutput.write(Self.line(on: report, parts: parts.count))
            if let page { StandardOutput.write(page) }
        }
        if report.exitCode != 0 { throw ExitCode(report.exitCode) }
        if strictness.strict, report.warnings > 0 { throw ExitCode(2) }
    }
}
