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
        if request.options.surroundings.device == nil { request.options.surroundings.device = userCode.platform.device }
        let cards = host.leftOut.filter(\.altersPictures)
        if command == .record, !cards.isEmpty { throw FrontFailure.recordingCards(cards.map { userCode.shortened($0.place) }) }
        if command.writesImages {
            let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
            for note in VectorImages.notes(in: host.sourceRoots, searchPath: searchPath) { lack.note(note) }
        }
        let started = ContinuousClock.now
        let supervisor = try supervisor(of: host, request: request, code: userCode)
        try supervisor.run()
        if command.writesImages {
            lack.tellSubstitutes()
            let texts = code.appGroups == nil ? Self.texts(of: userCode) : []
            if AppGroupUses.areOnlyRead(in: texts), let hint = AppGroupUses.hint(for: texts) { lack.note(hint) }
        }
        lack.tell(leftOut: host.leftOut.compactMap { $0.withoutAssets(told: supervisor.printer.hasTold) })
        noteUseless(request, supervisor.printer.outcome.previews ?? [], lack)
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
        }
        let printer = EventPrinter(
            json: code.json, workingFolder: FileManager.default.currentDirectoryPath, showsPlaces: request.command == .check,
            report: report, write: Self.write, complain: Self.complain)
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
        if outcome.previews?.isEmpty ?? true, outcome.exitCode == 0 {
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
        } else if case .tree = request.command, !printer.json {
            // The trees are all that there is to say.
        } else {
            printer.printSummary(
                milliseconds: Self.milliseconds(since: started), compares: request.command == .verify, leftOut: leftOut.filter(\.isFailure))
        }
        if outcome.exitCode != 0 { throw ExitCode(outcome.exitCode) }
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

    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
