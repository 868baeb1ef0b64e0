/// Takes the marks of headings, lists, quotes and fences away and splits a source into its blocks.
///
/// Source: CommonMark 0.31 (spec.commonmark.org), as far as it bears on the text of a block.
enum MarkdownBlocks {
    /// The texts of the blocks, in order.
    static func texts(of source: String) -> [String] {
        var blocks: [String] = []
        var paragraph: [Substring] = []
        var fence: Substring?
        func finish() {
            if !paragraph.isEmpty { blocks.append(paragraph.joined(separator: "\n")) }
            paragraph = []
        }
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " || $0 == "\t" }
            if let open = fence {
                if text.hasPrefix(open) {
                    fence = nil
                    finish()
                } else {
                    paragraph.append(escaped(line)[...])
                }
            } else if text.isEmpty || isRule(text) {
                finish()
            } else if text.hasPrefix("```") || text.hasPrefix("~~~") {
                finish()
                fence = text.prefix(3)
            } else if let heading = text.prefixMatch(of: #/#{1,6}(?:[ \t]+|$)/#) {
                finish()
                blocks.append(String(text[heading.range.upperBound...].trimmingSuffix(while: { "# \t".contains($0) })))
            } else if let mark = text.prefixMatch(of: #/(?:[-+*]|\d{1,9}[.)]|>)[ \t]+/#) {
                finish()
                paragraph.append(text[mark.range.upperBound...])
            } else {
                paragraph.append(text)
            }
        }
        finish()
        return blocks
    }

    /// Three or more of `-`, `*` or `_` on a line of their own.
    private static func isRule(_ line: Substring) -> Bool {
        let marks = line.filter { $0 != " " && $0 != "\t" }
        guard marks.count >= 3, let mark = marks.first, "-*_".contains(mark) else { return false }
        return marks.allSatisfy { $0 == mark }
    }

    /// Code as it is, for the inline parser.
    private static func escaped(_ line: Substring) -> String {
        line.reduce(into: "") { $0 += $1.isASCII && ($1.isPunctuation || $1.isSymbol) ? "\\\($1)" : "\($1)" }
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
        var end = endIndex
        while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
        return self[..<end]
    }
}
