import Drawing
import Foundation
import HostProtocol
import RunContext
import SwiftUI
import WidgetArchive
import WidgetKit

/// Films a plan: entry after entry in one view tree.
@MainActor
package struct PreviewRenderer {
    var plan: PreviewPlan
    var options: RenderOptions
    /// Keeps what user code has stored, so that each film begins with it.
    var keepStore: () -> RunStore? = RunStore.current
    /// Receives the tree after each aside and each entry of a film, with its date and the seconds until the next one.
    var entryIsUp: ((ViewTree, Date, Double) -> Void)?
    /// True if a film of steps keeps the boxes that it shows.
    var keepsBoxes = false
    /// True if trees know the names of views in the source.
    var notesSourceNames = false
    /// True if a widget is shown from its archive, as on a device. Otherwise it is shown as its code draws it, for comparison with
    /// archives.
    package var presentsArchives = true
    /// Notes the places of the view that files are cut to; nil if none is asked for.
    let focus: FocusNotes?
    /// The limits on drawing an archive that anybody may have written; nil: the views are the user's own.
    var budget: PresentationBudget?

    package init(plan: PreviewPlan, options: RenderOptions) {
        self.plan = plan
        self.options = options
        focus = options.finish.crop.map(FocusNotes.init(name:))
        OfflineProtocol.enter()
    }

    /// Display lists of every still and every transition.
    ///
    /// - Parameters:
    ///   - hasTransitions: whether transitions are wanted; without them stills are the same.
    ///   - scheduler: draws each still and each transition while the next ones are filmed.
    /// - Throws: `ViewTreeError`, `PreviewError`, or what user code throws.
    package func film(hasTransitions: Bool = true, for scheduler: FrameScheduler? = nil) async throws -> PreviewFilm {
        try await VirtualRandom.fromStart { try await filmed(hasTransitions: hasTransitions, for: scheduler) }
    }

    private func filmed(hasTransitions: Bool, for scheduler: FrameScheduler?) async throws -> PreviewFilm {
        guard plan.hasCanvas else { throw PreviewError.emptyCanvas }
        var film = try TimelineFilm(by: self, hasTransitions: hasTransitions, for: scheduler)
        for aside in plan.asides { try film.add(aside: aside) }
        for index in plan.entries.indices { try await film.add(entry: index) }
        film.noteFocus()
        try await film.addTouches()
        return try film.close()
    }

    /// How long an entry is shown at most before the next one comes up, in seconds: as long as there is between their dates. Of
    /// the last one, and of entries for one moment or in no order, for ever. An interval that was asked for goes before dates.
    func stay(ofEntry index: Int) -> Double {
        guard index > 0, index + 1 < plan.entries.count else { return .infinity }
        if let interval = options.interval { return interval }
        let interval = plan.entries[index + 1].date.timeIntervalSince(plan.entries[index].date)
        return interval > 0 ? interval : .infinity
    }

    /// One moment of every transition, `seconds` after the change; of the first entry if there is no other.
    package func film(at seconds: Double) async throws -> [PreviewFilm.Still] {
        try await VirtualRandom.fromStart { try await filmed(at: seconds) }
    }

    private func filmed(at seconds: Double) async throws -> [PreviewFilm.Still] {
        let form = try form()
        let screen = screen(in: form)
        let (tree, shown) = (screen.evaluated, screen.shown)
        var result: [PreviewFilm.Still] = []
        var now = 0.0
        for (index, entry) in plan.entries.enumerated() {
            try show(entry, index: index, of: tree, in: form, at: now)
            try screen.present(
                entry, transaction: transaction(ofEntry: index), for: index > 0 || plan.entries.count == 1 ? seconds : 0,
                longest: options.longestAnimation)
            let refreshes = EntryRefreshes(of: shown, at: now, hasFilms: screen.hasFilms)
            let name = index == 0 ? entry.name : "\(plan.entries[index - 1].name)-\(entry.name)"
            if index > 0 || plan.entries.count == 1 {
                if isApp { try await advance(tree, to: now + seconds) }
                if tree.hasOutgrownItsLayout(at: now + seconds) {
                    try tree.update(tree.running { try view(of: entry, in: form) }, transaction: Transaction(), at: now + seconds)
                }
                let moment = refreshes.moment(for: now + seconds)
                let list =
                    screen.lastTick <= moment
                    ? try lateList(of: entry, in: form, upAt: tree.clock.date(at: now), after: moment - now)
                    : frame(of: shown, at: moment)
                result.append(.init(name: name, list: list))
            }
            let settling = min(max(tree.settlingTime - now, 0), options.longestAnimation)
            let stay = stay(ofEntry: index)
            now += stay < settling ? stay : settling + max(options.dwell, 1)
        }
        return result
    }

    /// An entry so long after it has come up that all that still moves in it is texts that tick.
    ///
    /// An archive holds such texts for a while: here one is made shortly before the moment.
    private func lateList(
        of entry: PreviewPlan.Entry, in form: ContainerForm, upAt date: Date, after seconds: Double
    ) throws -> DisplayList {
        let screen = screen(in: form)
        let tree = screen.evaluated
        tree.clock = ViewClock(date: date, time: 0)
        tree.environment.redactionReasons = form.environment.redactionReasons.union(entry.redaction)
        try tree.update(view(of: entry, in: form), transaction: Transaction(), at: 0)
        try tree.perform(at: max(seconds - EntryArchiver.ticksAfterRest, 0)) {}
        try screen.present(entry, transaction: Transaction(), for: 0, longest: options.longestAnimation)
        return frame(of: screen.shown, at: seconds)
    }

    /// Lets an entry of the timeline come up.
    func show(_ entry: PreviewPlan.Entry, index: Int, of tree: ViewTree, in form: ContainerForm, at now: Double) throws {
        tree.clock = clock(of: tree, forEntry: index, at: now)
        tree.environment.redactionReasons = form.environment.redactionReasons.union(entry.redaction)
        if let former = entry.makeFormerView { try tree.update(former(), transaction: Transaction(), at: now) }
        try tree.update(tree.running { try view(of: entry, in: form) }, transaction: transaction(ofEntry: index), at: now)
    }

    func transaction(ofEntry index: Int) -> Transaction { Transaction(animation: index == 0 ? nil : plan.defaultAnimation) }

    /// The clock from an entry on: its date, unless that is past already when it comes up.
    ///
    /// A widget's clock never stops between entries, and entries that are all made for the same moment do not turn it back. One
    /// that is made for an earlier moment than the entry in front of it is meant to be seen by itself, so it does.
    private func clock(of tree: ViewTree, forEntry index: Int, at now: Double) -> ViewClock {
        let date = plan.entries[index].date
        guard index > 0, plan.entries[index - 1].date <= date else { return ViewClock(date: date, time: now) }
        return ViewClock(date: max(date, tree.clock.date(at: now)), time: now)
    }

    /// Returns the diagnostics of a tree. A missing picture is left out if another problem explains it.
    func words(of tree: ViewTree) -> [String] {
        tree.diagnostics.entries.filter { entry in
            guard case .missingAsset(let name) = entry else { return true }
            return plan.environment.assetSource?.explains(name) != true
        }.map(\.description)
    }

    /// Returns the diagnostics of the trees of a screen, and those of content that an archive cannot hold.
    func words(of screen: EntryScreen) -> [String] {
        words(of: screen.evaluated) + (screen.presents ? words(of: screen.shown) : []) + screen.diagnostics
    }

    /// A picture beside the timeline, of a tree of its own, at rest.
    func portrait(
        of aside: PreviewPlan.Entry, in form: ContainerForm, into result: inout PreviewFilm
    ) throws -> DisplayList {
        let screen = screen(in: form)
        let tree = screen.evaluated
        tree.environment.redactionReasons.formUnion(aside.redaction)
        tree.clock = ViewClock(date: aside.date, time: 0)
        try tree.update(tree.running { try view(of: aside, in: form) }, transaction: Transaction(), at: 0)
        let settling = settlingDuration(of: tree, since: 0, into: &result, entry: aside.name)
        try screen.present(aside, transaction: Transaction(), for: 0, longest: options.longestAnimation)
        entryIsUp?(tree, aside.date, settling)
        result.note(words(of: screen))
        return frame(of: screen.shown, at: settling, showing: aside.date)
    }

    // MARK: Trees

    func makeTree(in form: ContainerForm) -> ViewTree {
        let tree = ViewTree(size: plan.size, placement: form.placement, environment: form.environment)
        tree.container.fitting = plan.fitting
        tree.notesSourceNames = notesSourceNames || focus != nil
        tree.explanation.isOn = options[.explain] || notesSourceNames
        tree.container.drawsLayers = plan.container != .removed
        tree.container.evaluatesLayers = plan.evaluatesContainerBackground
        // A background that stays where widgets are tinted keeps its colours: as one more tone it would hide what is on it.
        if plan.look == .accented || plan.look == .clear { tree.container.tone = .original }
        let day = plan.place == .lockScreen && plan.stage != nil ? PlaceDay.abbreviated : nil
        if plan.isOneLine, !form.isRefused { tree.reduction = { InlineWidget(of: $0, day: day) } }
        return tree
    }

    /// True if the plan shows an app's view, which lives on by itself, and not entries that the system has archived.
    var isApp: Bool { plan.entries.count == 1 && !plan.environment.isInWidget }

    func frames(of tree: ViewTree, _ refreshes: EntryRefreshes, count: Int, _ clock: FrameClock) -> [DisplayList] {
        (0..<count).map { frame(of: tree, at: refreshes.moment(for: refreshes.start + clock.time(ofFrame: $0))) }
    }

    func settlingDuration(
        of tree: ViewTree, since now: Double, into result: inout PreviewFilm, entry: String
    ) -> Double {
        let duration = max(tree.settlingTime - now, 0)
        guard duration > options.longestAnimation else { return duration }
        result.note([options.cut("The motion on the way to \(entry)", length: duration)])
        return options.longestAnimation
    }

    /// Seconds that are filmed of what moves for ever without coming back to where it was.
    var endlessSeconds: Double { options.duration ?? 3 }

    /// Lets everything happen that happens by itself up to a moment, tasks included.
    func advance(_ tree: ViewTree, to time: Double) async throws {
        try await tree.tasks.settle()
        while let next = tree.nextEventTime, next <= time {
            try tree.advance(to: next)
            try await tree.tasks.settle()
        }
    }

    static func seconds(_ time: Double) -> String {
        time == time.rounded() ? String(Int(time)) : String((time * 100).rounded() / 100)
    }
}
