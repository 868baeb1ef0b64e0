import CoreGraphics
import UIKit

extension UIView {
    /// Draws the content of the view, with all its subviews, into the current context.
    ///
    /// - Parameters:
    ///   - rect: the rectangle to draw in, in points; the view's content is stretched to it.
    ///   - afterUpdates: whether changes are laid out first; they always are.
    /// - Returns: whether there was anything to draw and a context to draw it into.
    ///
    /// Source: Apple, UIKit `drawHierarchy(in:afterScreenUpdates:)`.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), let image = shownImage(scale: context.pixelsPerPoint) else { return false }
        image.draw(in: rect)
        return true
    }

    private func shownImage(scale: CGFloat) -> UIImage? {
        if bounds.isEmpty { return nil }
        layoutIfNeeded()
        let renderer = ImageRenderer(content: PlatformViewContent(view: self))
        renderer.proposedSize = ProposedViewSize(bounds.size)
        renderer.scale = scale
        return renderer.uiImage
    }
}

extension CGContext {
    /// The width of a point of the current user space in pixels; at least one.
    fileprivate var pixelsPerPoint: CGFloat {
        let matrix = ctm
        return max((matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(), 1)
    }
}
