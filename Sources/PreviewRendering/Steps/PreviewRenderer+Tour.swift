import Drawing
import RunScope
import SwiftUI
import WidgetKit

extension PreviewRenderer {
    /// Said of a preview in which a tour finds nothing; of one among many that goes without saying.
    static let nothingToTour = "Nothing can be touched: there is no tour."

    /// Films what a view of an app does: everything that can be touched is touched once, from rest, each in a scene of its own.
    ///
    /// - Parameter limit: the most scenes.
    func filmTour(limit: Int, of entry: PreviewPlan.Entry, into result: inout PreviewRecording) async throws {
        let tree = try await restingTree(of: entry).tree
        // Of rows that can be swiped one is enough.
        let targets = (tree.hitTargets + tree.scrollTargets + tree.swipeTargets.prefix(1)).filter { $0.point != nil }
        guard !targets.isEmpty else {
            return result.notes.append(Self.nothingToTour)
        }
        let drops = tree.dropTargets
        var names = TourNames()
        var count = 0
        let store = keepStore()
        let first = picture(of: tree, at: max(tree.settlingTime.isFinite ? tree.settlingTime : 0, tree.now))
        var isFresh = true
        for target in targets {
            guard let steps = steps(for: target, drops: drops) else {
                if let note = Self.leftOut(target) { result.note([note]) }
                continue
            }
            guard count < limit else {
                result.notes.append(
                    "The tour ends after \(limit) films; \(targets.count) things can be touched. Ask for more with --tour-limit.")
                break
            }
            let label = names.label(of: target)
            let file = "tour/\(names.file(of: label))"
            var scene: PreviewRecording.Scene
            do {
                scene = try await PreviewParts.attempt("film of touching \(label)") {
                    if !isFresh { try await bringBack(store, showing: first, of: entry, into: &result) }
                    isFresh = false
                    do {
                        return try await filmScene(file, label: label, steps: steps, of: entry)
                    } catch let error as StepError where steps.count > 1 {
                        // What was switched has moved away: it is not switched back.
                        result.note(["The film of \(label) ends with its first step: \(error)"])
                        return try await filmScene(file, label: label, steps: Array(steps.prefix(1)), of: entry)
                    }
                }
                for steps in otherWays(for: target) where !Self.moves(scene) {
                    scene = try await PreviewParts.attempt("film of touching \(label)") {
                        try await bringBack(store, showing: first, of: entry, into: &result)
                        return try await filmScene(file, label: label, steps: steps, of: entry)
                    }
                }
            } catch let fault as PartFault {
                result.failures.append("\(fault)")
                continue
            }
            guard Self.moves(scene) else {
                result.note(scene.diagnostics)
                result.notes.append("Touching \(label) changes nothing that can be seen.")
                continue
            }
            count += 1
            result.note(scene.diagnostics)
            result.noteRemarks(of: scene)
            scene.diagnostics = []
            result.scenes.append(scene)
        }
    }

    /// Why a tour does not touch something.
    private static func leftOut(_ target: HitTarget) -> String? {
        let name = target.label.isEmpty ? target.identifier : target.label
        switch target.action {
        case .link:
            return "The tour leaves out \(name.map { "the link \($0)" } ?? "a link"): what it opens is elsewhere, so a touch shows nothing here."
        case .field:
            let steps = "--tap \"\(name ?? "…")\" --type \"…\""
            return "The tour leaves out \(name.map { "the text field \($0)" } ?? "a text field"): what is typed into it is up to you: \(steps) films that."
        default: return nil
        }
    }

    private static func moves(_ scene: PreviewRecording.Scene) -> Bool { scene.frames.contains { $0 != scene.frames[0] } }

    /// Brings back what user code had stored when the tour began; what it keeps in memory stays, and is told where it shows.
    private func bringBack(
        _ store: RunStore?, showing first: DisplayList, of entry: PreviewPlan.Entry, into result: inout PreviewRecording
    ) async throws {
        do { try store?.restore() } catch {
            result.note(["What was stored could not be brought back for the next film of the tour: \(error)"])
        }
        guard let supply = plan.supply, let series = try? await supply.series(at: entry.date) else { return }
        let entries = PreviewPlanner.byDate(series.entries)
        guard let due = entries.last(where: { $0.date <= entry.date }) ?? entries.first else { return }
        let fresh = PreviewPlan.Entry(name: entry.name, date: entry.date) { try supply.content(due) }
        let (tree, start, _) = try await restingTree(of: fresh)
        guard picture(of: tree, at: start) != first else { return }
        result.note([
            "The films of this tour build on each other: what a touch changes is kept in memory, which is not brought back between "
                + "them. Keep it in UserDefaults or an App Group, as an extension has to whose process ends."
        ])
    }

    /// What is done to a target; nil where a touch shows nothing.
    ///
    /// - Parameter drops: where something can be dropped.
    private func steps(for target: HitTarget, drops: [CGRect]) -> [PreviewStep]? {
        guard let point = target.point else { return nil }
        let place = StepTarget.point(point)
        switch target.action {
        case .button, .tab, .segment, .stepper: return [.tap(place, count: 1)]
        case .tap(let count): return [.tap(place, count: count)]
        case .toggle: return [.toggle(place), .wait(seconds: 0.8), .toggle(place)]
        case .longPress(let seconds): return [.longPress(place, seconds: seconds + 0.3)]
        case .slider: return [.drag(from: place, x: drag(from: point, reach: target.frame.width / 3).width, y: 0, seconds: 0.6)]
        case .drag where target.label == "Pages":
            // To the next page: more than half of the way.
            let start = CGPoint(x: target.frame.midX + target.frame.width * 0.3, y: point.y)
            return [.drag(from: .point(start), x: target.frame.width * -0.6, y: 0, seconds: 0.4)]
        case .pressDrag(let seconds):
            let way = drag(from: point, reach: 120)
            return [.drag(from: place, press: seconds + 0.1, x: way.width, y: way.height, seconds: 0.6)]
        case .carry(let seconds):
            let way = Self.carry(from: point, to: drops, in: plan.size) ?? drag(from: point, reach: 120)
            return [.drag(from: place, press: seconds + 0.1, x: way.width, y: way.height, seconds: 0.8)]
        case .pinch(let magnifies, let rotates):
            return [.pinch(place, scale: magnifies ? 1.6 : 1, degrees: rotates ? 45 : 0, seconds: 0.6)]
        case .drag where target.label == "Sheet Grabber":
            // By its upper edge, and away.
            let start = CGPoint(x: target.frame.midX, y: target.frame.minY + 12)
            let way = min(target.frame.height * 0.8, plan.size.height - start.y - 2)
            return [.drag(from: .point(start), x: 0, y: max(way, 0), seconds: 0.5)]
        case .drag, .gesture:
            let way = drag(from: point, reach: 120)
            return [.drag(from: place, x: way.width, y: way.height, seconds: 0.6)]
        case .scroll(.zero):
            // The buttons at a row's end come out, or those before it.
            return [.drag(from: place, x: -min(point.x - 1, 120), y: 0, seconds: 0.4)]
        case .scroll(let excess):
            // Most of a window's length, there and, where that is not all, on.
            let (width, height) = (target.frame.width * 0.7, target.frame.height * 0.7)
            return excess.height > 0
                ? [.scroll(place, x: 0, y: Double(min(excess.height, height)))]
                : [.scroll(place, x: Double(min(excess.width, width)), y: 0)]
        case .link, .field: return nil
        }
    }

    /// Other drags of a target that moves to some sides only, as a sheet that goes down: down, up, to the left, to the right.
    private func otherWays(for target: HitTarget) -> [[PreviewStep]] {
        guard let point = target.point else { return [] }
        switch target.action {
        case .drag where ["Pages", "Sheet Grabber"].contains(target.label): return []
        case .drag, .gesture: break
        case .scroll(.zero): return [[.drag(from: .point(point), x: 120, y: 0, seconds: 0.4)]]
        default: return []
        }
        let (right, down) = (plan.size.width - point.x - 1, plan.size.height - point.y - 1)
        let ways: [(x: CGFloat, y: CGFloat)] = [
            (0, min(240, down)), (0, -min(240, point.y - 1)), (-min(240, point.x - 1), 0), (min(240, right), 0),
        ]
        return ways.filter { abs($0.x) + abs($0.y) > 12 }.map {
            [.drag(from: .point(point), x: $0.x, y: $0.y, seconds: 0.6)]
        }
    }

    /// The way to the middle of the nearest place to drop something that the point is not in; nil where there is none in sight.
    private static func carry(from point: CGPoint, to drops: [CGRect], in size: CGSize) -> CGSize? {
        let ways = drops.filter { !$0.contains(point) }.map { CGSize(width: $0.midX - point.x, height: $0.midY - point.y) }
            .filter { CGRect(origin: .zero, size: size).contains(CGPoint(x: point.x + $0.width, y: point.y + $0.height)) }
        return ways.min { hypot($0.width, $0.height) < hypot($1.width, $1.height) }
    }

    /// A way from a point towards where there is more room, mostly to the side.
    private func drag(from point: CGPoint, reach: CGFloat) -> CGSize {
        let right = plan.size.width - point.x - 1
        let down = plan.size.height - point.y - 1
        let x = right >= point.x ? min(reach, right) : -min(reach, point.x)
        let y = down >= point.y ? min(reach / 2, down) : -min(reach / 2, point.y)
        return CGSize(width: x, height: y)
    }
}

/// Names for the scenes of a tour, each once.
struct TourNames {
    private var labels: [String: Int] = [:]
    private var files: Set<String> = []

    mutating func label(of target: HitTarget) -> String {
        var label = target.label.isEmpty ? target.identifier ?? target.action.word : target.label
        switch target.action {
        case .longPress: label += " (long press)"
        case .drag, .gesture, .pressDrag, .carry: label += " (drag)"
        case .pinch(let magnifies, _): label += magnifies ? " (pinch)" : " (rotate)"
        case .scroll(.zero): label += " (swipe)"
        case .scroll: label = target.identifier ?? "scroll"
        default: break
        }
        labels[label, default: 0] += 1
        let count = labels[label] ?? 1
        return count == 1 ? label : "\(label) \(count)"
    }

    /// A name that every file system takes.
    mutating func file(of label: String) -> String {
        var name = ""
        for character in label.prefix(60) {
            if character.isLetter || character.isNumber { name.append(character) } else if name.last != "-", !name.isEmpty { name.append("-") }
        }
        while name.last == "-" { name.removeLast() }
        if name.isEmpty { name = "element" }
        var unique = name
        var number = 1
        // Some file systems take capitals for small letters.
        while !files.insert(unique.lowercased()).inserted {
            number += 1
            unique = "\(name)-\(number)"
        }
        return unique
    }
}

extension HitTarget.Action {
    /// What something without a name is called.
    fileprivate var word: String {
        switch self {
        case .button: "button"
        case .toggle: "toggle"
        case .link: "link"
        case .slider: "slider"
        case .stepper: "stepper"
        case .tab: "tab"
        case .segment: "segment"
        case .field: "field"
        case .tap: "view"
        case .longPress: "view"
        case .drag, .pressDrag, .carry, .pinch, .gesture: "view"
        case .scroll: "scroll"
        }
    }
}
