import Drawing
import Foundation
import Geometry
import Pixels

extension Renderer {
    /// Draws items inside a clip.
    ///
    /// Where the clip's edge is soft, several items are drawn on their own first and clipped once: clipped one by one, each would let the
    /// pixels below shine through the others' edges.
    func drawClipped(
        _ items: [DisplayItem], to clip: Clip, into layer: Layer, _ transform: CGAffineTransform
    ) throws {
        if clip.mask != nil, items.contains(where: \.isGlass), !items.isOneShape {
            return try drawThroughGlass(items, to: clip, into: layer, transform)
        }
        guard clip.mask != nil, !items.isOneShape, !items.contains(where: \.blends) else {
            return try draw(items, into: layer, transform, clip)
        }
        let content = try isolated(items, within: clip.bounds, transform)
        compose(content, alpha: 255, .normal, into: layer, clip)
    }

    /// A clip that also keeps to a filled path.
    func intersect(_ clip: Clip, _ path: Path, _ style: FillStyle, _ transform: CGAffineTransform) throws -> Clip {
        if let rect = path.wholePixelRect(transform) {
            return Clip(bounds: clip.bounds.intersection(rect), mask: clip.mask)
        }
        let outline = PlacedOutline(outline(of: path, transform, clip))
        let bounds = outline.bounds.intersection(clip.bounds)
        if bounds.isEmpty { return Clip(bounds: .empty, mask: nil) }
        try layerBudget.take(bounds.width * bounds.height)
        var coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
        var solidRuns = [Range<Int>](repeating: 0..<0, count: bounds.height)
        for band in bands(of: bounds) {
            accumulator.begin(band, rule: style.isEOFilled ? .evenOdd : .nonZero, isAntialiased: style.isAntialiased)
            accumulator.add(outline.outline)
            accumulator.readRows { row in
                let y = band.minY + row.index
                solidRuns[y - bounds.minY] = ClipMask.write(
                    row, x: bounds.minX, y: y, under: clip.mask, to: &coverage, at: (y - bounds.minY) * bounds.width)
            }
        }
        let mask = ClipMask(bounds: bounds, coverage: coverage, solidRuns: solidRuns, budget: layerBudget)
        return Clip(bounds: bounds, mask: mask)
    }
}

extension [DisplayItem] {
    /// True if the items draw nothing but a single shape.
    fileprivate var isOneShape: Bool {
        guard count == 1 else { return isEmpty }
        switch self[0] {
        case .fill, .stroke, .glyphs, .image, .backdrop: return true
        case .transform(_, let items), .clip(_, _, let items), .group(_, .normal, let items), .run(let items):
            return items.isOneShape
        case .group, .mask, .filter, .projection: return false
        }
    }
}

extension Path {
    /// The box of whole pixels that the path is after a transform, or nil where it is anything else.
    func wholePixelRect(_ transform: CGAffineTransform) -> PixelRect? {
        guard (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0),
            elements.count == 5, elements[4] == .closeSubpath,
            case .move(let p0) = elements[0], case .line(let p1) = elements[1], case .line(let p2) = elements[2],
            case .line(let p3) = elements[3]
        else { return nil }
        let isAcrossFirst = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
        let isDownFirst = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
        guard isAcrossFirst || isDownFirst else { return nil }
        let (first, second) = (p0.applying(transform), p2.applying(transform))
        // Nearer to a pixel's edge than the 1/256 pixel that outlines are held to.
        func whole(_ value: CGFloat) -> Int? {
            guard abs(value) < PixelRect.limit, abs(value - value.rounded()) < 1 / 512 else { return nil }
            return Int(value.rounded())
        }
        guard let left = whole(min(first.x, second.x)), let right = whole(max(first.x, second.x)),
            let top = whole(min(first.y, second.y)), let bottom = whole(max(first.y, second.y))
        else { return nil }
        return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
    }
}
