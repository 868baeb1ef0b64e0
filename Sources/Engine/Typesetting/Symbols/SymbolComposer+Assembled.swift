import Foundation
import Geometry

/// Symbols put together from others, or from bars, where no rule of names would do it.
extension SymbolComposer {
    func assembled(_ name: String) -> SymbolDrawing? {
        let words = name.split(separator: ".")
        switch words.first {
        case "battery": return battery(words.dropFirst())
        case "cellularbars" where words.count == 1: return cellularBars
        case "gearshape" where words.count > 1 && words[1] == "2": return gears(isFilled: words.last == "fill")
        case "flag" where name == "flag.2.crossed.fill" || name == "flag.2.crossed":
            return crossedFlags(isFilled: words.last == "fill")
        case "bubble" where name.hasPrefix("bubble.left.and.text.bubble.right"):
            return textBubble(isFilled: words.last == "fill")
        case "exclamationmark" where words.count > 1 && words[1] == "warninglight" && words.dropFirst(2).allSatisfy { $0 == "fill" }:
            return warningLight(isFilled: words.last == "fill")
        case let sign? where sign.hasSuffix("sign") && words.dropFirst().elementsEqual(["arrow", "circlepath"]):
            return circled(String(sign))
        default: return nil
        }
    }

    // MARK: Currencies

    /// `dollarsign.arrow.circlepath`: a sign within two arrows that run around it.
    private func circled(_ sign: String) -> SymbolDrawing? {
        guard let arrows = glyph("arrow.2.circlepath"), let ring = arrows.inkBounds, let mark = regularGlyph(sign), let ink = mark.inkBounds
        else { return nil }
        let scale = ring.height * 0.5 / ink.height
        let placed = mark.mapped { point in
            CGPoint(x: ring.midX + (point.x - ink.midX) * scale, y: ring.midY + (point.y - ink.midY) * scale)
        }
        let sign = SymbolWeight.outline(placed, grownBy: growth * 0.8)
        return Self.joined([SymbolPiece(arrows, level: 0, .body), SymbolPiece(Self.aligned(sign, with: arrows), level: 0, .mark)])
    }

    // MARK: Lights

    /// `exclamationmark.warninglight`: the mark on the dome of a light, which stands in the middle above its foot.
    private func warningLight(isFilled: Bool) -> SymbolDrawing? {
        guard let light = glyph(isFilled ? "warninglight.fill" : "warninglight"), let box = light.inkBounds,
            let mark = regularGlyph("exclamationmark"), let ink = mark.inkBounds
        else { return nil }
        let scale = box.height * 0.28 / ink.height
        let middle = CGPoint(x: box.midX, y: box.minY + box.height * 0.6)
        let placed = mark.mapped { point in
            CGPoint(x: middle.x + (point.x - ink.midX) * scale, y: middle.y + (point.y - ink.midY) * scale)
        }
        let sign = Self.aligned(SymbolWeight.outline(placed, grownBy: growth * 0.8), with: light)
        if isFilled { return Self.cutting(sign, outOf: light) }
        return Self.joined([SymbolPiece(light, level: 0, .body), SymbolPiece(sign, level: 0, .mark)])
    }

    // MARK: Batteries

    /// `battery.75`, `battery.75percent` and `battery.75percent.bolt`, from the font's full battery.
    private func battery(_ words: ArraySlice<Substring>) -> SymbolDrawing? {
        guard let level = words.first, let share = Self.charge(level), let full = glyph("battery.100") else { return nil }
        let rest = words.dropFirst()
        guard rest.isEmpty || Array(rest) == ["bolt"] else { return nil }
        let regions = SymbolRegion.regions(of: full)
        let shell = regions.filter { $0.depth == 0 }.joined
        let charge = share > 0 ? regions.filter { $0.depth > 0 }.joined : Path()
        guard let box = regions.filter({ $0.depth > 0 }).bounds.nonEmpty else { return nil }
        // The right end moves to the left, so that it stays round.
        let narrowed = charge.mapped { CGPoint(x: $0.x > box.midX ? $0.x - box.width * (1 - share) : $0.x, y: $0.y) }
        var pieces = [SymbolPiece(shell, level: 1, .body)]
        if share > 0 { pieces.append(SymbolPiece(narrowed, level: 0, .charge)) }
        // A full battery shows any value; the others show their own.
        if share == 1 { pieces[1].isGradual = true }
        return rest.isEmpty ? Self.joined(pieces) : charging(pieces, in: box)
    }

    private static func charge(_ word: Substring) -> CGFloat? {
        let number = word.hasSuffix("percent") ? word.dropLast(7) : word
        let charges: [Substring: CGFloat] = ["0": 0, "25": 0.25, "50": 0.5, "75": 0.75, "100": 1]
        return charges[number]
    }

    /// A bolt over a battery, with a gap around it.
    private func charging(_ pieces: [SymbolPiece], in box: CGRect) -> SymbolDrawing? {
        guard let bolt = glyph("bolt.fill"), let ink = bolt.inkBounds else { return nil }
        let scale = box.height * 1.75 / ink.height
        let placed = bolt.mapped { point in
            CGPoint(x: box.midX + (point.x - ink.midX) * scale, y: box.midY + (point.y - ink.midY) * scale)
        }
        let hull = SymbolCut.hull(around: placed, distance: SymbolWeight.stroke * 0.8)
        let cut = pieces.map { $0.with(SymbolCut.outline($0.outline, without: hull)) }
        guard let shell = pieces.first?.outline else { return nil }
        return Self.joined(cut + [SymbolPiece(Self.aligned(placed, with: shell), level: 0, .bolt)])
    }

    // MARK: Bars

    /// Four bars, each higher than the one before, as wide as two regular lines.
    private var cellularBars: SymbolDrawing? {
        let (width, gap) = (0.12 + growth, 0.21)
        let bottom = -0.375 + 0.35
        let pieces = (0..<4).map { index -> SymbolPiece in
            let height = 0.16 + 0.18 * CGFloat(index)
            let bar = CGRect(x: CGFloat(index) * gap, y: bottom - height, width: width, height: height)
            return SymbolPiece(
                Path(roundedRect: bar, cornerRadius: 0.03, style: .circular), level: 0, .wave, threshold: Double(index) / 4)
        }
        return Self.joined(pieces)
    }

    // MARK: Pairs

    /// A large gear with a small one at its upper right.
    private func gears(isFilled: Bool) -> SymbolDrawing? {
        guard let gear = glyph(isFilled ? "gearshape.fill" : "gearshape"), let ink = gear.inkBounds else { return nil }
        let (large, small) = (CGFloat(0.84), CGFloat(0.58))
        let distance = ink.width / 2 * (large + small) + SymbolWeight.stroke * 0.5
        func placed(_ scale: CGFloat, _ center: CGPoint) -> Path {
            let moved = gear.mapped { point in
                CGPoint(x: center.x + (point.x - ink.midX) * scale, y: center.y + (point.y - ink.midY) * scale)
            }
            return SymbolWeight.outline(moved, grownBy: isFilled ? 0 : stroke / 2 * (1 - scale) * 0.7)
        }
        let back = CGPoint(x: ink.midX + distance * 0.87, y: ink.midY - distance * 0.5)
        return Self.joined([
            SymbolPiece(placed(small, back), level: 1, .body),
            SymbolPiece(placed(large, CGPoint(x: ink.midX, y: ink.midY)), level: 0, .body),
        ])
    }

    /// Two flags that fly to the outside, their poles crossed below the middle.
    private func crossedFlags(isFilled: Bool) -> SymbolDrawing? {
        guard let flag = glyph(isFilled ? "flag.fill" : "flag"), let ink = flag.inkBounds else { return nil }
        let (sine, cosine) = (CGFloat(0.42), CGFloat(0.9075))
        // The pole stands at the left end; it leans to the right about a point a quarter of its height above its foot.
        let pivot = CGPoint(x: ink.minX + stroke / 2, y: ink.maxY - ink.height * 0.25)
        let right = flag.mapped { point in
            let (x, y) = ((point.x - pivot.x) * 0.85, (point.y - pivot.y) * 0.85)
            return CGPoint(x: x * cosine - y * sine, y: pivot.y + x * sine + y * cosine)
        }
        let mirrored = right.mapped { CGPoint(x: -$0.x, y: $0.y) }
        let normal = CGVector(dx: cosine, dy: sine)
        let reach = stroke * 0.85 / 2 + SymbolWeight.stroke * 0.6
        let height = normal.dy * pivot.y
        let band = [
            SymbolCut.HalfPlane(normal: normal, distance: height - reach),
            SymbolCut.HalfPlane(normal: normal, distance: height + reach).opposite,
        ]
        let left = SymbolCut.outline(Self.aligned(mirrored, with: right), without: band)
        return Self.joined([SymbolPiece(left, level: 1, .body), SymbolPiece(right, level: 0, .body)])
    }

    /// Two bubbles, lines of text in the right one.
    private func textBubble(isFilled: Bool) -> SymbolDrawing? {
        let name = "bubble.left.bubble.right" + (isFilled ? ".fill" : "")
        guard let bubbles = regularGlyph(name) else { return nil }
        let pair = SymbolDrawing(glyph: bubbles, name: name, grownBy: growth)
        let middle = pair.outline.inkBounds?.midX ?? 0
        let regions = SymbolRegion.regions(of: pair.outline)
        let right = regions.flatMap { isFilled ? [$0.silhouette] : $0.holes }.compactMap(\.inkBounds).filter { $0.midX > middle }
        guard let box = right.max(by: { $0.width < $1.width }) else { return nil }
        let width = stroke * 0.8
        // The tail hangs below, so the lines stand about the middle of the upper four fifths.
        let lines = [0.24, 0.42, 0.6].enumerated().reduce(into: Path()) { path, line in
            let share: CGFloat = line.offset == 2 ? 0.36 : 0.58
            path.append(
                Path(
                    roundedRect: CGRect(
                        x: box.midX - box.width * 0.29, y: box.minY + box.height * line.element - width / 2,
                        width: box.width * share, height: width),
                    cornerRadius: width / 2, style: .circular))
        }
        let aligned = Self.aligned(lines, with: pair.outline)
        var outline = pair.outline
        outline.append(isFilled ? aligned.reversed : aligned)
        let pieces = isFilled ? pair.pieces.map(\.demoted) : pair.pieces
        return SymbolDrawing(
            outline: outline, pieces: pieces + [SymbolPiece(aligned, level: 0, .mark)], isComposed: true)
    }

    /// Parts beside each other as one symbol.
    static func joined(_ pieces: [SymbolPiece]) -> SymbolDrawing {
        SymbolDrawing(outline: pieces.reduce(into: Path()) { $0.append($1.outline) }, pieces: pieces, isComposed: true)
    }
}

extension CGRect {
    fileprivate var nonEmpty: CGRect? { isNull || width <= 0 || height <= 0 ? nil : self }
}
