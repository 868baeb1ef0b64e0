import Pixels

/// A box of premultiplied pixels somewhere on the canvas (or beside it): what items are drawn into.
final class Layer {
    /// Where the pixels lie, in pixels of the canvas.
    let bounds: PixelRect

    /// Row by row, four bytes a pixel, as a finished picture has them: the canvas becomes one without a copy.
    var storage: [UInt8]

    /// A transparent layer.
    init(bounds: PixelRect) throws {
        // A pixel has four bytes.
        guard bounds.width * bounds.height <= Rasterizer.maximumBytes / 4 else {
            throw RasterError.layerTooLarge(widthInPixels: bounds.width, heightInPixels: bounds.height)
        }
        self.bounds = bounds
        storage = [UInt8](repeating: 0, count: bounds.width * bounds.height * 4)
    }

    /// A layer of pixels that are there already.
    init(bounds: PixelRect, storage: [UInt8]) {
        precondition(storage.count == bounds.width * bounds.height * 4, "A layer has four bytes a pixel.")
        self.bounds = bounds
        self.storage = storage
    }

    /// The index of a row's first pixel; `y` in pixels of the canvas.
    @inline(__always)
    func rowStart(_ y: Int) -> Int { (y - bounds.minY) * bounds.width }
}
