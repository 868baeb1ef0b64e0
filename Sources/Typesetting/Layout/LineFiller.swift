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
