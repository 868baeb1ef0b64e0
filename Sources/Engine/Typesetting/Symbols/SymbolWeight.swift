import Foundation
import Geometry

/// Strokes of symbols in the weight of the text beside them.
enum SymbolWeight {
    /// The stroke of CupertinoIcons' squares: 34 of 512 units, drawn for regular text.
    static let stroke: CGFloat = 34.0 / 512

    /// The stem of Inter's `l` in thin, regular and black, in font units, read from the bundled font's outlines; the
    /// weights between lie on straight lines.
    private static let stems = (thin: 64.0, regular: 236.0, black: 552.0)

    /// The share of the stems' growth beyond regular that symbols follow: with all of it small details close up in heavy and black (by
    /// eye).
    private static let boldness = 0.6

    /// Returns the distance that each edge moves outward, in ems of the icon font: strokes are to regular ones as the system font's
    /// stems, beyond regular with less growth.
    static func growth(ofWeight weight: Double) -> CGFloat {
        guard weight.isFinite else { return 0 }
        let bounded = min(max(weight, 100), 900)
        let stem =
            bounded < 400
            ? stems.regular + (stems.thin - stems.regular) * (400 - bounded) / 300
            : stems.regular + (stems.black - stems.regular) * boldness * (bounded - 400) / 500
        let ratio = stem / stems.regular
        return CGFloat(ratio - 1) * stroke / 2
    }

    /// The outline with every edge moved outward by `growth` (inward where negative), curves staying curves.
    ///
    /// A vertex and a control point move along the bisector of the lines that meet there, never further than half
    /// the shorter of these, so that small details shrink instead of turning inside out.
    static func outline(
        _ outline: Path, grownBy growth: CGFloat, nesting: SymbolContour.Nesting = .containment
    ) -> Path {
        guard growth != 0 else { return outline }
        var result = Path()
        for region in SymbolRegion.regions(of: outline, nesting: nesting) {
            // Ink grows into the surroundings of a fill and into its holes.
            let own = region.thickness > solidThickness ? growth * solidShare : growth
            for contour in SymbolContour.contours(of: region.path) {
                let fills = contour.depth % 2 == 0
                result.append(moved(contour.path, by: (contour.signedArea > 0) == fills ? own : -own))
            }
        }
        return result
    }

    /// The thickness from which a shape is no line: twice a regular one; the arcs of `wifi` are thinner.
    private static let solidThickness = stroke * 2

    /// The share of the growth that solid shapes have: SF Symbols' hearts and discs nearly keep their sizes in all weights, and so keep
    /// their distance from their neighbours (by eye).
    private static let solidShare: CGFloat = 0.3

    private static func moved(_ contour: Path, by distance: CGFloat) -> Path {
        var points: [CGPoint] = []
        for element in contour.elements {
            switch element {
            case .move(let to), .line(let to): points.append(to)
            case .quadCurve(let to, let control): points += [control, to]
            case .curve(let to, let control1, let control2): points += [control1, control2, to]
            case .closeSubpath: break
            }
        }
        var result = Path()
        var index = 0
        func next() -> CGPoint {
            defer { index += 1 }
            return moved(points, at: index, by: distance)
        }
        for element in contour.elements {
            switch element {
            case .move: result.move(to: next())
            case .line: result.addLine(to: next())
            case .quadCurve:
                let control = next()
                result.addQuadCurve(to: next(), control: control)
            case .curve:
                let (control1, control2) = (next(), next())
                result.addCurve(to: next(), control1: control1, control2: control2)
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }

    private static func moved(_ points: [CGPoint], at index: Int, by distance: CGFloat) -> CGPoint {
        let point = points[index]
        let count = points.count
        guard let before = (1..<count).map({ points[(index + count - $0) % count] }).first(where: { isApart($0, point) }),
            let after = (1..<count).map({ points[(index + $0) % count] }).first(where: { isApart($0, point) })
        else { return point }
        let (inLength, incoming) = direction(from: before, to: point)
        let (outLength, outgoing) = direction(from: point, to: after)
        let cosine = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
        // A hairpin has no bisector.
        guard cosine > -0.94 else { return point }
        let normal = CGVector(dx: incoming.dy + outgoing.dy, dy: -incoming.dx - outgoing.dx)
        // |normal|^2 = 2 (1 + cosine), and the mitre is 1 / cos(half the turn): together a division by 1 + cosine.
        let limit = max(min(inLength, outLength), abs(distance)) / 1.5
        let wanted = distance / (1 + cosine)
        let factor = min(max(wanted, -limit), limit)
        return CGPoint(x: point.x + normal.dx * factor, y: point.y + normal.dy * factor)
    }

    private static func isApart(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) + abs(a.y - b.y) > 1e-5 }

    private static func direction(from start: CGPoint, to end: CGPoint) -> (length: CGFloat, unit: CGVector) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return (length, CGVector(dx: dx / length, dy: dy / length))
    }
}
