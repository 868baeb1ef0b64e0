import ArgumentParser
import Foundation
import HostProtocol
import SwiftLexing

/// A run of a command: find the code, make the host, run it, sum up.
struct CommandRun {
    let code: CodeOptions
    /// How many threads draw; nil: as many as there are processors.
    var jobs: Int?
    /// Folders that the run writes to, absolute.
    var outputs: [String] = []
    /// The forms in which the run is reported beside the terminal.
    var forms: ReportForms?
    /// The one file that the run makes; nil: it makes a folder of them.
    var onlyFile: OutputFile?
    /// True if warnings are failures.
    var isStrict = false
    /// The revision since which a change must reach the previews that are drawn; nil: all are.
    var onlyChangedSince: String?
    /// True if trees are listed as assistive technologies find them.
    var listsAccessibility = false
    /// Returns the failure that parts which do not compile are; nil where the rest is drawn.
    var refusal: ([LeftOutFile]) -> FrontFailure? = { _ in nil }

    /// Runs a command whose request `prepare` completes, and ends with the exit code for its result.
    func run(_ command: HostRequest.Command, _ prepare: (inout HostRequest) -> Void = { _ in }) throws {
        do {
            try start(command, prepare)
        } catch let failure as FrontFailure where code.json {
            ReportLine.lines(for: failure).forEach(StandardOutput.write)
            throw failure
        }
    }

    private func start(_ command: HostRequest.Command, _ prepare: (inout HostRequest) -> Void) throws {
        let userCode = try code.userCode()
        noteSources(of: userCode)
        let fonts = try code.fonts()
        let checkout = try Checkout.find(named: code.zoetropePath, executable: Checkout.ownExecutable)
        let lack = LackReporter(code: userCode, checkout: checkout, json: code.json)
        let host = try build(userCode, checkout, lack)
        if let failure = refusal(host.leftOut) { throw failure }
        warnOfHiddenProviders(in: userCode)
        var request = request(command, for: userCode, host: host, fonts: fonts)
        prepare(&request)
        if let revision = onlyChangedSince { request.options.files = try reachedFiles(since: revision, in: userCode) }
        if request.options.surroundings.device == nil { request.options.surroundings.device = userCode.platform.device }
        let cards = host.leftOut.filter(\.altersPictures)
        if command == .record, !cards.isEmpty { throw FrontFailure.recordingCards(cards.map { userCode.shortened($0.place) }) }
        if command.writesImages {
            let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
            for note in VectorImages.notes(in: host.sourceRoots, searchPath: searchPath) { lack.note(note) }
        }
        let started = ContinuousClock.now
        let runName = Self.runName(of: request)
        let supervisor = try supervisor(of: host, request: request, code: userCode)
        try supervisor.run()
        if command.writesImages {
            lack.tellSubstitutes()
            let texts = code.appGroups == nil ? Self.texts(of: userCode) : []
            if AppGroupUses.areOnlyRead(in: texts), let hint = AppGroupUses.hint(for: texts) { lack.note(hint) }
        }
        lack.tell(leftOut: host.leftOut.compactMap { $0.withoutAssets(told: supervisor.printer.hasTold) })
        noteUseless(request, supervisor.printer.outcome.previews ?? [], lack)
        try report(supervisor.printer, request, leftOut: host.leftOut, code: userCode, run: runName, since: started)
        try finish(supervisor.printer, request: request, code: userCode, leftOut: host.leftOut, since: started)
        if host.leftOut.contains(where: \.isFailure) { throw ExitCode(2) }
    }

    private func noteSources(of userCode: UserCode) {
        guard case .sources(let sources) = userCode else { return }
        for note in sources.notes {
            if code.json {
                StandardOutput.write(ReportLine.note(note))
            } else {
                Self.complain("note: \(note)")
            }
        }
    }

    /// Notes an option that no preview heeds.
    private func noteUseless(_ request: HostRequest, _ previews: [HostEvent.PreviewSummary], _ lack: LackReporter) {
        guard let place = request.options.surroundings.place, place != .device, !previews.isEmpty,
            previews.allSatisfy({ $0.kind == "view" && $0.family == nil })
        else { return }
        lack.note("--context \(place.rawValue) changes nothing: no widget, Live Activity or control is among the previews")
    }

    private func reachedFiles(since revision: String, in userCode: UserCode) throws -> [String]? {
        do {
            return try ChangedCode(since: revision, files: userCode.swiftFiles, in: userCode.paths[0]).reached
        } catch let fault as AgentFault {
            throw FrontFailure.revisions(fault.message)
        }
    }

    /// Writes the forms of the report, and that of the part of a run beside its pictures.
    private func report(
        _ printer: EventPrinter, _ request: HostRequest, leftOut: [LeftOutFile], code userCode: UserCode, run: String,
        since started: ContinuousClock.Instant
    ) throws {
        guard let forms else { return }
        let seconds = Self.milliseconds(since: started) / 1000
        var report = printer.collector.report(of: request.command.name, seconds: seconds)
        report.faults += leftOut.filter(\.isFailure).map { RunReport.Fault($0, in: userCode) }
        if report.cases.contains(where: { $0.faults.contains { $0.kind == .difference } }) { report.acceptCommand = printer.acceptCommand }
        if let shard = request.options.shard, let folder = forms.imageFolder {
            (report.shard, report.run) = (shard, run)
            try ShardedReport(report, in: folder).write()
        }
        try forms.write(report) { code.json ? Self.complain($0) : StandardOutput.write($0) }
    }

    /// Returns the words by which the parts of one run are known: all options but the part.
    private static func runName(of request: HostRequest) -> String {
        var options = request.options
        options.shard = nil
        // The machines of the parts have checkouts and fonts in different places.
        options.code = RenderOptions.Code()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var fingerprint = Fingerprint()
        fingerprint.add(request.command.name)
        fingerprint.add((try? encoder.encode(options)).map { String(decoding: $0, as: UTF8.self) } ?? "")
        return fingerprint.text
    }

    /// Builds the host; what keeps it from being built is reported with what the code names and Zoetrope does not have.
    private func build(_ userCode: UserCode, _ checkout: Checkout, _ lack: LackReporter) throws -> HostBuilder.Host {
        do {
            return try HostBuilder(code: userCode, checkout: checkout, outputs: outputs, fetch: code.fetch()).host()
        } catch FrontFailure.nothingCompiles(let files, let modules) {
            if let failure = refusal(files) { throw failure }
            lack.tell(leftOut: files)
            throw FrontFailure.nothingCompiles(files, modules)
        } catch let failure as FrontFailure {
            if case .buildFailed = failure { lack.tellAfter(failure) }
            throw failure
        }
    }

    private func warnOfHiddenProviders(in userCode: UserCode) {
        guard case .packages(let paths) = userCode else { return }
        for place in HiddenProviders.places(in: paths) {
            Self.complain("warning: \(place): a private PreviewProvider is not found; remove 'private'")
        }
    }

    /// The request with what is known of the code.
    func request(
        _ command: HostRequest.Command, for userCode: UserCode, host: HostBuilder.Host, fonts: [String]
    ) -> HostRequest {
        var request = HostRequest(command)
        request.options.views = code.views
        request.options.code.deploymentTarget = (code.deploymentTarget ?? userCode.deploymentTarget)?.number
        request.options.code.sourceRoots = host.sourceRoots
        request.options.code.fonts = fonts
        request.options.code.foundFonts = userCode.fontFiles
        request.options.code.drawsWindows = userCode.platform == .macOS
        request.options.code.isApp = userCode.isApp
        request.output.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        request.resume.leftOut = host.leftOut.filter(\.isFailure).map { file in
            HostRequest.LeftOut(
                file: userCode.shortened(file.place),
                message: ([file.message] + file.causes.map(userCode.shortened)).joined(separator: "\n"))
        }
        return request
    }

    private func supervisor(of host: HostBuilder.Host, request: HostRequest, code userCode: UserCode) throws -> HostSupervisor {
        var report = EventReport()
        (report.awaitsPreviews, report.variant) = (request.command == .list, request.options.variant)
        report.listsAccessibility = listsAccessibility
        if code.json {
            let places = PreviewPlaces(userCode)
            report.placeOf = { places.place(of: $0) }
            report.placeOfType = { places.place(ofType: $0) }
        }
        var printer = EventPrinter(
            json: code.json, workingFolder: FileManager.default.currentDirectoryPath, showsPlaces: request.command == .check,
            report: report, write: Self.write, complain: Self.complain)
        if let onlyFile { printer.placeOf = onlyFile.place }
        printer.acceptCommand = request.golden.recordCommand.isEmpty ? nil : request.golden.recordCommand
        return HostSupervisor(
            executable: host.executable, request: request, deadline: code.deadline, budget: code.budget,
            appGroups: try code.appGroups.map { try FileSystem.existingFolder($0) }, network: code.network,
            sandbox: try sandbox(of: host, request: request),
            hintAtNil: { code.appGroups == nil ? Self.hintAtNil(in: userCode) : nil },
            hint: { userCode.assetsElsewhere?.words(about: $0) ?? AddressPlace.words(about: $0, in: userCode) }, printer: printer)
    }

    /// Returns what the host may use: all, by an option or for want of Landlock.
    func sandbox(of host: HostBuilder.Host, request: HostRequest) throws -> Sandbox {
        guard code.sandbox else { return Sandbox(isEnforced: false) }
        guard Sandbox.isAvailable else {
            Self.complain("note: the code runs without a sandbox, since this kernel has no Landlock; --no-sandbox leaves out this note")
            return Sandbox(isEnforced: false)
        }
        let checkout = try Checkout.find(named: code.zoetropePath, executable: Checkout.ownExecutable)
        let groups = try code.appGroups.map { [try FileSystem.existingFolder($0)] } ?? []
        let others = request.options.code.fonts + request.options.code.foundFonts + groups
        var outputs = outputs
        if case .curve = request.command { outputs.append(FilePath.folder(of: request.output.folder)) }
        return try Sandbox.ofHost(
            host.executable, code: host.readable + others + [checkout.path], outputs: outputs, network: code.network)
    }

    /// Returns a hint for code that stopped at a missing value.
    private static func hintAtNil(in code: UserCode) -> String? { AppGroupUses.hint(for: texts(of: code)) }

    private static func texts(of code: UserCode) -> [String] {
        code.symbolFiles.flatMap { group in
            group.paths.compactMap {
                FileSystem.contents(of: "\(group.folder)/\($0)").map { String(decoding: $0, as: UTF8.self) }
            }
        }
    }

    private func finish(
        _ printer: EventPrinter, request: HostRequest, code: UserCode, leftOut: [LeftOutFile], since started: ContinuousClock.Instant
    ) throws {
        let outcome = printer.outcome
        if outcome.previews?.isEmpty ?? true, outcome.exitCode == 0, let revision = onlyChangedSince, request.options.files != nil {
            let words = "no preview reaches a change since \(revision)"
            return printer.json ? StandardOutput.write(ReportLine.note(words)) : Self.write(words)
        }
        if outcome.previews?.isEmpty ?? true, outcome.exitCode == 0, request.options.shard == nil {
            if !request.options.filter.isEmpty {
                throw FrontFailure.nothingMatches(request.options.filter, nearest: nearest(to: request.options.filter, in: code))
            }
            throw FrontFailure.nothingFound(
                folders: code.paths, swiftFiles: code.swiftFiles.count, leftOut: Set(leftOut.filter(\.isFailure).map(\.path)).count)
        }
        if request.command == .list {
            printer.printList()
        } else if request.command == .check {
            printer.printChecked(milliseconds: Self.milliseconds(since: started))
        } else if request.command == .goldens {
            printer.printGoldens()
        } else if case .tree = request.command, !printer.json {
            // The trees are all that there is to say.
        } else {
            printer.printSummary(
                milliseconds: Self.milliseconds(since: started), compares: request.command == .verify, leftOut: leftOut.filter(\.isFailure))
        }
        if outcome.exitCode != 0 { throw ExitCode(outcome.exitCode) }
        if isStrict, outcome.warnings > 0 { throw ExitCode(2) }
        if request.command == .check, outcome.warnings > 0 { throw ExitCode(1) }
    }

    private static func milliseconds(since started: ContinuousClock.Instant) -> Double {
        let (seconds, attoseconds) = started.duration(to: .now).components
        return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
    }

    /// Returns the name of a preview that one of the patterns fits when capitals do not count, as far as the text has it.
    private func nearest(to patterns: [String], in code: UserCode) -> String? {
        let small = patterns.map { PathPattern($0.lowercased()) }
        for path in code.swiftFiles {
            guard let data = FileSystem.contents(of: path) else { continue }
            let name = String(FilePath.name(of: path).dropLast(6))
            let found = PreviewScan.previews(in: SwiftTokenizer.tokens(of: Array(data)), fileName: name)
            if let match = found.first(where: { preview in small.contains { $0.matches(preview.name.lowercased()) } }) { return match.name }
        }
        return nil
    }

    private static func write(_ line: String) {
        StandardOutput.write(line)
    }

    static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
