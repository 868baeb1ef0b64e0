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
        switch shadowCache.look(up: shadow, hash) {
        case .coverage(let coverage): return coverage
        case .nothing: return nil
        case .seen:
            let box = extent.grown(ItemBounds.pixels(of: items, transform))
            // One of which a small part is seen, or a large one, is not worth its memory.
            guard box.area / 4 <= box.intersection(clip.bounds).area, box.area <= Self.mostShadowPixels else { return nil }
            let source = try isolated(items, within: ItemBounds.everything, transform)
            let coverage = ShapeCoverage(box, source.blurredAlphas(of: box, extent))
            shadowCache.insert(coverage, shadow, hash)
            return coverage
        }
    }
}
