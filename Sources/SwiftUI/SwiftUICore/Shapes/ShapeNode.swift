import Drawing

/// A shape filled with a style; shape, style and frame animate each on their own.
@MainActor
package final class ShapeNode<S: Shape>: ViewNode {
    package private(set) var shape: S
    private var data: AnimatedValue<S.AnimatableData>
    package private(set) var fill: AnimatedFill
    package private(set) var fillStyle: FillStyle

    package init(tree: ViewTree, shape: S, style: ResolvedStyle, fillStyle: FillStyle) {
        self.shape = shape
        self.fillStyle = fillStyle
        data = AnimatedValue(shape.animatableData)
        fill = AnimatedFill(style)
        super.init(tree: tree)
    }

    package func update(shape: S, style: ResolvedStyle, fillStyle: FillStyle) {
        let animation = attributeAnimation
        self.shape = shape
        self.fillStyle = fillStyle
        explaining("shape") {
            if data.target != shape.animatableData {
                shape.describingData { data.set(shape.animatableData, animation: animation, at: tree.now) }
            }
        }
        explaining("fill") { fill.set(style, animation: animation, at: tree.now) }
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    package override var ownSettlingTime: Double { max(data.settlingTime, fill.settlingTime) }

    /// A shape is touched where it has colour; one without any is not.
    package override func isSolid(at point: CGPoint, time: Double) -> Bool {
        if case .color(let color) = fill.value(at: time), color.opacity <= 0 { return false }
        var current = shape
        current.animatableData = data.value(at: time)
        return current.drawnPath(at: frame(at: time), in: environment).contains(point, eoFill: fillStyle.isEOFilled)
    }

    package override func paint(with painter: inout Painter) {
        let frame = frame(at: painter.time)
        var current = shape
        current.animatableData = data.value(at: painter.time)
        let style = fill.value(at: painter.time)
        if fillStyle == FillStyle(), let line = (current as? any PenLine)?.item(at: frame, in: environment, style, opacity: painter.opacity)
        {
            return painter.draw([line])
        }
        let path = current.drawnPath(at: frame, in: environment)
        guard !path.isEmpty else { return }
        painter.draw(style.items(filling: path, fillStyle, in: frame, opacity: painter.opacity))
    }
}
