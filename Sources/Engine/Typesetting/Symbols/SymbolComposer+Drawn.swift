import Foundation
import Geometry

/// Symbols that are drawn here, because no font has the picture.
extension SymbolComposer {
    func drawn(_ name: String) -> SymbolDrawing? {
        let words = name.split(separator: ".")
        switch words.first {
        case "moonphase": return moon(words.dropFirst())
        case "gauge" where words.count > 1 && words[1] == "with": return gauge(words.dropFirst(2))
        case "gauge" where words.count == 2:
            let levels: [Substring: Substring] = ["low": "16percent", "medium": "50percent", "high": "84percent"]
            return levels[words[1]].flatMap { gauge(["dots", "needle", $0]) }
        case "wave" where words.count == 3 && words[1] == "3": return waves(towards: words[2])
        case "target" where words.count == 1: return target()
        case "faceid" where words.count == 1: return faceID()
        case "figure" where name == "figure.wave": return wavingFigure()
        case "ipad" where name == "ipad.landscape": return turned("ipad")
        case "arrow" where name == "arrow.left.arrow.right": return mirrored("arrow.right.arrow.left")
        case "line" where name == "line.vertical": return verticalLine()
        case "parkingsign" where words.count == 1: return Self.letter(glyph("=p"))
        case "exclamationmark" where words.count == 2 && (words[1] == "2" || words[1] == "3"):
            return marks(Int(words[1]) ?? 2)
        case "rectangle" where name == "rectangle.3.group" || name == "rectangle.3.group.fill":
            return group(isFilled: words.last == "fill")
        case "list" where name == "list.bullet.rectangle.portrait" || name == "list.bullet.rectangle.portrait.fill":
            return uprightList(isFilled: words.last == "fill")
        default: return lined(name) ?? overlaid(name)
        }
    }

    // MARK: Moon

    private static let radius: CGFloat = 437.0 / 1024

    /// A phase of the moon as almanacs print it: the dark part is ink, and the moon waxes from the right; `inverse` has the lit part in
    /// ink, for dark backgrounds.
    private func moon(_ words: ArraySlice<Substring>) -> SymbolDrawing? {
        let isInverse = words.last == "inverse"
        let phase = (isInverse ? words.dropLast() : words).joined(separator: ".")
        let ring = Self.disc(Self.radius - SymbolWeight.stroke / 2).strokedSmoothly(width: stroke)
        // The part of the disc that is dark: on which side it begins, and where on the middle line it ends, in radii.
        let dark: (fromLeft: Bool, edge: CGFloat)
        switch phase {
        case "new.moon": dark = (true, 1)
        case "waxing.crescent": dark = (true, 0.5)
        case "first.quarter": dark = (true, 0)
        case "waxing.gibbous": dark = (true, -0.5)
        case "full.moon": dark = (true, -1)
        case "waning.gibbous": dark = (false, -0.5)
        case "last.quarter": dark = (false, 0)
        case "waning.crescent": dark = (false, 0.5)
        default: return nil
        }
        let inner = Self.radius - stroke * 0.5
        let ink =
            isInverse
            ? Self.segment(inner, fromLeft: !dark.fromLeft, edge: -dark.edge)
            : Self.segment(inner, fromLeft: dark.fromLeft, edge: dark.edge)
        guard let ink else { return Self.plain(ring) }
        return Self.joined([
            SymbolPiece(ring, level: 1, .body), SymbolPiece(Self.aligned(ink, with: ring), level: 0, .moon),
        ])
    }

    private static func disc(_ radius: CGFloat) -> Path {
        let center = point(at: 0, 0)
        return Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// Returns the part of a disc on one side of a half ellipse; nil if it is empty.
    private static func segment(_ radius: CGFloat, fromLeft: Bool, edge: CGFloat) -> Path? {
        guard edge > -1 else { return nil }
        let side: CGFloat = fromLeft ? 1 : -1
        let center = point(at: 0, 0)
        let steps = 96
        func points(_ width: CGFloat) -> [CGPoint] {
            (0...steps).map { step in
                let angle = .pi * Double(step) / Double(steps)
                return CGPoint(
                    x: center.x + side * width * radius * CGFloat(Transcendental.sine(angle)),
                    y: center.y - radius * CGFloat(Transcendental.cosine(angle)))
            }
        }
        var path = Path()
        for (index, point) in (points(-1) + points(edge).reversed()).enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    // MARK: Target, devices

    /// Two rings around a dot.
    private func target() -> SymbolDrawing {
        let ring = Self.disc(Self.radius - SymbolWeight.stroke / 2).strokedSmoothly(width: stroke)
        let middle = Self.disc(Self.radius * 0.56).strokedSmoothly(width: stroke)
        let dot = Self.disc(Self.radius * 0.17 + stroke / 4)
        return Self.joined([
            SymbolPiece(ring, level: 2, .body), SymbolPiece(Self.aligned(middle, with: ring), level: 1, .body),
            SymbolPiece(Self.aligned(dot, with: ring), level: 0, .body),
        ])
    }

    /// A face within the corners of a viewfinder: two eyes, a nose with its bend, a smile.
    private func faceID() -> SymbolDrawing? {
        guard let corners = glyph("viewfinder") else { return nil }
        let center = Self.point(at: 0, 0)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x * Self.radius, y: center.y + y * Self.radius) }
        var lines = Path()
        for x: CGFloat in [-0.38, 0.38] {
            lines.move(to: at(x, -0.3))
            lines.addLine(to: at(x, -0.1))
        }
        lines.move(to: at(0.03, -0.3))
        lines.addLine(to: at(0.03, 0.1))
        lines.addQuadCurve(to: at(-0.09, 0.19), control: at(0.03, 0.19))
        lines.move(to: at(-0.3, 0.38))
        lines.addQuadCurve(to: at(0.3, 0.38), control: at(0, 0.62))
        let face = lines.strokedSmoothly(width: stroke)
        return Self.joined([SymbolPiece(corners, level: 1, .body), SymbolPiece(Self.aligned(face, with: corners), level: 0, .body)])
    }

    /// A standing figure that waves with an arm.
    private func wavingFigure() -> SymbolDrawing {
        let center = Self.point(at: 0, 0)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
        var limbs = Path()
        // From the raised hand over both shoulders to the other one.
        limbs.move(to: at(-0.27, -0.36))
        limbs.addLine(to: at(-0.24, -0.2))
        limbs.addQuadCurve(to: at(-0.1, -0.1), control: at(-0.22, -0.1))
        limbs.addLine(to: at(0.1, -0.1))
        limbs.addQuadCurve(to: at(0.23, 0.02), control: at(0.21, -0.1))
        limbs.addLine(to: at(0.27, 0.2))
        for side: CGFloat in [-1, 1] {
            limbs.move(to: at(side * 0.05, -0.06))
            limbs.addLine(to: at(side * 0.07, 0.12))
            limbs.addLine(to: at(side * 0.12, 0.47))
        }
        let body = limbs.strokedSmoothly(width: stroke * 1.1)
        let size = 0.09 + stroke / 4
        let head = Path(ellipseIn: CGRect(x: center.x - size, y: center.y - 0.31 - size, width: 2 * size, height: 2 * size))
        return Self.joined([SymbolPiece(body, level: 0, .body), SymbolPiece(Self.aligned(head, with: body), level: 0, .body)])
    }

    /// A symbol that lies on its right side.
    private func turned(_ name: String) -> SymbolDrawing? {
        guard let glyph = regularGlyph(name), let ink = glyph.inkBounds else { return nil }
        return Self.plain(
            SymbolWeight.outline(glyph, grownBy: growth).mapped {
                CGPoint(x: ink.midX - ($0.y - ink.midY), y: ink.midY + ($0.x - ink.midX))
            })
    }

    private func verticalLine() -> SymbolDrawing {
        let center = Self.point(at: 0, 0)
        var line = Path()
        line.move(to: CGPoint(x: center.x, y: center.y - Self.radius))
        line.addLine(to: CGPoint(x: center.x, y: center.y + Self.radius))
        return Self.plain(line.strokedSmoothly(width: stroke))
    }

    private func mirrored(_ name: String) -> SymbolDrawing? {
        guard let glyph = regularGlyph(name), let ink = glyph.inkBounds else { return nil }
        let mirrored = glyph.mapped { CGPoint(x: 2 * ink.midX - $0.x, y: $0.y) }.reversed
        return Self.plain(SymbolWeight.outline(mirrored, grownBy: growth))
    }

    // MARK: Symbols that the fonts have in other proportions

    func redrawn(_ name: String) -> SymbolDrawing? {
        switch name {
        case "chevron.up.chevron.down": chevrons()
        case "sidebar.leading": regularGlyph("sidebar.left").map { SymbolDrawing(glyph: $0, name: name, grownBy: growth) }
        case "sidebar.trailing": regularGlyph("sidebar.right").map { SymbolDrawing(glyph: $0, name: name, grownBy: growth) }
        default: nil
        }
    }

    /// Two chevrons that point up and down.
    ///
    /// Source: the picture of record `picker.menu.row`. At three pixels a point the middle lines of the arms of each are 22.2 pixels apart
    /// at their ends and meet 10.4 pixels further out, the two chevrons begin 11.3 pixels apart, and the lines are 4.1 pixels thick, 1.18
    /// times those of other symbols beside medium text of 13 points.
    private func chevrons() -> SymbolDrawing {
        let center = Self.point(at: 0, 0)
        var lines = Path()
        for side: CGFloat in [-1, 1] {
            func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + side * y) }
            lines.move(to: at(-0.244, 0.124))
            lines.addLine(to: at(0, 0.353))
            lines.addLine(to: at(0.244, 0.124))
        }
        return Self.plain(lines.strokedSmoothly(width: stroke * 1.18))
    }

    // MARK: Gauges

    /// A dial with a needle that points to a share of it: `dots.needle.bottom.50percent`, `dots.needle.67percent`, `needle`.
    private func gauge(_ words: ArraySlice<Substring>) -> SymbolDrawing? {
        let isFilled = words.last == "fill"
        let body = isFilled ? words.dropLast() : words
        guard body.contains("needle"), body.allSatisfy({ ["dots", "lines", "needle", "bottom"].contains($0) || $0.hasSuffix("percent") })
        else { return nil }
        let percent = body.compactMap { $0.hasSuffix("percent") ? Double($0.dropLast(7)) : nil }.first ?? 67
        guard (0...100).contains(percent) else { return nil }
        let ring = Self.disc(Self.radius - SymbolWeight.stroke / 2).strokedSmoothly(width: stroke)
        // The scale runs over three quarters of a turn, open at the bottom.
        let angle = { (share: Double) in (share - 0.5) * 1.5 * .pi }
        var needle = Path()
        needle.move(to: Self.point(at: 0, 0))
        needle.addLine(to: Self.point(at: angle(percent / 100), Self.radius * 0.5))
        var inside = needle.strokedSmoothly(width: stroke)
        inside.append(Self.aligned(Self.disc(stroke * 1.1), with: inside))
        var pieces = [SymbolPiece(inside, level: 0, .body)]
        if body.contains("dots") {
            var dots = Path()
            for index in 0..<7 where abs(Double(index) / 6 - percent / 100) > 0.09 {
                let center = Self.point(at: angle(Double(index) / 6), Self.radius * 0.68)
                let size = SymbolWeight.stroke * 0.62
                dots.addEllipse(in: CGRect(x: center.x - size, y: center.y - size, width: 2 * size, height: 2 * size))
            }
            pieces.insert(SymbolPiece(Self.aligned(dots, with: ring), level: 1, .body), at: 0)
        }
        guard isFilled else { return Self.joined([SymbolPiece(ring, level: 2, .body)] + pieces) }
        var disc = Self.disc(Self.radius)
        let mark = pieces.reduce(into: Path()) { $0.append(Self.aligned($1.outline, with: disc)) }
        disc.append(mark.reversed)
        return SymbolDrawing(
            outline: disc,
            pieces: [SymbolPiece(Self.disc(Self.radius), level: 1, .enclosure), SymbolPiece(mark, level: 0, .mark)],
            isComposed: true)
    }

    // MARK: Waves, signs, groups

    /// Three waves that go to a side, each further than the one before.
    private func waves(towards side: Substring) -> SymbolDrawing? {
        let quarters: [Substring: Int] = ["right": 0, "down": 1, "left": 2, "up": 3]
        guard let turns = quarters[side], let glyph = regularGlyph("dot.radiowaves.right") else { return nil }
        let regions = SymbolRegion.regions(of: glyph).sorted { $0.bounds.minX < $1.bounds.minX }
        guard regions.count == 4, let ink = regions.dropFirst().joined.inkBounds else { return nil }
        let center = CGPoint(x: ink.midX, y: ink.midY)
        let pieces = regions.dropFirst().enumerated().map { index, region in
            let turned = (0..<turns).reduce(SymbolWeight.outline(region.path, grownBy: growth)) { path, _ in
                path.mapped { CGPoint(x: center.x - ($0.y - center.y), y: center.y + ($0.x - center.x)) }
            }
            return SymbolPiece(turned, level: index, .wave, threshold: Double(index) / 3)
        }
        return Self.joined(pieces)
    }

    private static func letter(_ outline: Path?) -> SymbolDrawing? { outline.map(plain) }

    /// Exclamation marks beside each other.
    private func marks(_ count: Int) -> SymbolDrawing? {
        guard let mark = glyph("exclamationmark"), let ink = mark.inkBounds else { return nil }
        return Self.plain(
            (0..<count).reduce(into: Path()) { path, index in
                let way = ink.width * 1.9 * CGFloat(index)
                path.append(mark.mapped { CGPoint(x: $0.x + way, y: $0.y) })
            })
    }

    /// A tall rectangle beside two low ones.
    private func group(isFilled: Bool) -> SymbolDrawing? {
        let center = Self.point(at: 0, 0)
        let boxes = [
            CGRect(x: center.x - 0.46, y: center.y - 0.34, width: 0.5, height: 0.68),
            CGRect(x: center.x + 0.1, y: center.y - 0.34, width: 0.36, height: 0.31),
            CGRect(x: center.x + 0.1, y: center.y + 0.03, width: 0.36, height: 0.31),
        ]
        let pieces = boxes.enumerated().map { index, box in
            let inset = isFilled ? 0 : SymbolWeight.stroke / 2
            let line = Path(roundedRect: box.insetBy(dx: inset, dy: inset), cornerRadius: 0.07 - inset, style: .circular)
            return SymbolPiece(isFilled ? line : line.strokedSmoothly(width: stroke), level: index, .body)
        }
        return Self.joined(pieces)
    }

    /// A list on a sheet that stands upright.
    private func uprightList(isFilled: Bool) -> SymbolDrawing? {
        guard let sheet = drawing(named: isFilled ? "rectangle.portrait.fill" : "rectangle.portrait")?.outline,
            let box = sheet.inkBounds
        else { return nil }
        let width = stroke * 0.85
        var lines = Path()
        for row in 0..<3 {
            let y = box.midY + (CGFloat(row) - 1) * box.height * 0.2
            lines.move(to: CGPoint(x: box.minX + box.width * 0.42, y: y))
            lines.addLine(to: CGPoint(x: box.minX + box.width * 0.73, y: y))
            lines.move(to: CGPoint(x: box.minX + box.width * 0.25, y: y))
            lines.addLine(to: CGPoint(x: box.minX + box.width * 0.25 + 1e-4, y: y))
        }
        let mark = Self.aligned(lines.strokedSmoothly(width: width), with: sheet)
        guard isFilled else {
            return Self.joined([SymbolPiece(sheet, level: 1, .enclosure), SymbolPiece(mark, level: 0, .mark)])
        }
        var outline = sheet
        outline.append(mark.reversed)
        return SymbolDrawing(
            outline: outline, pieces: [SymbolPiece(sheet, level: 1, .enclosure), SymbolPiece(mark, level: 0, .mark)],
            isComposed: true)
    }
}
