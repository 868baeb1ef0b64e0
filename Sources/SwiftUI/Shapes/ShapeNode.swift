import Drawing

/// A shape filled with a style; shape, style and frame animate each on their own.
@MainActor
final class ShapeNode<S: Shape>: ViewNode {
    private var shape: S
    private var data: AnimatedValue<S.AnimatableData>
    private var fill: AnimatedFill
    private var fillStyle: FillStyle

    init(tree: ViewTree, shape: S, style: ResolvedStyle, fillStyle: FillStyle) {
        self.shape = shape
        self.fillStyle = fillStyle
        data = AnimatedValue(shape.animatableData)
        fill = AnimatedFill(style)
        super.init(tree: tree)
    }

    func update(shape: S, style: ResolvedStyle, fillStyle: FillStyle) {
        let animation = transaction.effectiveAnimation
        self.shape = shape
        self.fillStyle = fillStyle
        tree.set(&data, to: shape.animatableData, animation: animation, of: S.self)
        fill.set(style, animation: animation, at: tree.now)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    override var ownSettlingTime: Double { max(data.settlingTime, fill.settlingTime) }

    override func paint(with painter: inout Painter) {
        let frame = frame(at: painter.time)
        var current = shape
        current.animatableData = data.value(at: painter.time)
        let path = current.drawnPath(at: frame, in: environment)
        guard !path.isEmpty else { return }
        let style = fill.value(at: painter.time)
        painter.draw(style.items(filling: path, fillStyle, in: frame, opacity: painter.opacity))
    }
}
