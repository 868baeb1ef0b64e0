import Pixels

/// A still picture from a file.
package struct DecodedImage: Sendable, Equatable {
    package var pixmap: Pixmap

    /// The density that the file states, as pixels per point of 1/72 inch, or nil when the file has none.
    package var pixelsPerPoint: Double?

    package init(pixmap: Pixmap, pixelsPerPoint: Double?) {
        self.pixmap = pixmap
        self.pixelsPerPoint = pixelsPerPoint
    }
}
