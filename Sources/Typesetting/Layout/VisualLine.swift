import Foundation
import Geometry

/// A line's pieces from left to right.
struct VisualLine {
    private struct Piece {
        var item: TextItem
        /// From left to right.
        var glyphs: [ShapedGlyph]
        /// In the order of the text.
        var clusters: [TextCluster]
        var level: UInt8
        /// For an ellipsis: the characters it stands for and its spacing.
        var characters: Range<Int>?
        var width: CGFloat
    }

    /// Points from the first cluster's left to the last one's right.
    private(set) var width: CGFloat
    private let pieces: [Piece]
    private let shaped: ShapedParagraph
    private let tightening: CGFloat
    private let outlines: OutlineTable

    /// - Parameters:
    ///   - limit: white space at the end of a last line counts as far as it fits in this width.
    ///   - outlines: those that earlier lines asked for.
    init(_ line: BrokenLine, in shaped: ShapedParagraph, limit: CGFloat?, outlines: OutlineTable) {
        self.shaped = shaped
        self.outlines = outlines
        tightening = line.tightening
        let offset = line.range.isEmpty ? 0 : Int(shaped.clusters[line.range.lowerBound].start)
        let base = shaped.text.baseLevel(at: offset)
        var logical: [Piece] = []
        for piece in line.pieces {
            switch piece {
            case .clusters(let range): logical += VisualLine.pieces(of: range, base: base, in: shaped)
            case .ellipsis(let run):
                logical.append(VisualLine.ellipsis(run: run, base: base, line: line, in: shaped))
            }
        }
        VisualLine.setTabs(&logical)
        if tightening != 0 {
            for index in logical.indices {
                logical[index].width += tightening * CGFloat(logical[index].clusters.count)
            }
            if let last = logical.indices.last { logical[last].width -= tightening }
        }
        pieces = Directions.visualOrder(of: logical.map(\.level)).map { logical[$0] }
        width = pieces.reduce(0) { $0 + $1.width }
        if let limit, width > limit { width = max(limit, width - VisualLine.hangingWidth(of: logical)) }
    }

    private static func pieces(of range: Range<Int>, base: UInt8, in shaped: ShapedParagraph) -> [Piece] {
        var (pieces, first): ([Piece], Int) = ([], range.lowerBound)
        var trailing = range.upperBound
        while trailing > range.lowerBound, shaped.clusters[trailing - 1].isWhitespace { trailing -= 1 }
        while first < range.upperBound {
            let item = shaped.clusters[first].item
            var last = first + 1
            // Rule L1: white space at the end of a line has the paragraph's direction, so it is a piece of its own.
            while last < range.upperBound, last != trailing, shaped.clusters[last].item == item { last += 1 }
            var piece = piece(of: first..<last, in: shaped)
            if first >= trailing { piece.level = base }
            pieces.append(piece)
            first = last
        }
        return pieces
    }

    /// A part of an item; shaped anew where HarfBuzz says that its ends depend on what is no longer beside them.
    private static func piece(of range: Range<Int>, in shaped: ShapedParagraph) -> Piece {
        let (first, last) = (shaped.clusters[range.lowerBound], shaped.clusters[range.upperBound - 1])
        let index = Int(first.item)
        let item = shaped.items[index]
        var clusters = Array(shaped.clusters[range])
        var glyphs = shaped.glyphs[index]
        let startsInside = Int(first.start) > item.range.lowerBound && first.isUnsafeToBreak
        let endsInside = Int(last.end) < item.range.upperBound && shaped.clusters[range.upperBound].isUnsafeToBreak
        if item.kind == .text, startsInside || endsInside {
            let part = Int(first.start)..<Int(last.end)
            glyphs = shaped.shaper.glyphs(of: item, in: part)
            clusters = shaped.shaper.clusters(of: item, index: index, range: part, glyphs: glyphs)
        }
        return Piece(
            item: item, glyphs: glyphs, clusters: clusters, level: item.level,
            width: clusters.reduce(0) { $0 + $1.advance })
    }

    private static func ellipsis(run: Int, base: UInt8, line: BrokenLine, in shaped: ShapedParagraph) -> Piece {
        let ellipsis = Ellipsis(run: run, in: shaped)
        let hidden = hiddenCharacters(of: line, in: shaped)
        return Piece(
            item: ellipsis.item, glyphs: ellipsis.glyphs, clusters: [], level: base, characters: hidden,
            width: ellipsis.width)
    }

    /// The characters that the line's visible pieces leave out.
    private static func hiddenCharacters(of line: BrokenLine, in shaped: ShapedParagraph) -> Range<Int> {
        var (start, end) = (line.range.lowerBound, line.range.upperBound)
        if case .clusters(let head)? = line.pieces.first { start = head.upperBound }
        if case .clusters(let tail)? = line.pieces.last, line.pieces.count > 1 { end = tail.lowerBound }
        guard start < end else { return 0..<0 }
        return shaped.text.characters(
            in: Int(shaped.clusters[start].start)..<Int(shaped.clusters[end - 1].end))
    }

    private static func setTabs(_ pieces: inout [Piece]) {
        var pen: CGFloat = 0
        for index in pieces.indices {
            if pieces[index].item.kind == .tab {
                let stop = ((pen / LineFiller.tabInterval).rounded(.down) + 1) * LineFiller.tabInterval
                pieces[index].width = stop - pen
                pieces[index].clusters[0].advance = stop - pen
            }
            pen += pieces[index].width
        }
    }

    private static func hangingWidth(of pieces: [Piece]) -> CGFloat {
        var width: CGFloat = 0
        for piece in pieces.reversed() {
            guard !piece.clusters.isEmpty, piece.clusters.allSatisfy(\.isWhitespace) else { break }
            width += piece.width
        }
        return width
    }

    /// The glyphs of the line whose left end and baseline are given.
    func glyphs(at origin: CGPoint) -> [TextGlyph] {
        var (glyphs, pen): ([TextGlyph], CGFloat) = ([], origin.x)
        glyphs.reserveCapacity(pieces.reduce(0) { $0 + max($1.clusters.count, $1.glyphs.count == 1 ? 1 : 0) })
        for piece in pieces {
            let lift = shaped.runs[piece.item.run].baselineOffset
            let start = CGPoint(x: pen, y: origin.y - (lift.isFinite ? lift : 0))
            append(piece, at: start, to: &glyphs)
            pen += piece.width
        }
        return glyphs
    }

    private func append(_ piece: Piece, at origin: CGPoint, to glyphs: inout [TextGlyph]) {
        let brush = GlyphPlacer(piece.item, in: shaped, outlines: outlines)
        if let hidden = piece.characters {
            var pen = origin.x
            let spacing = shaped.fonts[piece.item.run].tracking
            for glyph in piece.glyphs {
                pen += brush.append(glyph, at: CGPoint(x: pen, y: origin.y), characters: hidden, to: &glyphs) + spacing
            }
            return
        }
        var pen = origin.x
        guard piece.item.kind == .text else {
            for cluster in piece.clusters {
                if let special = special(cluster, of: piece.item, at: CGPoint(x: pen, y: origin.y)) {
                    glyphs.append(special)
                }
                pen += cluster.advance + tightening
            }
            return
        }
        let (clusters, shapes, isRightToLeft) = (piece.clusters, piece.glyphs, piece.item.isRightToLeft)
        let before = shaped.text.charactersBefore
        for index in clusters.indices {
            let cluster = clusters[isRightToLeft ? clusters.count - 1 - index : index]
            let end = Int(before[Int(cluster.end)])
            let characters = min(Int(before[Int(cluster.start)]), end)..<end
            var inner = pen + (isRightToLeft ? cluster.spacing : 0)
            for glyph in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
                inner += brush.append(
                    shapes[glyph], at: CGPoint(x: inner, y: origin.y), characters: characters, to: &glyphs)
            }
            pen += cluster.advance + tightening
        }
    }

    /// An attachment, a tab or the box of a character that no font has; nil for what is never seen.
    private func special(_ cluster: TextCluster, of item: TextItem, at origin: CGPoint) -> TextGlyph? {
        guard item.kind != .hidden, item.kind != .lineEnd else { return nil }
        let metrics = shaped.fonts[item.run].metrics
        var outline: SharedPath?
        if case .missing(let scalar) = item.kind {
            outline = SharedPath(MissingGlyph(scalar: scalar, metrics: metrics).outline)
        }
        return TextGlyph(
            outline: outline, origin: origin, advance: cluster.advance, run: item.run,
            characters: shaped.text.characters(in: Int(cluster.start)..<Int(cluster.end)), capHeight: metrics.capHeight)
    }
}
