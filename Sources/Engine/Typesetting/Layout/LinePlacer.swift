import Foundation
import Geometry

/// Puts the glyphs of broken lines in their places.
struct LinePlacer {
    let shaped: ShapedParagraph
    let style: ParagraphStyle

    func layout(of text: BrokenText) -> TextLayout {
        var layout = TextLayout()
        layout.isTruncated = text.isTruncated
        layout.missingCharacters = shaped.missingCharacters
        layout.missingFonts = shaped.missingFonts
        layout.uncoloredFonts = shaped.uncoloredFonts
        let lines = text.lines.map { VisualLine($0, in: shaped, limit: text.width) }
        layout.size.width = max(style.ceiled(width(of: lines, in: text)), 0)
        layout.size.height = height(of: text)
        layout.firstBaseline = text.lines.first?.baseline ?? 0
        layout.lastBaseline = text.lines.last?.baseline ?? 0
        layout.lines = place(lines, of: text, width: layout.size.width)
        return layout
    }

    /// Returns the width of a text, in points: that of its widest line, with the space at which it was broken as far as it fits.
    ///
    /// Source: borders around broken texts in pictures of iOS 16 and 17, which are a space wider than the letters and touch neither end of
    /// centred ones (swift-markdown-ui, `MarkdownTests`, 17 points: 340 points around 335; swiftui-preview-snapshots likewise).
    private func width(of lines: [VisualLine], in text: BrokenText) -> CGFloat {
        zip(lines, text.lines).lazy.map { line, broken in
            max(line.width, min(line.width + broken.spaceAtBreak, text.width ?? .infinity))
        }.max() ?? 0
    }

    private func place(_ lines: [VisualLine], of text: BrokenText, width: CGFloat) -> [TextLine] {
        var placed = PlacedText(shaped.text, count: lines.reduce(0) { $0 + $1.clusterCount })
        // Where each line's glyphs and stretches end.
        var ends: [(place: Int, stretch: Int)] = []
        ends.reserveCapacity(lines.count)
        for (broken, visual) in zip(text.lines, lines) {
            visual.place(at: CGPoint(x: (width - visual.width) * side, y: broken.baseline), in: &placed)
            ends.append((placed.places.count, placed.stretches.count))
        }
        let shared = SharedPlacedText(placed)
        var start = (place: 0, stretch: 0)
        return lines.indices.map { index in
            let end = ends[index]
            let glyphs = TextGlyphs(
                shared, places: start.place..<end.place, stretches: start.stretch..<end.stretch)
            start = end
            return TextLine(
                baseline: text.lines[index].baseline, left: (width - lines[index].width) * side,
                width: lines[index].width, glyphs: glyphs)
        }
    }

    /// 0 for lines at the left, 1 for lines at the right.
    private var side: CGFloat {
        switch style.alignment {
        case .leading: style.isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: style.isRightToLeft ? 0 : 1
        }
    }

    private func height(of text: BrokenText) -> CGFloat {
        let metrics = text.lines.last?.metrics ?? LineMetrics(of: 0..<0, in: shaped, style: style)
        var bottom = text.lines.last.map { $0.baseline + $0.metrics.descender } ?? 0
        let reserved = min(style.minimumLines, 1 << 20)
        // A reservation of one line reserves nothing.
        if reserved > max(text.lines.count, 1) {
            let spacing = style.lineSpacing.isFinite ? style.lineSpacing : 0
            let pitch = metrics.ascender + metrics.descender + metrics.gap + spacing
            if text.lines.isEmpty { bottom = metrics.ascender + metrics.descender }
            bottom += CGFloat(reserved - max(text.lines.count, 1)) * pitch
        }
        return style.ceiled(max(bottom, 0))
    }
}
