import Foundation
import Geometry

/// Symbols that are plain shapes: those the fonts lack, halves of them filled, lines of dots and dashes, parts within.
extension SymbolComposer {
    func shaped(_ name: String) -> SymbolDrawing? {
        let words = name.split(separator: ".")
        return plainShape(words) ?? halfFilled(words) ?? interrupted(words) ?? insetFilled(words)
    }

    // MARK: Plain

    /// The middle of all icons, and the measures of `circle` and `square` in CupertinoIcons, in ems.
    private static let middle = CGPoint(x: 0.4268, y: -0.375)
    private static let side: CGFloat = 395.0 / 512
    private static let diameter: CGFloat = 437.0 / 512

    private func plainShape(_ words: [Substring]) -> SymbolDrawing? {
        let isFilled = words.last == "fill"
        let stem = (isFilled ? words.dropLast() : words[...]).joined(separator: ".")
        if stem == "seal" { return seal(isFilled: isFilled) }
        if let turned = turned(stem, isFilled: isFilled) { return Self.plain(turned) }
        guard let line = Self.line(of: stem, inset: isFilled ? 0 : SymbolWeight.stroke / 2) else { return nil }
        return Self.plain(isFilled ? SymbolWeight.outline(line, grownBy: growth) : line.strokedSmoothly(width: stroke))
    }

    /// A shape that stands upright, from the one that lies.
    private func turned(_ stem: String, isFilled: Bool) -> Path? {
        guard stem == "rectangle.portrait" || stem == "capsule.portrait",
            let lying = glyph(stem.split(separator: ".")[0] + (isFilled ? ".fill" : "")), let ink = lying.inkBounds
        else { return nil }
        return lying.mapped { CGPoint(x: ink.midX - ($0.y - ink.midY), y: ink.midY + ($0.x - ink.midX)) }
    }

    private func seal(isFilled: Bool) -> SymbolDrawing? {
        guard let glyph = glyph(isFilled ? "checkmark.seal.fill" : "checkmark.seal"),
            let outer = SymbolRegion.regions(of: glyph).first(where: { $0.depth == 0 })
        else { return nil }
        return Self.plain(isFilled ? outer.silhouette : outer.path)
    }

    /// The outline of a shape that no font has, smaller by an inset on every side.
    private static func line(of shape: String, inset: CGFloat) -> Path? {
        func box(_ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
                .insetBy(dx: inset, dy: inset)
        }
        switch shape {
        case "octagon": return polygon(8, radius: diameter / 2 - inset, turn: .pi / 8)
        case "pentagon": return polygon(5, radius: diameter / 2 - inset, turn: 0)
        case "hexagon": return polygon(6, radius: diameter / 2 - inset, turn: 0)
        case "diamond": return polygon(4, radius: diameter / 2 - inset, turn: 0)
        case "triangleshape": return polygon(3, radius: diameter / 2 - inset, turn: 0)
        case "oval": return Path(ellipseIn: box(diameter * 1.15, diameter * 0.8))
        case "oval.portrait": return Path(ellipseIn: box(diameter * 0.8, diameter * 1.15))
        case "squareshape": return Path(box(side, side))
        case "righttriangle":
            let box = box(side, side)
            return closed([
                CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.minY),
            ])
        default: return nil
        }
    }

    /// A polygon of equal sides, its first corner at the top or turned on from there.
    private static func polygon(_ corners: Int, radius: CGFloat, turn: Double) -> Path {
        closed((0..<corners).map { point(at: 2 * .pi * Double($0) / Double(corners) + turn, radius) })
    }

    private static func closed(_ corners: [CGPoint]) -> Path {
        var path = Path()
        for (index, corner) in corners.enumerated() {
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.closeSubpath()
        return path
    }

    /// The point of a circle about the middle as a clock's hand shows it, from twelve on.
    static func point(at angle: Double, _ radius: CGFloat) -> CGPoint {
        CGPoint(
            x: middle.x + radius * CGFloat(Transcendental.sine(angle)),
            y: middle.y - radius * CGFloat(Transcendental.cosine(angle)))
    }

    static func plain(_ outline: Path) -> SymbolDrawing {
        SymbolDrawing(outline: outline, pieces: [SymbolPiece(outline, level: 0, .body)], isComposed: true)
    }

    // MARK: Halves

    /// `diamond.tophalf.fill`: the shape with one half of it filled.
    private func halfFilled(_ words: [Substring]) -> SymbolDrawing? {
        let normals: [Substring: CGVector] = [
            "lefthalf": CGVector(dx: 1, dy: 0), "righthalf": CGVector(dx: -1, dy: 0), "tophalf": CGVector(dx: 0, dy: 1),
            "bottomhalf": CGVector(dx: 0, dy: -1),
        ]
        guard words.count > 2, words.last == "fill" || words.last == "filled", let normal = normals[words[words.count - 2]]
        else { return nil }
        let stem = words.dropLast(2).joined(separator: ".")
        guard let frame = drawing(named: stem)?.outline, let solid = drawing(named: stem + ".fill")?.outline,
            let ink = solid.inkBounds
        else { return nil }
        let distance = normal.dx * ink.midX + normal.dy * ink.midY
        let half = SymbolCut.outline(solid, without: [SymbolCut.HalfPlane(normal: normal, distance: distance)])
        let aligned = Self.aligned(half, with: frame)
        return Self.joined([SymbolPiece(frame, level: 1, .body), SymbolPiece(aligned, level: 0, .body)])
    }

    // MARK: Dashes and dots

    /// `circle.dashed`, `square.dotted` and their like.
    private func interrupted(_ words: [Substring]) -> SymbolDrawing? {
        guard words.count == 2, words[1] == "dashed" || words[1] == "dotted" else { return nil }
        let isDotted = words[1] == "dotted"
        let inset = SymbolWeight.stroke / 2
        let corners: [CGPoint]
        switch words[0] {
        case "circle":
            let radius = Self.diameter / 2 - inset
            corners = (0..<144).map { Self.point(at: 2 * .pi * Double($0) / 144, radius) }
        case "square", "app", "rectangle":
            guard let box = glyph(String(words[0]))?.inkBounds?.insetBy(dx: inset, dy: inset) else { return nil }
            let radius: CGFloat = words[0] == "app" ? 0.18 : 0.1
            corners = Path(roundedRect: box, cornerRadius: radius, style: .circular).flattenedCorners
        default: return nil
        }
        let pattern = Self.dashes(along: corners, count: isDotted ? 12 : 8, share: isDotted ? 0 : 0.5)
        return Self.plain(pattern.strokedSmoothly(width: isDotted ? stroke * 1.25 : stroke))
    }

    /// Returns `count` dashes on a closed line, each a share of a period long; dots where the share is 0. The first is in the middle of
    /// the first period.
    private static func dashes(along corners: [CGPoint], count: Int, share: CGFloat) -> Path {
        let ends = Array(zip(corners, corners.dropFirst() + corners.prefix(1)))
        let lengths = ends.map { (($0.0.x - $0.1.x) * ($0.0.x - $0.1.x) + ($0.0.y - $0.1.y) * ($0.0.y - $0.1.y)).squareRoot() }
        let period = lengths.reduce(0, +) / CGFloat(count)
        func point(at way: CGFloat) -> CGPoint {
            var rest = way
            for (index, length) in lengths.enumerated() {
                if rest <= length, length > 0 {
                    let part = rest / length
                    let (start, end) = ends[index]
                    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
                }
                rest -= length
            }
            return corners[0]
        }
        var path = Path()
        for index in 0..<count {
            let start = period * (CGFloat(index) + 0.5 - share / 2)
            path.move(to: point(at: start))
            let steps = 16
            for step in 1...steps {
                path.addLine(to: point(at: start + max(period * share, 1e-4) * CGFloat(step) / CGFloat(steps)))
            }
        }
        return path
    }

    // MARK: Insets

    /// `inset.filled.rectangle` and `inset.filled.lefthalf.rectangle`, in older names `rectangle.inset.filled` and
    /// `rectangle.lefthalf.inset.filled`: a shape with a smaller one, or a part of it, filled within.
    private func insetFilled(_ words: [Substring]) -> SymbolDrawing? {
        guard let place = words.firstRange(of: ["inset", "filled"]) else { return nil }
        var rest = words
        rest.removeSubrange(place)
        let parts = rest.filter { Self.parts[$0] != nil }
        let stem = rest.filter { Self.parts[$0] == nil }.joined(separator: ".")
        guard parts.count == 1 || (parts.isEmpty && place.count > 0), let frame = drawing(named: stem)?.outline,
            let solid = drawing(named: stem + ".fill")?.outline, let ink = solid.inkBounds
        else { return nil }
        let margin = stroke + SymbolWeight.stroke * 0.9
        let (x, y) = (1 - 2 * margin / ink.width, 1 - 2 * margin / ink.height)
        guard x > 0, y > 0 else { return nil }
        var inner = solid.mapped { CGPoint(x: ink.midX + ($0.x - ink.midX) * x, y: ink.midY + ($0.y - ink.midY) * y) }
        if let part = parts.first.flatMap({ Self.parts[$0] }), let box = inner.inkBounds {
            inner = Path(
                roundedRect: CGRect(
                    x: box.minX + box.width * part.minX, y: box.minY + box.height * part.minY,
                    width: box.width * part.width, height: box.height * part.height),
                cornerRadius: 0.03, style: .circular)
        }
        return Self.joined([
            SymbolPiece(frame, level: 1, .body), SymbolPiece(Self.aligned(inner, with: frame), level: 0, .body),
        ])
    }

    /// Parts of a box, as shares of it.
    private static let parts: [Substring: CGRect] = [
        "lefthalf": CGRect(x: 0, y: 0, width: 0.5, height: 1), "righthalf": CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
        "leadinghalf": CGRect(x: 0, y: 0, width: 0.5, height: 1), "trailinghalf": CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
        "tophalf": CGRect(x: 0, y: 0, width: 1, height: 0.5), "bottomhalf": CGRect(x: 0, y: 0.5, width: 1, height: 0.5),
        "leftthird": CGRect(x: 0, y: 0, width: 0.33, height: 1), "rightthird": CGRect(x: 0.67, y: 0, width: 0.33, height: 1),
        "leadingthird": CGRect(x: 0, y: 0, width: 0.33, height: 1),
        "trailingthird": CGRect(x: 0.67, y: 0, width: 0.33, height: 1),
        "topthird": CGRect(x: 0, y: 0, width: 1, height: 0.33), "bottomthird": CGRect(x: 0, y: 0.67, width: 1, height: 0.33),
        "topleft": CGRect(x: 0, y: 0, width: 0.5, height: 0.5), "topright": CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5),
        "bottomleft": CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5),
        "bottomright": CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5),
        "topleading": CGRect(x: 0, y: 0, width: 0.5, height: 0.5), "toptrailing": CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5),
        "bottomleading": CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5),
        "bottomtrailing": CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5),
        "center": CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5),
    ]
}

extension Path {
    /// The corners of the one closed line this is, flattened.
    fileprivate var flattenedCorners: [CGPoint] {
        let flattened = FlattenedPath(self, tolerance: SymbolContour.tolerance)
        guard let subpath = flattened.subpaths.first else { return [] }
        return flattened.points[subpath.range].map { CGPoint(x: $0.x, y: $0.y) }
    }
}
