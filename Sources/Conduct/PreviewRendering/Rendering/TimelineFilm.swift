import Drawing
import Foundation
import HostProtocol
import PreviewSteps
import SwiftUI

/// The film of a plan: its asides, entry after entry in one view tree, and what a hand does.
@MainActor
struct TimelineFilm {
    private let renderer: PreviewRenderer
    /// True if transitions are wanted; without them stills are the same.
    private let hasTransitions: Bool
    private let scheduler: FrameScheduler?
    private let form: ContainerForm
    private let screen: EntryScreen
    private let clock: FrameClock
    private var result: PreviewFilm
    private var now = 0.0
    private var frameCount: Int

    private var plan: PreviewPlan { renderer.plan }
    private var options: RenderOptions { renderer.options }
    private var tree: ViewTree { screen.evaluated }

    /// - Parameter scheduler: draws each still and each transition while the next ones are filmed.
    init(by renderer: PreviewRenderer, hasTransitions: Bool, for scheduler: FrameScheduler?) throws {
        (self.renderer, self.hasTransitions, self.scheduler) = (renderer, hasTransitions, scheduler)
        form = try renderer.form()
        screen = renderer.screen(in: form)
        clock = FrameClock(framesPerSecond: renderer.options.framesPerSecond)
        result = PreviewFilm(asideCount: renderer.plan.asides.count, diagnostics: form.diagnostics, notes: form.notes)
        frameCount = renderer.plan.asides.count + renderer.plan.entries.count
    }

    mutating func add(aside: PreviewPlan.Entry) throws {
        let list = try renderer.portrait(of: aside, in: form, into: &result)
        result.stills.append(PreviewFilm.Still(name: aside.name, list: list))
        scheduler?.add(list)
    }

    mutating func add(entry index: Int) async throws {
        let entry = plan.entries[index]
        try renderer.show(entry, index: index, of: tree, in: form, at: now)
        if renderer.isApp { try await addMotion(of: entry) } else { try addChange(to: entry, index: index) }
    }

    /// Films what a view of an app does by itself, and what a hand does to it.
    private mutating func addMotion(of entry: PreviewPlan.Entry) async throws {
        var motion = MotionFilm(of: tree, showing: entry, by: renderer)
        while try await motion.step() {}
        now = motion.close(hasFrames: hasTransitions, into: &result)
        scheduler?.add(result.stills[0].list)
        if let motion = result.motion { scheduler?.add(motion.sequence) }
        noteFocus()
        if hasTransitions { try await renderer.filmTouches(of: entry, into: &result) }
    }

    /// Films the way to an entry that has just come up, and its still.
    private mutating func addChange(to entry: PreviewPlan.Entry, index: Int) throws {
        let settling = renderer.settlingDuration(of: tree, since: now, into: &result, entry: entry.name)
        // The next entry may come up before this one has settled: what moves then goes on from where it is.
        let stay = min(settling, renderer.stay(ofEntry: index))
        if renderer.isPresented { result.note(tree.hitTargets.filter(\.isInertInWidget).names.map(WidgetLife.words(aboutInert:))) }
        let isFilmed = index > 0 && hasTransitions
        try screen.present(
            entry, transaction: renderer.transaction(ofEntry: index), for: isFilmed ? stay : 0, longest: options.longestAnimation)
        let refreshes = EntryRefreshes(of: screen.shown, at: now, hasFilms: screen.hasFilms)
        renderer.entryIsUp?(tree, entry.date, stay)
        if isFilmed { try addTransition(to: entry, index: index, refreshes, for: stay, isInterrupted: stay < settling) }
        // A still is the entry at its own date, however long it took to settle.
        let list = renderer.frame(of: screen.shown, at: now + settling, showing: entry.date)
        result.stills.append(PreviewFilm.Still(name: entry.name, list: list))
        scheduler?.add(list)
        if isFilmed { scheduler?.add(result.sequence(ofTransition: index - 1)) }
        now += stay < settling ? stay : settling + max(options.dwell, 1)
    }

    private mutating func addTransition(
        to entry: PreviewPlan.Entry, index: Int, _ refreshes: EntryRefreshes, for stay: Double, isInterrupted: Bool
    ) throws {
        // The instant of the next entry is that entry's first frame.
        let count = max(clock.frameCount(settlingAfter: stay) - (isInterrupted ? 1 : 0), 1)
        frameCount += count
        if let budget = renderer.budget, frameCount > budget.frames { throw budget.tooMany(Double(frameCount)) }
        result.transitions.append(
            PreviewFilm.Transition(
                from: plan.entries[index - 1].name, to: entry.name,
                frames: renderer.frames(of: screen.shown, refreshes, count: count, clock), clock: clock, isInterrupted: isInterrupted))
    }

    /// Notes the place of the view that files are cut to, in all that is filmed so far.
    mutating func noteFocus() {
        guard let focus = renderer.focus else { return }
        if let box = focus.take() { result.focus = result.focus?.union(box) ?? box }
        (result.focusNames, result.focusFrames) = (focus.known, focus.several)
    }

    /// Films what a hand does to what is no view of an app.
    mutating func addTouches() async throws {
        // The missing target of a widget without an entry has been reported.
        if !hasTransitions, renderer.followsList {
            result.notes.append(PreviewRenderer.stillsAlone)
        } else if !renderer.isApp, !plan.entries.isEmpty, !renderer.steps.isEmpty || options.tourLimit != nil {
            if plan.family != nil || plan.touchedEntry != nil, let entry = plan.touchedEntry ?? plan.entries.first {
                try await renderer.filmTouches(of: entry, into: &result)
            } else if renderer.steps.isEmpty {
                result.notes.append(PreviewRenderer.nothingToTour)
            } else {
                let kind = plan.isSurface ? "a placeholder, or a Live Activity on a watch or in StandBy" : "a series of states"
                result.notes.append("\(StepError.onlyViews(kind: kind))")
            }
        }
    }

    /// Returns the film with its messages, on its canvas.
    mutating func close() throws -> PreviewFilm {
        if options[.explain] {
            let begin = result.motion?.start ?? 0
            let end = result.motion.map { $0.moment(ofFrame: $0.frames.count - 1) } ?? tree.now
            result.explanation = MotionExplanation(film: renderer.isApp ? "motion" : "timeline", tree, in: begin...max(end, begin))
        }
        result.wishes = tree.preference(SnapshotWishesKey.self)
        result.hiddenHeight = plan.canGrow ? tree.firstScrollExcess?.height ?? 0 : 0
        result.note(renderer.words(of: screen))
        for note in screen.notes where !result.notes.contains(note) { result.notes.append(note) }
        result.note(plan.environment.assetSource?.takeProblems() ?? [])
        result.note(plan.environment.stringTables.problems.map(\.description))
        if plan.fitting != nil { try result.fit(plan.fittedCanvas, atLeast: tree.container.largestSize) }
        if plan.isSample {
            // Source: Apple, `systemGray6` in the dark: the ground of what stands before black.
            try result.standOut(on: options.colorScheme == .dark ? .white : RGBA(28, 28, 30))
        }
        return result
    }
}
