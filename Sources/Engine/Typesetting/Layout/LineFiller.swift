import Foundation

/// Fills one line after the other, greedily.
struct LineFiller {
    let shaped: ShapedParagraph
    /// Points; nil has room for everything up to a line end.
    let width: CGFloat?

    /// Room for rounding in sums of advances, in points: far below a pixel.
    static let tolerance: CGFloat = 1 / 1024

    /// Tab stops lie 28 points apart (Apple, AppKit `NSParagraphStyle.tabStops`: the default ones).
    static let tabInterval: CGFloat = 28

    /// The clusters of the line that starts with a cluster. White space hangs over the end; a word that is wider than
    /// the line is broken between characters; at least one character is taken.
    func line(from start: Int) -> Range<Int> {
        let (clusters, breaks) = (shaped.clusters, shaped.text.breaks)
        var (pen, lastBreak): (CGFloat, Int?) = (0, nil)
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if cluster.isLineEnd { return start..<index + 1 }
            let advance = advance(of: cluster, at: pen)
            if let width, !cluster.isWhitespace, index > start, pen + advance > width + LineFiller.tolerance {
                return start..<(lastBreak ?? lastCharacterStart(upTo: index, after: start))
            }
            pen += advance
            if breaks[Int(cluster.end)] != .none { lastBreak = index + 1 }
        }
        return start..<clusters.count
    }

    /// Returns the same line as `line(from:)`, but the second line of a paragraph of two does not hold one short word alone. If the word
    /// before it fits beside it and has another one before it, that word goes to the second line, too.
    ///
    /// Source: Apple, `NSParagraphStyle.LineBreakStrategy.pushOut`, which is part of the standard strategy of labels since iOS 11 and
    /// of SwiftUI's text; that words of up to ten characters are short was found by trying (a question on Stack Overflow). Paragraphs of
    /// more lines end in one word: "Edit Widget to / change the / background" at 126 and 138 points (a widget of iOS 17), "aliqua." under
    /// four lines of a title (doordash-oss/swiftui-preview-snapshots, test_modify), "read." and "MEMBER." under three and five of a body
    /// (gonzalezreal/swift-markdown-ui, MarkdownTests.testBlockquote).
    func lineAvoidingOrphans(from start: Int) -> Range<Int> {
        let line = line(from: start)
        guard start == 0 || shaped.clusters[start - 1].isLineEnd, line.upperBound < shaped.clusters.count,
            !shaped.clusters[line.upperBound - 1].isLineEnd
        else { return line }
        let next = self.line(from: line.upperBound)
        guard next.upperBound == shaped.clusters.count || shaped.clusters[next.upperBound - 1].isLineEnd, isShortWord(next), let width,
            shaped.clusters[line.upperBound - 1].isWhitespace, let place = lastWordStart(in: line)
        else { return line }
        let both = content(of: place..<next.upperBound, keepsSpace: false)
        guard self.width(of: both) <= width + LineFiller.tolerance else { return line }
        return start..<place
    }

    private static let mostShortCharacters = 10

    /// Returns whether a line is one word, without a place where it may be broken, and a short one.
    private func isShortWord(_ line: Range<Int>) -> Bool {
        let word = content(of: line, keepsSpace: false)
        guard let last = word.last, word.count <= Self.mostShortCharacters * 4 else { return false }
        let (clusters, breaks) = (shaped.clusters, shaped.text.breaks)
        let isWhole = word.dropLast().allSatisfy { breaks[Int(clusters[$0].end)] == .none }
        let units = Int(clusters[word.lowerBound].start)..<Int(clusters[last].end)
        return isWhole && units.count { shaped.text.startsCharacter(at: $0) } <= Self.mostShortCharacters
    }

    /// Returns the start of the last of several words of a line.
    private func lastWordStart(in line: Range<Int>) -> Int? {
        let words = content(of: line, keepsSpace: false)
        let space = words.last { shaped.clusters[$0].isWhitespace && shaped.text.breaks[Int(shaped.clusters[$0].end)] != .none }
        guard let space, words[..<space].contains(where: { !shaped.clusters[$0].isWhitespace }) else { return nil }
        return space + 1
    }

    func isLineEnd(_ cluster: TextCluster) -> Bool { cluster.isLineEnd }

    func advance(of cluster: TextCluster, at pen: CGFloat) -> CGFloat {
        guard cluster.isTab else { return cluster.advance }
        return ((pen / LineFiller.tabInterval).rounded(.down) + 1) * LineFiller.tabInterval - pen
    }

    /// The clusters without line end, and without white space at the end unless `keepsSpace`.
    func content(of line: Range<Int>, keepsSpace: Bool) -> Range<Int> {
        var end = line.upperBound
        if end > line.lowerBound, isLineEnd(shaped.clusters[end - 1]) { end -= 1 }
        while !keepsSpace, end > line.lowerBound, shaped.clusters[end - 1].isWhitespace { end -= 1 }
        return line.lowerBound..<end
    }

    func width(of range: Range<Int>) -> CGFloat {
        range.reduce(0) { pen, index in pen + advance(of: shaped.clusters[index], at: pen) }
    }

    private func lastCharacterStart(upTo index: Int, after start: Int) -> Int {
        var place = index
        while place > start + 1, !shaped.text.startsCharacter(at: Int(shaped.clusters[place].start)) { place -= 1 }
        return place
    }
}
