import Foundation

/// The Markdown styles of a piece of text within a paragraph.
///
/// Source: Apple, Foundation `InlinePresentationIntent`, with its raw values.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*text*`, usually italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**text**`, usually bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// `` `text` ``, usually monospaced.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The end of a line within a paragraph.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The end of a line that is kept.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
