import Foundation

extension AttributedString {
    /// Options for reading Markdown.
    ///
    /// Source: Apple, Foundation `AttributedString.MarkdownParsingOptions`.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that are interpreted.
        public enum InterpretedSyntax: Sendable, Hashable {
            /// All: paragraphs, headings, lists and quotes lose their marks and follow one another without a separator.
            case full
            /// The marks within a paragraph; line ends count as spaces.
            case inlineOnly
            /// The marks within a paragraph; spaces and line ends stay as they are.
            case inlineOnlyPreservingWhitespace
        }

        public var interpretedSyntax: InterpretedSyntax

        public init(interpretedSyntax: InterpretedSyntax = .full) { self.interpretedSyntax = interpretedSyntax }
    }

    /// The text of a Markdown source, with its emphasis, code, strikethrough and links as attributes.
    ///
    /// Every text is valid Markdown, so this never throws; it is declared as throwing to match Apple's signature.
    ///
    /// - Parameter baseURL: the base of relative links.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        let blocks = options.interpretedSyntax == .full ? MarkdownBlocks.texts(of: markdown) : [markdown]
        for block in blocks {
            let keepsWhitespace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
            for run in MarkdownInlineParser.runs(of: block, keepsWhitespace: keepsWhitespace) {
                append(AttributedString(run.text, attributes: run.attributes(baseURL: baseURL)))
            }
        }
    }

    /// The text of a Markdown source in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}

extension MarkdownRun {
    fileprivate func attributes(baseURL: URL?) -> AttributeContainer {
        var container = AttributeContainer()
        if !intent.isEmpty { container[MarkdownIntent.self] = intent }
        if let link { container.link = URL(string: link, relativeTo: baseURL) }
        return container
    }
}
