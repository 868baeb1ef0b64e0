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
    /// The widths that known characters take in place of their glyphs'.
    let widths: SystemWidths?
    /// Points after each cluster of known width, beside the tracking.
    let extra: CGFloat

    /// Adds the clusters of glyphs that run from left to right, whose offsets count from `start`; the last one ends at
    /// `end`.
    @inline(__always)
    func append(
        of glyphs: [ShapedGlyph], in text: [UInt16], start: Int, end: Int, to clusters: inout [TextCluster], isWhitespace: (Int) -> Bool
    ) {
        var (first, isKerned) = (0, false)
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
            var cluster = TextCluster(
                start: Int32(start + offset), end: Int32(next), item: item, firstGlyph: Int32(first),
                glyphCount: Int32(last - first), isWhitespace: isWhitespace(start + offset),
                isUnsafeToBreak: isUnsafe, advance: CGFloat(units) * scale * stretch + own, spacing: own)
            if let widths, units != 0 { fit(&cluster, to: widths, in: text, end: end) }
            // A line that ends before a kerned letter is shaped again, without the kerning.
            if isKerned, !cluster.isWhitespace { cluster.isUnsafeToBreak = true }
            isKerned = cluster.kerning != 0
            clusters.append(cluster)
            first = last
        }
    }

    /// Gives a cluster of known characters the system's width, its glyphs in the middle.
    private func fit(_ cluster: inout TextCluster, to widths: SystemWidths, in text: [UInt16], end: Int) {
        var (advance, inner, next) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for place in Int(cluster.start)..<Int(cluster.end) {
            // A mark over a letter takes no room.
            if place > cluster.start, text[place] >= 0x300, text[place] < 0x370 { continue }
            guard let known = widths.advance(of: text[place]) else { return }
            advance += known
            guard place + 1 < end else { continue }
            let kerning = widths.kerning(text[place], text[place + 1])
            if place + 1 < cluster.end { inner += kerning } else { next = kerning }
        }
        cluster.inset = (advance - cluster.advance + cluster.spacing) / 2
        cluster.spacing = widths.tracking + extra
        cluster.kerning = next
        cluster.advance = advance + inner + next + cluster.spacing
    }
}
