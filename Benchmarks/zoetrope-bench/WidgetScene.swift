import Drawing
import Foundation
import Geometry
import Typesetting

/// The bench's widget, 170 by 170 points, still (S1) and on its way to the next entry (S2).
struct WidgetScene {
    let fonts: BenchFonts

    private static let dark = RGBA(0x3B, 0x24, 0x15)
    private static let accent = RGBA(0x7A, 0x4B, 0x2A)

    /// S1.
    func still() -> DisplayList {
        let total = text("412 mg", BenchFonts.bold(28), WidgetScene.dark, 14, 58)
        return list(total: [total.item], block: block("Espresso", "10:09 AM · 63 mg", dy: 0, opacity: 1))
    }

    /// A frame of S2; `time` from 0 to 1.
    func frame(at time: Double) -> DisplayList {
        let p = time * time * (3 - 2 * time)
        if p == 0 { return still() }
        let font = BenchFonts.bold(28)
        let old = text("412", font, WidgetScene.dark.multiplyingAlpha(by: 1 - p), 14, 58 - 30 * p)
        let new = text("475", font, WidgetScene.dark.multiplyingAlpha(by: p), 14, 58 + 30 * (1 - p))
        let unitX = 14 + old.advance * (1 - p) + new.advance * p
        let total = [
            clipped(CGRect(x: 0, y: 34, width: 170, height: 30), p < 1 ? [old.item, new.item] : [new.item]),
            text(" mg", font, WidgetScene.dark, unitX, 58).item,
        ]
        let leaving = p < 1 ? block("Espresso", "10:09 AM · 63 mg", dy: -36 * p, opacity: 1 - p) : []
        let coming = block("Latte", "10:42 AM · 63 mg", dy: 36 * (1 - p), opacity: p)
        return list(total: total, block: [clipped(CGRect(x: 14, y: 86, width: 142, height: 36), leaving + coming)])
    }

    private func list(total: [DisplayItem], block: [DisplayItem]) -> DisplayList {
        let bar = GradientPaint(
            stops: [
                GradientPaint.Stop(color: RGBA(0xFF, 0xB7, 0x4D), location: 0),
                GradientPaint.Stop(color: RGBA(0x8D, 0x4A, 0x1C), location: 1),
            ],
            shape: .linear(start: CGPoint(x: 14, y: 0), end: CGPoint(x: 156, y: 0)))
        var plus = Path()
        plus.addLines([CGPoint(x: 35, y: 142), CGPoint(x: 45, y: 142)])
        plus.addLines([CGPoint(x: 40, y: 137), CGPoint(x: 40, y: 147)])
        var items = [
            DisplayItem.fill(rounded(0, 0, 170, 170, 22), FillStyle(), .color(RGBA(0xFF, 0xF8, 0xE7))),
            text("Total Caffeine", BenchFonts.bold(12), RGBA(0x6B, 0x4F, 0x3A), 14, 28).item,
        ]
        items += total
        items.append(.fill(rounded(14, 66, 142, 6, 3), FillStyle(), .gradient(bar)))
        items += block
        let capsule = Paint.color(WidgetScene.accent.multiplyingAlpha(by: 0.2))
        items.append(.fill(rounded(14, 128, 142, 28, 14), FillStyle(), capsule))
        items.append(.stroke(plus, StrokeStyle(lineWidth: 2, lineCap: .round), .color(WidgetScene.accent)))
        items.append(text("Log Espresso", BenchFonts.bold(12), WidgetScene.accent, 53, 146.3).item)
        return DisplayList(size: CGSize(width: 170, height: 170), items: items)
    }

    private func block(_ name: String, _ detail: String, dy: CGFloat, opacity: Double) -> [DisplayItem] {
        let color = WidgetScene.dark.multiplyingAlpha(by: opacity)
        return [
            text(name, BenchFonts.bold(12), color, 14, 99 + dy).item,
            text(detail, BenchFonts.regular(12), color.multiplyingAlpha(by: 0.7), 14, 115 + dy).item,
        ]
    }

    private func text(
        _ string: String, _ font: FontDescription, _ color: RGBA, _ x: CGFloat, _ baseline: CGFloat
    ) -> (item: DisplayItem, advance: CGFloat) {
        let layout = fonts.keptParagraph(string, font).layout(width: nil, height: nil)
        guard let line = layout.lines.first else { return (.glyphs([], .color(color)), 0) }
        var (glyphs, advance): ([PlacedGlyph], CGFloat) = ([], 0)
        glyphs.reserveCapacity(line.glyphs.count)
        for glyph in line.glyphs {
            advance += glyph.advance
            guard let outline = glyph.outline else { continue }
            let origin = CGPoint(x: glyph.origin.x + x, y: glyph.origin.y - line.baseline + baseline)
            glyphs.append(PlacedGlyph(outline: outline, origin: origin))
        }
        return (.glyphs(glyphs, .color(color)), advance)
    }

    private func rounded(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> Path {
        Path(
            roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius, style: .circular)
    }

    private func clipped(_ rect: CGRect, _ items: [DisplayItem]) -> DisplayItem {
        .clip(Path(rect), FillStyle(), items)
    }
}
