import ArgumentParser
import Delivery
import Foundation
import HostProtocol

/// `zoetrope compare`: two folders of rendered pictures, such as those of two revisions.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Compares two folders of rendered pictures, frame by frame.",
        discussion: """
            Renders of two revisions are compared without goldens: render each into a folder of its own, then compare them. Nothing \
            is built, and nothing is accepted. PNG, APNG and GIF files count, by their paths below the folders.
            """)

    @Argument(help: ArgumentHelp("The pictures as they were.", valueName: "reference"))
    var reference: String

    @Argument(help: ArgumentHelp("The pictures as they are.", valueName: "actual"))
    var actual: String

    @Option(help: ArgumentHelp("Where to write what differs.", valueName: "folder"))
    var report = "zoetrope-report"

    @Option(
        name: .customLong("filter"),
        help: ArgumentHelp(
            "Only pictures whose path below the folders matches, with * and ?; may be given more than once.", valueName: "glob"))
    var filters: [String] = []

    @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point of the pictures, for the report.", valueName: "factor"))
    var scale: Double = 3

    @Flag(help: "Writes one JSON object per line instead of text.")
    var json = false

    func run() throws {
        let reportFolder = try FileSystem.writableFolder(report)
        var comparison = FolderComparison(
            reference: try FileSystem.existingFolder(reference), actual: try FileSystem.existingFolder(actual))
        comparison.filter = filters.map { GlobPattern($0) }
        let started = ContinuousClock.now
        let names = comparison.names()
        guard !names.isEmpty else { throw FrontFailure.nothingToCompare([comparison.reference, comparison.actual]) }
        let report = FailureReport(folder: reportFolder, pixelsPerPoint: scale)
        report.clear()
        var printer = EventPrinter(
            json: json, workingFolder: FileManager.default.currentDirectoryPath, write: StandardOutput.write,
            complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
        for name in names {
            switch comparison.finding(of: name) {
            case .difference(let difference):
                printer.takeDifference(name, message: difference.message, paths: try drawUp(difference, in: report))
            case .fault(let message): printer.takeFailure(message)
            case nil: break
            }
        }
        do {
            if let page = try report.writePage(isLast: true) { printer.takePage(page.path, bytes: page.bytes) }
        } catch {
            throw FrontFailure.unwritable(path: reportFolder, reason: error.description)
        }
        let (seconds, attoseconds) = started.duration(to: .now).components
        printer.printComparison(of: names.count, milliseconds: Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
        if printer.outcome.exitCode != 0 { throw ExitCode(printer.outcome.exitCode) }
    }

    private func drawUp(_ difference: GoldenDifference, in report: FailureReport) throws -> [String] {
        do {
            return try report.add(difference)
        } catch {
            throw FrontFailure.unwritable(path: report.folder, reason: "\(error)")
        }
    }
}

extension EventPrinter {
    /// A picture that is not the same on both sides.
    fileprivate mutating func takeDifference(_ name: String, message: String, paths: [String]) {
        take(.difference(HostEvent.Difference(preview: nil, name: name, message: message, command: nil, paths: paths)))
    }

    fileprivate mutating func takeFailure(_ message: String) {
        take(.failure(preview: nil, message: message))
    }

    fileprivate mutating func takePage(_ path: String, bytes: Int) {
        take(.file(HostEvent.WrittenFile(preview: nil, path: path, kind: .page, bytes: bytes, milliseconds: 0, label: nil)))
    }

    /// The last lines: how many pictures were compared, and where to look.
    fileprivate func printComparison(of count: Int, milliseconds: Double) {
        if json {
            write(Self.object([
                ("event", "summary"), ("pictures", count), ("failures", outcome.failures), ("differences", outcome.differences),
                ("milliseconds", (milliseconds * 10).rounded() / 10),
            ]))
            return
        }
        let words =
            outcome.differences + outcome.failures == 0
            ? "\(Messages.count(count, "picture")) the same"
            : "\(outcome.differences + outcome.failures) of \(Messages.count(count, "picture")) not the same"
        write("\(words) in \(Messages.time(milliseconds: milliseconds))")
        if let page = outcome.page { write(page) }
    }
}
