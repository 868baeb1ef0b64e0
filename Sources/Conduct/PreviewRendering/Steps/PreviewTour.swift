import Drawing
import HostProtocol
import RunContext
import SwiftUI
import WidgetArchive

/// The findings of a tour at one place: in the view at rest, or in a view that touches have opened.
struct TourPlace {
    /// The steps that open the place, from rest.
    var steps: [PreviewStep] = []
    /// The labels of the scenes that lead to the place.
    var openers: [String] = []
    /// Its number among its like, after the numbers of what has opened it: scenes stand in that order.
    var path: [Int] = []
    var targets: [HitTarget]
    /// The areas that accept a drop.
    var drops: [CGRect]

    /// Returns the targets in the order of the tour: first those for touches, then those that scroll or can be pulled down. Of rows with
    /// swipe actions on a side, one is enough.
    static func inOrder(_ targets: [HitTarget]) -> [HitTarget] {
        let reached = targets.filter { $0.point != nil }
        let rows = [HitTarget.Action.scroll(.zero), .swipe(toRight: false), .swipe(toRight: true)].flatMap { action in
            reached.filter { $0.action == action }.prefix(1)
        }
        let (others, scrolls) = (reached.filter { order($0) == 0 }, reached.filter { order($0) == 1 })
        return others + scrolls + reached.filter { $0.action == .pull } + rows
    }

    /// 0 for what is touched, 1 for what is scrolled, 2 for what follows.
    private static func order(_ target: HitTarget) -> Int {
        switch target.action {
        case .pull, .swipe, .scroll(.zero): 2
        case .scroll: 1
        default: 0
        }
    }
}

/// A tour on its way: what is there at rest first, then what that has opened, then what is opened there.
@MainActor
final class PreviewTour {
    /// The most touches one after the other; a choice: a page of a page, or a sheet with a menu.
    private static let deepest = 3

    /// One thing of a place.
    private struct Stop {
        var place: TourPlace
        var number: Int
    }

    private let renderer: PreviewRenderer
    private let entry: PreviewPlan.Entry
    private let limit: Int
    /// The values that user code had stored when the tour began.
    private let store: RunStore?
    private let first: DisplayList
    private var isFresh = true

    private var names = TourNames()
    /// The stops that are still to be touched, after zero, one and two touches.
    private var stops = [[Stop]](repeating: [], count: PreviewTour.deepest)
    /// The places that the last touches have opened.
    private var tooDeep: [TourPlace] = []
    private var films: [(path: [Int], scene: PreviewFilm.Scene)] = []
    /// The paths at which the targets known so far were found first, by name and kind.
    private var known: [String: [Int]] = [:]
    /// How much can be touched, as far as it is known.
    private var count = 0
    /// The labels of opened targets that match earlier ones.
    private var repeated: [String] = []

    /// - Parameters:
    ///   - first: the view at rest.
    ///   - limit: the most films.
    init(_ renderer: PreviewRenderer, of entry: PreviewPlan.Entry, showing first: DisplayList, limit: Int) {
        (self.renderer, self.entry, self.first, self.limit) = (renderer, entry, first, limit)
        store = renderer.keepStore()
    }

    /// Tours a place, and all places that it opens.
    func walk(from place: TourPlace, into result: inout PreviewFilm) async throws {
        for target in place.targets { known[key(of: target)] = place.path }
        count = place.targets.count
        stops[0] = Self.byTurns([place])
        while films.count < limit, stops.contains(where: { !$0.isEmpty }) {
            for depth in stops.indices { try await tour(depth, into: &result) }
        }
        noteEnd(into: &result)
        for film in films.sorted(by: { $0.path.lexicographicallyPrecedes($1.path) }) { result.scenes.append(film.scene) }
    }

    /// Films what waits at a depth, with two thirds of the films that are left: a list of many rows leaves some for what is behind
    /// its rows. What is not filmed then has its turn after what is deeper.
    private func tour(_ depth: Int, into result: inout PreviewFilm) async throws {
        let most = films.count + ((limit - films.count) * 2 + 2) / 3
        var opened: [TourPlace] = []
        while films.count < most, let stop = stops[depth].first {
            stops[depth].removeFirst()
            let target = stop.place.targets[stop.number]
            guard let steps = renderer.steps(for: target, drops: stop.place.drops) else {
                if let note = PreviewRenderer.leftOut(target) { result.note([note]) }
                continue
            }
            let place = try await film(target, number: stop.number, steps: steps, at: stop.place, into: &result)
            if let place { opened.append(place) }
        }
        if depth + 1 < stops.count { stops[depth + 1] += Self.byTurns(opened) } else { tooDeep += opened }
    }

    /// The things of some places, the first of each before the second of any, so that none has all the films.
    private static func byTurns(_ places: [TourPlace]) -> [Stop] {
        (0..<(places.map(\.targets.count).max() ?? 0)).flatMap { number in
            places.filter { number < $0.targets.count }.map { Stop(place: $0, number: number) }
        }
    }

    /// Films a touch; answers what it opens, if it opens anything that is not known.
    private func film(
        _ target: HitTarget, number: Int, steps: [PreviewStep], at place: TourPlace, into result: inout PreviewFilm
    ) async throws -> TourPlace? {
        let (label, own) = names.label(of: target, after: place.openers)
        let file = ArchivedScene.tourFolder + names.file(of: label)
        var opening = place.steps + steps
        var played: PreviewRenderer.TouchedScene
        do {
            (played, opening) = try await PreviewParts.attempt("film of touching \(label)") {
                try await film(target, steps: steps, called: (file, label), at: place, into: &result)
            }
        } catch let fault as PartFault {
            result.failures.append("\(fault)")
            return nil
        } catch let error as StepError {
            result.note(["The tour leaves out \(label): \(error)"])
            return nil
        }
        result.note(played.scene.diagnostics)
        guard Self.moves(played.scene) else {
            result.notes.append("Touching \(label) has no visible effect.")
            return nil
        }
        result.noteRemarks(of: played.scene)
        played.scene.diagnostics = []
        let path = place.path + [number]
        films.append((path, played.scene))
        let targets = unknown(of: TourPlace.inOrder(played.opened.tourTargets), after: target, path: path)
        guard !targets.isEmpty else { return nil }
        return TourPlace(steps: opening, openers: place.openers + [own], path: path, targets: targets, drops: played.drops)
    }

    /// The film of a touch in the first way in which something moves, and what it is that opens something.
    private func film(
        _ target: HitTarget, steps: [PreviewStep], called names: (file: String, label: String), at place: TourPlace,
        into result: inout PreviewFilm
    ) async throws -> (PreviewRenderer.TouchedScene, opening: [PreviewStep]) {
        func film(_ steps: [PreviewStep]) async throws -> PreviewRenderer.TouchedScene {
            if !isFresh { try await renderer.bringBack(store, showing: first, of: entry, into: &result) }
            isFresh = false
            return try await renderer.filmScene(names.file, label: names.label, after: place.steps, steps: steps, of: entry)
        }
        var done = steps
        var scene: PreviewRenderer.TouchedScene
        do { scene = try await film(steps) } catch let error as StepError where steps.count > 1 {
            // What was switched has moved away: it is not switched back.
            result.note(["The film of \(names.label) ends with its first step: \(error)"])
            done = Array(steps.prefix(1))
            scene = try await film(done)
        }
        for steps in renderer.otherWays(for: target) where !Self.moves(scene.scene) {
            done = steps
            scene = try await film(steps)
        }
        guard done.count > 1, Self.moves(scene.scene) else { return (scene, place.steps + done) }
        // What a switch opens is there until it is switched back.
        let switched = try await film(Array(done.prefix(1)))
        (scene.opened, scene.drops) = (switched.opened, switched.drops)
        return (scene, place.steps + done.prefix(1))
    }

    /// Returns the targets to tour among those that a touch has opened: those that no earlier touch has opened.
    private func unknown(of opened: [HitTarget], after opener: HitTarget, path: [Int]) -> [HitTarget] {
        // What comes into sight of a scroll view is more of the same, and so is what a pull brings.
        if case .scroll(let excess) = opener.action, excess != .zero { return [] }
        if opener.action == .pull { return [] }
        var targets: [HitTarget] = []
        for target in opened {
            guard let place = known[key(of: target)] else {
                known[key(of: target)] = path
                targets.append(target)
                continue
            }
            // That a way back leads to what was there before goes without saying.
            guard !path.starts(with: place), !target.label.isEmpty, !repeated.contains(target.label) else { continue }
            repeated.append(target.label)
        }
        count += targets.count
        return targets
    }

    /// Returns the key that similar targets share, of which the tour takes one: name and kind, or the frame in place of an empty name.
    private func key(of target: HitTarget) -> String {
        let kind =
            switch target.action {
            case .scroll(.zero): "swipe"
            case .swipe(let toRight): "swipe \(toRight)"
            case .scroll: "scroll"
            default: String(describing: target.action)
            }
        let name = target.label.isEmpty ? target.identifier ?? "" : target.label
        guard name.isEmpty else { return "\(kind) \(name)" }
        return "\(kind) \(target.frame.integral)"
    }

    /// Tells what is left out, and why.
    private func noteEnd(into result: inout PreviewFilm) {
        let left = stops.flatMap { $0 }.map { ($0.place.targets[$0.number], $0.place.drops) }
        for note in left.compactMap({ PreviewRenderer.leftOut($0.0) }) { result.note([note]) }
        if left.contains(where: { renderer.steps(for: $0, drops: $1) != nil }) {
            result.notes.append(
                "The tour ends after \(limit) films; \(count) views can be touched. Ask for more with --tour-limit.")
        }
        if !repeated.isEmpty {
            result.notes.append("Several views with one name are toured once: \(Self.list(repeated)).")
        }
        guard !tooDeep.isEmpty else { return }
        let openers = tooDeep.map { $0.openers.joined(separator: TourNames.then) }
        let count = tooDeep.reduce(0) { $0 + $1.targets.count }
        result.notes.append(
            "The tour is \(Self.deepest) touches deep: it leaves out \(count == 1 ? "one view" : "\(count) views") that "
                + "\(Self.list(openers)) opens.")
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(5).joined(separator: ", ")
        return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
    }

    private static func moves(_ scene: PreviewFilm.Scene) -> Bool { scene.frames.contains { $0 != scene.frames[0] } }
}
