/// A piece of Swift source, with as much detail as a search in it needs.
package struct SwiftToken: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A name, a keyword or a number.
        case word(String)
        /// A name between backticks, which is never a keyword.
        case escapedName(String)
        /// A string literal; nil where it has interpolations, so that its value is not known before it runs.
        case string(String?)
        /// A regular expression between slashes.
        case regex
        /// A single character of any other kind.
        case mark(Character)
        /// A comment; these tokens exist only where they are requested.
        case comment
    }

    package let kind: Kind
    /// The line, from 1.
    package let line: Int
    /// The number of open parentheses, brackets and braces around it; an opening mark counts as outside of itself, and so does the mark
    /// that closes it.
    package let depth: Int
    /// Its bytes in UTF-8.
    package let range: Range<Int>

    package init(kind: Kind, line: Int, depth: Int, range: Range<Int>) {
        (self.kind, self.line, self.depth, self.range) = (kind, line, depth, range)
    }

    /// Returns whether another token follows it without anything between them.
    package func touches(_ next: SwiftToken) -> Bool { range.upperBound == next.range.lowerBound }

    package var word: String? {
        if case .word(let word) = kind { word } else { nil }
    }

    /// The name that a declaration can have: a word, or the text between backticks.
    package var name: String? {
        switch kind {
        case .word(let name), .escapedName(let name): name
        case .string, .regex, .mark, .comment: nil
        }
    }

    /// True if it opens a group that another mark closes.
    package var isOpening: Bool { kind == .mark("(") || kind == .mark("[") || kind == .mark("{") }
    package var isClosing: Bool { kind == .mark(")") || kind == .mark("]") || kind == .mark("}") }
}
