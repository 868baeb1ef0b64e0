import Pixels

/// A box of premultiplied pixels somewhere on the canvas (or beside it): what items are drawn into.
final class Layer {
    /// Where the pixels lie, in pixels of the canvas.
    let bounds: PixelRect

    /// Row by row; red in the lowest byte, alpha in the highest.
    var pixels: [UInt32]

    /// A transparent layer.
    init(bounds: PixelRect) throws {
        // A pixel has four bytes.
        guard bounds.width * bounds.height <= Rasterizer.maximumBytes / 4 else {
            throw RasterError.layerTooLarge(widthInPixels: bounds.width, heightInPixels: bounds.height)
        }
        self.bounds = bounds
        pixels = [UInt32](repeating: 0, count: bounds.width * bounds.height)
    }

    /// The index of a row's first pixel; `y` in pixels of the canvas.
    @inline(__always)
    func rowStart(_ y: Int) -> Int { (y - bounds.minY) * bounds.width }
}
