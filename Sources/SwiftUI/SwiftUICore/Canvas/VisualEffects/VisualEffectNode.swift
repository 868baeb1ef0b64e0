import Drawing

nonisolated struct VisualEffectModifier<Effect: VisualEffect>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) {
            VisualEffectNode<Effect>(tree: context.tree, inner: inner)
        }
        node.makeEffect = effect
        return node
    }
}

/// A view with effects that depend on its position. The parameters of the effects animate.
@MainActor
@_spi(Nodes) open class VisualEffectNode<Effect: VisualEffect>: WrapperNode {
    var makeEffect: (@Sendable (EmptyVisualEffect, GeometryProxy) -> Effect)?
    private var effect: Effect?
    private var data: AnimatedValue<Effect.AnimatableData>?

    public override var ownSettlingTime: Double { data?.settlingTime ?? -.infinity }

    /// Takes the effect for the position, which is known by now.
    open override func didCommit() {
        let proxy = GeometryProxy(of: self, in: placedFrame ?? .zero)
        guard let new = makeEffect?(EmptyVisualEffect(), proxy) else { return }
        show(new, animation: committingAnimation)
    }

    /// Takes an effect, whose data moves there from its current value.
    package func show(_ new: Effect, animation: Animation?) {
        effect = new
        if data == nil {
            data = AnimatedValue(new.animatableData)
        } else {
            explaining("visualEffect") {
                new.describingData { data?.set(new.animatableData, animation: animation, at: tree.now) }
            }
        }
    }

    override func touchTransform(at time: Double) -> ProjectionTransform? {
        guard var current = effect, let data else { return nil }
        current.animatableData = data.value(at: time)
        return transform(of: frame(at: time), by: current)
    }

    /// The view inside sees itself where the effect shows it, as inside the modifiers of the same names. It asks during placement, before
    /// the effect is committed, so the effect is taken then.
    override func spaceTransform(at time: Double) -> ProjectionTransform? {
        guard let frame = placedFrame else { return nil }
        if let makeEffect {
            show(makeEffect(EmptyVisualEffect(), GeometryProxy(of: self, in: frame)), animation: committingAnimation)
        }
        guard var current = effect, let data else { return nil }
        current.animatableData = data.value(at: time)
        return transform(of: frame, by: current)
    }

    private func transform(of frame: CGRect, by effect: Effect) -> ProjectionTransform? {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let steps = (effect as? any SteppedVisualEffect)?.steps ?? []
        let maps = steps.compactMap { $0.effect.transform(of: frame, isRightToLeft: isRightToLeft) }
        return maps.isEmpty ? nil : maps.reduce(ProjectionTransform()) { $0.concatenating($1) }
    }

    public override func paint(with painter: inout Painter) {
        guard var current = effect, let data else { return inner.paint(with: &painter) }
        current.animatableData = data.value(at: painter.time)
        let steps = (current as? any SteppedVisualEffect)?.steps ?? []
        let frame = frame(at: painter.time)
        var node = inner
        for step in steps {
            let wrapped = VisualEffectLayer(tree: tree, inner: node, effect: step.effect, frame: frame)
            wrapped.environment = inner.environment
            node = wrapped
        }
        node.paint(with: &painter)
    }
}

extension VisualEffectNode: MovingSpace {
    public var timeDependence: TimeDependence { data.map { $0.settlingTime == -.infinity ? .never : .until($0.settlingTime) } ?? .never }
}

/// One effect around its content, while a frame is drawn.
@MainActor
private final class VisualEffectLayer: ViewNode {
    private let inner: ViewNode
    private let effect: any RenderEffect
    private let box: CGRect

    init(tree: ViewTree, inner: ViewNode, effect: any RenderEffect, frame: CGRect) {
        (self.inner, self.effect, box) = (inner, effect, frame)
        super.init(tree: tree)
    }

    override func paint(with painter: inout Painter) { effect.paint(inner, frame: box, with: &painter) }
}
