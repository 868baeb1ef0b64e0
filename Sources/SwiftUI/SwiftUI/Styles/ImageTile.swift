import Drawing
import Pixels

/// A part of a picture that is repeated.
package struct ImageTile: Sendable, Equatable {
    let image: ImageSource
    /// In points.
    let size: CGSize

    /// What stands in place of a picture that is not there: magenta, as for a colour that is not there.
    static var placeholder: ResolvedStyle { .color(Color.Resolved(red: 1, green: 0, blue: 1)) }

    init(image: ImageSource, size: CGSize) { (self.image, self.size) = (image, size) }

    func multiplyingAlpha(by factor: Double) -> ImageTile {
        factor < 1 ? ImageTile(image: image.multiplyingAlpha(by: factor), size: size) : self
    }

    func paint(from origin: CGPoint) -> Paint { .pattern(image, origin: origin, size: size) }
}
