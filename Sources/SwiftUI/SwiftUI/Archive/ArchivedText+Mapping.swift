import Foundation
import Geometry
import Typesetting
import WidgetArchive
@_spi(Nodes) import SwiftUICore

extension TextNode {
    /// The data of the text for an archive; nil for one that ticks, or is not made of glyphs alone.
    var archivedText: ArchivedText? {
        standing.flatMap { ArchivedText($0.text, layout: $0.layout, metrics: $0.metrics, size: placedFrame?.size ?? .zero) }
    }

    /// Takes a text out of an archive.
    func present(_ archived: ArchivedText) {
        present(
            ResolvedText(archived), laidOut: TextLayout(archived), size: archived.size, metrics: archived.runs.map(FontMetrics.init))
    }
}

extension ArchivedText {
    /// Creates the archive of a laid-out text; nil where it contains pictures, symbols or the user's attributes.
    @MainActor
    init?(_ text: ResolvedText, layout: TextLayout, metrics: [FontMetrics], size: CGSize) {
        guard metrics.count == text.runs.count, text.styles.count == text.runs.count else { return nil }
        var runs: [Run] = []
        for (index, run) in text.runs.enumerated() {
            guard run.attachment == nil, let run = Run(run, text.styles[index], metrics[index]) else { return nil }
            runs.append(run)
        }
        var rows: [Row] = []
        for line in layout.lines {
            var glyphs: [Glyph] = []
            for glyph in line.glyphs {
                guard glyph.picture == nil, glyph.layers == nil else { return nil }
                glyphs.append(
                    Glyph(
                        outline: glyph.outline.map(ArchivedOutline.init), x: Double(glyph.origin.x), y: Double(glyph.origin.y),
                        advance: Double(glyph.advance), run: glyph.run, first: glyph.characters.lowerBound,
                        end: glyph.characters.upperBound, capHeight: Double(glyph.capHeight)))
            }
            rows.append(
                Row(baseline: Double(line.baseline), left: Double(line.left), width: Double(line.width), glyphs: glyphs))
        }
        self.init(runs: runs, rows: rows, layoutSize: layout.size, size: size)
    }
}

extension ArchivedText.Run {
    @MainActor
    fileprivate init?(_ run: TextRun, _ style: ResolvedText.Style, _ metrics: FontMetrics) {
        guard style.symbol == nil, style.picture == nil, style.attributes.isEmpty else { return nil }
        guard let fill = ArchivedStyle(style.foreground) else { return nil }
        var background: ArchivedStyle?
        if let own = style.background {
            guard let archived = ArchivedStyle(own) else { return nil }
            background = archived
        }
        var lines: [ArchivedText.Line?] = []
        for line in [style.underline, style.strikethrough] {
            guard let line else {
                lines.append(nil)
                continue
            }
            guard let archived = ArchivedText.Line(line) else { return nil }
            lines.append(archived)
        }
        let numbers = [
            metrics.sizeInPoints, metrics.ascender, metrics.descender, metrics.capHeight, metrics.xHeight, metrics.lineHeight,
            metrics.underlineOffset, metrics.underlineThickness,
        ]
        self.init(
            text: run.text, design: "\(run.font.family)", isItalic: run.font.isItalic, style: fill, underline: lines[0],
            strikethrough: lines[1], background: background, metrics: numbers.map { Double($0) })
    }
}

extension ArchivedText.Line {
    fileprivate init?(_ line: ResolvedTextLine) {
        var color: ArchivedStyle?
        if let own = line.color {
            guard let archived = ArchivedStyle(own) else { return nil }
            color = archived
        }
        let pattern: Pattern =
            switch line.pattern {
            case .solid: .solid
            case .dot: .dot
            case .dash: .dash
            case .dashDot: .dashDot
            case .dashDotDot: .dashDotDot
            }
        self.init(pattern: pattern, color: color)
    }

    fileprivate var resolved: ResolvedTextLine {
        let kind: Text.LineStyle.Pattern.Kind =
            switch pattern {
            case .solid: .solid
            case .dot: .dot
            case .dash: .dash
            case .dashDot: .dashDot
            case .dashDotDot: .dashDotDot
            }
        return ResolvedTextLine(pattern: kind, color: color?.resolved)
    }
}

extension ResolvedText {
    /// Creates the text of an archive; its fonts are distinct, but nothing else is known of them.
    @MainActor
    init(_ archived: ArchivedText) {
        self.init()
        runs = archived.runs.map { run in
            TextRun(
                text: run.text,
                font: FontDescription(family: .named(run.design), sizeInPoints: CGFloat(run.metrics[0]), isItalic: run.isItalic))
        }
        styles = archived.runs.map { run in
            ResolvedText.Style(
                foreground: run.style.resolved, underline: run.underline?.resolved, strikethrough: run.strikethrough?.resolved,
                background: run.background?.resolved)
        }
    }
}

extension TextLayout {
    init(_ archived: ArchivedText) {
        self.init()
        size = archived.layoutSize
        lines = archived.rows.map { row in
            let glyphs = row.glyphs.map { glyph in
                TextGlyph(
                    outline: glyph.outline?.path, origin: CGPoint(x: glyph.x, y: glyph.y), advance: CGFloat(glyph.advance),
                    run: glyph.run, characters: glyph.first..<glyph.end, capHeight: CGFloat(glyph.capHeight))
            }
            return TextLine(baseline: CGFloat(row.baseline), left: CGFloat(row.left), width: CGFloat(row.width), placed: glyphs)
        }
    }
}

extension FontMetrics {
    init(_ run: ArchivedText.Run) {
        let numbers = run.metrics.map { CGFloat($0) }
        self.init(
            sizeInPoints: numbers[0], ascender: numbers[1], descender: numbers[2], capHeight: numbers[3], xHeight: numbers[4],
            lineHeight: numbers[5], underlineOffset: numbers[6], underlineThickness: numbers[7])
    }
}
