import Drawing

/// A modifier that changes the drawing of a view and never its layout.
@MainActor
package protocol RenderEffect: ViewModifier, WrapperModifier where Body == Never {
    /// The animatable data of the effect.
    associatedtype EffectData: VectorArithmetic
    var effectData: EffectData { get set }

    /// Draws `inner`, whose frame is `frame`.
    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter)

    /// Returns the map from the points of a view at `frame` to their visible places; nil for an effect that does not move them.
    func transform(of frame: CGRect, isRightToLeft: Bool) -> ProjectionTransform?

    /// True if the content of the effect responds to touches.
    var letsTouchesIn: Bool { get }
}

extension RenderEffect {
    package func transform(of frame: CGRect, isRightToLeft: Bool) -> ProjectionTransform? { nil }
}

extension RenderEffect {
    package var letsTouchesIn: Bool { true }

    /// Returns the effect with other data.
    func with(_ data: EffectData) -> Self {
        var effect = self
        effect.effectData = data
        return effect
    }
}

extension RenderEffect {
    package static var keeping: ViewKeeping { .asPart }

    package func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) {
            EffectNode(tree: context.tree, inner: inner, effect: self)
        }
        node.update(self, transaction: context.transaction)
        return node
    }
}

/// A render effect around a node. The effect's data animates.
@MainActor
package final class EffectNode<Effect: RenderEffect>: WrapperNode {
    package private(set) var effect: Effect
    private var data: AnimatedValue<Effect.EffectData>

    init(tree: ViewTree, inner: ViewNode, effect: Effect) {
        self.effect = effect
        data = AnimatedValue(effect.effectData)
        super.init(tree: tree, inner: inner)
    }

    func update(_ effect: Effect, transaction: Transaction) {
        self.effect = effect
        noteFault(of: effect)
        if data.target != effect.effectData {
            explaining(attributeName) {
                AnimationStarts.describing({ effect.with($0) }) {
                    data.set(effect.effectData, animation: transaction.attributeAnimation(in: tree) { noteSurroundings() }, at: tree.now)
                }
            }
        }
    }

    /// Notes a parameter of the effect that makes drawing impossible.
    private func noteFault(of effect: Effect) {
        let map = effect.transform(of: CGRect(x: 0, y: 0, width: 1, height: 1), isRightToLeft: false)
        let numbers = map?.numbers ?? []
        let size = effect.effectData.magnitudeSquared
        // An infinite angle has no sine, so its map consists of NaN, too.
        let isEndless = map != nil && size == .infinity
        if size.isNaN || !isEndless && numbers.contains(where: \.isNaN) {
            tree.diagnostics.note(.attributeNotANumber(attributeName, of: explainedName))
        } else if isEndless || !numbers.allSatisfy(\.isFinite) {
            tree.diagnostics.note(.endlessAttribute(attributeName, of: explainedName))
        }
    }

    package override var kind: String { "\(Effect.self)" }

    /// The name of the attribute: `offset` for an `OffsetEffect`.
    private var attributeName: String {
        let name = kind.split(separator: "<")[0].replacingOccurrences(of: "Effect", with: "")
            .replacingOccurrences(of: "Modifier", with: "")
        return name.prefix(1).lowercased() + name.dropFirst()
    }
    package override var ownSettlingTime: Double { data.settlingTime }

    private func effect(at time: Double) -> Effect {
        var current = effect
        current.effectData = data.value(at: time)
        return current
    }

    override func touchTransform(at time: Double) -> ProjectionTransform? {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        return effect(at: time).transform(of: frame(at: time), isRightToLeft: isRightToLeft)
    }

    package override func letsTouchesIn(at point: CGPoint, time: Double) -> Bool { effect(at: time).letsTouchesIn }

    package override func paint(with painter: inout Painter) {
        var current = effect
        current.effectData = data.value(at: painter.time)
        current.paint(inner, frame: frame(at: painter.time), with: &painter)
    }

    override func spaceTransform(at time: Double) -> ProjectionTransform? {
        var current = effect
        current.effectData = data.value(at: time)
        return current.transform(of: placedFrame ?? .zero, isRightToLeft: environment.layoutDirection == .rightToLeft)
    }
}

extension EffectNode: MovingSpace {
    package var timeDependence: TimeDependence { data.settlingTime == -.infinity ? .never : .until(data.settlingTime) }
}

extension RenderEffect where EffectData == EmptyAnimatableData {
    package var effectData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
