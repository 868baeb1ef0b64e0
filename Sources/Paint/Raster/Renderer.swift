import Drawing
import Foundation
import Geometry

/// Walks through the items of one picture and draws each into a layer.
///
/// Holds the buffers that items share; everything else is passed down: the layer, the transform from the items'
/// points to pixels, and the clip.
final class Renderer {
    /// Curves bulge over their chords by no more than this many pixels. Two thirds of it, one of the 256 levels of an
    /// edge's coverage, are as far as a vertex lies outside; seen over a pixel it is less, and over all pixels nothing.
    static let tolerance = 3.0 / 512

    let glyphCache: GlyphCache
    let shapeCache: CoverageCache<Shape>
    let clusterCache: CoverageCache<GlyphCluster>
    let layerPool: LayerPool
    let layerBudget: LayerBudget
    var accumulator: CoverageAccumulator
    var rowBuffers = RowBuffers()
    /// Pictures at other sizes than their own.
    var pictures = ResizedImages()
    /// The shadows of shapes that stand still.
    var shadows = KeptShadows()
    var glyphOutlines: [GlyphKey: GlyphOutline] = [:]
    /// The layers from which the shadows in progress were made.
    var shadowSources = ShadowSources()

    init(
        glyphCache: GlyphCache, shapeCache: CoverageCache<Shape>, clusterCache: CoverageCache<GlyphCluster>,
        layerPool: LayerPool, layerBudget: LayerBudget, accumulator: CoverageAccumulator
    ) {
        self.glyphCache = glyphCache
        self.shapeCache = shapeCache
        self.clusterCache = clusterCache
        self.layerPool = layerPool
        self.layerBudget = layerBudget
        self.accumulator = accumulator
    }

    // Nine callers would each take a copy of the whole drawing code.
    @inline(never)
    func draw(_ items: [DisplayItem], into layer: Layer, _ transform: CGAffineTransform, _ clip: Clip) throws {
        if clip.bounds.isEmpty { return }
        var index = 0
        while index < items.count {
            let end = max(SolidFills.end(of: items, from: index), index + 1)
            if end > index + 1, let run = SolidFills(items[index..<end], transform, clip) {
                drawInBands(run, into: layer, transform, clip)
            } else {
                for item in items[index..<end] { try draw(item, into: layer, transform, clip) }
            }
            index = end
        }
    }

    private func draw(
        _ item: DisplayItem, into layer: Layer, _ transform: CGAffineTransform, _ clip: Clip
    ) throws {
        switch item {
        case .fill(let path, let style, .mesh(let mesh)):
            try drawMesh(mesh, through: .fill(path, style, .color(.white)), into: layer, transform, clip)
        case .fill(let path, let style, let paint):
            drawShape(path, .fill(style), paint, into: layer, transform, clip)
        case .stroke(let path, let style, .mesh(let mesh)):
            try drawMesh(mesh, through: .stroke(path, style, .color(.white)), into: layer, transform, clip)
        case .stroke(let path, let style, let paint):
            drawShape(path, .stroke(style), paint, into: layer, transform, clip)
        case .glyphs(let glyphs, .mesh(let mesh)):
            try drawMesh(mesh, through: .glyphs(glyphs, .color(.white)), into: layer, transform, clip)
        case .glyphs(let glyphs, let paint):
            drawGlyphs(glyphs, paint, into: layer, transform, clip)
        case .image(let source, let rect, let style):
            try drawImage(source, in: rect, style, into: layer, transform, clip)
        case .group(let opacity, let blendMode, let items):
            try drawGroup(items, opacity: opacity, blendMode, into: layer, transform, clip)
        case .transform(let inner, let items):
            try draw(items, into: layer, inner.concatenating(transform), clip)
        case .projection(let projection, let items):
            try drawProjected(items, projection, into: layer, transform, clip)
        case .clip(let path, let style, let items):
            if let kept = try keptCast(of: items, inside: path, style, transform, clip) {
                var rows = ShapeRows(kept, within: clip.bounds)
                if !rows.bounds.isEmpty { layer.fill(PackedPixel.pixel(of: .black), &rows) }
            } else {
                try drawClipped(items, to: intersect(clip, path, style, transform), into: layer, transform)
            }
        case .mask(let mask, let content):
            try drawMasked(content, by: mask, into: layer, transform, clip)
        case .filter(let filter, let items):
            try drawFiltered(items, filter, into: layer, transform, clip)
        case .run(let items):
            try draw(items, into: layer, transform, clip)
        case .backdrop(let path, let style, let backdrop):
            try drawBackdrop(path, style, backdrop, into: layer, transform, clip)
        }
    }
}
