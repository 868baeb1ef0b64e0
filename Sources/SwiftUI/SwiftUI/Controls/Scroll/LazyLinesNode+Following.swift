import Foundation
@_spi(Nodes) import SwiftUICore

/// Events at which other lines come into sight.
extension LazyLinesNode {
    /// Schedules an event for the moment at which a running scroll brings other lines into sight, and for the moment at which leaving
    /// views have left.
    func followScroll() {
        nextEdge?.cancel()
        nextEdge = nil
        var next = Double.infinity
        if !event.leaving.isEmpty {
            let nodes = event.shown.filter { event.leaving.contains($0.slot) }.flatMap(\.nodes)
            next = nodes.reduce(tree.now) { max($0, $1.latestSettlingTime()) }
            if next <= tree.now { next = tree.now + MotionWatch.interval }
        }
        if let time = nextEdgeTime() { next = min(next, time) }
        guard next < .infinity else { return }
        nextEdge = tree.events.add(at: next) { [reference = tree.reference] in
            // The rows that are seen are others, and none is another one.
            guard let tree = reference.tree else { return }
            tree.stateDidChange(Transaction(), isTraced: !tree.scopes.needWhole)
        }
    }

    /// Returns the time at which the scroll view's way brings other lines into sight: found in steps of frames, and between two of them
    /// by halving.
    func nextEdgeTime() -> Double? {
        guard let state, let lines = event.extents, state.timeDependence.end > tree.now, state.timeDependence.end < .infinity else {
            return nil
        }
        let (now, end) = (tree.now, state.timeDependence.end)
        let start = state.offset(at: now).length(along: axis)
        let region = event.region
        func sight(at time: Double) -> Range<Int> {
            let distance = (state.offset(at: time).length(along: axis) - start) * (isMirrored ? -1 : 1)
            return lines.lines(from: region.low + distance, to: region.high + distance)
        }
        let visible = lines.lines(from: region.low, to: region.high)
        var before = now
        while before < end {
            let time = min(before + Self.step, end)
            if sight(at: time) != visible {
                var (low, high) = (before, time)
                for _ in 0..<24 {
                    let middle = (low + high) / 2
                    if sight(at: middle) == visible { low = middle } else { high = middle }
                }
                // Nobody sees more than a display shows: rows that fly by faster than that are passed over.
                return max(high, min(now + Self.step, end))
            }
            before = time
        }
        return nil
    }

    /// Seconds from one frame of the fastest display to the next.
    static let step = 1.0 / 120
}
