import ArgumentParser
import Foundation
import HostProtocol

/// A run of the front: find the code, make the host, run it, sum up.
struct Session {
    let code: CodeOptions
    /// Nil for `list`, which draws nothing.
    let pictures: ImageOptions?
    /// Folders that the run writes to, absolute.
    var outputs: [String] = []

    /// Runs a request that `prepare` completes, and ends with the exit code for its result.
    func run(_ prepare: (inout HostRequest) -> Void) throws {
        do {
            try start(prepare)
        } catch let failure as FrontFailure where code.json {
            StandardOutput.write(HostEvent.error(message: failure.message).json)
            throw failure
        }
    }

    private func start(_ prepare: (inout HostRequest) -> Void) throws {
        let userCode = try code.userCode()
        if case .sources(let sources) = userCode {
            for note in sources.notes {
                if code.json {
                    StandardOutput.write(EventPrinter.object([("event", "note"), ("message", note)]))
                } else {
                    Self.complain("note: \(note)")
                }
            }
        }
        let fonts = try code.fonts()
        let checkout = try Checkout.find(named: code.zoetropePath, executable: Checkout.ownExecutable)
        let lack = LackReporter(code: userCode, checkout: checkout, json: code.json)
        let host: HostBuilder.Host
        do {
            host = try HostBuilder(code: userCode, checkout: checkout, outputs: outputs).host()
        } catch FrontFailure.nothingCompiles(let files, let modules) {
            lack.tell(leftOut: files)
            throw FrontFailure.nothingCompiles(files, modules)
        } catch let failure as FrontFailure {
            if case .buildFailed = failure { lack.tellAfter(failure) }
            throw failure
        }

        if case .packages(let paths) = userCode {
            for place in HiddenProviders.places(in: paths) {
                Self.complain("warning: \(place): a private PreviewProvider is not found; remove 'private'")
            }
        }

        var request = HostRequest()
        pictures?.fill(&request)
        request.views = code.views
        request.deploymentTarget = (code.deploymentTarget ?? userCode.deploymentTarget)?.number
        request.sourceRoots = host.sourceRoots
        request.fonts = fonts
        request.foundFonts = userCode.fontFiles
        request.leftOut = host.leftOut.filter(\.isFailure).map { file in
            HostRequest.LeftOut(
                file: userCode.shortened(file.place),
                message: ([file.message] + file.causes.map(userCode.shortened)).joined(separator: "\n"))
        }
        prepare(&request)
        request.drawsWindows = userCode.platform == .macOS
        request.isApp = userCode.isApp
        if let device = userCode.platform.device, request.surroundings?.device == nil {
            request.surroundings = request.surroundings ?? HostRequest.Surroundings()
            request.surroundings?.device = device
        }
        let cards = host.leftOut.filter(\.hasCard)
        if request.command == .record, !cards.isEmpty { throw FrontFailure.recordingCards(cards.map { userCode.shortened($0.place) }) }
        let started = ContinuousClock.now
        let printer = EventPrinter(
            json: code.json, workingFolder: FileManager.default.currentDirectoryPath,
            write: Self.write, complain: Self.complain)
        let supervisor = HostSupervisor(
            executable: host.executable, request: request, deadline: code.deadline,
            appGroups: try code.appGroups.map { try FileSystem.existingFolder($0) }, isOffline: code.offline,
            hintAtNil: { code.appGroups == nil ? Self.hintAtNil(in: userCode) : nil },
            hintAtAsset: { message in userCode.assetsElsewhere?.words(about: message) }, printer: printer)
        try supervisor.run()
        if [.render, .still, .archive].contains(request.command) {
            lack.tellSubstitutes()
            let texts = code.appGroups == nil ? Self.texts(of: userCode) : []
            if AppGroupUses.areOnlyRead(in: texts), let hint = AppGroupUses.hint(for: texts) { lack.note(hint) }
        }
        lack.tell(leftOut: host.leftOut.compactMap { $0.withoutAssets(told: supervisor.printer.hasTold) })
        try finish(supervisor.printer, request: request, code: userCode, leftOut: host.leftOut, since: started)
        if host.leftOut.contains(where: \.isFailure) { throw ExitCode(2) }
    }

    /// Returns a hint for code that stopped at a missing value.
    private static func hintAtNil(in code: UserCode) -> String? { AppGroupUses.hint(for: texts(of: code)) }

    private static func texts(of code: UserCode) -> [String] {
        code.symbolFiles.flatMap { group in
            group.paths.compactMap {
                FileManager.default.contents(atPath: "\(group.folder)/\($0)").map { String(decoding: $0, as: UTF8.self) }
            }
        }
    }

    private func finish(
        _ printer: EventPrinter, request: HostRequest, code: UserCode, leftOut: [LeftOutFile], since started: ContinuousClock.Instant
    ) throws {
        let outcome = printer.outcome
        if outcome.previews?.isEmpty ?? true, outcome.exitCode == 0 {
            if !request.filter.isEmpty { throw FrontFailure.nothingMatches(request.filter) }
            throw FrontFailure.nothingFound(
                folders: code.paths, swiftFiles: code.swiftFiles.count, leftOut: Set(leftOut.filter(\.isFailure).map(\.path)).count)
        }
        if request.command == .list {
            printer.printList()
        } else {
            let (seconds, attoseconds) = started.duration(to: .now).components
            let milliseconds = Double(seconds) * 1e3 + Double(attoseconds) / 1e15
            printer.printSummary(
                milliseconds: milliseconds, compares: request.command == .verify, leftOut: leftOut.filter(\.isFailure))
        }
        if outcome.exitCode != 0 { throw ExitCode(outcome.exitCode) }
    }

    private static func write(_ line: String) {
        StandardOutput.write(line)
    }

    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}

extension ImageOptions {
    /// Writes the options into a request.
    func fill(_ request: inout HostRequest) {
        previews.fill(&request)
        request.scale = scale ?? Self.usualScale
        request.followsDevice = scale == nil
        request.framesPerSecond = framesPerSecond
        pace.fill(&request)
    }
}

extension PaceOptions {
    /// Writes the options into a request.
    func fill(_ request: inout HostRequest) {
        request.dwell = dwell
        request.interval = interval
    }
}

extension PreviewOptions {
    /// Writes the options into a request.
    func fill(_ request: inout HostRequest) {
        request.filter = filters
        request.colorScheme = colorScheme?.rawValue
        request.reducesMotion = reducesMotion
        request.family = family
        request.widgets = widgets
        request.until = until?.moment
        request.parameters = parameters.map(\.parameter)
        request.renderingMode = renderingMode?.rawValue
        request.surroundings = surroundings.request
        request.entries = entries.map { [$0.first, $0.last] }
        request.locale = locale
        request.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    }
}
