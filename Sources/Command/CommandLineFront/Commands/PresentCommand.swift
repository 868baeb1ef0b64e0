import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope present`: pictures of archived widgets.
struct PresentCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "present", abstract: "Renders archives of widgets as stills and films, without the widgets' code.")

    @Argument(help: ArgumentHelp("Files that 'zoetrope archive' wrote, or folders of such files.", valueName: "file"))
    var files: [String]

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var output = "zoetrope-output"

    @Option(
        name: .customLong("format"), help: OutputFormat.help, transform: OutputFormat.list)
    var formats: [OutputFormat] = [.png, .apng, .gif]

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels per point, above 0 and up to 16; by default the largest scale that the archive was laid out for. Other scales are drawn "
                + "from the layout for the next larger one.", valueName: "factor"))
    var scale: Double?

    @Option(
        name: .customLong("fps"), parsing: .unconditional,
        help: ArgumentHelp("Frames per second, above 0 and up to 240.", valueName: "rate"))
    var framesPerSecond: Double = 30

    @Option(
        name: .customLong("tap"), parsing: .unconditional,
        help: ArgumentHelp(
            "Shows the immediate effect of a tap in place of the timeline: a toggle switches, and invalidated content is dimmed. Reports "
                + "the intent that the tap performs.", valueName: "label"))
    var touch: String?

    @OptionGroup var pace: PaceOptions
    @OptionGroup var playback: PlaybackOptions
    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup var strictness: StrictOptions
    @OptionGroup var shards: ShardOptions

    @Option(
        name: .customLong("at"), parsing: .unconditional,
        help: ArgumentHelp("Draws stills at these seconds after each change, instead of films; separated by commas.", valueName: "seconds"),
        transform: Instants.list)
    var times: [Double] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of drawing threads; by default the number of processors.", valueName: "count"))
    var jobs: Int?

    @Flag(help: "Writes one JSON object per line instead of text.")
    var json = false

    @Option(name: .customLong("zoetrope-path"), help: .hidden)
    var zoetropePath: String?

    func validate() throws {
        if let scale { try ImageOptions.check(scale: scale) }
        try ImageOptions.check(framesPerSecond: framesPerSecond)
        try PreviewOptions.check(jobs: jobs)
    }

    func run() throws {
        do {
            try present()
        } catch let failure as FrontFailure where json {
            ReportLine.lines(for: failure).forEach(StandardOutput.write)
            throw failure
        }
    }

    private func present() throws {
        let all = try ArchiveFiles(files).files
        let archives = shards.shard?.part(of: all) ?? all
        try OutputFormat.checkPrograms(of: formats)
        let folder = try OutputFolder.writable(output)
        let forms = try reports.forms(json: json, imageFolder: folder)
        let checkout = try Checkout.find(named: zoetropePath, executable: Checkout.ownExecutable)
        let executable = try PresenterBuilder(checkout: checkout).presenter()
        var request = HostRequest(
            .present(
                HostRequest.Presentation(
                    files: archives.map(\.path), names: archives.map(\.name), scale: scale, touch: touch, times: times)))
        pace.apply(to: &request.options)
        request.options.framesPerSecond = framesPerSecond
        playback.apply(to: &request.options)
        (request.output.folder, request.output.formats) = (folder, formats)
        request.output.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        let started = ContinuousClock.now
        let printer = EventPrinter(
            json: json, workingFolder: FileManager.default.currentDirectoryPath, write: StandardOutput.write,
            complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
        // An archive is untrusted, and has no code: its reader needs nothing but it and the folder of the images.
        let sandbox =
            try Sandbox.isAvailable
            ? Sandbox.ofHost(executable, code: archives.map(\.path) + [checkout.path], outputs: [folder], network: .refused) : nil
        let supervisor = HostSupervisor(
            executable: executable, request: request, deadline: Self.deadline, sandbox: sandbox, printer: printer)
        try supervisor.run()
        let (seconds, attoseconds) = started.duration(to: .now).components
        try report(supervisor.printer, archives: all.map(\.name), to: folder, forms, seconds: Double(seconds) + Double(attoseconds) / 1e18)
        supervisor.printer.printSummary(milliseconds: Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
        if supervisor.printer.outcome.exitCode != 0 { throw ExitCode(supervisor.printer.outcome.exitCode) }
    }

    private func report(_ printer: EventPrinter, archives: [String], to folder: String, _ forms: ReportForms, seconds: Double) throws {
        var report = printer.collector.report(of: "present", seconds: seconds)
        if let shard = shards.shard {
            var fingerprint = Fingerprint()
            for name in archives { fingerprint.add(name) }
            (report.shard, report.run) = (shard, fingerprint.text)
            try ShardedReport(report, in: folder).write()
        }
        try forms.write(report) { json ? CommandRun.complain($0) : StandardOutput.write($0) }
        if strictness.strict, report.warnings > 0, report.exitCode == 0 { throw ExitCode(2) }
    }

    /// Seconds without a sign of life after which an archive is given up.
    private static let deadline = 60.0
}
