import Foundation

/// Cuts shaped text into lines for a proposal and truncates text that does not fit.
struct LineBreaker {
    let shaped: ShapedParagraph
    let style: ParagraphStyle
    let width: CGFloat?
    let height: CGFloat?

    private var filler: LineFiller { LineFiller(shaped: shaped, width: width) }

    func lines() -> BrokenText {
        var text = BrokenText(width: width)
        guard !shaped.clusters.isEmpty else { return lineOfNothing }
        let limit = style.maximumLines.map { max($0, 1) } ?? Int.max
        var start = 0
        var endsOpen = false
        repeat {
            let range = style.avoidsOrphans ? filler.lineAvoidingOrphans(from: start) : filler.line(from: start)
            endsOpen = !range.isEmpty && filler.isLineEnd(shaped.clusters[range.upperBound - 1])
            var line = BrokenLine(range: range, pieces: [], metrics: LineMetrics(of: range, in: shaped, style: style))
            line.baseline = baseline(of: line, after: text.lines.last)
            if let last = text.lines.indices.last, last + 1 >= limit || exceedsHeight(line) {
                truncate(&text, at: last)
                return text
            }
            let isLast = range.upperBound == shaped.clusters.count
            let content = filler.content(of: range, keepsSpace: isLast || endsOpen)
            line.pieces = [.clusters(content)]
            if !isLast, !endsOpen { line.spaceAtBreak = filler.width(of: content.upperBound..<range.upperBound) }
            text.lines.append(line)
            start = range.upperBound
            // A line end at the very end of the text opens one more, empty line.
        } while start < shaped.clusters.count || endsOpen
        return text
    }

    /// An empty text in some font is one line of that font, without width; without a run it is nothing.
    private var lineOfNothing: BrokenText {
        var text = BrokenText(width: width)
        guard !shaped.runs.isEmpty else { return text }
        var line = BrokenLine(range: 0..<0, pieces: [], metrics: LineMetrics(of: 0..<0, in: shaped, style: style))
        line.baseline = line.metrics.ascender
        text.lines = [line]
        return text
    }

    private func baseline(of line: BrokenLine, after last: BrokenLine?) -> CGFloat {
        guard let last else { return line.metrics.ascender }
        let spacing = style.lineSpacing.isFinite ? style.lineSpacing : 0
        return last.baseline + last.metrics.descender + line.metrics.gap + spacing + line.metrics.ascender
    }

    private func exceedsHeight(_ line: BrokenLine) -> Bool {
        guard let height else { return false }
        return style.ceiled(line.baseline + line.metrics.descender) > height + LineFiller.tolerance
    }

    private func truncate(_ text: inout BrokenText, at index: Int) {
        let line = text.lines[index]
        let rest = line.range.upperBound..<shaped.clusters.count
        // White space alone below the last line is not missed.
        guard rest.contains(where: { !shaped.clusters[$0].isWhitespace }) else { return }
        text.lines[index].spaceAtBreak = 0
        let truncator = LineTruncator(filler: filler, style: style)
        if style.allowsTightening, let tightening = truncator.tightening(from: line.range.lowerBound) {
            text.lines[index].pieces = [.clusters(line.range.lowerBound..<shaped.clusters.count)]
            text.lines[index].tightening = tightening
            return
        }
        text.isTruncated = true
        text.lines[index].pieces = truncator.pieces(from: line.range.lowerBound)
        text.lines[index].range = line.range.lowerBound..<shaped.clusters.count
    }
}

extension ParagraphStyle {
    /// A length rounded up to whole pixels.
    func ceiled(_ length: CGFloat) -> CGFloat {
        guard pixelLength.isFinite, pixelLength > 0, length.isFinite else { return length }
        // A pixel is a third of a point or the like: dividing by the whole number of pixels gives the exact fraction.
        let scale = (1 / pixelLength).rounded()
        let pixels = (length / pixelLength - 1e-6).rounded(.up)
        return scale >= 1 && abs(scale * pixelLength - 1) < 1e-4 ? pixels / scale : pixels * pixelLength
    }
}
