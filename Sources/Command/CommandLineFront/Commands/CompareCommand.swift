import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope compare`: two folders of rendered pictures, or two revisions of code.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Compares two folders of rendered images, frame by frame.",
        discussion: """
            Compares the renders of two revisions without goldens: with --git it renders both itself, or render each into a folder of its \
            own and compare the folders. It accepts nothing. PNG, APNG, GIF and WebP files are compared by their paths below the folders, a film \
            in several formats once. With --layout it compares the layouts of PNG files: boxes of ink and surfaces in points, whatever the \
            letters look like. 'Card.1.linux.png' is compared with 'Card.1.png', so both folders may be one. Options of 'render' for both \
            revisions follow '--': compare --git main -- --color-scheme dark.
            """)

    @Argument(
        help: ArgumentHelp("The folder of reference images; with --git the code, by default the working directory.", valueName: "reference")
    )
    var reference: String?

    @Argument(help: ArgumentHelp("The folder of new images.", valueName: "actual"))
    var actual: String?

    @Option(
        name: .customLong("git"),
        help: ArgumentHelp(
            "Renders the code at two revisions and compares them: main..HEAD, main...HEAD from where they parted, or main for the working "
                + "tree.", valueName: "range"))
    var range: String?

    @Argument(
        parsing: .postTerminator,
        help: ArgumentHelp("Options with which --git renders both revisions, such as --color-scheme dark.", valueName: "render-option"))
    var renderOptions: [String] = []

    @Option(help: ArgumentHelp("The folder for the report of differences.", valueName: "folder"))
    var report = "zoetrope-report"

    @Option(
        name: .customLong("filter"),
        help: ArgumentHelp(
            "Only images whose path below the folders matches, with * and ?, and with --git only previews whose name matches; may be "
                + "given more than once.", valueName: "glob"))
    var filters: [String] = []

    @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point of the images, for the report.", valueName: "factor"))
    var scale: Double = 3

    @Flag(help: "Compares layouts: the places of lines, symbols and surfaces.")
    var layout = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Points by which --layout lets edges and baselines differ; 1 unless given.", valueName: "points"))
    var tolerance: Double?

    @OptionGroup(title: "Reports") var reports: ReportOptions

    @Option(name: .customLong("zoetrope-path"), help: .hidden)
    var zoetropePath: String?

    @Flag(help: "Writes one JSON object per line instead of text.")
    var json = false

    func validate() throws {
        if range != nil, let actual {
            throw ValidationError(
                "--git takes one path, that of the code, not '\(actual)' as well; --report names the folder of the report")
        }
        if range != nil, layout { throw ValidationError("--layout compares folders, not revisions") }
        if range == nil, reference == nil || actual == nil { throw ValidationError("give two folders, or --git with a range of revisions") }
        if range == nil, !renderOptions.isEmpty {
            throw ValidationError("options of 'render' go with --git; two folders are compared as they are")
        }
        if range != nil { try RevisionRenders.validate(renderOptions) }
        if tolerance != nil, !layout { throw ValidationError("--tolerance goes with --layout; pixels have none") }
        if let tolerance, !(tolerance >= 0 && tolerance <= 100) {
            throw ValidationError("--tolerance is \(Amounts.number(tolerance)), but must be 0 to 100 points")
        }
    }

    func run() throws {
        do {
            try compare()
        } catch let fault as AgentFault {
            throw FrontFailure.revisions(fault.message)
        }
    }

    private func compare() throws {
        let started = ContinuousClock.now
        let inspector = try InspectorProgram.find(beside: Checkout.ownExecutable)
        let report = try FileSystem.writableFolder(report)
        let forms = try reports.forms(json: json, imageFolder: report)
        let revisions = try range.map { range in
            let checkout = try Checkout.find(named: zoetropePath, executable: Checkout.ownExecutable)
            return try RevisionRenders(
                range: range, code: FileSystem.absolutePath(reference ?? "."), revisions: "\(checkout.hostsFolder)/Revisions",
                report: report, options: filters.map { "--filter=\($0)" } + renderOptions)
        }
        try revisions?.render(extra: zoetropePath.map { ["--zoetrope-path", $0] } ?? []) {
            FileHandle.standardError.write(Data(($0 + "\n").utf8))
        }
        for note in revisions?.notes ?? [] { json ? StandardOutput.write(ReportLine.note(note)) : CommandRun.complain("note: \(note)") }
        for (fault, event) in zip(revisions?.failures ?? [], revisions?.failureEvents ?? []) {
            json
                ? StandardOutput.write(event.line)
                : CommandRun.complain((fault.file.map { SourcePlace(file: $0, line: fault.line).text + ": " } ?? "") + fault.message)
        }
        let comparison = InspectionRequest.Comparison(
            reference: try FileSystem.existingFolder(revisions?.before ?? reference ?? "."),
            actual: try FileSystem.existingFolder(revisions?.now ?? actual ?? "."),
            report: report, filter: revisions == nil ? filters : [], pixelsPerPoint: scale)
        var printer = EventPrinter(
            json: json, workingFolder: FileManager.default.currentDirectoryPath, write: StandardOutput.write,
            complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
        var summary: HostEvent.Summary?
        try inspector.compare(comparison, tolerance: layout ? tolerance ?? 1 : nil) { event in
            if case .summary(let last) = event { summary = last } else { printer.take(event) }
        }
        if printer.outcome.errors > 0 { throw ExitCode(2) }
        guard let summary, summary.files > 0 else { throw FrontFailure.nothingToCompare([comparison.reference, comparison.actual]) }
        let (seconds, attoseconds) = started.duration(to: .now).components
        var run = printer.collector.report(of: "compare", seconds: Double(seconds) + Double(attoseconds) / 1e18)
        run.faults += revisions?.failures ?? []
        run.cases = run.cases.map { revisions?.placed($0) ?? $0 }
        run.addEqual(summary.files - run.cases.count)
        try forms.write(run) { json ? CommandRun.complain($0) : StandardOutput.write($0) }
        printer.printComparison(summary)
        if printer.outcome.exitCode != 0 { throw ExitCode(printer.outcome.exitCode) }
        if !(revisions?.failures.isEmpty ?? true) { throw ExitCode(2) }
    }
}

extension EventPrinter {
    /// The last lines: how many pictures were compared, and where to look.
    fileprivate func printComparison(_ summary: HostEvent.Summary) {
        let (count, milliseconds) = (summary.files, summary.milliseconds)
        if json {
            return write(ReportLine.summary([("pictures", count)] + counts, milliseconds: milliseconds))
        }
        complainOfRest()
        let words =
            outcome.differences + outcome.failures == 0
            ? "\(Amounts.count(count, "picture")) the same"
            : "\(outcome.differences + outcome.failures) of \(Amounts.count(count, "picture")) not the same"
        write("\(words) in \(Amounts.time(milliseconds: milliseconds))")
        if let page = outcome.page { write(page) }
    }
}
