import Drawing

extension GraphicsContext {
    /// An image resolved in the environment.
    ///
    /// Source: Apple, SwiftUI `GraphicsContext.ResolvedImage`.
    public struct ResolvedImage {
        /// The natural size of the image, in points.
        public var size: CGSize { content.size }

        /// The distance of its baseline from its top; its height if it has no baseline.
        public let baseline: CGFloat

        /// The fill of a symbol or a template: the foreground unless set. Other images have no fill until one is set, and are then filled
        /// as templates.
        public var shading: Shading?

        let content: ImageContent

        init(_ content: ImageContent) {
            self.content = content
            baseline = content.baseline
            shading = content.isTemplate ? .foreground : nil
        }
    }

    /// Resolves an image in the environment of the context, so that it can be measured and drawn repeatedly.
    public func resolve(_ image: Image) -> ResolvedImage {
        let content = ImageContent(image, in: environment)
        if let missing = content.missing { onMainActor { $0.surroundings.diagnostics.note(missing) } }
        return ResolvedImage(content)
    }

    /// Draws an image over a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image, in: rect, isResized: true, style)
    }

    /// Draws an image in its natural size, with the point of its box at `anchor` at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let rect = CGRect(anchor: anchor, of: image.size, at: point)
        draw(image, in: rect, isResized: false, FillStyle())
    }

    /// Draws an image over a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its natural size, with the point of its box at `anchor` at `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    private func draw(_ image: ResolvedImage, in rect: CGRect, isResized: Bool, _ style: FillStyle) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0 else { return }
        let environment = image.shading.map { foreground($0, within: rect) }
        let items = image.content.items(in: rect, isResized: isResized, environment, style, opacity: itemOpacity)
        add(items, shape: [.fill(Path(rect), style, .color(.black))])
    }

    /// Returns the context's environment with a shading as its foreground style.
    func foreground(_ shading: Shading, within bounds: CGRect) -> EnvironmentValues {
        guard !shading.isForeground else { return environment }
        var result = environment
        result.foregroundStyles = resolved(shading).foregroundStyles(within: bounds, over: environment.foregroundStyles)
        return result
    }
}

extension CGRect {
    /// Creates the rectangle of a size whose point at `anchor` is at `point`.
    init(anchor: UnitPoint, of size: CGSize, at point: CGPoint) {
        self.init(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
