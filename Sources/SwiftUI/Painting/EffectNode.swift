import Drawing

/// A modifier that changes how a view is drawn and never how it is laid out.
@MainActor
protocol RenderEffect: ViewModifier, WrapperModifier where Body == Never {
    /// What animates of the effect.
    associatedtype EffectData: VectorArithmetic
    var effectData: EffectData { get set }

    /// Draws `inner`, whose frame is `frame`.
    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter)
}

extension RenderEffect {
    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: StructureNode, in context: ExpansionContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) {
            EffectNode(tree: context.tree, inner: inner, effect: self)
        }
        node.update(self, transaction: context.transaction)
        return node
    }
}

/// A render effect around a node; the effect's data animate.
@MainActor
final class EffectNode<Effect: RenderEffect>: WrapperNode {
    private var effect: Effect
    private var data: AnimatedValue<Effect.EffectData>

    init(tree: ViewTree, inner: ViewNode, effect: Effect) {
        self.effect = effect
        data = AnimatedValue(effect.effectData)
        super.init(tree: tree, inner: inner)
    }

    func update(_ effect: Effect, transaction: Transaction) {
        self.effect = effect
        tree.set(&data, to: effect.effectData, animation: transaction.effectiveAnimation, of: Effect.self)
    }

    override var kind: String { "\(Effect.self)" }
    override var ownSettlingTime: Double { data.settlingTime }

    override func paint(with painter: inout Painter) {
        var current = effect
        current.effectData = data.value(at: painter.time)
        current.paint(inner, frame: frame(at: painter.time), with: &painter)
    }
}

extension RenderEffect where EffectData == EmptyAnimatableData {
    var effectData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
