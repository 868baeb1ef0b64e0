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
        let outlines = OutlineTable()
        let lines = text.lines.map { line in
            VisualLine(line, in: shaped, limit: text.width, outlines: outlines)
        }
        layout.size.width = style.ceiled(lines.map(\.width).max() ?? 0)
        layout.size.height = height(of: text)
        layout.firstBaseline = text.lines.first?.baseline ?? 0
        layout.lastBaseline = text.lines.last?.baseline ?? 0
        layout.lines = zip(text.lines, lines).map { broken, visual in
            let left = (layout.size.width - visual.width) * side
            return TextLine(
                baseline: broken.baseline, left: left, width: visual.width,
                glyphs: visual.glyphs(at: CGPoint(x: left, y: broken.baseline)))
        }
        return layout
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
        let metrics = text.lines.last?.metrics ?? LineMetrics(of: 0..<0, in: shaped)
        var bottom = text.lines.last.map { $0.baseline + $0.metrics.descender } ?? 0
        let reserved = min(style.minimumLines, 1 << 20)
        // One line is no reservation: an empty text is as high as nothing.
        if reserved > max(text.lines.count, 1) {
            let spacing = style.lineSpacing.isFinite ? style.lineSpacing : 0
            let pitch = metrics.ascender + metrics.descender + metrics.gap + spacing
            if text.lines.isEmpty { bottom = metrics.ascender + metrics.descender }
            bottom += CGFloat(reserved - max(text.lines.count, 1)) * pitch
        }
        return style.ceiled(max(bottom, 0))
    }
}
