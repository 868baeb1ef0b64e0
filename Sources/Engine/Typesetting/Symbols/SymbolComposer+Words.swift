import Foundation
import Geometry

/// The effects on a symbol of the words in its name.
extension SymbolComposer {
    // MARK: Fill

    /// Returns an outlined symbol with its hole filled and the sign inside cut out; nil if it has no hole to fill, or is one line around
    /// several, as the bar of `nosign` is: a fill would take it away.
    static func filled(_ drawing: SymbolDrawing) -> SymbolDrawing? {
        let contours = SymbolContour.contours(of: drawing.outline)
        guard let outer = contours.max(by: { abs($0.signedArea) < abs($1.signedArea) }),
            contours.contains(where: { $0.depth == 1 })
        else { return nil }
        let isDivided = contours.count(where: { $0.depth == 0 }) == 1 && contours.count(where: { $0.depth == 1 }) > 1
        if isDivided, !contours.contains(where: { $0.depth > 1 }) { return nil }
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
    static func cutting(_ mark: Path, outOf shape: Path) -> SymbolDrawing {
        var outline = shape
        outline.append(mark.reversed)
        return SymbolDrawing(
            outline: outline,
            pieces: mark.isEmpty
                ? [SymbolPiece(shape, level: 0, .body)]
                : [SymbolPiece(shape, level: 1, .enclosure), SymbolPiece(mark, level: 0, .mark)],
            isComposed: true)
    }

    // MARK: Enclosure

    func enclosed(_ inner: String, in shape: String, isFilled: Bool) -> SymbolDrawing? {
        guard SymbolDrawing.enclosures.contains(Substring(shape)) || SymbolDrawing.widerEnclosures.contains(shape),
            let frame = drawing(named: isFilled ? shape + ".fill" : shape)?.outline,
            let box = frame.inkBounds.map({ Self.room(in: $0, of: shape) }), let aligned = mark(inner, in: box, of: frame)
        else { return nil }
        if isFilled { return Self.cutting(aligned, outOf: frame) }
        var outline = frame
        outline.append(aligned)
        return SymbolDrawing(
            outline: outline, pieces: [SymbolPiece(frame, level: 1, .enclosure), SymbolPiece(aligned, level: 0, .mark)],
            isComposed: true)
    }

    /// Returns the room for signs in a shape: above a bubble's tail, below a roof, anywhere in others.
    private static func room(in box: CGRect, of shape: String) -> CGRect {
        switch shape {
        case "bubble", "message":
            CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height * 0.82)
        case "house":
            CGRect(
                x: box.minX + box.width * 0.2, y: box.minY + box.height * 0.34, width: box.width * 0.6,
                height: box.height * 0.6)
        case "crop.circle":
            box.insetBy(dx: -box.width * 0.08, dy: -box.height * 0.08)
        case "icloud":
            CGRect(x: box.minX, y: box.minY + box.height * 0.16, width: box.width, height: box.height * 0.84)
        case "tv", "display":
            CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height * 0.88)
        default: box
        }
    }

    /// A symbol, filled where it can be, or one or two characters in the middle of an enclosure's box; it fills as the
    /// enclosure does.
    private func mark(_ name: String, in box: CGRect, of frame: Path) -> Path? {
        if let symbol = glyph(name + ".fill") ?? drawing(named: name)?.outline, let ink = symbol.inkBounds,
            ink.width > 0, ink.height > 0
        {
            // As large as CupertinoIcons' own marks: 219 of the 437 units of `checkmark.circle.fill`.
            let scale = min(box.width * 0.52 / ink.width, box.height * 0.52 / ink.height, 1)
            let placed = Self.centered(symbol, ink, in: box, scale: scale)
            let grown = SymbolWeight.outline(placed, grownBy: SymbolWeight.stroke / 2 * (1 - scale) * 0.5)
            return Self.aligned(grown, with: frame)
        }
        return characters(name, in: box).map { Self.aligned($0, with: frame) }
    }

    /// A letter, or a number of one or two digits, in the middle of an enclosure's box.
    private func characters(_ name: String, in box: CGRect) -> Path? {
        guard name.count == 1 || (name.count == 2 && name.allSatisfy { $0.isASCII && $0.isNumber }) else { return nil }
        var text = Path()
        for character in name {
            guard let outline = glyph("=\(character)"), let ink = outline.inkBounds else { return nil }
            // Digits stand a fourteenth of an em apart, as a pair of ones without the space of a table.
            let pen = (text.inkBounds?.maxX).map { $0 + 0.07 - ink.minX } ?? 0
            text.append(outline.mapped { CGPoint(x: $0.x + pen, y: $0.y) })
        }
        guard let ink = text.inkBounds else { return nil }
        // Capitals are half as high as the enclosure, two digits narrower than it is at their corners.
        let scale = min(box.height * 0.5 / Self.capHeight, box.width * 0.62 / ink.width)
        return text.mapped { point in
            CGPoint(x: box.midX + (point.x - ink.midX) * scale, y: box.midY + (point.y + Self.capHeight / 2) * scale)
        }
    }

    /// The cap height of Inter, in ems: 2048 of 2816 units.
    private static let capHeight: CGFloat = 2048.0 / 2816

    private static func centered(_ path: Path, _ ink: CGRect, in box: CGRect, scale: CGFloat) -> Path {
        path.mapped { point in
            CGPoint(x: box.midX + (point.x - ink.midX) * scale, y: box.midY + (point.y - ink.midY) * scale)
        }
    }

    /// The path with every contour run so that it fills, or cuts a hole, the way another path's contours do.
    static func aligned(_ path: Path, with other: Path) -> Path {
        let orientation = orientation(of: other)
        var result = Path()
        for contour in SymbolContour.contours(of: path) {
            result.append(contour.turned(fills: contour.depth % 2 == 0, orientation: orientation))
        }
        return result
    }

    /// Positive where the largest contour turns x towards y.
    private static func orientation(of path: Path) -> CGFloat {
        SymbolContour.contours(of: path).max { abs($0.signedArea) < abs($1.signedArea) }?.signedArea ?? 1
    }

    // MARK: Slash

    /// Struck through from top left to bottom right, with a gap as wide as the bar on the bar's upper side.
    func slashed(_ base: SymbolDrawing) -> SymbolDrawing {
        guard let ink = base.outline.inkBounds else { return base }
        let width = stroke
        // As long as the picture's diagonal where it is square; on a wide or tall one it stands out a little beyond the
        // short side, as in `eye.slash`, whose bar is 1.2 times as high as the eye.
        let reach = min(max(ink.width, ink.height), min(ink.width, ink.height) * 1.2) / 2
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
        let pieces = base.pieces.map { $0.with(SymbolCut.outline($0.outline, without: [lower, upper.opposite])) }
        var outline = SymbolCut.outline(base.outline, without: [lower, upper.opposite])
        let aligned = Self.aligned(bar, with: base.outline)
        outline.append(aligned)
        return SymbolDrawing(
            outline: outline,
            pieces: pieces.map { piece in
                // A symbol that is off cannot show a value.
                var struck = piece.demoted
                struck.threshold = nil
                struck.isGradual = false
                return struck
            } + [SymbolPiece(aligned, level: 0, .slash)],
            isComposed: true)
    }

    // MARK: Badge

    /// A badge at the lower right: the mark in a disc, a symbol of its own (`clock`), or with no mark a plain disc at
    /// the upper right; a gap is cut around it.
    func badged(_ base: SymbolDrawing, with mark: String) -> SymbolDrawing? {
        guard let ink = base.outline.inkBounds, let picture = badgePicture(mark),
            let badgeInk = picture.outline.inkBounds
        else { return nil }
        // A plain badge is as large as in CupertinoIcons, where the disc of `app.badge` is 149 units across on a square of
        // 395; one with a mark needs room for it and is half as large as the picture (by eye).
        let diameter = max(ink.width, ink.height) * (mark.isEmpty ? 0.38 : 0.5)
        let scale = diameter / max(badgeInk.width, badgeInk.height)
        let radius = diameter / 2
        let center = CGPoint(x: ink.maxX - radius * 0.7, y: mark.isEmpty ? ink.minY + radius * 0.7 : ink.maxY - radius * 0.7)
        func placed(_ path: Path) -> Path {
            let moved = path.mapped { point in
                CGPoint(x: center.x + (point.x - badgeInk.midX) * scale, y: center.y + (point.y - badgeInk.midY) * scale)
            }
            return Self.aligned(moved, with: base.outline)
        }
        let gap = SymbolWeight.stroke * 0.8
        func cut(_ path: Path) -> Path { SymbolCut.outline(path, withoutDiscAt: center, radius: radius + gap) }
        let badge = placed(picture.outline)
        var outline = cut(base.outline)
        outline.append(badge)
        let sign = picture.pieces.filter { $0.part == .mark }.map { piece in
            SymbolPiece(placed(piece.outline), level: 0, .badgeMark)
        }
        return SymbolDrawing(
            outline: outline,
            pieces: base.pieces.map { $0.with(cut($0.outline)).demoted } + [SymbolPiece(badge, level: 0, .badge)] + sign,
            isComposed: true)
    }

    /// A disc with the mark cut out; a mark that a font has in no disc but filled, as the clock, stands by itself.
    private func badgePicture(_ mark: String) -> SymbolDrawing? {
        let disc = mark.isEmpty ? "circle.fill" : mark + ".circle.fill"
        let standsAlone = glyph(disc) == nil && glyph(mark + ".fill") != nil
        let names = standsAlone ? [mark + ".fill"] : [disc, mark + ".fill", mark]
        return names.lazy.compactMap(drawing(named:)).first
    }
}

extension Path {
    /// The outline of a line with round ends, exact enough for paths measured in ems.
    func strokedSmoothly(width: CGFloat) -> Path {
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
