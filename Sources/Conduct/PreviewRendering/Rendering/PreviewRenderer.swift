import Drawing
import Foundation
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
    /// Is told of the tree after each aside and each entry of a film, with its date and the seconds until the next one.
    var entryIsUp: ((ViewTree, Date, Double) -> Void)?
    /// Whether a film of steps keeps the boxes that it shows.
    var keepsBoxes = false
    /// Whether a widget is shown from its archive, as a device shows it; else as its code draws it, which archives are compared with.
    package var presentsArchives = true
    /// What may be drawn of an archive that anybody may have written; nil: the views are the user's own.
    var budget: PresentationBudget?

    package init(plan: PreviewPlan, options: RenderOptions) {
        self.plan = plan
        self.options = options
    }

    /// Display lists of every still and every transition.
    ///
    /// - Parameters:
    ///   - hasTransitions: whether transitions are wanted; without them stills are the same.
    ///   - developer: draws each still and each transition while the next ones are filmed.
    /// - Throws: `ViewTreeError`, `PreviewError`, or what user code throws.
    package func film(hasTransitions: Bool = true, for developer: FrameScheduler? = nil) async throws -> PreviewRecording {
        try await VirtualRandom.fromStart { try await filmed(hasTransitions: hasTransitions, for: developer) }
    }

    private func filmed(hasTransitions: Bool, for developer: FrameScheduler?) async throws -> PreviewRecording {
        guard plan.hasCanvas else { throw PreviewError.emptyCanvas }
        let clock = FrameClock(framesPerSecond: options.framesPerSecond)
        let form = try form()
        var result = PreviewRecording(asideCount: plan.asides.count, diagnostics: form.diagnostics, notes: form.notes)
        for aside in plan.asides {
            let list = try portrait(of: aside, in: form, into: &result)
            result.stills.append(PreviewRecording.Still(name: aside.name, list: list))
            developer?.add(list)
        }
        let screen = screen(in: form)
        let (tree, shown) = (screen.evaluated, screen.shown)
        var now = 0.0
        var frameCount = plan.asides.count + plan.entries.count
        for (index, entry) in plan.entries.enumerated() {
            try show(entry, index: index, of: tree, in: form, at: now)
            if isApp {
                let end = try await filmMotion(of: tree, hasFrames: hasTransitions, entry: entry, into: &result)
                developer?.add(result.stills[0].list)
                if let motion = result.motion { developer?.add(motion.sequence) }
                if hasTransitions { try await filmTouches(of: entry, into: &result) }
                now = end
                continue
            }
            let settling = settlingDuration(of: tree, since: now, into: &result, entry: entry.name)
            // The next entry may come up before this one has settled: what moves then goes on from where it is.
            let stay = min(settling, stay(ofEntry: index))
            if isPresented { result.note(tree.hitTargets.filter(\.isInertInWidget).names.map(WidgetLife.words(aboutInert:))) }
            let isFilmed = index > 0 && hasTransitions
            try screen.present(
                entry, transaction: transaction(ofEntry: index), for: isFilmed ? stay : 0, longest: options.longestAnimation)
            let refreshes = EntryRefreshes(of: shown, at: now, hasFilms: screen.hasFilms)
            entryIsUp?(tree, entry.date, stay)
            if isFilmed {
                // The instant of the next entry is that entry's first frame.
                let isInterrupted = stay < settling
                let count = max(clock.frameCount(settlingAfter: stay) - (isInterrupted ? 1 : 0), 1)
                frameCount += count
                if let budget, frameCount > budget.frames { throw budget.tooMany(Double(frameCount)) }
                result.transitions.append(
                    PreviewRecording.Transition(
                        from: plan.entries[index - 1].name, to: entry.name,
                        frames: frames(of: shown, refreshes, count: count, clock), clock: clock,
                        isInterrupted: isInterrupted))
            }
            // A still is the entry at its own date, however long it took to settle.
            let list = picture(of: shown, at: now + settling, showing: entry.date)
            result.stills.append(PreviewRecording.Still(name: entry.name, list: list))
            developer?.add(list)
            if isFilmed { developer?.add(result.sequence(ofTransition: index - 1)) }
            now += stay < settling ? stay : settling + max(options.dwell, 1)
        }
        // Why there is nothing to touch where a widget has no entry has been told.
        if !hasTransitions, followsList {
            result.notes.append(Self.stillsAlone)
        } else if !isApp, !plan.entries.isEmpty, !steps.isEmpty || options.tourLimit != nil {
            if plan.family != nil || plan.touchedEntry != nil, let entry = plan.touchedEntry ?? plan.entries.first {
                try await filmTouches(of: entry, into: &result)
            } else if steps.isEmpty {
                result.notes.append(Self.nothingToTour)
            } else {
                result.notes.append(
                    "\(StepError.onlyViews(kind: plan.isSurface ? "a placeholder, or a Live Activity on a watch or in StandBy" : "a series of states"))"
                )
            }
        }
        if options.isExplained {
            let begin = result.motion?.start ?? 0
            let end = result.motion.map { $0.moment(ofFrame: $0.frames.count - 1) } ?? tree.now
            result.explanation = MotionExplanation(film: isApp ? "motion" : "timeline", tree, in: begin...max(end, begin))
        }
        result.note(words(of: screen))
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

    /// How long an entry is shown at most before the next one comes up, in seconds: as long as there is between their dates. Of
    /// the last one, and of entries for one moment or in no order, for ever. An interval that was asked for goes before dates.
    private func stay(ofEntry index: Int) -> Double {
        guard index > 0, index + 1 < plan.entries.count else { return .infinity }
        if let interval = options.interval { return interval }
        let interval = plan.entries[index + 1].date.timeIntervalSince(plan.entries[index].date)
        return interval > 0 ? interval : .infinity
    }

    /// One moment of every transition, `seconds` after the change; of the first entry if there is no other.
    package func film(at seconds: Double) async throws -> [PreviewRecording.Still] {
        try await VirtualRandom.fromStart { try await filmed(at: seconds) }
    }

    private func filmed(at seconds: Double) async throws -> [PreviewRecording.Still] {
        let form = try form()
        let screen = screen(in: form)
        let (tree, shown) = (screen.evaluated, screen.shown)
        var result: [PreviewRecording.Still] = []
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
                    : picture(of: shown, at: moment)
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
        of entry: PreviewPlan.Entry, in form: Form, upAt date: Date, after seconds: Double
    ) throws -> DisplayList {
        let screen = screen(in: form)
        let tree = screen.evaluated
        tree.clock = ViewClock(date: date, time: 0)
        tree.environment.redactionReasons = form.environment.redactionReasons.union(entry.redaction)
        try tree.update(view(of: entry, in: form), transaction: Transaction(), at: 0)
        try tree.perform(at: max(seconds - EntryArchiver.ticksAfterRest, 0)) {}
        try screen.present(entry, transaction: Transaction(), for: 0, longest: options.longestAnimation)
        return picture(of: screen.shown, at: seconds)
    }

    /// Lets an entry of the timeline come up.
    private func show(_ entry: PreviewPlan.Entry, index: Int, of tree: ViewTree, in form: Form, at now: Double) throws {
        tree.clock = clock(of: tree, forEntry: index, at: now)
        tree.environment.redactionReasons = form.environment.redactionReasons.union(entry.redaction)
        if let former = entry.makeFormerView { try tree.update(former(), transaction: Transaction(), at: now) }
        try tree.update(tree.running { try view(of: entry, in: form) }, transaction: transaction(ofEntry: index), at: now)
    }

    private func transaction(ofEntry index: Int) -> Transaction { Transaction(animation: index == 0 ? nil : plan.defaultAnimation) }

    /// The clock from an entry on: its date, unless that is past already when it comes up.
    ///
    /// A widget's clock never stops between entries, and entries that are all made for the same moment do not turn it back. One
    /// that is made for an earlier moment than the entry in front of it is meant to be seen by itself, so it does.
    private func clock(of tree: ViewTree, forEntry index: Int, at now: Double) -> ViewClock {
        let date = plan.entries[index].date
        guard index > 0, plan.entries[index - 1].date <= date else { return ViewClock(date: date, time: now) }
        return ViewClock(date: max(date, tree.clock.date(at: now)), time: now)
    }

    /// What a tree has to tell. That a picture is not there is left to the problem that says why.
    func words(of tree: ViewTree) -> [String] {
        tree.diagnostics.entries.filter { entry in
            guard case .missingAsset(let name) = entry else { return true }
            return plan.environment.assetSource?.explains(name) != true
        }.map(\.description)
    }

    /// What the trees of a screen have to tell, and what an archive cannot hold.
    func words(of screen: EntryScreen) -> [String] {
        words(of: screen.evaluated) + (screen.presents ? words(of: screen.shown) : []) + screen.diagnostics
    }

    /// A picture beside the timeline, of a tree of its own, at rest.
    private func portrait(
        of aside: PreviewPlan.Entry, in form: Form, into result: inout PreviewRecording
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
        return picture(of: screen.shown, at: settling, showing: aside.date)
    }

    // MARK: The container

    /// How content stands in its container.
    struct Form {
        var placement: RootPlacement
        var environment: EnvironmentValues
        var diagnostics: [String] = []
        /// What is good to know and need not change.
        var notes: [String] = []
        /// Whether the system shows words of its own in place of the content.
        var isRefused = false
    }

    /// The form of the plan; for a widget none of whose entries gives its container a background, that of iOS 16, or what later
    /// systems show in its place where the code is made for these alone.
    func form() throws -> Form {
        let form = Form(placement: plan.placement, environment: plan.environment)
        // Of an inline accessory the system takes an image and a text, and no background.
        guard let family = plan.family, plan.container == .widget || family.isAccessory, family != .accessoryInline else { return form }
        switch try containerBackground() {
        case .given: return form
        case .nothingShown:
            let words =
                "The widget draws nothing: no text, image or shape in any entry. If its values come from an app group, fill that with "
                + "--app-group FOLDER."
            return Form(placement: plan.placement, environment: plan.environment, notes: plan.entries.isEmpty ? [] : [words])
        case .lacking: break
        }
        var environment = plan.environment
        if !family.isAccessory { environment.widgetContentMargins = EdgeInsets() }
        let lack =
            plan.isViewAlone
            ? "The previewed view has no containerBackground(for: .widget) around it, though its widget may add one: "
            : "The widget has no containerBackground(for: .widget): "
        if let target = options.deploymentTarget, target >= 17 {
            return Form(
                placement: .centered, environment: environment,
                diagnostics: [lack + "from iOS 17 on, its deployment target, the system shows these words in its place."],
                isRefused: true)
        }
        return Form(
            placement: family.isAccessory ? plan.placement : .centered, environment: environment,
            notes: [
                lack + (family.isAccessory ? "it is drawn as on iOS 16. " : "it is drawn as on iOS 16, to its edges. ")
                    + "From iOS 17 on the system shows \"Please adopt containerBackground API\" in its place."
            ])
    }

    /// The view of an entry as it is shown: the user's, or the words of a system that refuses it.
    func view(of entry: PreviewPlan.Entry, in form: Form) throws -> any View {
        guard form.isRefused else { return try entry.makeView() }
        return Text("Please adopt containerBackground API").font(.footnote).multilineTextAlignment(.center).padding()
    }

    private enum ContainerBackground { case given, lacking, nothingShown }

    /// Whether an entry gives its container a background; they are evaluated in trees of their own until one does. Where nothing could
    /// be made, or nothing is shown, nothing is known of it.
    private func containerBackground() throws -> ContainerBackground {
        var isShown = false
        for entry in plan.entries + plan.asides {
            let tree = ViewTree(size: plan.size, placement: plan.placement, environment: plan.environment)
            tree.clock = ViewClock(date: entry.date, time: 0)
            try tree.update(entry.makeView(), transaction: Transaction(), at: 0)
            if tree.hasContainerLayers || tree.preference(LeftOutKey.self) { return .given }
            isShown = isShown || !tree.displayList(at: 0).items.isEmpty
        }
        return isShown ? .lacking : .nothingShown
    }

    func makeTree(in form: Form) -> ViewTree {
        let tree = ViewTree(size: plan.size, placement: form.placement, environment: form.environment)
        tree.container.fitting = plan.fitting
        tree.explanation.isOn = options.isExplained
        tree.container.drawsLayers = plan.container != .removed
        // A background that stays where widgets are tinted keeps its colours: as one more tone it would hide what is on it.
        if plan.look == .accented || plan.look == .clear { tree.container.tone = .original }
        let day = plan.place == .lockScreen && plan.stage != nil ? PlaceDay.abbreviated : nil
        if plan.isOneLine, !form.isRefused { tree.reduction = { InlineWidget(of: $0, day: day) } }
        return tree
    }

    /// Whether the plan shows an app's view, which lives on by itself, and not entries that the system has archived.
    var isApp: Bool { plan.entries.count == 1 && !plan.environment.isInWidget }

    private func frames(of tree: ViewTree, _ refreshes: EntryRefreshes, count: Int, _ clock: FrameClock) -> [DisplayList] {
        (0..<count).map { picture(of: tree, at: refreshes.moment(for: refreshes.start + clock.time(ofFrame: $0))) }
    }

    private func settlingDuration(
        of tree: ViewTree, since now: Double, into result: inout PreviewRecording, entry: String
    ) -> Double {
        let duration = max(tree.settlingTime - now, 0)
        guard duration > options.longestAnimation else { return duration }
        result.note([options.cut("The motion on the way to \(entry)", length: duration)])
        return options.longestAnimation
    }
}
