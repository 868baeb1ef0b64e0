import Foundation

/// Shortens the last line so that it and an ellipsis fit.
struct LineTruncator {
    let filler: LineFiller
    let style: ParagraphStyle

    private var shaped: ShapedParagraph { filler.shaped }

    /// The pieces of a line that starts with a cluster and stands for all the rest of the text.
    func pieces(from start: Int) -> [BrokenLine.Piece] {
        let end = shaped.clusters.count
        switch style.truncation {
        case .tail:
            let head = head(from: start, width: room(besideRunOf: start))
            return [.clusters(head), ellipsis(after: head)]
        case .head:
            let tail = tail(from: start, to: end, width: room(besideRunOf: end - 1))
            return [.ellipsis(run: run(of: end - 1)), .clusters(tail)]
        case .middle:
            return middle(from: start, to: end)
        }
    }

    /// The points to take from each cluster so that all the rest fits in one line; nil if that is more than 5 % of it
    /// (Apple, `NSParagraphStyle.tighteningFactorForTruncation`: 0.05 by default).
    func tightening(from start: Int) -> CGFloat? {
        guard let width = filler.width else { return nil }
        let rest = start..<shaped.clusters.count
        guard !rest.contains(where: { filler.isLineEnd(shaped.clusters[$0]) }) else { return nil }
        let excess = filler.width(of: rest) - width
        guard excess > 0, excess <= 0.05 * width, rest.count > 1 else { return nil }
        return -excess / CGFloat(rest.count - 1)
    }

    private func middle(from start: Int, to end: Int) -> [BrokenLine.Piece] {
        guard let width = room(besideRunOf: start) else {
            let head = head(from: start, width: nil)
            return [.clusters(head), ellipsis(after: head)]
        }
        var head = head(from: start, width: width / 2)
        let tail = tail(from: head.upperBound, to: end, width: width - filler.width(of: head))
        head = self.head(from: start, width: width - filler.width(of: tail))
        let shortened = head.clamped(to: start..<max(tail.lowerBound, start))
        return [.clusters(shortened), ellipsis(after: shortened), .clusters(tail)]
    }

    /// The longest beginning, up to a line end, without white space at its end.
    private func head(from start: Int, width: CGFloat?) -> Range<Int> {
        var (pen, end): (CGFloat, Int) = (0, start)
        while end < shaped.clusters.count, !filler.isLineEnd(shaped.clusters[end]) {
            let advance = filler.advance(of: shaped.clusters[end], at: pen)
            // The last one stands beside the ellipsis, without its kerning.
            if let width, pen + advance - shaped.clusters[end].kerning > width + LineFiller.tolerance { break }
            pen += advance
            end += 1
        }
        while end > start, end < shaped.clusters.count,
            !shaped.text.startsCharacter(at: Int(shaped.clusters[end].start))
        {
            end -= 1
        }
        return filler.content(of: start..<end, keepsSpace: false)
    }

    /// The longest end, back to a line end, without white space at its beginning.
    private func tail(from start: Int, to end: Int, width: CGFloat?) -> Range<Int> {
        var (pen, first): (CGFloat, Int) = (0, end)
        while first > start, !filler.isLineEnd(shaped.clusters[first - 1]) {
            let advance = shaped.clusters[first - 1].advance
            if let width, pen + advance > width + LineFiller.tolerance { break }
            pen += advance
            first -= 1
        }
        while first < end, shaped.clusters[first].isWhitespace { first += 1 }
        return first..<end
    }

    private func ellipsis(after head: Range<Int>) -> BrokenLine.Piece {
        .ellipsis(run: run(of: head.isEmpty ? head.lowerBound : head.upperBound - 1))
    }

    private func run(of cluster: Int) -> Int {
        guard shaped.clusters.indices.contains(cluster) else { return 0 }
        return shaped.items[Int(shaped.clusters[cluster].item)].run
    }

    private func room(besideRunOf cluster: Int) -> CGFloat? {
        filler.width.map { max($0 - Ellipsis(run: run(of: cluster), in: shaped).width, 0) }
    }
}
