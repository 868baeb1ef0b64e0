extension ViewNode {
    /// Runs a body that may start animations of an attribute, so that whoever asks is told whose they are.
    package func explaining<Result>(_ attribute: @autoclosure () -> String, _ body: () -> Result) -> Result {
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
