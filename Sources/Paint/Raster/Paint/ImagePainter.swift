import Drawing
import Foundation
import Geometry
import Pixels

/// A picture stretched over a rectangle, made ready for rows of pixels.
struct ImagePainter {
    /// The picture, already reduced to about the size at which it is shown.
    let pixmap: Pixmap
    /// The map from pixels of the canvas to pixels of the picture, whose centres lie at halves.
    let toImage: CGAffineTransform
    let sampling: ImageStyle.Sampling
    /// True if the picture repeats beyond its edges; false if its edge pixels continue instead.
    let repeats: Bool

    /// Nil where the picture or the rectangle is empty or cannot be mapped.
    ///
    /// - Parameter pictures: where pictures at other sizes are kept.
    init?(
        _ source: ImageSource, _ rect: CGRect, _ style: ImageStyle, repeats: Bool, _ transform: CGAffineTransform,
        _ pictures: ResizedImages
    ) {
        let across = Double(rect.width) * ImagePainter.length(transform.a, transform.b)
        let down = Double(rect.height) * ImagePainter.length(transform.c, transform.d)
        let (width, height) = (source.pixmap.widthInPixels, source.pixmap.heightInPixels)
        guard width > 0, height > 0, rect.width > 0, rect.height > 0, across > 0, down > 0, across.isFinite,
            down.isFinite
        else { return nil }
        switch style.sampling {
        case .nearest, .linear:
            pixmap = source.pixmap
        case .smooth, .cubic:
            pixmap = pictures.reduced(
                source, toWidth: ImagePainter.size(width, shownAs: across),
                height: ImagePainter.size(height, shownAs: down), byMeans: style.sampling == .smooth)
        }
        let toRect = CGAffineTransform(
            a: rect.width / CGFloat(self.pixmap.widthInPixels), b: 0, c: 0,
            d: rect.height / CGFloat(self.pixmap.heightInPixels), tx: rect.minX, ty: rect.minY)
        let toCanvas = toRect.concatenating(transform)
        let determinant = toCanvas.a * toCanvas.d - toCanvas.b * toCanvas.c
        guard determinant != 0, determinant.isFinite else { return nil }
        toImage = toCanvas.inverted()
        guard toImage.isFinite else { return nil }
        sampling = style.sampling
        self.repeats = repeats
    }

    private static func length(_ x: CGFloat, _ y: CGFloat) -> Double {
        (Double(x) * Double(x) + Double(y) * Double(y)).squareRoot()
    }

    /// The size to reduce a side to before it is shown `shown` pixels long: itself, when it is not made smaller.
    private static func size(_ pixels: Int, shownAs shown: Double) -> Int {
        shown >= Double(pixels) ? pixels : max(1, Int(shown.rounded()))
    }
}

extension Renderer {
    func drawImage(
        _ source: ImageSource, in rect: CGRect, _ style: ImageStyle, into layer: Layer,
        _ transform: CGAffineTransform, _ clip: Clip
    ) throws {
        guard rect.width.isFinite, rect.height.isFinite, rect.width > 0, rect.height > 0 else { return }
        let picture = try pictures.composed(source, style, size: rect.size)
        guard let painter = ImagePainter(picture, rect, style, repeats: false, transform, pictures) else { return }
        let outline = PlacedOutline(outline(of: Path(rect), transform, clip))
        fill([outline], FillStyle(antialiased: style.isAntialiased), Painter(painter), into: layer, clip)
    }
}
