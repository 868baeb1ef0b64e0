import AppIntents
import Foundation
import HostProtocol
import RunContext
import SwiftUI
import WidgetKit

/// Plays the system's part for a widget that somebody touches: performs its intents, and brings the entries that follow.
///
/// An intent that a control carries is made anew from its parameters and performed. Until the next entry is there, what is
/// `invalidatableContent()` is dimmed and a toggle shows the value that it was given; then the provider's new timeline is shown
/// with the widget's default animation. An intent that fails brings back what was shown before. Entries come up at their dates,
/// and the provider is asked again when its policy or `WidgetCenter` demands it.
///
/// What a device shows until the new timeline is there is archived, whatever the intent has changed by then. So the intent is
/// performed here when the answer is due, at the date of the touch: whichever view is evaluated before, and whatever it reads,
/// finds what was there when the entry was made.
///
/// Source: Apple, WWDC23 session 10028 "Bring widgets to life".
@MainActor
final class WidgetLife {
    /// Takes the intents of this widget alone.
    let runner = IntentRunner(isHeld: true)
    /// The center that the widget's code uses as the app's.
    let center = WidgetCenter()

    /// The state of a surface that the film keeps for itself.
    private let surfaceRun: SurfaceRun?
    private let renderer: PreviewRenderer
    private let touches = WidgetTouches()
    private var entry: PreviewPlan.Entry
    /// The entries after the one that is shown, by date.
    private var coming: [PreviewPlan.Entry]
    private var reloadDate: Date?
    /// When the answer to the touches that wait is there.
    private var arrival: Double?
    /// The intents that touches have started, and when.
    private var started: [(time: Double, intents: [IntentRunner.Held])] = []
    private var words: [String] = []
    private var reloads = 0

    /// The URLs that would have been opened, in order.
    private(set) var openedURLs: [URL] = []

    init(of entry: PreviewPlan.Entry, in renderer: PreviewRenderer) {
        self.entry = entry
        self.renderer = renderer
        surfaceRun = renderer.plan.supply?.begin?()
        // Of entries with steps between them the next one comes up when what stands in front of it has been done.
        coming = renderer.followsList ? [] : renderer.plan.entries.filter { $0.date > entry.date }
        reloadDate = renderer.plan.supply?.reloadDate
        if let family = renderer.plan.family, let supply = renderer.plan.supply {
            center.place([WidgetInfo(kind: supply.kind, family: family, configuration: supply.configuration)])
        }
    }

    /// Remarks for the author about the touched views.
    var remarks: [String] {
        words
            + touches.inert.map(Self.words(aboutInert:))
    }

    /// Returns the message about a control, or another view, that does nothing in a widget.
    static func words(aboutInert name: String) -> String {
        "Touching \(name.isEmpty ? "a view" : "\"\(name)\"") does nothing: in a widget only links and controls with an "
            + "intent can be touched. Give the control an intent: Button(intent:) or Toggle(isOn:intent:)."
    }

    /// Runs what a touch starts as this widget's: its intents and what it asks of `WidgetCenter` come here.
    func run<Value>(_ work: @MainActor () async throws -> Value) async rethrows -> Value {
        try await RunContext.with({ ($0.widgetCenter, $0.intentRunner) = (center, runner) }) {
            guard let surfaceRun else { return try await work() }
            return try await surfaceRun.run(work)
        }
    }

    /// Lets the tree know that it is a widget's from a moment on.
    func begin(_ tree: ViewTree, at time: Double) throws {
        tree.environment.widgetTouches = touches
        let hasLinks = renderer.plan.family.map { $0 != .systemSmall && ($0 == .accessoryRectangular || !$0.isAccessory) } ?? true
        tree.environment.openURL = OpenURLAction { [weak self] url in
            MainActor.assumeIsolated {
                if hasLinks { self?.open(url) } else { self?.openWidget(tree) }
                if !hasLinks {
                    self?.say("A Link does nothing in a widget of this size, which opens a single address. Use widgetURL(_:).")
                }
            }
            return .handled
        }
        try tree.update(renderer.dressed(entry.makeView()), transaction: Transaction(), at: time)
    }

    /// A tap on what is neither a link nor a control opens the app, with the widget's address if it has one.
    func openWidget(_ tree: ViewTree) {
        if renderer.plan.surfaceRole == .control { return say("A tap outside the control does nothing.") }
        if let url = tree.preference(WidgetURLKey.self) { return open(url) }
        say("A tap here opens the app.")
    }

    private func open(_ url: URL) {
        openedURLs.append(url)
        say("A tap here opens the app with \(url.absoluteString).")
    }

    private func say(_ remark: String) {
        if !words.contains(remark) { words.append(remark) }
    }

    private func sayNotReloaded(_ error: any Error) { say("The widget could not be reloaded and keeps its entry: \(error.words)") }

    // MARK: Time

    /// Lets everything happen up to a moment: what the tree does by itself, intents, and the entries that follow.
    func advance(_ tree: ViewTree, to time: Double) async throws {
        try take(touchOf: tree)
        while let next = nextTime(in: tree), next <= time {
            try await renderer.advance(tree, to: next)
            try await takeTurn(tree, at: next)
        }
        try await renderer.advance(tree, to: time)
        if isReloadAsked() { try await reload(tree, at: time) }
    }

    /// When the next thing happens that comes from outside of the tree.
    private func nextTime(in tree: ViewTree) -> Double? {
        let dates = [coming.first?.date, reloadDate].compactMap { $0 }
        let times = dates.map { max(tree.clock.time + $0.timeIntervalSince(tree.clock.date), tree.now) }
        return (times + [arrival].compactMap { $0 }).min()
    }

    private func takeTurn(_ tree: ViewTree, at time: Double) async throws {
        let date = tree.clock.date(at: time)
        if let arrived = arrival, arrived <= time {
            arrival = nil
            if let series = try await answer(tree, at: date) { try take(series, askedAt: date) }
            tree.environment.isAwaitingEntry = false
            tree.environment.widgetGeneration += 1
            return try show(tree, at: time)
        }
        // A date that a double of seconds cannot distinguish from this moment has come.
        if let due = coming.first, due.date.timeIntervalSince(date) < 1e-6 {
            entry = coming.removeFirst()
            return try show(tree, at: time)
        }
        if let due = reloadDate, due.timeIntervalSince(date) < 1e-6 { try await reload(tree, at: time) }
    }

    /// Shows the entry of now with the widget's animation.
    private func show(_ tree: ViewTree, at time: Double) throws {
        tree.clock = ViewClock(date: max(entry.date, tree.clock.date(at: time)), time: time)
        try tree.update(
            renderer.dressed(entry.makeView()), transaction: Transaction(animation: renderer.plan.defaultAnimation), at: time)
    }

    /// Takes over what a provider answered at a date.
    private func take(_ series: EntrySeries, askedAt date: Date) throws {
        guard let supply = renderer.plan.supply else { return }
        let entries = PreviewPlanner.byDate(series.entries).map { entry in
            PreviewPlan.Entry(name: "reload", date: entry.date) { try supply.content(entry) }
        }
        let now = entries.lastIndex { $0.date <= date } ?? 0
        entry = entries[now]
        coming = Array(entries[(now + 1)...])
        reloadDate = WidgetSupply.reloadDate(after: series, askedAt: date)
    }

    // MARK: Reloads

    /// Asks the provider at a date; nil where there is none, or where it was asked too often.
    private func series(at date: Date) async throws -> EntrySeries? {
        guard let supply = renderer.plan.supply else { return nil }
        guard reloads < WidgetSupply.mostReloads else {
            say("The provider was asked \(reloads) times and is not asked again.")
            return nil
        }
        reloads += 1
        _ = center.takeRequests()
        let series = try await supply.series(at: date)
        if isReloadAsked() {
            say(
                "The provider asks WidgetCenter to reload its own widget while it makes a timeline, which would never end: the reload is "
                    + "skipped.")
        }
        return series
    }

    /// Returns true if the widget's code has asked to reload its timelines since the last call.
    private func isReloadAsked() -> Bool {
        center.takeRequests().contains { request in
            switch request {
            case .reloadAllTimelines: true
            case .reloadTimelines(let kind): kind == renderer.plan.supply?.kind
            case .invalidateConfigurationRecommendations, .invalidateRelevance: false
            }
        }
    }

    /// Asks the provider again, and shows what is due then.
    private func reload(_ tree: ViewTree, at time: Double) async throws {
        reloadDate = nil
        let date = tree.clock.date(at: time)
        do {
            guard let series = try await series(at: date) else { return }
            try take(series, askedAt: date)
        } catch let error as WidgetReadingError {
            return sayNotReloaded(error)
        }
        try show(tree, at: time)
    }

    // MARK: Steps

    /// Carries out a step that is not a hand's.
    ///
    /// - Throws: `StepError`.
    func carryOut(_ step: PreviewStep, in tree: ViewTree, at time: Double) async throws {
        if case .showEntry(let index) = step { return try await showListed(index, in: tree, at: time) }
        guard renderer.plan.supply != nil else { throw StepError.noProvider(step: step.description) }
        switch step {
        case .reload: try await reload(tree, at: time)
        case .goTo(let moment): try await go(to: moment, step, in: tree, at: time)
        default: break
        }
    }

    /// Brings up an entry that the preview lists, whatever a provider has given meanwhile.
    private func showListed(_ index: Int, in tree: ViewTree, at time: Double) async throws {
        (coming, reloadDate) = ([], nil)
        if let listed = renderer.plan.supply?.listed {
            let view = try await listed(index)
            entry = PreviewPlan.Entry(name: "listed", date: tree.clock.date(at: time)) { view }
        } else {
            entry = renderer.plan.entries[index]
        }
        try show(tree, at: time)
    }

    /// Lets the widget's time jump ahead: it then shows the entry of that date, through all reloads on the way.
    private func go(to moment: VirtualMoment, _ step: PreviewStep, in tree: ViewTree, at time: Double) async throws {
        let now = tree.clock.date(at: time)
        let date = moment.date(from: now)
        guard date >= now else {
            throw StepError.past(step: step.description, now: now.formatted(.iso8601))
        }
        while true {
            while let due = coming.first, due.date <= date, due.date <= reloadDate ?? .distantFuture { entry = coming.removeFirst() }
            guard let due = reloadDate, due <= date else { break }
            reloadDate = nil
            do {
                guard let series = try await series(at: due) else { break }
                try take(series, askedAt: due)
            } catch let error as WidgetReadingError {
                sayNotReloaded(error)
            }
        }
        tree.clock = ViewClock(date: date, time: time)
        try show(tree, at: time)
    }

    // MARK: Intents

    /// Takes over what was started by a touch, to be performed when its answer is due.
    private func take(touchOf tree: ViewTree) throws {
        let intents = runner.takeHeld()
        guard !intents.isEmpty else { return }
        let touched = tree.now
        started.append((touched, intents))
        let time = touched + max(renderer.options.latency, 0)
        arrival = time
        tree.remind(at: time)
        try showWaiting(tree, at: touched)
    }

    /// Performs what still waits when a film is cut off before its answer is due: what it stores is there for whoever looks.
    func finish(_ tree: ViewTree) async throws {
        guard let due = arrival else { return }
        arrival = nil
        _ = try await answer(tree, at: tree.clock.date(at: due))
    }

    /// Performs what was started by touches, and answers what the provider then gives at a date; nil where nothing of it did.
    private func answer(_ tree: ViewTree, at date: Date) async throws -> EntrySeries? {
        let batches = started
        started = []
        var hasPerformed = false
        for batch in batches {
            do {
                try await perform(batch.intents, at: tree.clock.date(at: batch.time))
                hasPerformed = true
            } catch {
                let names = runner.failed.map { [$0] } ?? (error as? IntentTooLate)?.intents ?? []
                let intent = ["The intent", names.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: " ")
                say("\(intent) of the touched control failed, and the widget keeps its entry: \(error.words)")
            }
        }
        guard hasPerformed else { return nil }
        guard renderer.plan.supply != nil else {
            say("The intent was performed, but no provider here returns a new timeline, so nothing changes.")
            return nil
        }
        do {
            return try await series(at: date)
        } catch {
            sayNotReloaded(error)
            return nil
        }
    }

    /// Shows that the widget waits for the entry that answers a touch.
    func showWaiting(_ tree: ViewTree, at time: Double) throws {
        tree.environment.isAwaitingEntry = true
        try tree.update(
            renderer.dressed(entry.makeView()), transaction: Transaction(animation: renderer.plan.defaultAnimation), at: time)
    }

    /// Performs intents at the date at which they were started.
    private func perform(_ intents: [IntentRunner.Held], at date: Date) async throws {
        let (runner, seconds) = (runner, renderer.options.providerDeadline)
        let outcome = try await VirtualClock.at(date) {
            try await AnswerDeadline.value(within: .seconds(seconds), of: { try await runner.finish(intents) })
        }
        guard let outcome else { throw IntentTooLate(intents: intents.map(\.intent), seconds: seconds) }
        for performed in outcome {
            switch (performed.result as? any OpensIntent)?.nextIntent {
            case let next as OpenURLIntent: open(next.url)
            case let next?: say("\(performed.intent) continues with \(type(of: next)), which only the app performs.")
            case nil: break
            }
            if performed.result.showsSnippet {
                say("\(performed.intent) shows a snippet view, which the system shows after Siri and Shortcuts, but not in a widget.")
            }
            if performed.opensApp { say("\(performed.intent) opens the app.") }
        }
    }
}

extension OpensIntent {
    /// The intent that a result goes on with; nil if it goes on with none.
    fileprivate var nextIntent: (any AppIntent)? { opensIntent as? any AppIntent }
}

/// An intent that does not end.
private struct IntentTooLate: Error, CustomStringConvertible {
    let intents: [String]
    let seconds: Double
    var description: String { "it did not end within \(seconds) s." }
}
