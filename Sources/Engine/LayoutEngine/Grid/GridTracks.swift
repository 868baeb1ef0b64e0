import Foundation
import Geometry

/// The columns or the rows of a grid while their lengths are being found.
struct GridTracks {
    let axis: Axis
    let gaps: [CGFloat]
    /// The grid's proposal along this axis.
    let proposal: CGFloat?

    private(set) var lengths: [CGFloat]
    /// The number of cells of the current priority that are still to be measured in each track.
    private var pending: [Int]
    /// The number of cells of any priority that are still to be measured in each track; `hasCells` records whether it has any.
    private var unmeasured: [Int]
    private var hasCells: [Bool]
    private var isCommitted: [Bool]
    /// The tracks that awaited a cell of the current priority when the current group began.
    private var isOpen: [Bool]
    private var share: CGFloat = 0
    private var remaining: CGFloat = 0

    init(axis: Axis, gaps: [CGFloat], proposal: CGFloat?, cells: [GridCell]) {
        (self.axis, self.gaps, self.proposal) = (axis, gaps, proposal)
        lengths = Array(repeating: 0, count: gaps.count)
        pending = Array(repeating: 0, count: gaps.count)
        unmeasured = pending
        isCommitted = Array(repeating: false, count: gaps.count)
        isOpen = isCommitted
        for cell in cells where cell.tracks(along: axis).count == 1 {
            unmeasured[cell.tracks(along: axis).lowerBound] += 1
        }
        hasCells = unmeasured.map { $0 > 0 }
    }

    /// The whole length of the given tracks with the gaps between them.
    func length(of tracks: Range<Int>) -> CGFloat {
        tracks.reduce(0) { $0 + lengths[$1] + ($1 == tracks.lowerBound ? 0 : gaps[$1]) }
    }

    /// The whole length of all tracks.
    var length: CGFloat { length(of: lengths.indices) }

    /// The start of each track.
    var starts: [CGFloat] {
        var end: CGFloat = 0
        return lengths.indices.map { track in
            let start = end + gaps[track]
            end = start + lengths[track]
            return start
        }
    }

    /// Begins with the cells of another priority.
    mutating func beginPriority(_ cells: [GridCell]) {
        for track in pending.indices { pending[track] = 0 }
        for cell in cells where cell.tracks(along: axis).count == 1 {
            pending[cell.tracks(along: axis).lowerBound] += 1
        }
    }

    /// Fixes the offer for each open track while the next group of cells is measured.
    mutating func beginGroup() {
        isOpen = pending.map { $0 > 0 }
        guard let proposal else { return }
        guard proposal.isFinite else {
            (share, remaining) = (proposal, proposal)
            return
        }
        let committed = lengths.indices.reduce(0) { $0 + (isCommitted[$1] ? lengths[$1] : 0) }
        let open = isOpen.reduce(0) { $0 + ($1 ? 1 : 0) }
        remaining = (proposal - gaps.reduce(0, +) - committed).orZero
        share = open > 0 ? remaining / CGFloat(open) : 0
    }

    /// Returns the proposal for a cell along this axis.
    func proposal(for cell: GridCell) -> CGFloat? {
        guard proposal != nil else { return nil }
        let tracks = cell.tracks(along: axis)
        guard !cell.isUnsized(along: axis) else { return length(of: tracks) }
        if tracks.count == 1 { return max(share, lengths[tracks.lowerBound]) }
        let open = tracks.filter { isOpen[$0] }
        let offered = open.isEmpty ? max(remaining, 0) : open.reduce(0) { $0 + max(share - lengths[$1], 0) }
        return length(of: tracks) + offered
    }

    /// Widens a track to hold a cell's answer.
    mutating func hold(_ length: CGFloat, in track: Int) { lengths[track] = max(lengths[track], length) }

    mutating func markMeasured(_ cell: GridCell) {
        let tracks = cell.tracks(along: axis)
        guard tracks.count == 1 else { return }
        pending[tracks.lowerBound] -= 1
        unmeasured[tracks.lowerBound] -= 1
    }

    /// Widens the tracks of a cell that takes several of them until they hold its answer: first the tracks that still await a cell of
    /// their own, else those without any, else all alike (probed on macOS 27).
    mutating func hold(_ length: CGFloat, across tracks: Range<Int>) {
        let shortfall = length - self.length(of: tracks)
        guard shortfall > 0 else { return }
        let waiting = tracks.filter { unmeasured[$0] > 0 }
        let empty = tracks.filter { !hasCells[$0] }
        let widened = !waiting.isEmpty ? waiting : !empty.isEmpty ? empty : Array(tracks)
        for track in widened { lengths[track] += shortfall / CGFloat(widened.count) }
    }

    /// Ends a group: tracks that await no cell of the current priority keep their length.
    mutating func endGroup() {
        for track in pending.indices where pending[track] == 0 { isCommitted[track] = true }
    }
}
