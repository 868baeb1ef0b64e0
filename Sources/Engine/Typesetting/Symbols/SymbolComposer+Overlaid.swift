import Foundation
import Geometry

/// Symbols of a thing in front of another, or of lines upon it, that no font has.
extension SymbolComposer {
    func overlaid(_ name: String) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        switch isFilled ? String(name.dropLast(5)) : name {
        case "humidity": return humidity(isFilled: isFilled)
        case "network" where !isFilled: return network()
        case "photo.on.rectangle.angled": return angledPhoto(isFilled: isFilled)
        default: return nil
        }
    }

    /// A drop in air that lies in layers.
    private func humidity(isFilled: Bool) -> SymbolDrawing? {
        guard let glyph = regularGlyph(isFilled ? "drop.fill" : "drop"), let ink = glyph.inkBounds else { return nil }
        let share: CGFloat = 0.88
        let drop = SymbolWeight.outline(glyph, grownBy: growth).mapped {
            CGPoint(x: ink.minX + ($0.x - ink.minX) * share, y: ink.midY + ($0.y - ink.midY) * share)
        }
        guard let box = drop.inkBounds else { return nil }
        var lines = Path()
        for (row, length) in [0.17, 0.24, 0.17].enumerated() {
            let y = box.minY + box.height * (0.48 + 0.21 * CGFloat(row))
            // The drop is widest at the middle one of the lines.
            let start = box.maxX + 0.09 - (row == 1 ? 0 : 0.02)
            lines.move(to: CGPoint(x: start, y: y))
            lines.addLine(to: CGPoint(x: start + length, y: y))
        }
        let air = Self.aligned(lines.strokedSmoothly(width: stroke), with: drop)
        return Self.joined([SymbolPiece(drop, level: 0, .body), SymbolPiece(air, level: 1, .body)])
    }

    /// A globe of wires, its axis inclined.
    private func network() -> SymbolDrawing? {
        let center = Self.point(at: 0, 0)
        let radius: CGFloat = 437.0 / 1024 - SymbolWeight.stroke / 2
        let (sine, cosine) = (CGFloat(Transcendental.sine(-0.4)), CGFloat(Transcendental.cosine(-0.4)))
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * (x * cosine - y * sine), y: center.y + radius * (x * sine + y * cosine))
        }
        func box(_ width: CGFloat) -> CGRect {
            CGRect(x: center.x - radius * width, y: center.y - radius, width: 2 * radius * width, height: 2 * radius)
        }
        let ring = Path(ellipseIn: box(1)).strokedSmoothly(width: stroke)
        var wires = [Path(ellipseIn: box(0.46)).mapped { at(($0.x - center.x) / radius, ($0.y - center.y) / radius) }]
        func wire(from start: CGPoint, _ control: CGPoint, to end: CGPoint) {
            var path = Path()
            path.move(to: at(start.x, start.y))
            path.addQuadCurve(to: at(end.x, end.y), control: at(control.x, control.y))
            wires.append(path)
        }
        wire(from: CGPoint(x: 0, y: -1), .zero, to: CGPoint(x: 0, y: 1))
        for side: CGFloat in [-1, 0, 1] {
            let reach: CGFloat = side == 0 ? 1 : 0.82
            wire(from: CGPoint(x: -reach, y: side * 0.57), CGPoint(x: 0, y: side * 0.36), to: CGPoint(x: reach, y: side * 0.57))
        }
        // Where wires cross they are one: each runs the way that the ring does.
        let net = wires.reduce(into: Path()) { $0.append(Self.aligned($1.strokedSmoothly(width: stroke * 0.8), with: ring)) }
        return Self.joined([SymbolPiece(ring, level: 1, .body), SymbolPiece(net, level: 0, .body)])
    }

    /// A photo that is turned to the right, in front of one that is turned to the left.
    private func angledPhoto(isFilled: Bool) -> SymbolDrawing? {
        guard let glyph = regularGlyph(isFilled ? "photo.fill" : "photo"), let ink = glyph.inkBounds else { return nil }
        let share: CGFloat = 0.8
        let (sine, cosine) = (CGFloat(Transcendental.sine(0.16)), CGFloat(Transcendental.cosine(0.16)))
        let front = CGPoint(x: ink.midX + 0.1, y: ink.midY + 0.12)
        let back = CGPoint(x: ink.midX - 0.1, y: ink.midY - 0.12)
        func turned(_ x: CGFloat, _ y: CGFloat, about center: CGPoint, _ way: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x * cosine - y * sine * way, y: center.y + x * sine * way + y * cosine)
        }
        let photo = SymbolWeight.outline(glyph, grownBy: growth + 0.006).mapped {
            turned(($0.x - ink.midX) * share, ($0.y - ink.midY) * share, about: front, 1)
        }
        let size = CGSize(width: ink.width * share, height: ink.height * share)
        let inset = isFilled ? 0 : SymbolWeight.stroke * share / 2
        let frame = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).insetBy(dx: inset, dy: inset)
        let line = Path(roundedRect: frame, cornerRadius: 0.08 - inset / 2, style: .circular)
        let sheet = (isFilled ? line : line.strokedSmoothly(width: stroke * 0.9)).mapped { turned($0.x, $0.y, about: back, -1) }
        // The area behind the photo and a gap around it is not seen.
        let gap = SymbolWeight.stroke * 0.8
        let normals = [CGVector(dx: cosine, dy: sine), CGVector(dx: -sine, dy: cosine)]
        let planes = zip(normals, [size.width, size.height]).flatMap { normal, length in
            [CGFloat(1), -1].map { side in
                let inward = CGVector(dx: -normal.dx * side, dy: -normal.dy * side)
                return SymbolCut.HalfPlane(normal: inward, distance: inward.dx * front.x + inward.dy * front.y - length / 2 - gap)
            }
        }
        let seen = SymbolCut.outline(Self.aligned(sheet, with: photo), without: planes)
        return Self.joined([SymbolPiece(seen, level: 1, .body), SymbolPiece(photo, level: 0, .body)])
    }
}
