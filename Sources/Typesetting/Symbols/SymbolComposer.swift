import Foundation
import Geometry

/// Draws symbols by name: from the fonts where they have the name, else from the parts that the name is made of.
struct SymbolComposer {
    /// How far edges move outward for the weight wanted, in ems.
    let growth: CGFloat
    /// The outline of a name that a font has, in ems and regular weight.
    private let regularGlyph: (String) -> Path?

    /// - Parameter weight: on the scale of the `wght` axis; 400 is as drawn.
    init(weight: Double, glyph: @escaping (String) -> Path?) {
        growth = SymbolWeight.growth(ofWeight: weight)
        regularGlyph = glyph
    }

    private var stroke: CGFloat { SymbolWeight.stroke + 2 * growth }

    private func glyph(_ name: String) -> Path? {
        regularGlyph(name).map { SymbolWeight.outline($0, grownBy: growth) }
    }

    /// Longer names are nobody's; it bounds the recursion.
    private static let mostWords = 12

    func drawing(named name: String) -> SymbolDrawing? {
        if let outline = glyph(name) { return SymbolDrawing(glyph: outline, name: name) }
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count > 1, words.count <= Self.mostWords else { return nil }
        return composed(words)
    }

    /// The parts of a name, outermost first: fill applies to the whole, then slash, badge, enclosure.
    private func composed(_ words: [Substring]) -> SymbolDrawing? {
        let isFilled = words.last == "fill"
        let body = isFilled ? words.dropLast() : words[...]
        func base(_ words: some Sequence<Substring>) -> SymbolDrawing? {
            let name = words.joined(separator: ".")
            return (isFilled ? drawing(named: name + ".fill") : nil) ?? drawing(named: name)
        }
        if body.last == "slash", body.count > 1 {
            return base(body.dropLast()).map { slashed($0) }
        }
        if let place = body.lastIndex(of: "badge"), place > body.startIndex {
            guard let base = base(body[..<place]) else { return nil }
            return badged(base, with: body[(place + 1)...].joined(separator: "."))
        }
        if let shape = body.last, let enclosed = enclosed(body.dropLast().joined(separator: "."), in: shape, isFilled: isFilled) {
            return enclosed
        }
        return isFilled ? drawing(named: body.joined(separator: ".")).flatMap(Self.filled) : nil
    }

    // MARK: Fill

    /// An outlined symbol with its hole filled and what stood in it cut out; nil if it has no hole to fill.
    private static func filled(_ drawing: SymbolDrawing) -> SymbolDrawing? {
        let contours = SymbolContour.contours(of: drawing.outline)
        guard let outer = contours.max(by: { abs($0.signedArea) < abs($1.signedArea) }),
            contours.contains(where: { $0.depth == 1 })
        else { return nil }
        var (silhouette, mark) = (Path(), Path())
        for contour in contours where contour.depth != 1 {
            if contour.depth == 0 {
                silhouette.append(contour.turned(fills: true, orientation: outer.signedArea))
            } else {
                mark.append(contour.turned(fills: contour.depth % 2 == 0, orientation: outer.signedArea))
            }
        }
        return cutting(mark, outOf: silhouette)
    }

    /// A mark knocked out of a shape; both fill in the same direction.
    private static func cutting(_ mark: Path, outOf shape: Path) -> SymbolDrawing {
        var outline = shape
        outline.append(mark.reversed)
        return SymbolDrawing(
            outline: outline, parts: mark.isEmpty ? [(shape, 0)] : [(shape, 1), (mark, 0)], isComposed: true)
    }

    // MARK: Enclosure

    private func enclosed(_ inner: String, in shape: Substring, isFilled: Bool) -> SymbolDrawing? {
        guard SymbolDrawing.enclosures.contains(shape), let mark = drawing(named: inner)?.outline,
            let frame = glyph(isFilled ? "\(shape).fill" : String(shape)), let box = frame.inkBounds,
            let ink = mark.inkBounds, max(ink.width, ink.height) > 0
        else { return nil }
        // As large as CupertinoIcons' own marks: 219 of the 437 units of `checkmark.circle.fill`.
        let side = min(box.width, box.height) * 0.52
        let scale = min(side / max(ink.width, ink.height), 1)
        let placed = mark.mapped { point in
            CGPoint(x: box.midX + (point.x - ink.midX) * scale, y: box.midY + (point.y - ink.midY) * scale)
        }
        let shrunk = SymbolWeight.outline(placed, grownBy: SymbolWeight.stroke / 2 * (1 - scale) * 0.5)
        let aligned = Self.aligned(shrunk, with: frame)
        if isFilled { return Self.cutting(aligned, outOf: frame) }
        var outline = frame
        outline.append(aligned)
        return SymbolDrawing(outline: outline, parts: [(frame, 1), (aligned, 0)], isComposed: true)
    }

    /// The path with every contour run so that it fills, or cuts a hole, the way another path's contours do.
    private static func aligned(_ path: Path, with other: Path) -> Path {
        let orientation = SymbolContour.contours(of: other).max { abs($0.signedArea) < abs($1.signedArea) }?.signedArea ?? 1
        var result = Path()
        for contour in SymbolContour.contours(of: path) {
            result.append(contour.turned(fills: contour.depth % 2 == 0, orientation: orientation))
        }
        return result
    }

    // MARK: Slash

    /// Struck through from top left to bottom right, with a gap as wide as the bar on the bar's upper side.
    private func slashed(_ base: SymbolDrawing) -> SymbolDrawing {
        guard let ink = base.outline.inkBounds else { return base }
        let width = stroke
        let reach = max(ink.width, ink.height) / 2
        let center = CGPoint(x: ink.midX, y: ink.midY)
        var line = Path()
        line.move(to: CGPoint(x: center.x - reach, y: center.y - reach))
        line.addLine(to: CGPoint(x: center.x + reach, y: center.y + reach))
        let bar = line.strokedSmoothly(width: width)
        // The bar's normal points to the upper right; half the bar lies below its line, half and the gap above.
        let normal = CGVector(dx: 0.5.squareRoot(), dy: -0.5.squareRoot())
        let height = normal.dx * center.x + normal.dy * center.y
        let lower = SymbolCut.HalfPlane(normal: normal, distance: height - width / 2)
        let upper = SymbolCut.HalfPlane(normal: normal, distance: height + width / 2 + SymbolWeight.stroke)
        return joining(bar, onto: base) { SymbolCut.outline($0, without: [lower, upper.opposite]) }
    }

    // MARK: Badge

    /// A badge at the lower right: the mark in a disc, a symbol of its own (`clock`), or with no mark a plain disc at
    /// the upper right; a gap is cut around it.
    private func badged(_ base: SymbolDrawing, with mark: String) -> SymbolDrawing? {
        guard let ink = base.outline.inkBounds else { return nil }
        let picture = mark.isEmpty ? glyph("circle.fill") : drawing(named: mark + ".circle.fill")?.outline
            ?? drawing(named: mark + ".fill")?.outline ?? drawing(named: mark)?.outline
        guard let picture, let badgeInk = picture.inkBounds else { return nil }
        // A plain badge is as large as in CupertinoIcons, where the disc of `app.badge` is 149 units across on a square of
        // 395; one with a mark needs room for it and is half as large as the picture (by eye).
        let diameter = max(ink.width, ink.height) * (mark.isEmpty ? 0.38 : 0.5)
        let scale = diameter / max(badgeInk.width, badgeInk.height)
        let radius = diameter / 2
        let center = CGPoint(x: ink.maxX - radius * 0.7, y: mark.isEmpty ? ink.minY + radius * 0.7 : ink.maxY - radius * 0.7)
        let badge = picture.mapped { point in
            CGPoint(x: center.x + (point.x - badgeInk.midX) * scale, y: center.y + (point.y - badgeInk.midY) * scale)
        }
        let gap = SymbolWeight.stroke * 0.8
        return joining(badge, onto: base) {
            SymbolCut.outline($0, withoutDiscAt: center, radius: radius + gap)
        }
    }

    /// A part beside a base from which its surroundings were cut.
    private func joining(_ part: Path, onto base: SymbolDrawing, cut: (Path) -> Path) -> SymbolDrawing {
        let rest = cut(base.outline)
        var outline = rest
        outline.append(Self.aligned(part, with: base.outline))
        return SymbolDrawing(outline: outline, parts: [(rest, 1), (part, 0)], isComposed: true)
    }
}

extension Path {
    /// The outline of a line with round ends, exact enough for paths measured in ems.
    fileprivate func strokedSmoothly(width: CGFloat) -> Path {
        let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        let outline = strokeOutline(style, tolerance: SymbolContour.tolerance)
        var path = Path()
        for subpath in outline.subpaths {
            let points = outline.points[subpath.range].map { CGPoint(x: $0.x, y: $0.y) }
            guard let first = points.first else { continue }
            path.move(to: first)
            for point in points.dropFirst() { path.addLine(to: point) }
            path.closeSubpath()
        }
        return path
    }
}
