import ArgumentParser
import Foundation
import HostProtocol

/// `zoetrope test`: builds the tests of a package or a project as they are, and runs them.
///
/// Without a place of tests the script runs Zoetrope's own in its checkout.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs the tests of a package or an Xcode project as they are.",
        discussion: """
            Tests of XCTest and Swift Testing run unmodified; 'import SnapshotTesting' is Zoetrope's. In Zoetrope's checkout the command \
            without --package-path, --project or a path runs Zoetrope's own tests, and passes its arguments to 'swift test'. Exit codes: 0 \
            all tests passed; 1 a test failed or recorded a snapshot; 2 a part of the code could not be built, or a wrong argument.
            """)

    @Argument(
        help: ArgumentHelp("A package, or an Xcode project or workspace, in place of --package-path and --project.", valueName: "path"))
    var path: String?

    @Option(
        name: .customLong("package-path"),
        help: ArgumentHelp("The package whose tests to run; by default the working directory.", valueName: "folder"))
    var packagePath: String?

    @Option(help: ArgumentHelp("An Xcode project or workspace, or a folder with one in it.", valueName: "path"))
    var project: String?

    @Option(help: ArgumentHelp("The only target of tests to run.", valueName: "name"))
    var target: String?

    @Option(help: ArgumentHelp("The configuration of --project; by default Debug, if it exists.", valueName: "name"))
    var configuration: String?

    @Option(
        name: .customLong("filter"),
        help: ArgumentHelp("Only tests whose class, or class/name, matches, with * and ?; may be given more than once.", valueName: "glob"))
    var filter: [String] = []

    @Option(
        name: .customLong("package"),
        help: ArgumentHelp(
            "A package that the code imports, in place of one that is fetched; may be given more than once.", valueName: "folder"))
    var importedPackages: [String] = []

    @Flag(help: "Fetches no packages.")
    var offline = false

    @Option(help: ArgumentHelp("The folder for the report of differences.", valueName: "folder"))
    var report = "zoetrope-report"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels per point of the screens of tests; by default those of Apple's picture beside the test's, or else of each device.",
            valueName: "factor"))
    var scale: Double?

    @Option(
        name: .customLong("status-bar"), parsing: .unconditional,
        help: ArgumentHelp(
            "The height of the status bar of the simulator that pictures were recorded on; by default 54 for tests that run in an app, and "
                + "0 for others.", valueName: "points"))
    var statusBar: Double?

    @Option(
        name: .customLong("os"),
        help: ArgumentHelp(
            "The system that snapshots show where tests set none: 26, 18, 17 or 14; by default 26, or that of Apple's pictures beside older tests.",
            valueName: "version"))
    var system: SystemName?

    @Flag(help: "Removes goldens that no test has compared; only where all tests run.")
    var prune = false

    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup var shards: ShardOptions
    @OptionGroup var strictness: StrictOptions

    @Option(name: .customLong("zoetrope-path"), help: .hidden)
    var zoetropePath: String?

    @Flag(help: "Writes one JSON object per line instead of text.")
    var json = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds without a line of output after which a test is stopped.", valueName: "seconds"))
    var deadline: Double = 60

    func validate() throws {
        guard deadline >= 1, deadline <= CodeOptions.longestDeadline else {
            throw ValidationError("--deadline is \(Amounts.number(deadline)), but must be 1 to 86400 seconds")
        }
        if let scale { try ImageOptions.check(scale: scale) }
        if let statusBar, !(0...100).contains(statusBar) {
            throw ValidationError("--status-bar is \(Amounts.number(statusBar)), but must be 0 to 100 points")
        }
        if prune, !isWhole { throw ValidationError("--prune needs all tests; leave out --filter, --target and --shard") }
        if [path, packagePath, project].compactMap(\.self).count > 1 {
            throw ValidationError("give one place of tests: a path, --package-path or --project")
        }
    }

    func run() throws {
        if prune, AutomaticRun.isOne(in: ProcessInfo.processInfo.environment) { throw FrontFailure.recordingInCI }
        if let word = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"], !["all", "failed", "missing", "never"].contains(word)
        {
            throw FrontFailure.recordMode(word)
        }
        do {
            try start()
        } catch let failure as FrontFailure where json {
            ReportLine.lines(for: failure).forEach(StandardOutput.write)
            throw failure
        }
    }

    private func start() throws {
        let checkout = try Checkout.find(named: zoetropePath, executable: Checkout.ownExecutable)
        let fetch = PackageFetch(folder: PackageFetch.folder(for: checkout), isOffline: offline)
        let (sources, folder) = try sources(cache: "\(checkout.hostsFolder)/Manifests", fetch: fetch)
        let code = UserCode.sources(sources)
        let lack = LackReporter(code: code, checkout: checkout, json: json)
        for note in sources.notes { lack.note(note) }
        let system = system(for: sources)
        if self.system == nil, let system { lack.note(RecordedSystem.remark(on: system)) }
        let report = try FileSystem.writableFolder(report)
        let forms = try reports.forms(json: json, imageFolder: report)
        let host: HostBuilder.Host
        do {
            host = try HostBuilder(code: code, checkout: checkout, outputs: [report], fetch: fetch).host()
        } catch FrontFailure.nothingCompiles(let files, let modules) {
            lack.tell(leftOut: files)
            throw FrontFailure.nothingCompiles(files, modules)
        }
        lack.tell(leftOut: host.leftOut)
        let started = ContinuousClock.now
        let suite = SuiteRun(
            executable: host.executable, workingFolder: folder, report: report, filter: filter, scale: scale, system: system,
            statusBar: statusBar.map(Amounts.number) ?? (sources.runsTestsInApp ? SuiteVariables.anySimulator : nil), deadline: deadline,
            complain: Self.complain, usesSwiftTesting: Self.usesSwiftTesting(sources), shard: shards.shard)
        let results = try suite.results()
        let (seconds, attoseconds) = started.duration(to: .now).components
        let milliseconds = Double(seconds) * 1e3 + Double(attoseconds) / 1e15
        if results.tests.isEmpty, shards.shard == nil {
            throw filter.isEmpty
                ? FrontFailure.nothingToTest(sources.named[0]) : FrontFailure.nothingMatches(filter, nearest: nil)
        }
        let leftOut = host.leftOut.filter(\.isFailure)
        if isWhole, leftOut.isEmpty { try sortOut(suite.goldens, of: results, lack) }
        let printer = SuitePrinter(
            results: results, leftOut: leftOut, skippedFiles: host.leftOut.count { $0.testReason != nil }, report: report,
            workingFolder: FileManager.default.currentDirectoryPath)
        if json {
            printer.jsonLines(milliseconds: milliseconds).forEach(StandardOutput.write)
        } else {
            printer.failureLines.forEach(Self.complain)
            printer.summaryLines(milliseconds: milliseconds).forEach(StandardOutput.write)
        }
        var run = RunReport(
            results, page: FileSystem.isFile("\(report)/index.html") ? "\(report)/index.html" : nil, seconds: milliseconds / 1000)
        run.faults = leftOut.map { RunReport.Fault($0, in: code) }
        run.addSkipped(host.leftOut)
        try write(run, forms, in: report)
        if printer.exitCode != 0 { throw ExitCode(printer.exitCode) }
        if strictness.strict, run.warnings > 0 { throw ExitCode(2) }
    }

    /// Returns the system that snapshots show: the one given, or the one on which Apple's pictures beside the tests were recorded; nil for
    /// the newest.
    private func system(for sources: SourceSet) -> SystemName? {
        if let system { return system }
        guard let old = sources.named.first.flatMap(RecordedSystem.system(ofScriptsAround:)) ?? sources.systemOfXcode, old != .iOS26,
            RecordedSystem.hasPictures(sources)
        else { return nil }
        return old
    }

    private static func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    // MARK: The end of a run

    /// True if all tests run.
    private var isWhole: Bool { filter.isEmpty && target == nil && shards.shard == nil }

    /// Removes or reports the goldens that no test has used.
    private func sortOut(_ goldens: SuiteGoldens, of results: SuiteResults, _ lack: LackReporter) throws {
        let files = goldens.unused(besides: results.tests.filter { $0.isFailed || $0.isSkipped }.map(\.name))
        guard !files.isEmpty else { return }
        if prune {
            for file in files where unlink(file) != 0 && errno != ENOENT {
                throw FrontFailure.unwritable(path: file, reason: String(cString: strerror(errno)))
            }
        }
        lack.note(SuiteGoldens.remark(on: files, removed: prune))
    }

    /// Writes the forms of the report, and that of the part of a run beside its pictures.
    private func write(_ run: RunReport, _ forms: ReportForms, in report: String) throws {
        if let shard = shards.shard {
            var fingerprint = Fingerprint()
            for word in filter + [target ?? "", configuration ?? "", scale.map(Amounts.number) ?? "", system?.rawValue ?? ""]
                + [statusBar.map(Amounts.number)].compactMap(\.self)
            {
                fingerprint.add(word)
            }
            var part = run
            (part.shard, part.run) = (shard, fingerprint.text)
            try ShardedReport(part, in: report).write()
        }
        try forms.write(run) { json ? CommandRun.complain($0) : StandardOutput.write($0) }
    }

    /// The code, and the folder in which its tests run.
    private func sources(cache: String, fetch: PackageFetch) throws -> (sources: SourceSet, folder: String) {
        let given = try importedPackages.map { try FileSystem.existingFolder($0) }
        var place = (package: packagePath, project: project)
        if let path {
            switch try CodePlace(path) {
            case .package: place.package = path
            case .project: place.project = path
            case .sources: throw FrontFailure.notAPackage(FileSystem.absolutePath(path))
            }
        }
        do {
            if let project = place.project {
                let request = ProjectReader.Request(
                    path: FileSystem.absolutePath(project), target: target, configuration: configuration, packages: given, cache: cache,
                    fetch: fetch, isForTests: true)
                let sources = try ProjectReader.read(request)
                return (sources, FilePath.folder(of: sources.named[0]))
            }
            if configuration != nil { throw ValidationError("--configuration goes with --project") }
            let folder = try FileSystem.existingFolder(place.package ?? ".")
            guard FileSystem.isFile("\(folder)/Package.swift") else { throw FrontFailure.notAPackage(folder) }
            return (try PackageSources([folder], given: given, cache: cache, fetch: fetch).readTests(named: target), folder)
        } catch let fault as ProjectFault {
            throw FrontFailure.project(fault)
        }
    }

    private static func usesSwiftTesting(_ sources: SourceSet) -> Bool {
        sources.modules.filter(\.isSuite).flatMap(\.files).contains { ImportedModules.names(in: $0.path).contains("Testing") }
    }
}
