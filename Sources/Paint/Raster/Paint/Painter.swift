import Drawing
import Foundation
import Geometry

/// A paint made ready for rows of pixels.
struct Painter {
    private enum Kind {
        case solid(UInt32)
        case gradient(GradientPainter)
        case image(ImagePainter)
    }

    private let kind: Kind

    /// Prepares a paint whose coordinates `transform` maps to pixels; nil where it paints nothing.
    init?(_ paint: Paint, _ transform: CGAffineTransform, _ pictures: ResizedImages) {
        switch paint {
        case .color(let color):
            let pixel = PackedPixel.pixel(of: color)
            guard pixel >> 24 > 0 else { return nil }
            kind = .solid(pixel)
        case .gradient(let gradient):
            guard let painter = GradientPainter(gradient, transform) else { return nil }
            kind = .gradient(painter)
        case .mesh:
            // Drawn as a layer, by `Renderer.drawMesh`.
            return nil
        case .pattern(let source, let origin, let size):
            let tile = CGRect(origin: origin, size: size)
            guard let painter = ImagePainter(source, tile, .smooth, repeats: true, transform, pictures)
            else { return nil }
            kind = .image(painter)
        }
    }

    init(_ image: ImagePainter) { kind = .image(image) }

    /// The pixel that is the same everywhere, if there is one.
    var solidPixel: UInt32? {
        if case .solid(let pixel) = kind { pixel } else { nil }
    }

    /// The gradient, if it is one.
    var gradient: GradientPainter? {
        if case .gradient(let painter) = kind { painter } else { nil }
    }

    /// The pixels of a piece of a row; `buffer` holds them where they differ.
    func row(x: Int, y: Int, count: Int, buffer: inout [UInt32]) -> RowSource {
        switch kind {
        case .solid(let pixel):
            return .solid(pixel)
        case .gradient(let painter):
            if let pixel = painter.pixel(ofRow: y) { return .solid(pixel) }
            if buffer.count < count { buffer = [UInt32](repeating: 0, count: count) }
            painter.paint(x: x, y: y, count: count, into: &buffer)
            return .pixels(buffer, offset: 0)
        case .image(let painter):
            if buffer.count < count { buffer = [UInt32](repeating: 0, count: count) }
            painter.paint(x: x, y: y, count: count, into: &buffer)
            return .pixels(buffer, offset: 0)
        }
    }
}
