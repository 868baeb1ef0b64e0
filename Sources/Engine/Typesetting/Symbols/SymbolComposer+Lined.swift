import Foundation
import Geometry

/// Symbols of a few lines, of which the fonts have only others that resemble them.
extension SymbolComposer {
    func lined(_ name: String) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        switch isFilled ? String(name.dropLast(5)) : name {
        case "rectangle.portrait.and.arrow.right", "rectangle.portrait.and.arrow.forward": return isFilled ? nil : exit()
        case "chart.xyaxis.line": return isFilled ? nil : chart()
        case "display": return isFilled ? nil : display()
        case "circlebadge": return badge(isFilled: isFilled)
        case "square.grid.3x3": return grid(isFilled: isFilled)
        case "arrow.circlepath": return isFilled ? nil : turn()
        case "thermometer.low", "thermometer.high": return isFilled ? nil : thermometer(isHigh: name.hasSuffix("high"))
        default: return nil
        }
    }

    /// A line through points, in ems from the middle of a symbol.
    private static func line(_ points: [(x: CGFloat, y: CGFloat)]) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let place = Self.place(point.x, point.y)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        return path
    }

    private static func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let center = point(at: 0, 0)
        return CGPoint(x: center.x + x, y: center.y + y)
    }

    private func layered(_ lower: Path, _ upper: Path) -> SymbolDrawing {
        let lower = lower.strokedSmoothly(width: stroke)
        let upper = Self.aligned(upper.strokedSmoothly(width: stroke), with: lower)
        return Self.joined([SymbolPiece(lower, level: 1, .body), SymbolPiece(upper, level: 0, .body)])
    }

    /// A door with an arrow that leads out of it.
    private func exit() -> SymbolDrawing {
        let (left, right, height, corner, gap): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (-0.5, 0.1, 0.42, 0.11, 0.19)
        var door = Path()
        door.move(to: Self.place(right, -gap))
        door.addLine(to: Self.place(right, corner - height))
        door.addQuadCurve(to: Self.place(right - corner, -height), control: Self.place(right, -height))
        door.addLine(to: Self.place(left + corner, -height))
        door.addQuadCurve(to: Self.place(left, corner - height), control: Self.place(left, -height))
        door.addLine(to: Self.place(left, height - corner))
        door.addQuadCurve(to: Self.place(left + corner, height), control: Self.place(left, height))
        door.addLine(to: Self.place(right - corner, height))
        door.addQuadCurve(to: Self.place(right, height - corner), control: Self.place(right, height))
        door.addLine(to: Self.place(right, gap))
        var arrow = Self.line([(-0.17, 0), (0.45, 0)])
        arrow.append(Self.line([(0.28, -0.17), (0.45, 0), (0.28, 0.17)]))
        return layered(door, arrow)
    }

    /// Two axes with a line of values.
    private func chart() -> SymbolDrawing {
        layered(
            Self.line([(-0.46, -0.38), (-0.46, 0.36), (0.48, 0.36)]), Self.line([(-0.28, 0.12), (-0.08, -0.13), (0.1, 0.04), (0.42, -0.3)]))
    }

    /// A screen on its foot.
    private func display() -> SymbolDrawing {
        let corner = Self.place(-0.5, -0.4)
        let screen = Path(roundedRect: CGRect(x: corner.x, y: corner.y, width: 1, height: 0.64), cornerRadius: 0.08, style: .circular)
        var foot = Self.line([(0, 0.24), (0, 0.42)])
        foot.append(Self.line([(-0.2, 0.42), (0.2, 0.42)]))
        return layered(screen, foot)
    }

    /// A small circle.
    private func badge(isFilled: Bool) -> SymbolDrawing {
        let radius: CGFloat = 0.27 - (isFilled ? 0 : SymbolWeight.stroke / 2)
        let center = Self.place(0, 0)
        let disc = Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        return Self.plain(isFilled ? SymbolWeight.outline(disc, grownBy: growth) : disc.strokedSmoothly(width: stroke))
    }

    /// Nine squares, which keep their distance in all weights.
    private func grid(isFilled: Bool) -> SymbolDrawing {
        let inset = isFilled ? 0 : stroke / 2
        let pieces = (0..<9).map { index in
            let corner = Self.place(CGFloat(index % 3 - 1) * 0.32 - 0.125, CGFloat(index / 3 - 1) * 0.32 - 0.125)
            let box = CGRect(origin: corner, size: CGSize(width: 0.25, height: 0.25)).insetBy(dx: inset, dy: inset)
            let square = Path(roundedRect: box, cornerRadius: max(0.06 - inset, 0.02), style: .circular)
            return SymbolPiece(isFilled ? square : square.strokedSmoothly(width: stroke), level: 0, .body)
        }
        return Self.joined(pieces)
    }

    /// A way around a circle, with the head of an arrow at its end.
    private func turn() -> SymbolDrawing {
        let (radius, head): (CGFloat, CGFloat) = (0.38, 0.12)
        // Clockwise from above; the head's point lies between the two ends of the way.
        let (start, end) = (-0.26 * Double.pi, 1.48 * Double.pi)
        let steps = 96
        var way = Path()
        for step in 0...steps {
            let place = Self.point(at: start + (end - start) * Double(step) / Double(steps), radius)
            if step == 0 { way.move(to: place) } else { way.addLine(to: place) }
        }
        var triangle = Self.line([(-radius - head, 0.04), (-radius, -0.13), (-radius + head, 0.04)])
        triangle.closeSubpath()
        var outline = way.strokedSmoothly(width: stroke)
        outline.append(Self.aligned(triangle, with: outline))
        outline.append(Self.aligned(triangle.strokedSmoothly(width: stroke * 0.6), with: outline))
        return Self.plain(outline)
    }

    /// A thermometer whose mercury stands low or high: the end of its line is moved.
    private func thermometer(isHigh: Bool) -> SymbolDrawing? {
        let regions = regularGlyph("thermometer").map { SymbolRegion.regions(of: $0) } ?? []
        guard let mercury = regions.first(where: { $0.depth > 0 }), let glass = regions.first(where: { !$0.holes.isEmpty }),
            let hole = glass.holes.first?.inkBounds
        else { return nil }
        let (box, bulb) = (mercury.bounds, mercury.bounds.width)
        let top = isHigh ? hole.minY + box.minX - hole.minX : box.maxY - 1.36 * bulb
        let middle = (box.minY + box.maxY - bulb) / 2
        var outline = regions.filter { $0.depth == 0 }.joined
        outline.append(mercury.path.mapped { CGPoint(x: $0.x, y: $0.y < middle ? $0.y + top - box.minY : $0.y) })
        return SymbolDrawing(glyph: outline, name: "thermometer", grownBy: growth)
    }
}
