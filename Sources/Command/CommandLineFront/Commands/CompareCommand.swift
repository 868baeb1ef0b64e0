import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope compare`: two folders of rendered pictures, such as those of two revisions.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Compares two folders of rendered images, frame by frame.",
        discussion: """
            Compares the renders of two revisions without goldens: render each into a folder of its own, then compare the folders. The \
            command builds nothing and accepts nothing. It compares PNG, APNG and GIF files by their paths below the folders. With \
            --layout it compares the layouts of PNG files: boxes of ink and surfaces in points, whatever the letters look like. \
            'Card.1.linux.png' is compared with 'Card.1.png', so both folders may be one.
            """)

    @Argument(help: ArgumentHelp("The folder of reference images.", valueName: "reference"))
    var reference: String

    @Argument(help: ArgumentHelp("The folder of new images.", valueName: "actual"))
    var actual: String

    @Option(help: ArgumentHelp("The folder for the report of differences.", valueName: "folder"))
    var report = "zoetrope-report"

    @Option(
        name: .customLong("filter"),
        help: ArgumentHelp(
            "Only images whose path below the folders matches, with * and ?; may be given more than once.", valueName: "glob"))
    var filters: [String] = []

    @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point of the images, for the report.", valueName: "factor"))
    var scale: Double = 3

    @Flag(help: "Compares layouts: the places of lines, symbols and surfaces.")
    var layout = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Points by which --layout lets edges and baselines differ; 1 unless given.", valueName: "points"))
    var tolerance: Double?

    @Flag(help: "Writes one JSON object per line instead of text.")
    var json = false

    func validate() throws {
        if tolerance != nil, !layout { throw ValidationError("--tolerance goes with --layout; pixels have none") }
        if let tolerance, !(tolerance >= 0 && tolerance <= 100) {
            throw ValidationError("--tolerance is \(Amounts.number(tolerance)), but must be 0 to 100 points")
        }
    }

    func run() throws {
        let inspector = try InspectorProgram.find(beside: Checkout.ownExecutable)
        let comparison = InspectionRequest.Comparison(
            reference: try FileSystem.existingFolder(reference), actual: try FileSystem.existingFolder(actual),
            report: try FileSystem.writableFolder(report), filter: filters, pixelsPerPoint: scale)
        var printer = EventPrinter(
            json: json, workingFolder: FileManager.default.currentDirectoryPath, write: StandardOutput.write,
            complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
        var summary: HostEvent.Summary?
        try inspector.compare(comparison, tolerance: layout ? tolerance ?? 1 : nil) { event in
            if case .summary(let last) = event { summary = last } else { printer.take(event) }
        }
        if printer.outcome.errors > 0 { throw ExitCode(2) }
        guard let summary, summary.files > 0 else { throw FrontFailure.nothingToCompare([comparison.reference, comparison.actual]) }
        printer.printComparison(summary)
        if printer.outcome.exitCode != 0 { throw ExitCode(printer.outcome.exitCode) }
    }
}

extension EventPrinter {
    /// The last lines: how many pictures were compared, and where to look.
    fileprivate func printComparison(_ summary: HostEvent.Summary) {
        let (count, milliseconds) = (summary.files, summary.milliseconds)
        if json {
            return write(ReportLine.summary([("pictures", count)] + counts, milliseconds: milliseconds))
        }
        let words =
            outcome.differences + outcome.failures == 0
            ? "\(Amounts.count(count, "picture")) the same"
            : "\(outcome.differences + outcome.failures) of \(Amounts.count(count, "picture")) not the same"
        write("\(words) in \(Amounts.time(milliseconds: milliseconds))")
        if let page = outcome.page { write(page) }
    }
}
