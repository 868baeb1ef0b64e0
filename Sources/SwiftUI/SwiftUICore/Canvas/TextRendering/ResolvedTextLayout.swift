import Drawing
import Typesetting

/// The text that a renderer receives: lines of runs of glyphs, and how each is drawn.
final class ResolvedTextLayout {
    /// A stretch of glyphs of one style and one direction in a line.
    struct Run {
        /// The index of its style among those of the text.
        let style: Int
        /// The range of its glyphs among those of the line, from left to right.
        let glyphs: Range<Int>
        let isRightToLeft: Bool
    }

    struct Line {
        let baseline: CGFloat
        let left: CGFloat
        let width: CGFloat
        let glyphs: [TextGlyph]
        let runs: [Run]
    }

    let lines: [Line]
    let isTruncated: Bool
    let characters: [Character]
    let metrics: [FontMetrics]
    let attributes: [[ObjectIdentifier: AnyTextAttribute]]

    /// The source of the text. Only the main actor reads it.
    private let snapshot: TextSnapshot
    private let fills: [ResolvedStyle]
    private let decorations: [TextDecoration]

    @MainActor
    init(_ snapshot: TextSnapshot, fills: [ResolvedStyle], isRightToLeft: Bool, pixelLength: CGFloat) {
        self.snapshot = snapshot
        self.fills = fills
        characters = snapshot.characters
        metrics = snapshot.metrics
        attributes = snapshot.styles.map(\.attributes)
        isTruncated = snapshot.layout.isTruncated
        decorations = snapshot.decorations(pixelLength: pixelLength)
        let characters = snapshot.characters
        lines = snapshot.layout.lines.map { line in
            let glyphs = Array(line.glyphs)
            return Line(
                baseline: line.baseline, left: line.left, width: line.width, glyphs: glyphs,
                runs: Self.runs(of: glyphs, in: characters, isRightToLeft: isRightToLeft))
        }
    }

    /// Returns the runs of a line. Neighbours belong to one run if they share the style, the kind of font and the direction.
    private static func runs(of glyphs: [TextGlyph], in characters: [Character], isRightToLeft: Bool) -> [Run] {
        let directions = directions(of: glyphs, in: characters, isRightToLeft: isRightToLeft)
        var result: [Run] = []
        var start = 0
        for index in glyphs.indices {
            let next = index + 1
            if next < glyphs.count, directions[index] == directions[next], glyphs[index].isOfRun(of: glyphs[next]) {
                continue
            }
            result.append(
                Run(style: glyphs[index].run, glyphs: start..<next, isRightToLeft: directions[index]))
            start = next
        }
        return result
    }

    /// Returns whether each glyph is written from right to left. A neutral glyph follows its neighbours if they agree, and otherwise the
    /// text.
    private static func directions(of glyphs: [TextGlyph], in characters: [Character], isRightToLeft: Bool) -> [Bool] {
        let own = glyphs.map { $0.direction(in: characters) }
        var before: [Bool?] = []
        for direction in own { before.append(direction ?? before.last ?? nil) }
        var result: [Bool] = []
        var after: Bool?
        for index in own.indices.reversed() {
            after = own[index] ?? after
            let (left, right) = (before[index], after)
            result.append(own[index] ?? (left == right || right == nil ? left : left == nil ? right : nil) ?? isRightToLeft)
        }
        return result.reversed()
    }

    /// Returns the bounds of glyphs of a run, before the line is moved.
    func bounds(ofLine line: Int, run: Int, glyphs: Range<Int>) -> Text.Layout.TypographicBounds {
        let (line, run) = (lines[line], lines[line].runs[run])
        var bounds = Text.Layout.TypographicBounds()
        let first = run.glyphs.lowerBound + glyphs.lowerBound
        let own = line.glyphs[first..<first + glyphs.count]
        let left = own.map(\.origin.x).min() ?? line.left
        // The width extends to the next glyph of another character, so that space between letters counts.
        let next = line.glyphs[own.endIndex...].first { $0.characters != own.last?.characters }
        let right = own.isEmpty ? left : next?.origin.x ?? own.map { $0.origin.x + $0.advance }.max() ?? left
        bounds.origin = CGPoint(x: left, y: line.baseline)
        bounds.width = max(right - left, 0)
        if metrics.indices.contains(run.style) {
            let metrics = metrics[run.style]
            (bounds.ascent, bounds.descent) = (metrics.ascender, metrics.descender)
        }
        return bounds
    }

    /// Returns the items that draw some glyphs of a run.
    ///
    /// - Parameters:
    ///   - offset: the distance by which the line was moved.
    ///   - snaps: whether baselines are aligned to whole pixels.
    @MainActor
    func items(
        ofLine lineIndex: Int, run runIndex: Int, glyphs: Range<Int>, offset: CGSize, snaps: Bool,
        in context: GraphicsContext
    ) -> [DisplayItem] {
        let line = lines[lineIndex]
        let run = line.runs[runIndex]
        let own = Array(line.glyphs[run.glyphs].dropFirst(glyphs.lowerBound).prefix(glyphs.count))
        let surroundings = context.surroundings
        var painter = Painter(time: surroundings.time, pixelLength: snaps ? surroundings.pixelLength : 0)
        painter.opacity = context.itemOpacity
        let origin = CGPoint(x: offset.width, y: offset.height)
        snapshot.paintBackground(of: own, run: run.style, at: origin, with: &painter)
        snapshot.paint(own, run: run.style, at: origin, fills: fills, with: &painter)
        let bounds = bounds(ofLine: lineIndex, run: runIndex, glyphs: glyphs)
        snapshot.paint(decorations(of: run.style, in: bounds.rect), at: origin, fills: fills, with: &painter)
        return painter.items
    }

    /// Returns the parts of underlines and strikethroughs of a run that lie in a box.
    private func decorations(of style: Int, in box: CGRect) -> [TextDecoration] {
        decorations.compactMap { decoration in
            guard decoration.run == style, decoration.rect.midY > box.minY, decoration.rect.midY < box.maxY + 2 * decoration.rect.height
            else { return nil }
            var part = decoration
            let (left, right) = (max(decoration.rect.minX, box.minX), min(decoration.rect.maxX, box.maxX))
            guard left < right else { return nil }
            part.rect = CGRect(x: left, y: decoration.rect.minY, width: right - left, height: decoration.rect.height)
            return part
        }
    }
}

extension TextGlyph {
    /// Returns true if another glyph can belong to the same run, directions aside. An emoji has another font than letters.
    fileprivate func isOfRun(of other: TextGlyph) -> Bool {
        run == other.run && capHeight == other.capHeight && (picture == nil) == (other.picture == nil)
            && (layers == nil) == (other.layers == nil)
    }

    /// Returns whether the glyph is written from right to left; nil for a neutral one, such as a space or a digit.
    fileprivate func direction(in characters: [Character]) -> Bool? {
        guard characters.indices.contains(self.characters.lowerBound) else { return nil }
        guard let scalar = characters[self.characters.lowerBound].unicodeScalars.first else { return nil }
        guard scalar.properties.isAlphabetic else { return nil }
        return scalar.isRightToLeft
    }
}

extension Unicode.Scalar {
    /// True if the scalar is a letter of a right-to-left script. Those scripts have blocks of their own.
    ///
    /// Source: Unicode 16, DerivedBidiClass, the ranges whose unassigned code points are R or AL.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
