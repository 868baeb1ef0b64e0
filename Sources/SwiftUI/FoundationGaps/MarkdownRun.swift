/// A piece of text with one set of attributes.
package struct MarkdownRun: Sendable, Equatable {
    package var text: String
    package var intent: InlinePresentationIntent = []
    /// Where it links to, as it is written.
    package var link: String?
}
