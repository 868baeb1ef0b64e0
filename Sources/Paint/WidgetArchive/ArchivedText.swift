import Foundation
import Geometry

/// A text as it was laid out: glyphs in their places, and the data that its change to another text reads.
package struct ArchivedText: Codable, Sendable, Equatable {
    /// A stretch of one style.
    package struct Run: Codable, Sendable, Equatable {
        package var text: String
        package var design: String
        package var isItalic: Bool
        package var style: ArchivedStyle
        package var underline: Line?
        package var strikethrough: Line?
        package var background: ArchivedStyle?
        /// The metrics of the font: size, ascender, descender, cap height, x-height, line height, underline's offset and thickness.
        package var metrics: [Double]

        package init(
            text: String, design: String, isItalic: Bool, style: ArchivedStyle, underline: Line?, strikethrough: Line?,
            background: ArchivedStyle?, metrics: [Double]
        ) {
            (self.text, self.design, self.isItalic, self.style) = (text, design, isItalic, style)
            (self.underline, self.strikethrough, self.background) = (underline, strikethrough, background)
            self.metrics = metrics
        }
    }

    /// A line under or through a stretch.
    package struct Line: Codable, Sendable, Equatable {
        package enum Pattern: String, Codable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

        package var pattern: Pattern
        package var color: ArchivedStyle?

        package init(pattern: Pattern, color: ArchivedStyle?) { (self.pattern, self.color) = (pattern, color) }
    }

    /// A line of glyphs, from left to right.
    package struct Row: Codable, Sendable, Equatable {
        package var baseline: Double
        package var left: Double
        package var width: Double
        package var glyphs: [Glyph]

        package init(baseline: Double, left: Double, width: Double, glyphs: [Glyph]) {
            (self.baseline, self.left, self.width, self.glyphs) = (baseline, left, width, glyphs)
        }
    }

    package struct Glyph: Codable, Sendable, Equatable {
        /// nil for white space.
        package var outline: ArchivedOutline?
        package var x: Double
        package var y: Double
        package var advance: Double
        package var run: Int
        /// Its characters in the whole text, half open.
        package var first: Int
        package var end: Int
        package var capHeight: Double

        package init(
            outline: ArchivedOutline?, x: Double, y: Double, advance: Double, run: Int, first: Int, end: Int, capHeight: Double
        ) {
            (self.outline, self.x, self.y, self.advance) = (outline, x, y, advance)
            (self.run, self.first, self.end, self.capHeight) = (run, first, end, capHeight)
        }
    }

    package var runs: [Run]
    package var rows: [Row]
    /// The size of the layout, and of the box that it stands in.
    package var layoutSize: CGSize
    package var size: CGSize

    package init(runs: [Run], rows: [Row], layoutSize: CGSize, size: CGSize) {
        (self.runs, self.rows, self.layoutSize, self.size) = (runs, rows, layoutSize, size)
    }

    /// True if all glyphs refer to existing runs and characters, and runs have everything they need.
    var isSound: Bool {
        let count = runs.reduce(into: "") { $0 += $1.text }.count
        let styles = runs.flatMap { [$0.style, $0.background, $0.underline?.color, $0.strikethrough?.color] }.compactMap { $0 }
        guard styles.allSatisfy({ $0.isSound() }), runs.allSatisfy({ $0.metrics.count == 8 }) else { return false }
        return rows.allSatisfy { row in
            row.glyphs.allSatisfy { runs.indices.contains($0.run) && 0 <= $0.first && $0.first <= $0.end && $0.end <= count }
        }
    }
}
