import Foundation
import Geometry

/// The layers of a glyph that a font draws in one piece: which regions of its ink belong together, what they show, and which of them
/// matter most.
///
/// Source of the order: Apple, Human Interface Guidelines, SF Symbols (in `cloud.sun.rain.fill` the cloud is primary, the
/// sun secondary and the rain tertiary) and SwiftUI `SymbolRenderingMode` (in `exclamationmark.triangle.fill` the mark is
/// primary and the triangle secondary). A symbol that no rule knows has one layer, as symbols without layers have.
struct SymbolAnatomy {
    let regions: [SymbolRegion]
    private let words: [Substring]
    /// The words without `fill`.
    let stem: [Substring]
    let ink: CGRect

    /// The parts of a glyph from back to front, shapes whole where signs are cut out of them; nil if it is one.
    static func pieces(of glyph: Path, name: String) -> [SymbolPiece]? {
        let anatomy = SymbolAnatomy(glyph, name: name)
        guard !anatomy.regions.isEmpty else { return nil }
        return anatomy.slashed ?? anatomy.badged ?? anatomy.weather ?? anatomy.series ?? anatomy.enclosed ?? anatomy.arranged
    }

    private init(_ glyph: Path, name: String) {
        words = name.split(separator: ".")
        stem = words.filter { $0 != "fill" }
        regions = SymbolRegion.regions(of: glyph)
        ink = regions.bounds
    }

    // MARK: Slash and badge

    /// The bar is primary, the sign below it secondary.
    private var slashed: [SymbolPiece]? {
        guard stem.last == "slash",
            let bar = regions.firstIndex(where: { region in
                let extent = region.diagonalExtent
                return extent.across < extent.along / 4 && extent.along > max(ink.width, ink.height) * 0.8
            })
        else { return nil }
        return [
            SymbolPiece(rest(without: [bar]).joined, level: 1, .body),
            SymbolPiece(regions[bar].path, level: 0, .slash),
        ]
    }

    /// The badge is primary: a roundish region in a corner of the picture.
    private var badged: [SymbolPiece]? {
        guard stem.contains("badge"), regions.count > 1 else { return nil }
        let side = max(ink.width, ink.height)
        let candidates = regions.indices.filter { index in
            let box = regions[index].bounds
            let isRound = abs(box.width - box.height) < 0.15 * max(box.width, box.height)
            let isBeside = min(box.minX - ink.minX, ink.maxX - box.maxX) < side * 0.03
            let isAtEnd = min(box.minY - ink.minY, ink.maxY - box.maxY) < side * 0.08
            return isRound && isBeside && isAtEnd && box.width > side * 0.25 && box.width < side * 0.65
        }
        guard let badge = candidates.max(by: { regions[$0].area < regions[$1].area }) else { return nil }
        let disc = regions[badge]
        let inner = regions.indices.filter { $0 != badge && disc.bounds.contains(regions[$0].bounds) }
        var pieces = [
            SymbolPiece(rest(without: inner + [badge]).joined, level: 1, .body),
            SymbolPiece(disc.silhouette, level: 0, .badge),
        ]
        if let sign = Self.cut(from: disc, inner.map { regions[$0] }) {
            pieces.append(SymbolPiece(sign, level: 0, .badgeMark))
        }
        return pieces
    }

    /// Returns the area cut out of a region, less the regions that stand in its holes.
    private static func cut(from region: SymbolRegion, _ inner: [SymbolRegion]) -> Path? {
        guard !region.holes.isEmpty else { return nil }
        var mark = region.holes.reduce(into: Path()) { $0.append($1) }
        for region in inner { mark.append(region.path.reversed) }
        return mark
    }

    // MARK: Enclosure

    /// A glyph split where one shape encloses the rest: in `checkmark.circle` the ring is the secondary layer and the mark
    /// the primary one; in `checkmark.circle.fill` the disc, uncut, and the hole in it.
    private var enclosed: [SymbolPiece]? {
        guard stem.count > 1, stem.last.map(SymbolDrawing.enclosures.contains) == true else { return nil }
        let outer = regions.filter { $0.depth == 0 }
        guard outer.count == 1 else { return nil }
        let inner = regions.filter { $0.depth > 0 }
        if words.last == "fill" {
            guard let mark = Self.cut(from: outer[0], inner) else { return nil }
            return [SymbolPiece(outer[0].silhouette, level: 1, .enclosure), SymbolPiece(mark, level: 0, .mark)]
        }
        guard !inner.isEmpty else { return nil }
        return [SymbolPiece(outer[0].path, level: 1, .enclosure), SymbolPiece(inner.joined, level: 0, .mark)]
    }

    // MARK: Arrangements

    /// Things that stand beside or behind each other.
    private var arranged: [SymbolPiece]? {
        guard regions.count > 1 else { return nil }
        switch stem.joined(separator: ".") {
        case "person.2":
            // The one in front is whole, and so has more ink.
            let right = regions.indices.filter { regions[$0].bounds.midX > ink.midX }
            let left = regions.indices.filter { !right.contains($0) }
            let weight = { (side: [Int]) in side.reduce(0) { $0 + regions[$1].area } }
            return primary(weight(left) > weight(right) ? left : right)
        case "person.3":
            return primary(regions.indices.filter { abs(regions[$0].bounds.midX - ink.midX) < ink.width * 0.15 })
        case "square.stack.3d.up":
            let layers = regions.indices.sorted { regions[$0].bounds.minY < regions[$1].bounds.minY }
            return layers.enumerated().map { SymbolPiece(regions[$1].path, level: min($0, 2), .body) }
        case "bubble.left.and.bubble.right", "bubble.left.bubble.right", "doc.on.doc", "doc.on.clipboard", "photo.on.rectangle",
            "rectangle.on.rectangle", "square.on.square", "rectangle.stack", "square.stack":
            return frontmost
        case "list.bullet", "list.number", "list.dash", "checklist":
            return primary(regions.indices.filter { regions[$0].bounds.maxX < ink.minX + ink.width * 0.3 })
        case "plus.magnifyingglass", "minus.magnifyingglass":
            return primary(regions.indices.filter { regions[$0].depth > 0 })
        case "square.and.arrow.up", "square.and.arrow.down", "square.and.pencil", "rectangle.portrait.and.arrow.right",
            "rectangle.portrait.and.arrow.forward", "tray.and.arrow.up", "tray.and.arrow.down":
            guard let box = largest else { return nil }
            return primary(regions.indices.filter { $0 != box })
        default: return stem.first == "battery" ? charged : nil
        }
    }

    /// The thing with most ink, and the signs inside it, before the others.
    private var frontmost: [SymbolPiece]? {
        guard let front = largest else { return nil }
        let box = regions[front].bounds
        return primary(regions.indices.filter { $0 == front || box.contains(regions[$0].bounds) })
    }

    /// A battery's charge is primary; shell and cap are secondary.
    private var charged: [SymbolPiece]? {
        let charge = regions.filter { $0.depth > 0 }
        guard !charge.isEmpty else { return nil }
        let shell = regions.filter { $0.depth == 0 }
        var held = SymbolPiece(charge.joined, level: 0, .charge)
        // A full battery shows any value; the others show their own.
        held.isGradual = stem == ["battery", "100"] || stem == ["battery", "100percent"]
        return [SymbolPiece(shell.joined, level: 1, .body), held]
    }

    /// Returns some regions as the primary layer over the others as the secondary one.
    private func primary(_ front: [Int]) -> [SymbolPiece]? {
        let back = rest(without: front)
        guard !front.isEmpty, !back.isEmpty else { return nil }
        return [SymbolPiece(back.joined, level: 1, .body), SymbolPiece(front.map { regions[$0] }.joined, level: 0, .body)]
    }

    var largest: Int? { regions.indices.max { regions[$0].area < regions[$1].area } }

    func nearest(to point: CGPoint) -> Int {
        let distance = { (index: Int) in
            abs(regions[index].bounds.midX - point.x) + abs(regions[index].bounds.midY - point.y)
        }
        return regions.indices.min { distance($0) < distance($1) } ?? 0
    }

    func rest(without indices: [Int]) -> [SymbolRegion] {
        regions.indices.filter { !indices.contains($0) }.map { regions[$0] }
    }
}
