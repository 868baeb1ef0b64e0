import Drawing
import Foundation
import Geometry
import Pixels

/// A picture stretched over a rectangle, made ready for rows of pixels.
struct ImagePainter {
    /// The picture, already reduced to about the size at which it is shown.
    let pixmap: Pixmap
    /// From pixels of the canvas to pixels of the picture, whose centres lie at halves.
    let toImage: CGAffineTransform
    let sampling: ImageSampling
    /// Whether the picture goes on beyond its edges, else its edge pixels do.
    let repeats: Bool

    /// Nil where the picture or the rectangle is empty or cannot be mapped.
    init?(
        _ source: ImageSource, _ rect: CGRect, _ sampling: ImageSampling, repeats: Bool, _ transform: CGAffineTransform
    ) {
        let pixmap = source.pixmap
        guard pixmap.widthInPixels > 0, pixmap.heightInPixels > 0, rect.width > 0, rect.height > 0 else { return nil }
        let across = Double(rect.width) * ImagePainter.length(transform.a, transform.b)
        let down = Double(rect.height) * ImagePainter.length(transform.c, transform.d)
        guard across > 0, down > 0, across.isFinite, down.isFinite else { return nil }
        switch sampling {
        case .nearest:
            self.pixmap = pixmap
        case .smooth:
            self.pixmap = pixmap.reduced(
                toWidth: ImagePainter.size(pixmap.widthInPixels, shownAs: across),
                height: ImagePainter.size(pixmap.heightInPixels, shownAs: down))
        }
        let toRect = CGAffineTransform(
            a: rect.width / CGFloat(self.pixmap.widthInPixels), b: 0, c: 0,
            d: rect.height / CGFloat(self.pixmap.heightInPixels), tx: rect.minX, ty: rect.minY)
        let toCanvas = toRect.concatenating(transform)
        let determinant = toCanvas.a * toCanvas.d - toCanvas.b * toCanvas.c
        guard determinant != 0, determinant.isFinite else { return nil }
        toImage = toCanvas.inverted()
        guard toImage.isFinite else { return nil }
        self.sampling = sampling
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
        _ source: ImageSource, in rect: CGRect, _ sampling: ImageSampling, into layer: Layer,
        _ transform: CGAffineTransform, _ clip: Clip
    ) {
        guard let painter = ImagePainter(source, rect, sampling, repeats: false, transform) else { return }
        let outline = PlacedOutline(outline(of: Path(rect), transform, clip))
        fill([outline], FillStyle(), Painter(painter), into: layer, clip)
    }
}
