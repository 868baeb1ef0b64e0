/// A piece of text with one set of attributes.
package struct MarkdownRun: Sendable, Equatable {
    package var text: String
    package var intent: InlinePresentationIntent = []
    /// Where it links to, as it is written.
    package var link: String?
    /// Whether its words agree with the number in it.
    package var inflects = false

    func hasAttributes(of other: MarkdownRun) -> Bool {
        intent == other.intent && link == other.link && inflects == other.inflects
    }
}
