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

    fileprivate func shownImage(scale: CGFloat) -> UIImage? {
        if bounds.isEmpty { return nil }
        layoutIfNeeded()
        return image(of: PlatformViewContent(view: self), size: bounds.size, scale: scale)
    }
}

extension CALayer {
    /// Draws the layer, its sublayers and what a view draws in it into a context, the layer's bounds at the context's origin.
    ///
    /// Source: Apple, Core Animation `CALayer.render(in:)`.
    public func render(in ctx: CGContext) {
        let scale = ctx.pixelsPerPoint
        nonisolated(unsafe) let layer = self
        guard let image = MainActor.assumeIsolated({ layer.shownImage(scale: scale) }) else { return }
        UIGraphicsPushContext(ctx)
        image.draw(in: CGRect(origin: .zero, size: bounds.size))
        UIGraphicsPopContext()
    }

    @MainActor private func shownImage(scale: CGFloat) -> UIImage? {
        if let view = owner as? UIView { return view.shownImage(scale: scale) }
        if bounds.isEmpty { return nil }
        layoutIfNeeded()
        let place = CGPoint(x: -frame.minX, y: -frame.minY)
        return image(of: LayerContent(layer: self).offset(x: place.x, y: place.y), size: bounds.size, scale: scale)
    }
}

@MainActor
private func image(of content: some View, size: CGSize, scale: CGFloat) -> UIImage? {
    let renderer = ImageRenderer(content: content.frame(width: size.width, height: size.height, alignment: .topLeading))
    renderer.proposedSize = ProposedViewSize(size)
    renderer.scale = scale
    return renderer.uiImage
}

extension CGContext {
    /// The width of a point of the current user space in pixels; at least one.
    fileprivate var pixelsPerPoint: CGFloat {
        let matrix = ctm
        return max((matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(), 1)
    }
}
