import Foundation
import Geometry

/// A line's pieces from left to right.
struct VisualLine {
    private struct Piece {
        var item: TextItem
        var shapes: ItemShapes
        /// The clusters in the order of the text: a part of `clusters`.
        var clusters: [TextCluster]
        var range: Range<Int>
        var level: UInt8
        /// The characters that an ellipsis stands for; nil for other pieces.
        var hidden: Range<Int>?
        /// The reach of a tab; nil for other pieces.
        var tabAdvance: CGFloat?
        var width: CGFloat
    }

    /// Points from the first cluster's left to the last one's right.
    private(set) var width: CGFloat
    private let pieces: [Piece]
    private let shaped: ShapedParagraph
    private let tightening: CGFloat

    /// - Parameter limit: white space at the end of a last line counts as far as it fits in this width.
    init(_ line: BrokenLine, in shaped: ShapedParagraph, limit: CGFloat?) {
        self.shaped = shaped
        tightening = line.tightening
        let offset = line.range.isEmpty ? 0 : Int(shaped.clusters[line.range.lowerBound].start)
        let base = shaped.text.baseLevel(at: offset)
        var logical: [Piece] = []
        for piece in line.pieces {
            switch piece {
            case .clusters(let range): VisualLine.append(range, base: base, in: shaped, to: &logical)
            case .ellipsis(let run):
                logical.append(VisualLine.ellipsis(run: run, base: base, line: line, in: shaped))
            }
        }
        VisualLine.setTabs(&logical)
        if tightening != 0 {
            for index in logical.indices { logical[index].width += tightening * CGFloat(logical[index].range.count) }
            if let last = logical.indices.last { logical[last].width -= tightening }
        }
        width = 0
        if logical.contains(where: { $0.level != 0 }) {
            pieces = Directions.visualOrder(of: logical.map(\.level)).map { logical[$0] }
        } else {
            pieces = logical
        }
        width = pieces.reduce(0) { $0 + $1.width }
        if let limit, width > limit { width = max(limit, width - VisualLine.hangingWidth(of: logical)) }
    }

    private static func append(
        _ range: Range<Int>, base: UInt8, in shaped: ShapedParagraph, to pieces: inout [Piece]
    ) {
        let clusters = shaped.clusters
        var (first, trailing) = (range.lowerBound, range.upperBound)
        while trailing > range.lowerBound, clusters[trailing - 1].isWhitespace { trailing -= 1 }
        while first < range.upperBound {
            let item = clusters[first].item
            var last = first + 1
            // Rule L1: white space at the end of a line has the paragraph's direction, so it is a piece of its own.
            while last < range.upperBound, last != trailing, clusters[last].item == item { last += 1 }
            var piece = piece(of: first..<last, in: shaped)
            if first >= trailing { piece.level = base }
            pieces.append(piece)
            first = last
        }
    }

    /// A part of an item; shaped again where HarfBuzz reports that its ends depend on text that is no longer beside them.
    private static func piece(of range: Range<Int>, in shaped: ShapedParagraph) -> Piece {
        let (first, last) = (shaped.clusters[range.lowerBound], shaped.clusters[range.upperBound - 1])
        let index = Int(first.item)
        let item = shaped.items[index]
        let startsInside = Int(first.start) > item.range.lowerBound && first.isUnsafeToBreak
        let endsInside = Int(last.end) < item.range.upperBound && shaped.clusters[range.upperBound].isUnsafeToBreak
        if item.kind == .text, startsInside || endsInside {
            var clusters: [TextCluster] = []
            let glyphs = shaped.shaper.shape(
                item, index: index, range: Int(first.start)..<Int(last.end), to: &clusters)
            return Piece(
                item: item, shapes: ItemShapes(glyphs, of: item, in: shaped), clusters: clusters,
                range: clusters.indices, level: item.level, width: width(of: clusters, clusters.indices))
        }
        return Piece(
            item: item, shapes: shaped.shapes(of: index), clusters: shaped.clusters, range: range, level: item.level,
            width: width(of: shaped.clusters, range))
    }

    private static func width(of clusters: [TextCluster], _ range: Range<Int>) -> CGFloat {
        var width: CGFloat = 0
        for index in range { width += clusters[index].advance }
        return width
    }

    private static func ellipsis(run: Int, base: UInt8, line: BrokenLine, in shaped: ShapedParagraph) -> Piece {
        let ellipsis = Ellipsis(run: run, in: shaped)
        return Piece(
            item: ellipsis.item, shapes: ItemShapes(ellipsis.glyphs, of: ellipsis.item, in: shaped), clusters: [],
            range: 0..<0, level: base, hidden: hiddenCharacters(of: line, in: shaped), width: ellipsis.width)
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
                pieces[index].tabAdvance = stop - pen
            }
            pen += pieces[index].width
        }
    }

    private static func hangingWidth(of pieces: [Piece]) -> CGFloat {
        var width: CGFloat = 0
        for piece in pieces.reversed() {
            guard !piece.range.isEmpty, piece.range.allSatisfy({ piece.clusters[$0].isWhitespace }) else { break }
            width += piece.width
        }
        return width
    }
}

extension VisualLine {
    /// The number of visible clusters.
    var clusterCount: Int { pieces.reduce(0) { $0 + $1.range.count } }

    /// Adds the glyphs of the line whose left end and baseline are given.
    func place(at origin: CGPoint, in text: inout PlacedText) {
        var pen = origin.x
        for piece in pieces {
            let lift = shaped.runs[piece.item.run].baselineOffset
            let start = CGPoint(x: pen, y: origin.y - (lift.isFinite ? lift : 0))
            append(piece, at: start, to: &text)
            pen += piece.width
        }
    }

    private func append(_ piece: Piece, at origin: CGPoint, to text: inout PlacedText) {
        if piece.hidden != nil {
            appendEllipsis(piece, at: origin.x, to: &text)
        } else if piece.item.kind == .text {
            append(piece.shapes, piece, at: origin.x, to: &text)
        } else if piece.item.kind != .hidden, piece.item.kind != .lineEnd {
            // An attachment, a tab or the box of a character that no font has.
            var pen = origin.x
            for cluster in piece.range {
                text.append(x: pen, glyph: PlacedText.Place.none, cluster: cluster)
                pen += (piece.tabAdvance ?? piece.clusters[cluster].advance) + tightening
            }
        }
        text.append(
            PlacedText.Stretch(
                run: piece.item.run, baseline: origin.y, capHeight: shaped.fonts[piece.item.run].metrics.capHeight,
                shapes: piece.shapes, clusters: piece.clusters, hidden: piece.hidden, tabAdvance: piece.tabAdvance))
    }

    private func appendEllipsis(_ piece: Piece, at left: CGFloat, to text: inout PlacedText) {
        let shapes = piece.shapes
        let ellipsis = Ellipsis(run: piece.item.run, in: shaped)
        var pen = left + ellipsis.inset
        for (index, glyph) in shapes.glyphs.enumerated() {
            text.append(x: pen + glyph.offsetX(shapes), glyph: index, cluster: PlacedText.Place.none)
            pen += glyph.advance(shapes) + ellipsis.spacing
        }
    }

    private func append(_ shapes: ItemShapes, _ piece: Piece, at left: CGFloat, to text: inout PlacedText) {
        let (clusters, glyphs, range) = (piece.clusters, shapes.glyphs, piece.range)
        let isRightToLeft = piece.item.isRightToLeft
        var pen = left
        for step in 0..<range.count {
            let index = isRightToLeft ? range.upperBound - 1 - step : range.lowerBound + step
            let cluster = clusters[index]
            var inner = pen + cluster.inset + (isRightToLeft ? cluster.spacing : 0)
            for glyph in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
                text.append(x: inner + glyphs[glyph].offsetX(shapes), glyph: glyph, cluster: index)
                inner += glyphs[glyph].advance(shapes)
            }
            pen += cluster.advance + tightening
        }
    }
}

extension ShapedGlyph {
    /// Points.
    @inline(__always)
    fileprivate func offsetX(_ shapes: ItemShapes) -> CGFloat { CGFloat(xOffset) * shapes.scale * shapes.stretch }

    /// Points.
    @inline(__always)
    fileprivate func advance(_ shapes: ItemShapes) -> CGFloat { CGFloat(advance) * shapes.scale * shapes.stretch }
}
