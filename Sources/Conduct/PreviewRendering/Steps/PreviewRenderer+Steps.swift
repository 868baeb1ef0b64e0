import AppIntents
import Drawing
import HostProtocol
import SwiftUI
import VirtualTime
import WidgetArchive

extension PreviewRenderer {
    /// Seconds that a scene shows before its first step.
    static var lead: Double { 0.3 }

    /// The steps that a hand performs in the film of this preview: those of the options, or else those that the preview lists.
    var steps: [PreviewStep] { followsList ? plan.listedSteps : options.steps }

    /// True if the film shows the entries that the preview lists, with the steps between them.
    var followsList: Bool { options.steps.isEmpty && !plan.listedSteps.isEmpty }

    /// Said where steps among entries are not carried out.
    static let stillsAlone =
        "The timeline lists steps, but stills show only its entries: film the steps, for example with --format gif."

    /// Films what the options ask for: steps, a tour.
    func filmTouches(of entry: PreviewPlan.Entry, into result: inout PreviewFilm) async throws {
        if let canvas = plan.touchedCanvas {
            var larger = self
            (larger.plan.size, larger.plan.stage, larger.plan.touchedCanvas) = (canvas.size, canvas.stage, nil)
            let before = result.scenes.count
            try await larger.filmTouches(of: entry, into: &result)
            guard canvas.stage == nil else { return }
            for index in before..<result.scenes.count { result.scenes[index].fit(to: plan.size) }
            return
        }
        let store = keepStore()
        if !steps.isEmpty {
            do {
                let scene = try await PreviewParts.attempt("film of the steps") {
                    // Who names a point reads it off the picture.
                    let steps = try steps.map { step in try plan.stage.map { try step.placed(on: $0, size: plan.size) } ?? step }
                    return try await filmScene("steps", steps: steps, of: entry, tellsLack: true).scene
                }
                result.note(scene.diagnostics)
                result.noteRemarks(of: scene)
                result.scenes.append(scene)
            } catch let fault as PartFault {
                result.failures.append("\(fault)")
            } catch let lack as StepLack {
                result.stepLack = lack
            } catch  where followsList {
                // The entries are there, whatever becomes of the steps between them.
                result.failures.append("The steps in the preview's timeline are not filmed: \(error.words)")
            }
        }
        try store?.restore()
        if let limit = options.tourLimit {
            try await filmTour(limit: limit, of: entry, into: &result)
            // The next preview begins with what was there, too.
            try store?.restore()
        }
    }

    /// Films a view while steps are carried out, from rest to rest.
    ///
    /// - Parameters:
    ///   - name: of the file, without its ending.
    ///   - opening: what is done before the film, which begins when all has ended that these steps began.
    ///   - entry: the view, with no past.
    ///   - tellsLack: whether a missing target of the first touch throws an error of its own, `StepLack`.
    /// - Throws: `StepError`, `ViewTreeError`, or what user code throws; `StepLack` if `tellsLack` is true.
    func filmScene(
        _ name: String, label: String? = nil, after opening: [PreviewStep] = [], steps: [PreviewStep], of entry: PreviewPlan.Entry,
        tellsLack: Bool = false
    ) async throws -> TouchedScene {
        try await VirtualRandom.fromStart {
            var stage = try await stage(of: entry)
            if !opening.isEmpty { _ = try await play(opening, on: &stage) { _, _ in } }
            do {
                return try await filmedScene(name, label: label ?? name, steps: steps, on: &stage, entry: entry.name)
            } catch let lack as StepLack where !tellsLack {
                throw lack.fault
            }
        }
    }

    /// A film of steps, and what can be touched at its end that could not be touched at its beginning.
    struct TouchedScene {
        var scene: PreviewFilm.Scene
        var opened: [HitTarget]
        /// The areas that accept a drop by then.
        var drops: [CGRect]
    }

    /// The setting in which steps are carried out: a tree, its visible part, and for a widget the system's part.
    struct Stage {
        var tree: ViewTree
        var screen: EntryScreen
        var life: WidgetLife?
        /// When the next steps begin.
        var time: Double
        /// True if tasks or timers had gone on until the first of them.
        var isRestless: Bool
        /// The boxes that are shown, if they are kept.
        var boxes: ShownBoxes?
    }

    func stage(of entry: PreviewPlan.Entry) async throws -> Stage {
        let (tree, start, isRestless) = try await restingTree(of: entry)
        // What the system refuses to show lives no life.
        let life = try plan.environment.isInWidget && !form().isRefused ? WidgetLife(of: entry, in: self) : nil
        try life?.begin(tree, at: start)
        let screen = try screen(in: form(), evaluating: tree)
        let boxes = keepsBoxes ? ShownBoxes() : nil
        if let boxes { screen.boxIsUp = { boxes.all.append(ArchivedScene.Moment(time: $1, box: $0)) } }
        try screen.follow(called: entry.name, longest: options.longestAnimation)
        return Stage(tree: tree, screen: screen, life: life, time: start, isRestless: isRestless, boxes: boxes)
    }

    /// Carries out steps until what they began has ended.
    ///
    /// - Parameters:
    ///   - lead: seconds until the first step.
    ///   - show: receives the moment of every frame when the tree has reached it.
    func play(
        _ steps: [PreviewStep], on stage: inout Stage, lead: Double = Self.lead, show: (Double, StepPlayer) -> Void
    ) async throws -> (end: SceneEnd, player: StepPlayer) {
        let (tree, life, start) = (stage.tree, stage.life, stage.time)
        let player = StepPlayer(steps, tree: tree, start: start + lead, life: life) { tree, time in
            if let life { try await life.advance(tree, to: time) } else { try await advance(tree, to: time) }
        }
        let clock = FrameClock(framesPerSecond: options.framesPerSecond)
        for index in 0... {
            let time = start + clock.time(ofFrame: index)
            do {
                if let life { try await life.run { try await player.play(through: time) } } else { try await player.play(through: time) }
            } catch {
                guard !player.hasBegun, !followsList, let lack = StepLack(error) else { throw error }
                throw lack
            }
            stage.time = time
            try stage.screen.reach(time)
            show(time, player)
            guard player.isDone else { continue }
            if let end = sceneEnd(of: tree, at: time, since: player.lastEnd, isRestless: stage.isRestless) { return (end, player) }
        }
        return (.rest, player)
    }

    private func filmedScene(
        _ name: String, label: String, steps: [PreviewStep], on stage: inout Stage, entry: String
    ) async throws -> TouchedScene {
        let (tree, screen, life, start) = (stage.tree, stage.screen, stage.life, stage.time)
        let clock = FrameClock(framesPerSecond: options.framesPerSecond)
        var scene = PreviewFilm.Scene(name: name, label: label, clock: clock)
        var before: ReachableParts?
        if options[.explain] { tree.explanation.forgetGone(at: start) }
        _ = focus?.take()
        let (reason, player) = try await play(steps, on: &stage) { time, player in
            while scene.beats.count < player.begun.count {
                scene.beats.append(FilmBeat(index: scene.frames.count, caption: player.begun[scene.beats.count]))
            }
            scene.frames.append(frame(of: screen.shown, at: time))
            let marks = options[.showTouches] ? player.touches.items(at: time).moved(by: tree.onCanvas(.zero)) : []
            scene.touchMarks.append(marks.isEmpty ? marks : plan.stage.map { [$0.placed(marks)] } ?? marks)
            if before == nil { before = tree.reachableParts(at: time) }
        }
        if case .unending = reason {
            // That a touch has begun what goes on and on shows only in the end.
            let seconds: Double = player.lastEnd + endlessSeconds - start
            let count = Int((seconds * options.framesPerSecond - 1e-6).rounded(.up)) + 1
            scene.frames = Array(scene.frames.prefix(count))
            scene.touchMarks = Array(scene.touchMarks.prefix(count))
            scene.remarks.append(unendingRemark(entry))
        }
        scene.focus = focus?.take()
        scene.moments = stage.boxes?.shown(from: start, to: start + clock.time(ofFrame: max(scene.frames.count - 1, 0))) ?? []
        if let life { try await life.run { try await life.finish(tree) } }
        if case .cut(let words) = reason { scene.diagnostics.append("\(scene.label): \(words)") }
        if case .endless = reason { scene.remarks.append(Self.endlessRemark(entry)) }
        if options[.explain] {
            let end = start + clock.time(ofFrame: max(scene.frames.count - 1, 0))
            scene.explanation = MotionExplanation(film: name, tree, in: start...end)
        }
        scene.remarks += player.remarks + screen.notes
        scene.diagnostics += life?.remarks ?? []
        scene.openedURLs = life?.openedURLs ?? []
        scene.diagnostics += tree.diagnostics.entries.map(\.description) + screen.diagnostics
        let opened = try before.map { try tree.targets(notIn: $0, at: stage.time) } ?? []
        return TouchedScene(scene: scene, opened: tree.onCanvas(opened), drops: tree.dropTargets.map(tree.onCanvas))
    }

    /// Said where something moves on at the end of a film of steps.
    private static func endlessRemark(_ entry: String) -> String {
        "Something in \(entry) moves for ever: the film of a touch ends with the motion that the touch started."
    }

    /// Said where tasks or timers go on at the end of a film of steps, and no one knows for how long.
    private func unendingRemark(_ entry: String) -> String {
        "\(plan.isSample ? "The sample's own task, or one of the code's," : "A task or timer in \(entry)") never ends: the film of a touch "
            + "ends \(Self.seconds(endlessSeconds)) s after the touch. Ask for more with --duration."
    }

    /// Why a scene is over.
    enum SceneEnd {
        case rest
        case cut(String)
        case endless
        /// Something happens again and again without declaring whether it ends.
        case unending
    }

    private func sceneEnd(of tree: ViewTree, at time: Double, since last: Double, isRestless: Bool) -> SceneEnd? {
        let settling = tree.settlingTime
        // A finger that has left fades.
        let end = options[.showTouches] ? last + 0.25 : last
        // A pending event of a widget is an answer.
        let isQuiet = plan.environment.isInWidget ? tree.nextEventTime == nil : tree.sleeps(from: time, for: options.longestAnimation)
        if isQuiet, settling <= time { return time >= end ? .rest : nil }
        let isEndless = settling == .infinity || (tree.recursForever && settling <= time + endlessSeconds)
        if isEndless {
            guard time >= last + endlessSeconds else { return nil }
            // What the step began is shown to its end, whatever else moves.
            let isBusy = tree.animations.latestSingleEnd > time || tree.nextSingleEventTime.map { $0 <= time + endlessSeconds } ?? false
            return isBusy && time < last + options.longestAnimation ? nil : tree.idleTime == nil ? .endless : .rest
        }
        // A pending event of a widget is an answer, and a single event is no repetition.
        let goesOn = !plan.environment.isInWidget && tree.nextEventTime != nil && tree.now > last + min(endlessSeconds, 1)
        let isUnending = goesOn && settling <= time + endlessSeconds
        if isRestless, isUnending, time >= last + endlessSeconds { return .unending }
        guard time >= last + options.longestAnimation else { return nil }
        if isUnending { return .unending }
        return .cut(options.cut("what moves", length: settling - last))
    }

    /// A tree that shows a view as it is when it has come to rest, or has begun what it never ends, when that is, and whether tasks or
    /// timers have gone on until then.
    func restingTree(of entry: PreviewPlan.Entry) async throws -> (tree: ViewTree, start: Double, isRestless: Bool) {
        let form = try form()
        let tree = makeTree(in: form)
        tree.clock = ViewClock(date: entry.date, time: 0)
        try tree.update(tree.running { try view(of: entry, in: form) }, transaction: Transaction(), at: 0)
        let clock = FrameClock(framesPerSecond: options.framesPerSecond)
        for index in 0... {
            let time = clock.time(ofFrame: index)
            try await advance(tree, to: time)
            let settling = tree.settlingTime
            if settling <= time, tree.sleeps(from: time, for: options.longestAnimation) {
                return (tree, max(settling, tree.now, 0), false)
            }
            let isEndless = settling == .infinity || tree.recursForever
            if time >= (isEndless ? Self.endlessLead : options.longestAnimation) {
                return (tree, time, !isEndless && tree.nextEventTime != nil)
            }
        }
        return (tree, 0, false)
    }

    /// Seconds after which a view that never rests is taken to have appeared.
    private static var endlessLead: Double { 1 }
}
