import Foundation

/// A line before its glyphs are placed.
struct BrokenLine: Sendable {
    enum Piece: Sendable {
        /// Clusters of the paragraph, by index.
        case clusters(Range<Int>)
        /// The ellipsis, in the style of a run.
        case ellipsis(run: Int)
    }

    /// All clusters the line uses up, white space and line end included.
    var range: Range<Int>
    /// The visible parts of the line, in the order of the text.
    var pieces: [Piece]
    /// The width of the white space at which the line was broken, which is not among its pieces, in points.
    var spaceAtBreak: CGFloat = 0
    /// Points to add after each cluster; negative to tighten a line that would be truncated.
    var tightening: CGFloat = 0
    var metrics: LineMetrics
    /// The distance of its baseline from the top of the text, in points.
    var baseline: CGFloat = 0
}

/// A paragraph cut into lines.
struct BrokenText: Sendable {
    var lines: [BrokenLine] = []
    var isTruncated = false
    /// The width that was proposed, in points.
    var width: CGFloat?
}
