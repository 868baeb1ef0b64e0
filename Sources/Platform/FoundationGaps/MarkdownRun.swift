/// A piece of text with one set of attributes.
package struct MarkdownRun: Sendable, Equatable {
    package var text: String
    package var intent: InlinePresentationIntent = []
    /// The destination of its link, as written in the source.
    package var link: String?
    /// A Boolean value that indicates whether its words agree with the number in it.
    package var inflects = false

    func hasAttributes(of other: MarkdownRun) -> Bool {
        intent == other.intent && link == other.link && inflects == other.inflects
    }
}
