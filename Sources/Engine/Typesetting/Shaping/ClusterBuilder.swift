import Foundation

/// Groups an item's glyphs into clusters.
struct ClusterBuilder {
    /// The item's place in the paragraph.
    let item: Int32
    /// Points for a font unit of an advance.
    let scale: CGFloat
    let stretch: CGFloat
    /// Points after each cluster that has a width.
    let spacing: CGFloat

    /// Adds the clusters of glyphs that run from left to right, whose offsets count from `start`; the last one ends at
    /// `end`.
    @inline(__always)
    func append(
        of glyphs: [ShapedGlyph], start: Int, end: Int, to clusters: inout [TextCluster], isWhitespace: (Int) -> Bool
    ) {
        var first = 0
        while first < glyphs.count {
            let offset = Int(glyphs[first].offset)
            var (last, units, isUnsafe) = (first, Int64(0), false)
            while last < glyphs.count, Int(glyphs[last].offset) == offset {
                units += Int64(glyphs[last].advance)
                isUnsafe = isUnsafe || glyphs[last].isUnsafeToBreak
                last += 1
            }
            let own = units == 0 ? 0 : spacing
            let next = last < glyphs.count ? start + Int(glyphs[last].offset) : end
            clusters.append(
                TextCluster(
                    start: Int32(start + offset), end: Int32(next), item: item, firstGlyph: Int32(first),
                    glyphCount: Int32(last - first), isWhitespace: isWhitespace(start + offset),
                    isUnsafeToBreak: isUnsafe, advance: CGFloat(units) * scale * stretch + own, spacing: own))
            first = last
        }
    }
}
