import CoreGraphics

extension GraphicsContext {
    /// Draws with Core Graphics, in points from the top left, under this context's transform, clips, filters and opacity.
    ///
    /// The drawing stays shapes and texts, as sharp as the context's own.
    ///
    /// - Parameter content: draws into a context of the size of the view being drawn.
    ///
    /// Source: Apple, SwiftUI `GraphicsContext.withCGContext(content:)`.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let size = surroundings.bounds.size
        let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767,
            let context = CGContext(widthInPixels: Int(width), heightInPixels: Int(height), topLeftScale: 1)
        else { return }
        try content(context)
        let items = context.drawnItems
        add(itemOpacity < 1 ? [.group(opacity: itemOpacity, blendMode: .normal, items)] : items)
    }
}
