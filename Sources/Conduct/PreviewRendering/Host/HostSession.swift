import AppIntents
import Delivery
import Foundation
import HostProtocol
import PreviewSteps
import RunContext
import SwiftUI
import Typesetting
import WidgetArchive
import WidgetKit

/// One request, carried out.
@MainActor
struct HostSession {
    let request: HostRequest
    let output: EventOutput
    let stopwatch = Stopwatch()

    /// What user code asked of the platform since it was called last, and cannot have here.
    let reports: @MainActor () -> [String]

    /// - Parameter reports: a process that does other things at the same time, as tests do, has none.
    init(request: HostRequest, output: EventOutput, reports: @escaping @MainActor () -> [String] = { [] }) {
        self.request = request
        self.output = output
        self.reports = reports
    }

    /// Does what the request asks and answers the exit code.
    func run() async throws -> Int32 {
        // Folders without a manifest have no bundles: their tables lie among their files, and so do their pictures.
        StringTables.shared.addMainFolders(request.sourceRoots)
        let options = try RenderOptions(request)
        if request.command == .present { return try await present(options) }
        let fonts = try FontSetup(named: options.fonts, found: request.foundFonts)
        for fault in fonts.faults { output.send(.diagnostic(preview: nil, message: fault)) }
        let planner = PreviewPlanner(options: options, fonts: fonts.library)
        let patterns = request.filter.map(GlobPattern.init)
        let faults = Dictionary(request.faultyProviders.map { ($0.name, $0.message) }, uniquingKeysWith: { first, _ in first })
        let all = VirtualRandom.fromStart {
            PreviewCatalog.all(
                options.widgets, views: options.views, isApp: options.isApp, family: options.family,
                device: options.surroundings.familyDevice, faults: faults
            ) {
                output.send(.finding(provider: $0))
            }
        }
        var asked = all.filter { preview in
            patterns.isEmpty || patterns.contains { $0.matches(preview.name) || $0.matches(preview.title ?? "") }
        }
        var unshown: String?
        if options.family == nil, let device = options.surroundings.familyDevice {
            (asked, unshown) = WidgetCatalog.shown(asked, on: device)
        }
        let previews = asked.filter { !request.skip.contains($0.index) }
        if request.command == .list {
            output.send(.previews(await summaries(of: previews, planner: planner)))
            return output.failures > 0 ? 2 : 0
        }
        output.send(.previews(previews.map(summary)))
        // What was asked for while previews were looked for, as by a provider's stored properties, belongs to none of them.
        let words = reports()
        if request.skip.isEmpty { for words in words { output.send(.diagnostic(preview: nil, message: words)) } }
        if request.command == .curve {
            try await plotCurves(previews, planner: planner, options: options)
            output.send(
                .summary(.init(files: output.files, failures: output.failures, differences: 0, milliseconds: stopwatch.milliseconds)))
            return 0
        }
        if request.skip.isEmpty, patterns.isEmpty {
            for words in WidgetCatalog.words() { output.send(.note(preview: nil, message: words)) }
            if options.family == nil, let device = options.surroundings.familyDevice {
                for words in WidgetCatalog.words(about: device) { output.send(.note(preview: nil, message: words)) }
            }
        }
        if request.skip.isEmpty, let unshown { output.send(.note(preview: nil, message: unshown)) }
        if request.skip.isEmpty, let word = ViewCatalog.word(about: previews) { output.send(.note(preview: nil, message: word)) }
        let (results, isWhole) = try await carryOut(previews, planner: planner, isAlone: asked.count == 1)
        guard isWhole else {
            output.send(.renewal(found: planner.foundParameters()))
            return output.failures > 0 ? 2 : output.differences > 0 ? 1 : 0
        }
        if request.command == .archive, output.files == 0, output.failures == 0, request.skip.isEmpty, !previews.isEmpty {
            output.send(
                .failure(preview: nil, message: "There is no widget, Live Activity or control here, and other views are not archived."))
        }
        if let (words, isFailure) = StepOutcome.words(about: request.stepOutcomes + results.stepOutcomes) {
            output.send(isFailure ? .failure(preview: nil, message: words) : .note(preview: nil, message: words))
        }
        for words in planner.unknownParameters() { output.send(.failure(preview: nil, message: words)) }
        for trap in request.traps where request.command == .render {
            guard let preview = all.first(where: { $0.index == trap.preview }) else { continue }
            _ = try results.add(preview, source: place(of: preview), failure: trap.message)
        }
        if request.command == .render, !results.isEmpty, request.formats.contains(where: { $0 != .frames }) {
            sendPage(label: "gallery") { try results.writeGallery(to: request.outputFolder, leftOut: request.leftOut) }
        }
        if [.record, .verify].contains(request.command), patterns.isEmpty, request.leftOut.isEmpty {
            // Those of widgets drawn without a preview are needed also by runs that do not draw them.
            try sortOutGoldens(besides: Set((all + PreviewCatalog.all(.all, views: .all, faults: faults)).map(\.name)))
        }
        if request.command == .verify {
            let report = FailureReport(folder: request.reportFolder, pixelsPerPoint: options.scale)
            sendPage(label: "report") { try report.writePage(isLast: true) }
        }
        output.send(
            .summary(
                HostEvent.Summary(
                    files: output.files, failures: output.failures, differences: output.differences,
                    milliseconds: stopwatch.milliseconds)))
        return output.failures > 0 ? 2 : output.differences > 0 ? 1 : 0
    }

    /// What is known of a preview when its own code has run.
    struct PendingPreview {
        var plan: PreviewPlan
        var diagnostics: [String] = []
        /// Whether steps were carried out in it.
        var isTouched = false
        /// What it has not, of what the first of the steps names.
        var stepLack: StepLack?
        /// Makes the files, or compares.
        var work: @Sendable () async throws -> Outcome

        /// What is left when the pictures are made.
        enum Outcome: Sendable {
            case files(PreviewJob.WrittenFiles)
            case comparison
        }
    }

    /// Carries out previews one after the other; the files of each are made while the next is filmed. The first is drawn while it
    /// is filmed, too: no other work waits for the threads then.
    ///
    /// - Parameter isAlone: whether the run is about one preview.
    /// - Returns: what came of them, and whether that is of all. Each preview that is touched begins as a process begins, whatever was
    ///   touched before: another host is to go on where one has been.
    private func carryOut(
        _ previews: [CatalogedPreview], planner: PreviewPlanner, isAlone: Bool
    ) async throws -> (results: SessionResults, isWhole: Bool) {
        let results = try SessionResults(notes: request.notes)
        var former: Task<Void, Never>?
        var isWhole = true
        for (place, preview) in previews.enumerated() {
            let performances = IntentRunner.performances
            let isDrawnMeanwhile = former == nil && !request.isCareful && ![.still, .archive].contains(request.command)
            let take = await RunContext.with(\.previewParts, parts(of: preview)) {
                await film(
                    preview, planner: planner, isDrawnMeanwhile: isDrawnMeanwhile, isAlone: isAlone)
            }
            await former?.value
            output.send(.begin(preview: preview.index, name: preview.title ?? preview.name))
            if isDrawnMeanwhile { output.send(.filmed(preview: preview.index)) }
            let outcome = begin(take, of: preview)
            former = Task { await finish(take, outcome, of: preview, results: results) }
            if request.isCareful { await former?.value }
            let isTouched = if case .success(let pending) = take { pending.isTouched } else { false }
            if case .success(let pending) = take, !request.steps.isEmpty, isTouched || pending.stepLack != nil {
                let (lack, known) = (pending.stepLack?.words, pending.stepLack?.known ?? [])
                let outcome = StepOutcome(preview: preview.index, name: preview.title ?? preview.name, lack: lack, known: known)
                results.stepOutcomes.append(outcome)
                output.send(.steps(outcome))
            }
            if isTouched || IntentRunner.performances > performances, place + 1 < previews.count {
                isWhole = false
                break
            }
        }
        await former?.value
        return (results, isWhole)
    }

    /// What is known of the parts of a preview, and who is told of them.
    private func parts(of preview: CatalogedPreview) -> PreviewParts {
        let faults = request.faultyParts.filter { $0.preview == preview.index }.map { ($0.name, $0.message) }
        let (output, index) = (output, preview.index)
        return PreviewParts(
            faults: Dictionary(faults, uniquingKeysWith: { first, _ in first }),
            tell: { part, seconds in output.send(.attempting(preview: index, part: part, seconds: seconds)) },
            pulse: { work in output.pulse(work) })
    }

    /// Runs the preview's own code.
    private func film(
        _ preview: CatalogedPreview, planner: PreviewPlanner, isDrawnMeanwhile: Bool, isAlone: Bool
    ) async -> Result<PendingPreview, any Error> {
        output.send(.filming(preview: preview.index, name: preview.title ?? preview.name))
        let all = planner
        let planner = all.following(preview)
        let options = planner.options
        defer { if preview.device != nil { all.surround() } }
        // A trap while it is drawn is this preview's as well; then it is told later.
        defer { if !isDrawnMeanwhile { output.send(.filmed(preview: preview.index)) } }
        let job = PreviewJob(
            index: preview.index, name: preview.name, request: request, options: options, output: output)
        var drawing: FrameScheduler?
        do {
            if request.command == .archive {
                return .success(try await archive(preview, planner: planner, options: options, isAlone: isAlone, job))
            }
            let plan = try await planner.plan(preview)
            let renderer = PreviewRenderer(plan: plan, options: options)
            var noted = plan
            if request.command == .still {
                var stills: [(time: Double, stills: [PreviewRecording.Still])] = []
                if renderer.followsList { noted.remarks.notes.append(PreviewRenderer.stillsAlone) }
                for time in request.times { stills.append((time, try await renderer.film(at: time))) }
                let moments = stills
                return .success(
                    PendingPreview(plan: noted) {
                        for (time, stills) in moments { try await job.write(stills, at: time) }
                        return .files(PreviewJob.WrittenFiles())
                    })
            }
            let press = press(for: plan, of: job)
            let developer = job.rasterizer.developer(pieceIsDrawn: { drawn, wanted in
                output.pulse { "\(drawn) of \(wanted) frames are drawn" }
            }) { press?.take($0, $1) }
            // The canvas of what fits its content is known when all of it is, and so is the ground of a sample.
            let isDrawnMeanwhile = isDrawnMeanwhile && plan.fitting == nil && !plan.isSample
            if isDrawnMeanwhile { drawing = developer }
            let areStillsAll = request.command == .render && request.formats.allSatisfy { $0 == .png }
            let film = try await renderer.film(hasTransitions: !areStillsAll, for: drawing)
            if plan.fitting != nil, let still = film.stills.first { noted.size = still.list.size }
            let command = request.command
            noted.remarks.failures += film.failures
            noted.remarks.notes += film.notes.filter { isAlone || $0 != PreviewRenderer.nothingToTour }
            return .success(
                PendingPreview(
                    plan: noted, diagnostics: plan.remarks.diagnostics + reports() + film.diagnostics,
                    isTouched: !renderer.steps.isEmpty && !film.scenes.isEmpty, stepLack: film.stepLack
                ) {
                    let pictures: FilmImages =
                        isDrawnMeanwhile ? try await developer.pictures() : try await film.pixmaps(drawnBy: developer)
                    switch command {
                    case .render:
                        var files = try await job.write(film, pictures, press: press)
                        files.animations += try await job.writeScenes(of: film)
                        try job.writeExplanation(of: film)
                        if files.stills.isEmpty, files.animations.isEmpty, !film.stills.isEmpty { job.tellOfNothing() }
                        return .files(files)
                    case .verify:
                        try await job.verify(film, pictures)
                        return .comparison
                    case .record, .list, .still, .curve, .archive, .present:
                        try await job.record(film, pictures)
                        return .files(PreviewJob.WrittenFiles())
                    }
                })
        } catch {
            drawing?.stop()
            return .failure(error)
        }
    }

    /// What writes stills while others are still being drawn.
    private func press(for plan: PreviewPlan, of job: PreviewJob) -> StillPress? {
        guard request.command == .render, request.formats.contains(.png) else { return nil }
        return StillPress(job: job, names: (plan.asides + plan.entries).map(\.name))
    }

    /// Begins to make the files, or to compare, on other threads than this one.
    private func begin(_ take: Result<PendingPreview, any Error>, of preview: CatalogedPreview) -> Task<PendingPreview.Outcome, any Error> {
        if case .success(let take) = take {
            for message in take.plan.remarks.failures { output.send(.failure(preview: preview.index, message: message)) }
            send(take.diagnostics, of: preview)
            for message in take.plan.remarks.notes { output.send(.note(preview: preview.index, message: message)) }
        }
        let work = take.map(\.work)
        return Task.detached { try await work.get()() }
    }

    /// Notes what came of it.
    private func finish(
        _ take: Result<PendingPreview, any Error>, _ outcome: Task<PendingPreview.Outcome, any Error>, of preview: CatalogedPreview,
        results: SessionResults
    ) async {
        var note: String?
        do {
            let (take, outcome) = (try take.get(), try await outcome.value)
            switch outcome {
            case .files(let files) where request.command == .render:
                note = try results.add(
                    preview, source: place(of: preview), plan: take.plan, files: files,
                    diagnostics: take.plan.remarks.failures + take.diagnostics, notes: take.plan.remarks.notes,
                    pixelsPerPoint: Double(take.plan.environment.displayScale))
            case .files, .comparison: break
            }
        } catch {
            output.send(.failure(preview: preview.index, message: error.words))
            if request.command == .render {
                note = try? results.add(preview, source: place(of: preview), failure: error.words)
            }
        }
        output.send(.end(preview: preview.index, note: note))
    }

    /// `File.swift:12`.
    private func place(of preview: CatalogedPreview) -> String {
        preview.line > 0 ? "\(sourcePath(preview.file)):\(preview.line)" : sourcePath(preview.file)
    }

    private func send(_ diagnostics: [String], of preview: CatalogedPreview) {
        for message in diagnostics { output.send(.diagnostic(preview: preview.index, message: message)) }
    }

    /// Removes goldens of previews that are no more, or tells of them.
    private func sortOutGoldens(besides previews: Set<String>) throws {
        let files = GoldenFolder(path: request.goldenFolder).unused(besides: previews)
        if request.prune { try GoldenFolder.remove(files) }
        for message in request.remarks(onUnused: files, of: "a preview that no longer exists") {
            output.send(.note(preview: nil, message: message))
        }
    }

    private func sendPage(label: String, _ write: () throws -> (path: String, bytes: Int)?) {
        let stopwatch = Stopwatch()
        do {
            guard let page = try write() else { return }
            output.send(
                .file(
                    HostEvent.WrittenFile(
                        preview: nil, path: page.path, kind: .page, bytes: page.bytes,
                        milliseconds: stopwatch.milliseconds, label: label)))
        } catch {
            output.send(.failure(preview: nil, message: error.words))
        }
    }

    /// What the catalogue knows of a preview, without asking it.
    private func summary(of preview: CatalogedPreview) -> HostEvent.PreviewSummary {
        let kind =
            switch preview.subject {
            case .widget, .placed: "widget"
            case .surface(let content): content.kindName
            case .view, .failed: "view"
            }
        return HostEvent.PreviewSummary(
            index: preview.index, name: preview.name, title: preview.title, file: sourcePath(preview.file),
            line: preview.line, kind: kind)
    }

    /// The same with what only planning tells.
    private func summaries(
        of previews: [CatalogedPreview], planner: PreviewPlanner
    ) async -> [HostEvent.PreviewSummary] {
        var result: [HostEvent.PreviewSummary] = []
        for preview in previews {
            var summary = summary(of: preview)
            output.send(.begin(preview: preview.index, name: preview.title ?? preview.name))
            do {
                let plan = try await RunContext.with(\.previewParts, parts(of: preview)) {
                    try await planner.following(preview).plan(preview)
                }
                if plan.family != nil { summary.kind = "widget" }
                summary.family = plan.family?.description
                summary.size = [Double(plan.size.width), Double(plan.size.height)]
                summary.entries = plan.entries.count
                for message in plan.remarks.failures { output.send(.failure(preview: preview.index, message: message)) }
            } catch {
                output.send(.failure(preview: preview.index, message: error.words))
            }
            output.send(.end(preview: preview.index, note: nil))
            result.append(summary)
        }
        return result
    }

    /// The file under one of the source folders that `Module/File.swift` names, if there is one.
    private func sourcePath(_ fileID: String) -> String {
        let name = (fileID as NSString).lastPathComponent
        for root in request.sourceRoots {
            guard let files = FileManager.default.enumerator(atPath: root) else { continue }
            let matches = files.compactMap { $0 as? String }
                .filter { ($0 as NSString).lastPathComponent == name && !$0.contains(".build/") }
            if let match = matches.sorted().first { return match }
        }
        return fileID
    }
}

extension RenderOptions {
    /// The options of a request.
    ///
    /// - Throws: `RequestError` for a family or colour scheme that does not exist.
    init(_ request: HostRequest) throws {
        let ownScale = request.followsDevice ? request.surroundings?.device.flatMap { DeviceMetrics.scale(of: $0) } : nil
        scale = ownScale ?? request.scale
        followsDevice = request.followsDevice
        framesPerSecond = request.framesPerSecond
        dwell = request.dwell
        interval = request.interval
        locale = Locale(identifier: request.locale)
        reducesMotion = request.reducesMotion
        fonts = request.fonts
        sourceRoots = request.sourceRoots
        duration = request.duration
        latency = request.latency ?? latency
        deploymentTarget = request.deploymentTarget
        drawsWindows = request.drawsWindows
        isApp = request.isApp
        isExplained = request.isExplained
        showsTouches = request.showsTouches
        steps = try request.steps.map(PreviewStep.init)
        tourLimit = request.tour
        until = request.until.map { moment in
            moment.isDate ? .date(Date(timeIntervalSince1970: moment.seconds)) : .later(seconds: moment.seconds)
        }
        foundParameters = request.foundParameters
        parameters = request.parameters.map { ParameterWish(owner: $0.owner, name: $0.name, words: $0.value) }
        widgets = request.widgets ? .all : .unseen
        views = request.views ? .all : .alone
        switch request.renderingMode {
        case nil: look = nil
        case "fullColor": look = .fullColor
        case "accented": look = .accented
        case "vibrant": look = .vibrant
        case "clear": look = .clear
        case let other?: throw RequestError.unknownRenderingMode(other)
        }
        if let asked = request.surroundings { surroundings = try Surroundings(asked) }
        if let range = request.entries {
            guard range.count == 2, range[0] >= 1, range[0] <= range[1] else { throw RequestError.entries(range) }
            entries = range[0]...range[1]
        }
        switch request.colorScheme {
        case nil, "light": colorScheme = .light
        case "dark": colorScheme = .dark
        case let other?: throw RequestError.unknownColorScheme(other)
        }
        if let name = request.family {
            guard let known = WidgetFamily.everyFamily.first(where: { String(describing: $0) == name }) else {
                throw RequestError.unknownFamily(name)
            }
            family = known
        }
    }
}

/// What a request asks for that does not exist.
enum RequestError: Error, CustomStringConvertible {
    case unknownFamily(String)
    case unknownColorScheme(String)
    case entries([Int])
    case unknownRenderingMode(String)
    case unknownStep(String)
    case unknownContext(String)
    case unknownDevice(String)
    case unknownTint(String)

    /// What is said of a device that there is, and whose widgets have no public sizes.
    private static func words(onUnmeasured name: String) -> String {
        guard let (screen, device) = WidgetDevice.nearest(toModel: name) else { return name }
        return "The sizes of widgets on \(name), whose screen has \(Int(screen.width)) by \(Int(screen.height)) points, are not published, "
            + "and Zoetrope does not guess them. The nearest screen with known sizes is --device \"\(device.name)\"."
    }

    var description: String {
        switch self {
        case .unknownFamily(let name):
            "There is no widget family \"\(name)\". The families are "
                + WidgetFamily.everyFamily.map { String(describing: $0) }.joined(separator: ", ") + "."
        case .unknownStep(let kind):
            "There is no step \"\(kind)\". The steps are tap, doubleTap, longPress, drag, dragBy, pressDrag, pinch, rotate, scroll, toggle, type, wait, reload, goTo "
                + "and goToDate."
        case .unknownRenderingMode(let name):
            "There is no rendering mode \"\(name)\". The modes are fullColor, accented, vibrant and clear."
        case .unknownContext(let name):
            "There is no context \"\(name)\". The contexts are " + Place.allCases.map(\.rawValue).joined(separator: ", ") + "."
        case .unknownDevice(let name) where WidgetDevice.nearest(toModel: name) != nil:
            Self.words(onUnmeasured: name)
        case .unknownDevice(let name):
            UnknownDevice(name: name).description
        case .unknownTint(let name):
            "\"\(name)\" is not a colour: write it as #RRGGBB, or give a system colour such as orange."
        case .entries(let range):
            "\(range) is not a range of entries: give the first, from 1, and the last."
        case .unknownColorScheme(let name):
            "There is no colour scheme \"\(name)\". The schemes are light and dark."
        }
    }
}
