import Drawing

extension GraphicsContext {
    /// The ways in which a clip shape is applied.
    ///
    /// Source: Apple, SwiftUI `GraphicsContext.ClipOptions`.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The area of the shape is hidden and the rest is shown: `1 - alpha` is used instead of `alpha`.
        public static let inverse = ClipOptions(rawValue: 1 << 0)
    }

    /// The bounding box of the area that the clip shapes leave, in user coordinates; empty if they leave nothing.
    public var clipBoundingRect: CGRect {
        guard clipBounds.width > 0, clipBounds.height > 0 else { return CGRect(origin: .zero, size: .zero) }
        return clipBounds.applying(transform.inverted())
    }

    /// Clips subsequent drawing to a path, in user coordinates.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        if options.contains(.inverse) {
            let shape = DisplayItem.fill(path.applying(transform), style, .color(.black))
            clips.append(.inverse([shape], opacity: 1))
        } else {
            clips.append(.path(path, style, transform: transform))
            intersectClipBounds(with: path.applying(transform).boundingRect)
        }
    }

    /// Clips subsequent drawing by the alpha of a layer.
    ///
    /// - Parameters:
    ///   - opacity: the factor for the layer's alpha.
    ///   - options: the way in which the layer is applied.
    ///   - content: draws the layer, with a context in the state of this one except for opacity, blend mode, filters and clip shapes.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let inner = try drawnLayer(content)
        let items = inner.blends ? [DisplayItem.group(opacity: 1, blendMode: .normal, inner.items)] : inner.items
        let bounded = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
        let isInverse = options.contains(.inverse)
        clips.append(isInverse ? .inverse(items, opacity: bounded) : .layer(items, opacity: bounded))
        if !isInverse, items.isEmpty { clipBounds.size = .zero }
    }

    /// Draws a separate layer and composites it as one onto the earlier drawing.
    ///
    /// - Parameter content: draws the layer, with a context in the state of this one except for opacity, blend mode, filters and clip
    ///   shapes, which apply to the layer as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        add(try drawnLayer(content))
    }

    private func drawnLayer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DrawingLayer {
        var context = contextOfNewLayer()
        let layer = context.layer
        try content(&context)
        return layer
    }

    private mutating func intersectClipBounds(with box: CGRect) {
        let rest = clipBounds.intersection(box)
        clipBounds = rest.isNull ? CGRect(origin: clipBounds.origin, size: .zero) : rest
    }
}
