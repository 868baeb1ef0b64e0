extension ViewNode {
    /// Runs a body that may start animations of an attribute, so that whoever asks is told whose they are.
    func explaining<Result>(_ attribute: @autoclosure () -> String, _ body: () -> Result) -> Result {
        AnimationStarts.naming(attribute(), of: { explainedName }, body)
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

extension ViewTree {
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
                view: view, attribute: $0.track, from: $0.from, to: $0.to, animation: $0.keyframe, start: start + $0.start,
                end: start + $0.end, period: period, run: explainedRuns)
        }
        return explainedRuns
    }

    /// Takes keyframes for ended that would have gone on.
    private func stopExplainedRun(_ run: Int, at time: Double) {
        explanations.removeAll { $0.run == run && $0.start > time }
        for index in explanations.indices where explanations[index].run == run && (explanations[index].end ?? .infinity) > time {
            explanations[index].end = time
        }
    }
}
