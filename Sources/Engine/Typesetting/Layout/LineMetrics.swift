import Foundation

/// The height of a line: the highest ascender and the deepest descender in it, in points.
///
/// They are those of the requested fonts. A character that a fallback draws does not change them: labels keep their height whatever
/// language or emoji fills them.
struct LineMetrics: Sendable, Hashable {
    var ascender: CGFloat = 0
    var descender: CGFloat = 0
    /// The excess of the line's pitch over its height; negative for pitches tighter than the font.
    var gap: CGFloat = 0
    /// The largest point size in it.
    private var pointSize: CGFloat = 0
    /// The line height that the text itself asks for.
    private var ownHeight: LineHeight?

    /// Creates the metrics of the runs that have clusters in a range; for an empty range, of the cluster before it.
    init(of range: Range<Int>, in shaped: ShapedParagraph, style: ParagraphStyle) {
        var (isFirst, lastRun) = (true, -1)
        func take(_ run: Int) {
            guard run != lastRun else { return }
            lastRun = run
            let metrics = LineMetrics(ofRun: run, in: shaped)
            if isFirst {
                self = metrics
                isFirst = false
            } else {
                ascender = max(ascender, metrics.ascender)
                descender = max(descender, metrics.descender)
                gap = max(gap, metrics.gap)
                pointSize = max(pointSize, metrics.pointSize)
                ownHeight = ownHeight ?? metrics.ownHeight
            }
        }
        let clusters = range.isEmpty ? max(range.lowerBound - 1, 0)..<max(range.lowerBound, 0) : range
        let all = shaped.clusters
        var lastItem: Int32 = -1
        for cluster in clusters.clamped(to: all.indices) where all[cluster].item != lastItem {
            lastItem = all[cluster].item
            take(shaped.items[Int(lastItem)].run)
        }
        if isFirst, !shaped.fonts.isEmpty { take(0) }
        takeHeight(of: style)
    }

    /// A height that was asked for is taken from below, or added there: the first baseline stays where it is.
    ///
    /// Source: measurements of `lineHeight(_:)` by public code on iOS 26 and macOS 26. All of the extra leading of an exact line height
    /// is below the glyphs, a lower one trims the box from below, a text is as high as its lines together, and a height with a fraction
    /// is rounded up to a pixel for each line.
    private mutating func takeHeight(of style: ParagraphStyle) {
        guard let height = (ownHeight ?? style.lineHeight)?.height(pointSize: pointSize) else { return }
        descender = style.ceiled(height) - ascender
        gap = 0
    }

    private init(ofRun run: Int, in shaped: ShapedParagraph) {
        let (font, lift) = (shaped.fonts[run].metrics, shaped.runs[run].baselineOffset)
        let offset = lift.isFinite ? lift : 0
        ascender = font.ascender + offset
        descender = font.descender - offset
        gap = font.lineHeight - font.ascender - font.descender
        (pointSize, ownHeight) = (font.sizeInPoints, shaped.runs[run].lineHeight)
        if let attachment = shaped.runs[run].attachment {
            let descent = attachment.descent.isFinite ? attachment.descent : 0
            ascender = attachment.saneSize.height - descent + offset
            descender = descent - offset
        }
    }
}
