import Drawing
import SwiftUI

/// The place around a canvas, drawn once for all frames.
package struct PlaceStage: Sendable {
    /// The whole picture, in points.
    package var size: CGSize
    /// The position of the canvas in the picture.
    var origin: CGPoint
    /// How much larger the canvas is shown than it was laid out.
    var scale: CGFloat = 1
    /// True if the canvas has no plate and no corners of its own there.
    var isBare: Bool
    var behind: [DisplayItem]
    /// Items over the canvas.
    var inFront: [DisplayItem] = []

    /// A picture of the canvas in its place.
    func frame(of items: [DisplayItem]) -> DisplayList { DisplayList(size: size, items: behind + [placed(items)] + inFront) }

    /// Returns the items of the canvas at their position and scale in the picture.
    func placed(_ items: [DisplayItem]) -> DisplayItem {
        .transform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y), items)
    }

    /// A point of the picture as a point of the canvas.
    func canvasPoint(_ point: CGPoint) -> CGPoint { CGPoint(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale) }
}
