import Foundation

/// A text with attributes within a text to be localized.
///
/// Foundation on Linux encodes no attributed strings; this value keeps the attributes that Markdown has.
package struct AttributedArgument: Sendable, Equatable, Codable {
    package var value: AttributedString

    package init(_ value: AttributedString) { self.value = value }

    /// A piece as it is encoded.
    private struct Run: Codable {
        var text: String
        var intent: InlinePresentationIntent?
        var link: URL?
        var block: PresentationIntent?
    }

    package init(from decoder: any Decoder) throws {
        value = AttributedString()
        for run in try decoder.singleValueContainer().decode([Run].self) {
            var attributes = AttributeContainer()
            if let intent = run.intent { attributes.inlinePresentationIntent = intent }
            if let link = run.link { attributes.link = link }
            if let block = run.block { attributes.presentationIntent = block }
            value.append(AttributedString(run.text, attributes: attributes))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        let runs = value.runs.map { run in
            Run(
                text: String(value[run.range].characters), intent: run.inlinePresentationIntent, link: run.link,
                block: run.presentationIntent)
        }
        var container = encoder.singleValueContainer()
        try container.encode(runs)
    }
}
