import Drawing

/// A canvas, and the views it may draw.
@MainActor
package final class CanvasNode: ViewNode {
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var isOpaque = false
    private var symbols: [ViewNode] = []
    /// True if the canvas drew a text that changes as time passes.
    private var hasTickingText = false

    func update(renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool, symbols: [ViewNode]) {
        self.renderer = renderer
        self.isOpaque = isOpaque
        hasTickingText = false
        self.symbols = symbols.filter { !$0.isDeparting }
    }

    package override var children: [ViewNode] { symbols }

    /// Returns whether the canvas takes a touch at a point. The views that it may draw take none.
    package override func isSolid(at point: CGPoint, time: Double) -> Bool { frame(at: time).contains(point) }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Gives every symbol its ideal size and a place of its own.
    package override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        for symbol in symbols { symbol.place(at: .zero, proposal: .unspecified) }
    }

    package override var ownStillTime: Double { hasTickingText ? .infinity : ownSettlingTime }

    package override func paint(with painter: inout Painter) {
        let frame = frame(at: painter.time)
        guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return }
        let bounds = CGRect(origin: .zero, size: frame.size)
        if environment.isRedacted {
            return painter.drawRedacted(frame, fill: environment.foregroundStyle(), in: frame)
        }
        let layer = DrawingLayer()
        let surroundings = DrawingSurroundings(
            bounds: bounds, environment: environment, painter: painter, tree: tree, symbols: tagged)
        var context = GraphicsContext(layer: layer, surroundings: surroundings, clip: bounds)
        if isOpaque { layer.items.append(.fill(Path(bounds), FillStyle(), .color(.black))) }
        renderer(&context, frame.size)
        if surroundings.hasTickingText, !hasTickingText {
            hasTickingText = true
            _ = forgetUpwards()
        }
        painter.draw(layer, of: bounds, at: frame.origin, isClipped: true)
    }

    /// The symbols by their tags. Of several symbols with one tag, the first is used.
    private var tagged: [AnyHashable: ViewNode] {
        var result: [AnyHashable: ViewNode] = [:]
        for symbol in symbols {
            if let tag = symbol.traits.tag, result[tag] == nil { result[tag] = symbol }
        }
        return result
    }
}

extension Painter {
    /// Draws the content collected by a graphics context as one leaf.
    ///
    /// - Parameters:
    ///   - bounds: the bounds of the context, in its own coordinates.
    ///   - origin: the place of the origin of `bounds`.
    ///   - isClipped: whether the drawing is clipped to the bounds.
    mutating func draw(_ layer: DrawingLayer, of bounds: CGRect, at origin: CGPoint, isClipped: Bool) {
        var items = layer.items
        guard !items.isEmpty else { return }
        if opacity < 1 || layer.blends { items = [.group(opacity: opacity, blendMode: .normal, items)] }
        if isClipped { items = [.clip(Path(bounds), FillStyle(antialiased: false), items)] }
        if origin != .zero {
            items = [.transform(CGAffineTransform(translationX: origin.x, y: origin.y), items)]
        }
        draw(items)
    }
}
