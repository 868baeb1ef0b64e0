import Drawing
import Foundation
import ImageCodecs
import Pixels
import SwiftUI

/// A preview as display lists: what comes after needs no views and no main actor.
package struct FilmedPreview: Sendable {
    package var stills: [Still] = []
    package var transitions: [Transition] = []
    /// What a view does by itself, if it moves.
    package var motion: Motion?
    package var diagnostics: [String] = []

    package struct Still: Sendable {
        package var name: String
        package var list: DisplayList
    }

    /// A view of an app that moves by itself, from when it appears.
    package struct Motion: Sendable {
        package static let name = "motion"
        package var frames: [DisplayList]
        package var clock: FrameClock
        /// Whether the last frame leads to the first: then it is shown for one tick of the clock like the others, else for
        /// the dwell.
        package var isLoop: Bool

        /// Its frames as they are drawn, beside the only still.
        var sequence: FrameRasterizer.Sequence { FrameRasterizer.Sequence(frames: frames, from: 0, to: 0) }

        func pictures(_ pixmaps: [Pixmap], dwell: FrameTime) -> [TimedPicture] {
            TimedPicture.pictures(pixmaps, clock: clock, dwell: isLoop ? clock.frameDuration : dwell)
        }
    }

    /// The way from one entry to the next.
    package struct Transition: Sendable {
        package var from: String
        package var to: String
        package var frames: [DisplayList]
        /// Frames are shown for one tick of the clock each, the last one for the dwell.
        package var clock: FrameClock
        package var name: String { "\(from)-\(to)" }

        /// Its frames as they are drawn, between the still of an entry and that in front of it.
        func sequence(to still: Int) -> FrameRasterizer.Sequence {
            FrameRasterizer.Sequence(frames: frames, from: still - 1, to: still)
        }
    }
}

/// Films a plan: entry after entry in one view tree.
@MainActor
package struct PreviewRenderer {
    let plan: PreviewPlan
    let options: RenderOptions

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
    package func film(hasTransitions: Bool = true, for developer: FilmDeveloper? = nil) async throws -> FilmedPreview {
        guard plan.size.width > 0, plan.size.height > 0 else { throw PreviewError.emptyCanvas }
        let tree = ViewTree(size: plan.size, placement: plan.placement, environment: plan.environment)
        let clock = FrameClock(framesPerSecond: options.framesPerSecond)
        var result = FilmedPreview()
        var now = 0.0
        for (index, entry) in plan.entries.enumerated() {
            let transaction = Transaction(animation: index == 0 ? nil : plan.defaultAnimation)
            tree.clock = ViewClock(date: entry.date, time: now)
            try tree.update(entry.makeView(), transaction: transaction, at: now)
            if isApp {
                let end = try await filmMotion(of: tree, hasFrames: hasTransitions, entry: entry, into: &result)
                developer?.add(result.stills[0].list)
                if let motion = result.motion { developer?.add(motion.sequence) }
                now = end
                continue
            }
            let settling = settlingDuration(of: tree, since: now, into: &result, entry: entry.name)
            if index > 0, hasTransitions {
                result.transitions.append(
                    FilmedPreview.Transition(
                        from: plan.entries[index - 1].name, to: entry.name,
                        frames: frames(of: tree, from: now, count: clock.frameCount(settlingAfter: settling), clock),
                        clock: clock))
            }
            now += settling
            // A still is the entry at its own date, however long it took to settle.
            let list = framed(tree.displayList(at: now, showing: entry.date))
            result.stills.append(FilmedPreview.Still(name: entry.name, list: list))
            developer?.add(list)
            if let transition = result.transitions.last, result.transitions.count == index {
                developer?.add(transition.sequence(to: index))
            }
            now += max(options.dwell, 1)
        }
        result.diagnostics =
            tree.diagnostics.entries.map(\.description)
            + (plan.environment.assetSource?.takeProblems() ?? []) + result.diagnostics
        result.diagnostics += plan.environment.stringTables.problems.map(\.description)
        return result
    }

    /// One moment of every transition, `seconds` after the change; of the first entry if there is no other.
    package func film(at seconds: Double) async throws -> [FilmedPreview.Still] {
        let tree = ViewTree(size: plan.size, placement: plan.placement, environment: plan.environment)
        var result: [FilmedPreview.Still] = []
        var now = 0.0
        for (index, entry) in plan.entries.enumerated() {
            let transaction = Transaction(animation: index == 0 ? nil : plan.defaultAnimation)
            tree.clock = ViewClock(date: entry.date, time: now)
            try tree.update(entry.makeView(), transaction: transaction, at: now)
            let name = index == 0 ? entry.name : "\(plan.entries[index - 1].name)-\(entry.name)"
            if index > 0 || plan.entries.count == 1 {
                if isApp { try await advance(tree, to: now + seconds) }
                if tree.hasOutgrownItsLayout(at: now + seconds) {
                    try tree.update(entry.makeView(), transaction: Transaction(), at: now + seconds)
                }
                result.append(.init(name: name, list: framed(tree.displayList(at: now + seconds))))
            }
            now = max(tree.settlingTime, now).isFinite ? max(tree.settlingTime, now) + 1 : now + options.longestAnimation
        }
        return result
    }

    /// Whether the plan shows an app's view, which lives on by itself, and not entries that the system has archived.
    private var isApp: Bool { plan.entries.count == 1 && !plan.environment.isInWidget }

    private func frames(of tree: ViewTree, from start: Double, count: Int, _ clock: FrameClock) -> [DisplayList] {
        (0..<count).map { framed(tree.displayList(at: start + clock.time(ofFrame: $0))) }
    }

    private func settlingDuration(
        of tree: ViewTree, since now: Double, into result: inout FilmedPreview, entry: String
    ) -> Double {
        let duration = max(tree.settlingTime - now, 0)
        guard duration > options.longestAnimation else { return duration }
        result.diagnostics.append(
            "What moves on the way to \(entry) does not settle within \(options.longestAnimation) s; "
                + "the animation is cut off there.")
        return options.longestAnimation
    }

    /// The list on the canvas: behind it the backdrop, which shows through backgrounds that are not opaque, around it the
    /// corners.
    func framed(_ list: DisplayList) -> DisplayList {
        let canvas = Path(CGRect(origin: .zero, size: list.size))
        let backdrop = plan.backdrop.resolve(in: plan.environment)
        let items = [.fill(canvas, FillStyle(), .color(backdrop.rgba))] + list.items
        guard plan.cornerRadius > 0 else { return DisplayList(size: list.size, items: items) }
        let corners = Path(
            roundedRect: CGRect(origin: .zero, size: list.size), cornerRadius: plan.cornerRadius, style: .continuous)
        return DisplayList(size: list.size, items: [.clip(corners, FillStyle(), items)])
    }
}
