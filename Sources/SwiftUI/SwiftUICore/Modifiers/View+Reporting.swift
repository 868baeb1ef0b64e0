nonisolated extension View {
    /// Says, when a condition holds, that something which the source asks for is not in the picture.
    ///
    /// - Parameters:
    ///   - word: the requested feature, as written in the source.
    ///   - instead: the content shown in its place, as the end of a sentence.
    package func reporting(_ condition: Bool, _ word: String, instead: String) -> some View {
        modifier(ReportModifier(diagnostic: condition ? .notShown(word, instead: instead) : nil))
    }
}

nonisolated private struct ReportModifier: ViewModifier, ContextModifier {
    typealias Body = Never
    let diagnostic: Diagnostic?

    @MainActor func modify(_ context: inout BuildContext, at node: ViewElement) {
        if let diagnostic { context.tree.diagnostics.note(diagnostic) }
    }
}
