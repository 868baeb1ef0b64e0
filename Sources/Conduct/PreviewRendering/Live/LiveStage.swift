import Drawing
import HostProtocol
import SwiftUI
import VirtualTime
import WidgetKit

/// A preview that is touched: its views, and for a widget the system's part, stay as each request leaves them.
@MainActor
final class LiveStage {
    private let renderer: PreviewRenderer
    private let entry: PreviewPlan.Entry
    private let output: EventOutput
    /// True while another request waits: it is answered at once, and this one sends its last frame alone.
    private let isHurried: @Sendable () -> Bool
    private var stage: PreviewRenderer.Stage?
    /// The frame that was sent last.
    private var last: DisplayList?

    /// - Throws: `PreviewError` for a preview that draws nothing.
    init(by renderer: PreviewRenderer, output: EventOutput, isHurried: @escaping @Sendable () -> Bool = { false }) throws {
        var renderer = renderer
        guard renderer.plan.hasCanvas else { throw PreviewError.emptyCanvas }
        guard let entry = renderer.plan.touchedEntry ?? renderer.plan.entries.first else { throw PreviewError.noEntries }
        if let canvas = renderer.plan.touchedCanvas {
            (renderer.plan.size, renderer.plan.stage, renderer.plan.touchedCanvas) = (canvas.size, canvas.stage, nil)
        }
        renderer.notesSourceNames = true
        (self.renderer, self.entry, self.output, self.isHurried) = (renderer, entry, output, isHurried)
    }

    private var options: RenderOptions { renderer.options }
    private var plan: PreviewPlan { renderer.plan }

    /// Sets the preview up, sends its picture and its facts, and lets it be touched.
    func open<Result>(_ work: @MainActor (LiveStage) async throws -> Result) async throws -> Result {
        try await VirtualRandom.fromStart {
            let stage = try await renderer.stage(of: entry)
            self.stage = stage
            sendFacts()
            let press = LivePress(scale: options.scale, output: output)
            show(at: stage.time, since: stage.time, by: press)
            finish(press, since: stage.time)
            return try await work(self)
        }
    }

    private func sendFacts() {
        var facts = LiveAnswer(.opened)
        let size = plan.stage?.size ?? plan.size
        (facts.size, facts.scale) = ([Double(size.width), Double(size.height)], options.scale)
        if let place = plan.stage { facts.place = [Double(place.origin.x), Double(place.origin.y), Double(place.scale)] }
        let start = plan.entries.first?.date ?? entry.date
        facts.entries = plan.entries.map { .init(name: $0.name, seconds: $0.date.timeIntervalSince(start)) }
        output.send(facts)
    }

    /// Sends the frame of a moment, unless it looks like the one before or another request waits.
    private func show(at time: Double, since start: Double, by press: LivePress) {
        guard let stage else { return }
        guard !isHurried() else { return press.skip() }
        let list = renderer.frame(of: stage.screen.shown, at: time)
        guard list != last else { return }
        last = list
        press.take(list, at: time - start)
    }

    // MARK: Steps

    /// Carries out steps, and sends the frames of what follows, from rest to rest.
    func perform(_ steps: [PreviewStep]) async throws {
        guard var stage else { throw LiveFault.noStage }
        stage.tree.explanation.forgetEnded(by: stage.time)
        let steps = try steps.map { step in try plan.stage.map { try step.placed(on: $0, size: plan.size) } ?? step }
        sendLabel(under: steps)
        let (start, press) = (stage.time, LivePress(scale: options.scale, output: output, isHurried: isHurried))
        defer {
            // After a step that cannot be carried out the stage goes on from there.
            self.stage = stage
            finish(press, since: start)
        }
        let known = (stage.life?.openedURLs.count ?? 0, stage.life?.remarks.count ?? 0)
        let (end, player) = try await played(steps, on: &stage) { time in show(at: time, since: start, by: press) }
        self.stage = stage
        finish(press, since: start)
        if case .cut(let words) = end { output.send(.words(.note, words)) }
        for words in player.remarks + (stage.life?.remarks.dropFirst(known.1) ?? []) { output.send(.words(.note, words)) }
        for address in stage.life?.openedURLs.dropFirst(known.0) ?? [] {
            output.send(.words(.note, "The tap opens \(address.absoluteString)."))
        }
    }

    /// Waits until all frames are sent, and sends the present one if a hurry has left frames out.
    private func finish(_ press: LivePress, since start: Double) {
        press.finish()
        guard press.takeSkips(), let stage else { return }
        let list = renderer.frame(of: stage.screen.shown, at: stage.time)
        last = list
        press.take(list, at: stage.time - start, isLast: true)
        press.finish()
    }

    private func played(
        _ steps: [PreviewStep], on stage: inout PreviewRenderer.Stage, show: (Double) -> Void
    ) async throws -> (end: PreviewRenderer.SceneEnd, player: StepPlayer) {
        do { return try await renderer.play(steps, on: &stage, lead: 0) { time, _ in show(time) } } catch let lack as StepLack {
            throw lack.fault
        }
    }

    /// Sends the label of the view under a tapped point, if a tap on that label touches the same view.
    private func sendLabel(under steps: [PreviewStep]) {
        guard case .tap(.point(let point), _)? = steps.first, steps.count == 1, let stage else { return }
        let place = CGPoint(x: point.x + stage.tree.container.origin.x, y: point.y + stage.tree.container.origin.y)
        let found = stage.tree.hitTargets.last { $0.frame.contains(place) && !$0.label.isEmpty }
        guard let found, let named = try? stage.tree.target(named: found.label, at: stage.time), named.frame == found.frame else { return }
        var answer = LiveAnswer(.tapped)
        answer.label = found.label
        output.send(answer)
    }

    // MARK: Film and tree

    /// Films the preview from its beginning: its timeline, or its own motion.
    func film() async throws {
        var options = options
        (options.steps, options.tourLimit) = ([], nil)
        let film = try await PreviewRenderer(plan: plan, options: options).film()
        let press = LivePress(scale: options.scale, output: output, isHurried: isHurried)
        // The next touch is drawn over none of these frames.
        last = nil
        if let motion = film.motion {
            for (index, list) in motion.frames.enumerated() { press.take(list, at: motion.clock.time(ofFrame: index)) }
        } else {
            var time = 0.0
            let entries = film.stills.dropFirst(film.asideCount)
            for (index, still) in entries.enumerated() {
                press.take(still.list, at: time, entry: still.name)
                time += options.dwell
                guard film.transitions.indices.contains(index) else { continue }
                let transition = film.transitions[index]
                for (place, list) in transition.frames.enumerated() { press.take(list, at: time + transition.clock.time(ofFrame: place)) }
                time += transition.clock.time(ofFrame: max(transition.frames.count - 1, 0))
            }
        }
        press.finish()
    }

    /// Sends the views on the stage as they are now, and its elements with their findings.
    func inspect() throws {
        guard let stage else { throw LiveFault.noStage }
        var alone = renderer
        alone.plan.stage = nil
        let list = alone.frame(of: stage.tree, at: stage.time)
        let inspected = stage.tree.looking(at: stage.time, showing: nil) {
            InspectedEntry(stage.tree, entry.name, at: stage.time, list: list)
        }
        let pixmap = try FrameRasterizer(scale: options.scale, jobs: 1).pixmap(of: list)
        var answer = LiveAnswer(.tree)
        answer.tree = inspected.tree
        answer.tree?.accessible = AccessibilityFindings(pixmap: pixmap, scale: options.scale).added(to: inspected.accessible)
        output.send(answer)
    }
}
