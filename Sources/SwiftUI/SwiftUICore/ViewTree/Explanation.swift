import AnimationEngine

/// Notes of what each animation of a tree does, for whoever asks.
package struct Explanation {
    /// True if animations are noted.
    package var isOn = false

    package internal(set) var notes: [AnimationNote] = []

    /// The dates that timeline views show, in the order in which the views were there.
    package internal(set) var timelines: [TimelineNote] = []

    /// The number of runs of keyframes and of symbol effects so far.
    private var runs = 0

    /// Notes what the keyframes of a run do.
    ///
    /// - Parameters:
    ///   - period: seconds after which they play again; nil if they do not.
    ///   - former: the number of the run that this one takes the place of, whose keyframes stop.
    ///   - player: the object that plays them.
    /// - Returns: the number of the run.
    mutating func explain(
        _ keyframes: [KeyframeNote], of view: String, since start: Double, repeats period: Double?, after former: Int?,
        by player: AnyObject
    ) -> Int {
        if let former { stop(former, at: start) }
        runs += 1
        notes += keyframes.map {
            AnimationNote(
                view: view, attribute: $0.track, parts: $0.parts, animation: $0.keyframe, start: start + $0.start,
                end: start + $0.end, period: period, run: runs, mover: AnimationNote.Mover(player))
        }
        return runs
    }

    /// Notes a run of a symbol effect, or another end of a run that is known.
    ///
    /// - Returns: the number of the run.
    mutating func explain(_ note: AnimationNote) -> Int {
        if let run = note.run {
            for index in notes.indices where notes[index].run == run { notes[index].end = note.end }
            return run
        }
        runs += 1
        notes.append(note)
        notes[notes.count - 1].run = runs
        return runs
    }

    /// Forgets animations that would go on, of views that have left by a moment.
    @MainActor
    package mutating func forgetGone(at time: Double) {
        notes.removeAll { note in
            guard note.end ?? .infinity > time || note.period != nil, let mover = note.mover else { return false }
            return mover.object.map { ($0 as? ViewNode)?.hasDeparted(by: time) ?? false } ?? true
        }
    }

    /// Forgets animations that have ended at a moment.
    package mutating func forgetEnded(by time: Double) {
        notes.removeAll { note in note.period == nil && note.end.map { $0 <= time } ?? false }
    }

    /// Returns the animation that moves an object last at a moment, as it is written in a source; of keyframes those of each track.
    func animation(of object: AnyObject, at time: Double) -> String? {
        let running = notes.filter { $0.mover?.object === object && $0.isRunning(at: time) }
        guard let last = running.max(by: { ($0.end ?? .infinity, $0.start) < ($1.end ?? .infinity, $1.start) }) else { return nil }
        let tracks = running.filter { $0.run != nil && $0.run == last.run }
        return tracks.count > 1 ? tracks.map { "\($0.animation) of \($0.attribute)" }.joined(separator: ", ") : last.animation
    }

    /// Ends keyframes that would have gone on.
    private mutating func stop(_ run: Int, at time: Double) {
        notes.removeAll { $0.run == run && $0.start > time }
        for index in notes.indices where notes[index].run == run && (notes[index].end ?? .infinity) > time {
            notes[index].end = time
        }
    }
}

extension AnimationNote {
    /// Returns true if it moves something at a moment; one that plays again does so in each of its periods.
    fileprivate func isRunning(at time: Double) -> Bool {
        guard time >= start else { return false }
        let elapsed = period.map { (time - start).truncatingRemainder(dividingBy: $0) } ?? time - start
        return end.map { start + elapsed < $0 } ?? true
    }
}

extension ViewTree {
    /// Runs a body outside of an update that may start animations, and notes them if they are explained.
    package func noting<Result>(_ body: () -> Result) -> Result {
        guard explanation.isOn, AnimationStarts.current == nil else { return body() }
        let starts = AnimationStarts(waitsForEnd: false, isExplained: true)
        defer { explanation.notes += starts.notes }
        return AnimationStarts.$current.withValue(starts) { body() }
    }
}

extension ViewNode {
    /// True if it has gone by a moment, or something around it has, and it is only kept until the next evaluation.
    fileprivate func hasDeparted(by time: Double) -> Bool {
        var node: ViewNode? = self
        while let here = node {
            if here.isDeparting, let transition = here as? TransitionNode, transition.departureTime <= time { return true }
            node = here.parent
        }
        return false
    }
}
