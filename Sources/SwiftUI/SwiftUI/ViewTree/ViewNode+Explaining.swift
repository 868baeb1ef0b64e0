extension ViewNode {
    /// Runs a body that may start animations of an attribute, so that whoever asks is told whose they are.
    func explaining<Result>(_ attribute: @autoclosure () -> String, _ body: () -> Result) -> Result {
        AnimationStarts.naming(attribute(), of: { explainedName }, by: self, body)
    }

    /// The kind of the view, or of what a modifier is around, with what is written there.
    var explainedName: String {
        var node = self
        while let inner = (node as? WrapperNode)?.inner ?? (node as? LayoutContainerNode)?.modified { node = inner }
        let words = spokenLabel
        let kind = node.kind
        guard !words.isEmpty, !kind.contains("\"") else { return kind }
        return "\(kind) \"\(words.count > 40 ? words.prefix(40) + "…" : words)\""
    }
}

/// A frame on its way, told by what of it changes.
func describingFrame<Result>(_ body: () -> Result) -> Result {
    AnimationStarts.describing(
        { (frame: AnimatableVector) -> Any in
            zip(["x", "y", "width", "height"], frame.components).map { ExplainedQuantity($0, .points, [$1]) }
        }, body)
}

extension Animatable {
    /// Runs a body that animates the data of the value, which is told in place of them.
    func describingData<Result>(_ body: () -> Result) -> Result {
        AnimationStarts.describing(
            { (data: AnimatableData) -> Any in
                var value = self
                value.animatableData = data
                return value
            }, body)
    }
}

extension ViewNode {
    /// Whether it has gone by a moment, with what it stands in, and is only kept until the next evaluation.
    fileprivate func hasDeparted(by time: Double) -> Bool {
        var node: ViewNode? = self
        while let here = node {
            if here.isDeparting, let transition = here as? TransitionNode, transition.departureTime <= time { return true }
            node = here.parent
        }
        return false
    }
}

extension ViewTree {
    /// Runs a body outside of an update that may start animations, so that whoever asks is told of them.
    func noting<Result>(_ body: () -> Result) -> Result {
        guard isExplained, AnimationStarts.current == nil else { return body() }
        let starts = AnimationStarts(waitsForEnd: false, isExplained: true)
        defer { explanations += starts.notes }
        return AnimationStarts.$current.withValue(starts) { body() }
    }

    /// Notes what the keyframes of a run do.
    ///
    /// - Parameters:
    ///   - period: seconds after which they play again; nil if they do not.
    ///   - former: the number of the run that this one takes the place of, whose keyframes stop.
    /// - Returns: the number of the run.
    func explain(_ keyframes: [KeyframeNote], of view: String, since start: Double, repeats period: Double?, after former: Int?) -> Int {
        if let former { stopExplainedRun(former, at: start) }
        explainedRuns += 1
        explanations += keyframes.map {
            AnimationNote(
                view: view, attribute: $0.track, parts: $0.parts, animation: $0.keyframe, start: start + $0.start,
                end: start + $0.end, period: period, run: explainedRuns)
        }
        return explainedRuns
    }

    /// Notes a run of a symbol effect, or that one which is known ends at another time.
    ///
    /// - Returns: the number of the run.
    func explain(_ note: AnimationNote) -> Int {
        if let run = note.run {
            for index in explanations.indices where explanations[index].run == run { explanations[index].end = note.end }
            return run
        }
        explainedRuns += 1
        explanations.append(note)
        explanations[explanations.count - 1].run = explainedRuns
        return explainedRuns
    }

    /// Forgets animations that would go on, of views that are not there any more at a moment.
    package func forgetExplanationsOfGone(at time: Double) {
        explanations.removeAll { note in
            guard note.end ?? .infinity > time || note.period != nil, let mover = note.mover else { return false }
            return mover.object.map { ($0 as? ViewNode)?.hasDeparted(by: time) ?? false } ?? true
        }
    }

    /// Takes keyframes for ended that would have gone on.
    private func stopExplainedRun(_ run: Int, at time: Double) {
        explanations.removeAll { $0.run == run && $0.start > time }
        for index in explanations.indices where explanations[index].run == run && (explanations[index].end ?? .infinity) > time {
            explanations[index].end = time
        }
    }
}
