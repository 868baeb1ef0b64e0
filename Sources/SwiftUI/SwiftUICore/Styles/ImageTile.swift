import Drawing
import Pixels

/// A repeated part of a picture.
package struct ImageTile: Sendable, Equatable {
    let image: ImageSource
    /// The size in points.
    let size: CGSize

    /// The replacement of a missing picture: magenta, as for a missing colour.
    static var placeholder: ResolvedStyle { .color(Color.Resolved(red: 1, green: 0, blue: 1)) }

    init(image: ImageSource, size: CGSize) { (self.image, self.size) = (image, size) }

    func multiplyingAlpha(by factor: Double) -> ImageTile {
        factor < 1 ? ImageTile(image: image.multiplyingAlpha(by: factor), size: size) : self
    }

    func paint(from origin: CGPoint) -> Paint { .pattern(image, origin: origin, size: size) }
}
