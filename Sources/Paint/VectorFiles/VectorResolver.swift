import Drawing
import Foundation
import Geometry
import Pixels
import Raster

/// Turns a display list into the items that a vector file has.
///
/// Shapes, strokes, text, most gradients, images, opacity, blend modes, clips and masks stay what they are. Blurs, glass, perspective,
/// meshes, patterns and angular gradients become images of ``pixelsPerPoint`` pixels per point, and so does everything below an item that
/// reads the pixels below it in a way that the files lack.
struct VectorResolver {
    /// The pixels per point of images that stand for content without a vector form: those of most iPhones.
    static let pixelsPerPoint: CGFloat = 3

    let size: CGSize
    /// True if the file has filters of colours.
    let hasColorMatrix: Bool
    private let rasterizer = Rasterizer(scale: pixelsPerPoint)

    /// - Throws: `RasterError` if an image cannot be drawn.
    static func page(of list: DisplayList, hasColorMatrix: Bool) throws -> VectorPage {
        let resolver = VectorResolver(size: list.size, hasColorMatrix: hasColorMatrix)
        return VectorPage(size: list.size, items: try resolver.isolated(list.items, .identity))
    }

    private init(size: CGSize, hasColorMatrix: Bool) { (self.size, self.hasColorMatrix) = (size, hasColorMatrix) }

    /// Returns the items of a list that is composited on its own.
    ///
    /// - Parameter toPage: the map from the items' points to the page's.
    private func isolated(_ items: [DisplayItem], _ toPage: CGAffineTransform) throws -> [VectorItem] {
        guard let last = items.lastIndex(where: \.readsBelow) else { return try resolved(items, toPage) }
        return try image(of: Array(items[...last]), toPage) + resolved(Array(items[(last + 1)...]), toPage)
    }

    private func resolved(_ items: [DisplayItem], _ toPage: CGAffineTransform) throws -> [VectorItem] {
        try items.flatMap { try resolved($0, toPage) }
    }

    private func resolved(_ item: DisplayItem, _ toPage: CGAffineTransform) throws -> [VectorItem] {
        switch item {
        case .fill(let path, let style, let paint):
            guard path.isFinite else { return [] }
            guard let paint = VectorPaint(paint) else { return try image(of: [item], toPage) }
            return [.fill(path, isEvenOdd: style.isEOFilled, paint)]
        case .stroke(let path, let style, let paint):
            guard path.isFinite, style.lineWidth > 0 else { return [] }
            guard let paint = VectorPaint(paint) else { return try image(of: [item], toPage) }
            return [.stroke(path, style, paint)]
        case .glyphs(let glyphs, let paint):
            guard let paint = VectorPaint(paint) else { return try image(of: [item], toPage) }
            var text = Path()
            for glyph in glyphs {
                glyph.outline.path.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y).forEach { text.append($0) }
            }
            return text.isFinite && !text.isEmpty ? [.fill(text, isEvenOdd: false, paint)] : []
        case .image(let source, let frame, let style):
            guard frame.width > 0, frame.height > 0, source.pixmap.widthInPixels > 0, source.pixmap.heightInPixels > 0 else { return [] }
            guard style.parts == nil else { return try image(of: [item], toPage) }
            return [.image(source.pixmap, frame, isSmooth: style.sampling != .nearest)]
        case .group(let opacity, let mode, let items):
            return [.group(opacity: min(max(opacity, 0), 1), mode, try isolated(items, toPage))]
        case .transform(let transform, let items):
            guard transform.isFinite, transform.a * transform.d != transform.b * transform.c else { return [] }
            return [.transform(transform, try resolved(items, transform.concatenating(toPage)))]
        case .clip(let path, let style, let items):
            return path.isFinite ? [.clip(path, isEvenOdd: style.isEOFilled, try resolved(items, toPage))] : []
        case .mask(let mask, let content):
            return [.mask(try isolated(mask, toPage), content: try isolated(content, toPage))]
        case .run(let items): return try resolved(items, toPage)
        case .filter(let filter, let items): return try resolved(filter, items, toPage)
        case .projection, .backdrop: return try image(of: [item], toPage)
        }
    }

    private func resolved(_ filter: Filter, _ items: [DisplayItem], _ toPage: CGAffineTransform) throws -> [VectorItem] {
        switch filter {
        case .colorMatrix(let matrix) where hasColorMatrix && matrix.count == 20:
            return [.colorMatrix(matrix, try isolated(items, toPage))]
        case .shadow(let color, let sigma, let offset):
            // The shadow is an image, and what throws it keeps its form.
            let (red, green, blue) = color.clamped
            let silhouette = [0, 0, 0, 0, red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, color.alpha, 0]
            let shadow = DisplayItem.transform(
                CGAffineTransform(translationX: offset.width, y: offset.height),
                [.filter(.blur(sigma: sigma), [.filter(.colorMatrix(silhouette), items)])])
            return try image(of: [shadow], toPage) + [.group(opacity: 1, .normal, try isolated(items, toPage))]
        case .blur, .opaqueBlur, .innerShadow, .colorMatrix, .linearColorMatrix:
            return try image(of: [.filter(filter, items)], toPage)
        }
    }

    /// Returns an image of items, as far as they are on the page.
    private func image(of items: [DisplayItem], _ toPage: CGAffineTransform) throws -> [VectorItem] {
        let pixmap = try rasterizer.render(DisplayList(size: size, items: [.transform(toPage, items)]))
        guard let box = pixmap.inkBox else { return [] }
        let image = pixmap.cropped(x: box.minX, y: box.minY, widthInPixels: box.width, heightInPixels: box.height)
        let frame = CGRect(x: CGFloat(box.minX), y: CGFloat(box.minY), width: CGFloat(box.width), height: CGFloat(box.height))
            .applying(CGAffineTransform(scaleX: 1 / Self.pixelsPerPoint, y: 1 / Self.pixelsPerPoint))
        let item = VectorItem.image(image, frame, isSmooth: true)
        return toPage.isIdentity ? [item] : [.transform(toPage.inverted(), [item])]
    }
}

extension VectorPaint {
    /// Nil for a paint without a vector form.
    init?(_ paint: Paint) {
        switch paint {
        case .color(let color): self = .color(color)
        case .gradient(let gradient):
            guard let gradient = VectorGradient(gradient) else { return nil }
            self = .gradient(gradient)
        case .mesh, .pattern: return nil
        }
    }
}

extension DisplayItem {
    /// True if the item changes pixels below it in a way that vector files lack.
    fileprivate var readsBelow: Bool {
        switch self {
        case .fill, .stroke, .glyphs, .image, .projection: false
        case .backdrop: true
        // Glass looks at the pixels below it, its own shadow too.
        case .filter(.shadow, let items): items.contains(where: \.readsBelow)
        case .filter: false
        case .group(_, let mode, _): mode.nameInCSS == nil
        case .transform(_, let items), .clip(_, _, let items), .run(let items), .mask(_, let items): items.contains(where: \.readsBelow)
        }
    }
}

extension Path {
    /// A box of all points would pass over those that are no numbers.
    fileprivate var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let end), .line(let end): end.isFinite
            case .quadCurve(let end, let control): end.isFinite && control.isFinite
            case .curve(let end, let first, let second): end.isFinite && first.isFinite && second.isFinite
            case .closeSubpath: true
            }
        }
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension Pixmap {
    /// The smallest box around the pixels that are not clear; nil if all are.
    fileprivate var inkBox: PixelRect? {
        var (left, right, top, bottom) = (widthInPixels, -1, heightInPixels, -1)
        for y in 0..<heightInPixels {
            withRow(y) { row in
                guard let first = (0..<widthInPixels).first(where: { row[$0 * 4 + 3] > 0 }) else { return }
                let last = (0..<widthInPixels).last { row[$0 * 4 + 3] > 0 } ?? first
                (left, right) = (min(left, first), max(right, last))
                (top, bottom) = (min(top, y), y)
            }
        }
        return bottom < 0 ? nil : PixelRect(minX: left, minY: top, maxX: right + 1, maxY: bottom + 1)
    }
}
