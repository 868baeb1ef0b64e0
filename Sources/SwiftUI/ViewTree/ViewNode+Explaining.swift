extension ViewNode {
    /// Runs a body that may start animations of an attribute, so that whoever asks is told whose they are.
    func explaining<Result>(_ attribute: @autoclosure () -> String, _ body: () -> Result) -> Result {
        AnimationStarts.naming(attribute(), of: { explainedName }, body)
    }

    /// The kind of the view, or of what a modifier is around, with what is written there.
    private var explainedName: String {
        var node = self
        while let inner = (node as? WrapperNode)?.inner ?? (node as? LayoutContainerNode)?.modified { node = inner }
        let words = spokenLabel
        let kind = node.kind
        guard !words.isEmpty, !kind.contains("\"") else { return kind }
        return "\(kind) \"\(words.count > 40 ? words.prefix(40) + "…" : words)\""
    }
}
