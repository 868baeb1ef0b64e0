import Foundation
import RunContext

extension AttributedString {
    /// Options for reading Markdown.
    ///
    /// Source: Apple, Foundation `AttributedString.MarkdownParsingOptions`.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that are interpreted.
        public enum InterpretedSyntax: Sendable, Hashable {
            /// All: paragraphs, headings, lists, quotes and tables lose their marks and follow one another without a separator; the
            /// attribute `presentationIntent` has the blocks.
            case full
            /// The marks within a paragraph; line ends count as spaces.
            case inlineOnly
            /// The marks within a paragraph; spaces and line ends stay as they are.
            case inlineOnlyPreservingWhitespace
        }

        /// The answer to Markdown that cannot be read. Every text is valid Markdown, so both policies return all of it.
        public enum FailurePolicy: Sendable, Hashable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// A Boolean value that indicates whether `^[text](name: value)` gives a text attributes. Otherwise it stays as it is written.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// The language of the text, such as `de`, which becomes an attribute of it.
        public var languageCode: String?
        /// A Boolean value that indicates whether runs have their positions in the source as attributes. Here none has; setting it is noted.
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// The text of a Markdown source, with its emphasis, code, strikethrough and links as attributes.
    ///
    /// Every text is valid Markdown, so this never throws; it is declared as throwing to match Apple's signature.
    ///
    /// - Parameter baseURL: the base of relative links.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        if options.appliesSourcePositionAttributes {
            RunReports.note("MarkdownParsingOptions.appliesSourcePositionAttributes was set: texts have no source positions here.")
        }
        guard options.interpretedSyntax == .full else {
            appendRuns(of: markdown, intent: nil, options: options, baseURL: baseURL)
            return
        }
        for block in MarkdownBlocks.blocks(of: markdown) {
            if block.isLiteral {
                append([MarkdownRun(text: block.text)], intent: block.intent, languageCode: options.languageCode, baseURL: baseURL)
            } else {
                appendRuns(of: block.text, intent: block.intent, options: options, baseURL: baseURL)
            }
        }
    }

    private mutating func appendRuns(of source: String, intent: PresentationIntent?, options: MarkdownParsingOptions, baseURL: URL?) {
        let runs = MarkdownInlineParser.runs(
            of: source, keepsWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
            readsAttributes: options.allowsExtendedAttributes)
        append(runs, intent: intent, languageCode: options.languageCode, baseURL: baseURL)
    }

    private mutating func append(_ runs: [MarkdownRun], intent: PresentationIntent?, languageCode: String?, baseURL: URL?) {
        for run in runs {
            var attributes = run.attributes(baseURL: baseURL)
            attributes.languageIdentifier = languageCode
            attributes.presentationIntent = intent
            append(AttributedString(run.text, attributes: attributes))
        }
    }

    /// The text of a Markdown file.
    ///
    /// - Throws: errors of reading the file.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// The text of a Markdown source in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}

extension MarkdownRun {
    fileprivate func attributes(baseURL: URL?) -> AttributeContainer {
        var container = AttributeContainer()
        if !intent.isEmpty { container.inlinePresentationIntent = intent }
        if let link { container.link = URL(string: link, relativeTo: baseURL) }
        return container
    }
}
