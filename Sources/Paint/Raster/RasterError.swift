/// A reason for which a display list cannot become a picture.
package enum RasterError: Error, Equatable, CustomStringConvertible {
    /// The canvas has a side that is negative or NaN, or the scale is not above zero.
    case invalidCanvas(widthInPoints: Double, heightInPoints: Double, scale: Double)
    /// The canvas is longer than 32,767 pixels on a side or takes more than one gibibyte.
    case canvasTooLarge(widthInPixels: Double, heightInPixels: Double)
    /// A layer inside the picture (of a group, mask or blur) would take more than one gibibyte.
    case layerTooLarge(widthInPixels: Int, heightInPixels: Int)
    /// Layers inside one another (of groups, masks, filters and soft clips) would take more than they may together, one gibibyte.
    case layersTooLarge(bytes: Int)

    package var description: String {
        switch self {
        case .invalidCanvas(let width, let height, let scale):
            "A canvas of \(width) x \(height) points at scale \(scale) cannot be drawn: sides must be numbers of at "
                + "least 0 and the scale a number above 0."
        case .canvasTooLarge(let width, let height):
            "A canvas of \(width) x \(height) pixels is too large: at most \(Rasterizer.maximumSideInPixels) pixels a "
                + "side and \(Rasterizer.maximumBytes) bytes in all. Draw at a smaller scale or size."
        case .layerTooLarge(let width, let height):
            "A layer of \(width) x \(height) pixels is too large: at most \(Rasterizer.maximumBytes) bytes. Draw at a "
                + "smaller scale, or with a smaller blur."
        case .layersTooLarge(let bytes):
            "The groups, masks, filters and clips inside one another would hold more than "
                + "\(bytes) bytes of layers at a time. Nest fewer of them, or draw at a smaller "
                + "scale."
        }
    }
}
