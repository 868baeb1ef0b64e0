import Drawing
import Foundation
import Geometry
import Pixels

/// The silhouette of a shape in one colour, blurred, at a place on the canvas.
struct ShapeShadow: CoverageKey {
    let shape: Shape
    /// The opacity of the shape's colour, 0...255.
    let alpha: UInt32
    /// The standard deviation of the blur along each axis, in pixels.
    let sigmas: SIMD2<Double>

    var bytes: Int { shape.bytes + MemoryLayout<Self>.size }

    var hash: UInt64 {
        var mixer = BitMixer()
        for bits in [shape.hash, UInt64(alpha), sigmas.x.bitPattern, sigmas.y.bitPattern] { mixer.mix(bits) }
        return mixer.result
    }
}

/// A black shape and its black shadow inside a clip, which is what glass casts around itself, at a place on the canvas.
struct CastShadow: CoverageKey {
    let clip: Shape
    let shadow: ShapeShadow
    /// The opacity of the shadow's colour, 0...255.
    let alpha: UInt32

    var bytes: Int { clip.bytes + shadow.bytes + MemoryLayout<Self>.size }

    var hash: UInt64 {
        var mixer = BitMixer()
        for bits in [clip.hash, shadow.hash, UInt64(alpha)] { mixer.mix(bits) }
        return mixer.result
    }
}

/// The shadows that are kept for pictures to come.
final class KeptShadows: Sendable {
    let ofShapes = CoverageCache<ShapeShadow>()
    let cast = CoverageCache<CastShadow>()

    /// The approximate size of the shadows, in bytes.
    var bytes: Int { ofShapes.bytes + cast.bytes }
}

extension Renderer {
    /// The largest shadow that is kept: that of a bar across a telephone's screen has half as many pixels.
    private static let mostShadowPixels = 2 << 20

    /// Returns the coverage of a shadow that stands still; nil for one that comes for the first time, or of anything but one shape.
    ///
    /// Its bytes are those of the shadow made anew, a blur being the same on every part of the canvas.
    func keptShadow(
        of items: [DisplayItem], _ extent: BlurExtent, _ transform: CGAffineTransform, _ clip: Clip
    ) throws -> ShapeCoverage? {
        guard items.count == 1, case .fill(let path, let style, .color(let color)) = items[0] else { return nil }
        let alpha = PackedPixel.pixel(of: color) >> 24
        let shadow = ShapeShadow(
            shape: Shape(path, .fill(style), transform), alpha: alpha, sigmas: SIMD2(extent.sigmaX, extent.sigmaY))
        let hash = shadow.hash
        switch shadows.ofShapes.look(up: shadow, hash) {
        case .coverage(let coverage): return coverage
        case .nothing: return nil
        case .seen:
            let box = extent.grown(ItemBounds.pixels(of: items, transform))
            guard isWorthKeeping(box, clip) else { return nil }
            let source = try isolated(items, within: ItemBounds.everything, transform)
            let coverage = ShapeCoverage(box, source.blurredAlphas(of: box, extent))
            shadows.ofShapes.insert(coverage, shadow, hash)
            return coverage
        }
    }
    /// Returns the coverage in black of items that are one black shape and its black shadow, inside a clip that stands still; nil where
    /// they come for the first time, or are anything else.
    ///
    /// All pixels of such items are black, so their opacities are a coverage, and its bytes are those of the items drawn and clipped anew.
    func keptCast(
        of items: [DisplayItem], inside path: Path, _ style: FillStyle, _ transform: CGAffineTransform, _ clip: Clip
    ) throws -> ShapeCoverage? {
        guard clip.mask == nil, items.count == 1, case .filter(.shadow(let color, let sigma, let offset), let cast) = items[0],
            cast.count == 1, case .fill(let pane, let paneStyle, .color(let paneColor)) = cast[0]
        else { return nil }
        let (tint, pixel) = (PackedPixel.pixel(of: color), PackedPixel.pixel(of: paneColor))
        guard tint >> 24 > 0, tint << 8 == 0, pixel << 8 == 0, offset.width.isFinite, offset.height.isFinite else { return nil }
        let extent = BlurExtent(sigma: sigma, transform)
        let shape = Shape(pane, .fill(paneStyle), Self.moved(transform, by: offset))
        let key = CastShadow(
            clip: Shape(path, .fill(style), transform),
            shadow: ShapeShadow(shape: shape, alpha: pixel >> 24, sigmas: SIMD2(extent.sigmaX, extent.sigmaY)), alpha: tint >> 24)
        let hash = key.hash
        switch shadows.cast.look(up: key, hash) {
        case .coverage(let coverage): return coverage
        case .nothing: return nil
        case .seen:
            let box = ItemBounds.pixels(of: [.clip(path, style, items)], transform)
            guard isWorthKeeping(box, clip) else { return nil }
            let inside = try intersect(Clip(bounds: box, mask: nil), path, style, transform)
            let content = try isolated(items, within: inside.bounds, transform)
            guard let mask = try content.clip(under: inside, layerBudget).mask else { return nil }
            let coverage = ShapeCoverage(mask.bounds, mask.coverage)
            shadows.cast.insert(coverage, key, hash)
            return coverage
        }
    }

    /// Returns false for a shadow of which a small part is seen, and for a large one: it is not worth its memory.
    private func isWorthKeeping(_ box: PixelRect, _ clip: Clip) -> Bool {
        box.area / 4 <= box.intersection(clip.bounds).area && box.area <= Self.mostShadowPixels
    }
}
