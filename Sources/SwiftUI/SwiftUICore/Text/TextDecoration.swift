import Drawing
import Typesetting

/// The resolved style of a line under or through text.
package struct ResolvedTextLine: Equatable {
    package var pattern: Text.LineStyle.Pattern.Kind
    /// The colour of the line; nil for the fill of the text.
    package var color: ResolvedStyle?

    package init(pattern: Text.LineStyle.Pattern.Kind, color: ResolvedStyle? = nil) {
        self.pattern = pattern
        self.color = color
    }
}

extension Text.LineStyle {
    func resolved(in environment: EnvironmentValues) -> ResolvedTextLine {
        ResolvedTextLine(pattern: pattern.kind, color: color.map { $0.resolvedStyle(in: environment, level: 0) })
    }
}

/// A line under or through the glyphs of one run on one line of text.
struct TextDecoration {
    /// The box of the line in points from the top left of the text; its height is a whole number of pixels.
    var rect: CGRect
    let run: Int
    let line: ResolvedTextLine
    /// True if it goes through the text, not under it.
    let isThrough: Bool

    private func isLike(_ other: TextDecoration) -> Bool { run == other.run && line == other.line && isThrough == other.isThrough }

    /// Returns the lines between two layouts; nil if the layouts do not have the same lines.
    static func between(_ old: [TextDecoration], _ new: [TextDecoration], _ amount: Double) -> [TextDecoration]? {
        guard old.count == new.count, zip(old, new).allSatisfy({ $0.isLike($1) }) else { return nil }
        return zip(old, new).map { old, new in
            var decoration = new
            let mix = { (start: CGFloat, end: CGFloat) in start + (end - start) * CGFloat(amount) }
            decoration.rect = CGRect(
                x: mix(old.rect.minX, new.rect.minX), y: mix(old.rect.minY, new.rect.minY),
                width: mix(old.rect.width, new.rect.width), height: mix(old.rect.height, new.rect.height))
            return decoration
        }
    }
}

extension TextSnapshot {
    /// Returns the lines under and through the text. Each covers the first glyph of a run on a line to its last.
    ///
    /// Underlines have the place and thickness that the font requests. A strikethrough is as thick and runs through the middle of the
    /// lowercase letters. Both are aligned to whole pixels and pass through descenders, as in TextKit.
    func decorations(pixelLength: CGFloat) -> [TextDecoration] {
        guard styles.contains(where: { $0.underline != nil || $0.strikethrough != nil }) else { return [] }
        var result: [TextDecoration] = []
        for (index, line) in layout.lines.enumerated() {
            // Trailing white space at a line break has no line.
            let isLast = index == layout.lines.count - 1
            let glyphs = isLast ? line.glyphs[...] : trimmed(line.glyphs)
            for (run, own) in Dictionary(grouping: glyphs, by: \.run).sorted(by: { $0.key < $1.key }) {
                guard let first = own.first, let last = own.last, metrics.indices.contains(run) else { continue }
                result += decorations(from: first, to: last, run: run, pixelLength: pixelLength)
            }
        }
        return result
    }

    private func trimmed(_ glyphs: TextGlyphs) -> Slice<TextGlyphs> {
        let isVisible = { (glyph: TextGlyph) in
            glyph.isVisible || symbol(of: glyph) != nil || picture(of: glyph) != nil
        }
        guard let first = glyphs.firstIndex(where: isVisible), let last = glyphs.lastIndex(where: isVisible) else {
            return glyphs[..<glyphs.startIndex]
        }
        return glyphs[first...last]
    }

    private func decorations(
        from first: TextGlyph, to last: TextGlyph, run: Int, pixelLength: CGFloat
    ) -> [TextDecoration] {
        let metrics = metrics[run]
        let pixel = pixelLength > 0 ? pixelLength : 1
        let thickness = max((metrics.underlineThickness / pixel).rounded(), 1) * pixel
        let baseline = position(of: first, from: .zero, pixel: pixel).y
        func decoration(_ line: ResolvedTextLine, isThrough: Bool = false, top: CGFloat) -> TextDecoration {
            let top = baseline + (top / pixel).rounded() * pixel
            let width = last.origin.x + last.advance - first.origin.x
            return TextDecoration(
                rect: CGRect(x: first.origin.x, y: top, width: width, height: thickness), run: run, line: line, isThrough: isThrough)
        }
        var result: [TextDecoration] = []
        if let line = styles[run].underline { result.append(decoration(line, top: metrics.underlineOffset)) }
        if let line = styles[run].strikethrough {
            result.append(decoration(line, isThrough: true, top: -metrics.xHeight / 2 - thickness / 2))
        }
        return result
    }

    /// Draws lines. A line without a colour of its own has the given fill of its run.
    func paint(
        _ decorations: [TextDecoration], at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter
    ) {
        let bounds = CGRect(origin: origin, size: layout.size)
        for decoration in decorations where decoration.run < fills.count {
            let style = decoration.line.color ?? fills[decoration.run]
            let paint = style.paint(in: bounds).multiplyingAlpha(by: painter.opacity)
            painter.draw([decoration.item(at: origin, paint: paint, pixelLength: painter.pixelLength)])
        }
    }
}

extension TextDecoration {
    fileprivate func item(at origin: CGPoint, paint: Paint, pixelLength: CGFloat) -> DisplayItem {
        let box = rect.offsetBy(dx: origin.x, dy: origin.y)
        guard !line.pattern.dash.isEmpty else { return .fill(Path(box), FillStyle(), paint) }
        // Dashes are whole pixels long and the first one begins on a pixel, so that all of them are crisp.
        let left = pixelLength > 0 ? (box.minX / pixelLength).rounded() * pixelLength : box.minX
        var path = Path()
        path.move(to: CGPoint(x: left, y: box.midY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.midY))
        let style = StrokeStyle(lineWidth: box.height, dash: line.pattern.dash.map { $0 * box.height })
        return .stroke(path, style, paint)
    }
}
