import Drawing

extension GraphicsContext {
    /// A view passed to a canvas, laid out.
    ///
    /// Source: Apple, SwiftUI `GraphicsContext.ResolvedSymbol`.
    public struct ResolvedSymbol {
        /// The ideal size of the view, in points.
        public let size: CGSize

        let items: [DisplayItem]
    }

    /// Returns the view tagged with a value; nil if no view has that tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let node = surroundings.symbols[AnyHashable(id)] else { return nil }
        return onMainActor { context in
            let (time, pixelLength) = (context.surroundings.time, context.surroundings.pixelLength)
            let frame = node.frame(at: time)
            var painter = Painter(time: time, pixelLength: pixelLength)
            node.paint(with: &painter)
            let shift = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
            let items = frame.origin == .zero ? painter.items : [.transform(shift, painter.items)]
            return ResolvedSymbol(size: frame.size, items: items)
        }
    }

    /// Draws a view stretched over a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let rect = rect.standardized
        let (x, y) = (rect.width / symbol.size.width, rect.height / symbol.size.height)
        draw(symbol, through: CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY))
    }

    /// Draws a view in its ideal size, with the point of its box at `anchor` at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let corner = CGRect(anchor: anchor, of: symbol.size, at: point).origin
        draw(symbol, through: CGAffineTransform(translationX: corner.x, y: corner.y))
    }

    private func draw(_ symbol: ResolvedSymbol, through map: CGAffineTransform) {
        guard !symbol.items.isEmpty else { return }
        var context = self
        context.concatenate(map)
        let inner = DrawingLayer()
        inner.items = context.transform.isIdentity ? symbol.items : [.transform(context.transform, symbol.items)]
        // Content that blends inside the view does so with the view alone.
        inner.blends = true
        context.add(inner)
    }
}
