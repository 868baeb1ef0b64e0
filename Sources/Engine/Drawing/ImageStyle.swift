import Foundation

/// The way a picture is drawn over its rectangle.
package struct ImageStyle: Sendable, Hashable {
    package var sampling: Sampling
    /// True if the rectangle's edges are soft where they cross pixels.
    package var isAntialiased: Bool
    /// The parts that keep their size when the rectangle and the picture differ in size; nil: the whole picture is stretched.
    package var parts: ImageParts?

    /// The way a picture is read between its pixels.
    package enum Sampling: Sendable, Hashable {
        /// The pixel that is nearest.
        case nearest
        /// A mean between the four nearest pixels, also where the picture is drawn smaller and others are left out.
        case linear
        /// Like `linear`, but a picture drawn smaller is reduced to means first, so that no pixel is left out.
        case smooth
        /// Cubic curves through the pixels, which keep edges crisper than means and straight lines.
        case cubic
    }

    package init(sampling: Sampling = .smooth, isAntialiased: Bool = true, parts: ImageParts? = nil) {
        self.sampling = sampling
        self.isAntialiased = isAntialiased
        self.parts = parts
    }

    package static let nearest = ImageStyle(sampling: .nearest)
    package static let smooth = ImageStyle(sampling: .smooth)
}

/// The nine parts of a picture: four corners that keep their size, four edges and a middle that fill the rest.
package struct ImageParts: Sendable, Hashable {
    /// Pixels of the picture at each edge that keep their size.
    package var left: Int
    package var top: Int
    package var right: Int
    package var bottom: Int
    /// Pixels of the picture that make one point of the rectangle.
    package var pixelsPerPoint: CGFloat
    /// True if edges and middle are repeated from the left and the top; false if they are stretched.
    package var isTiled: Bool

    package init(left: Int, top: Int, right: Int, bottom: Int, pixelsPerPoint: CGFloat, isTiled: Bool) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
        self.pixelsPerPoint = pixelsPerPoint
        self.isTiled = isTiled
    }
}
