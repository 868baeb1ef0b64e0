import Drawing

/// An effect that changes the visual appearance of a view, largely without changing its ancestors or descendants.
///
/// Source: Apple, SwiftUI `GeometryEffect`.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The map of the view's drawing, whose origin is the view's top left corner.
    ///
    /// - Parameter size: of the view, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// This effect for drawing alone; it has no say in where views and their coordinate spaces are.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that layout does not see.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public var base: Base

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// Puts a node that draws through a user's effect around a view.
struct GeometryEffectModifier: WrapperModifier {
    static var keeping: ViewKeeping { .asPart }
    private let makeNode: @MainActor (ViewNode, ViewNode?, BuildContext) -> ViewNode

    init<Effect: GeometryEffect>(_ effect: Effect) {
        nonisolated(unsafe) let effect = effect
        makeNode = { inner, existing, context in
            let node = WrapperNode.reuse(existing, inner: inner) {
                GeometryEffectNode(tree: context.tree, inner: inner, effect: effect)
            }
            node.update(effect, transaction: context.transaction)
            return node
        }
    }

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        makeNode(inner, existing, context)
    }
}

/// A view drawn through a user's effect, whose data animate.
@MainActor
final class GeometryEffectNode<Effect: GeometryEffect>: WrapperNode {
    private var effect: Effect
    private var data: AnimatedValue<Effect.AnimatableData>

    init(tree: ViewTree, inner: ViewNode, effect: Effect) {
        self.effect = effect
        data = AnimatedValue(effect.animatableData)
        super.init(tree: tree, inner: inner)
    }

    func update(_ effect: Effect, transaction: Transaction) {
        self.effect = effect
        guard data.target != effect.animatableData else { return }
        explaining("\(Effect.self)") {
            effect.describingData {
                data.set(effect.animatableData, animation: transaction.attributeAnimation(in: tree) { noteSurroundings() }, at: tree.now)
            }
        }
    }

    override var kind: String { "\(Effect.self)" }
    override var ownSettlingTime: Double { data.settlingTime }

    override func touchTransform(at time: Double) -> ProjectionTransform? {
        var current = effect
        current.animatableData = data.value(at: time)
        let frame = frame(at: time)
        return current.effectValue(size: frame.size).placed(in: frame)
    }

    override func paint(with painter: inout Painter) {
        var current = effect
        current.animatableData = data.value(at: painter.time)
        let frame = frame(at: painter.time)
        let map = current.effectValue(size: frame.size)
        guard map.isFinite else { return noteFault(of: map, in: frame) }
        painter.draw(inner, through: map, in: frame)
    }

    /// Tells of a map through which nothing can be drawn; what has no size shows nothing anyhow, and there every share of it is a
    /// division by zero.
    private func noteFault(of map: ProjectionTransform, in frame: CGRect) {
        guard frame.width > 0, frame.height > 0 else { return }
        let (attribute, view) = ("effectValue(size:)", "\(Effect.self)")
        let isNumber = !map.numbers.contains(where: \.isNaN)
        tree.diagnostics.note(isNumber ? .endlessAttribute(attribute, of: view) : .attributeNotANumber(attribute, of: view))
    }

    /// Source: Apple's documentation of `ignoredByLayout()`: the effect is ignored when frames are converted.
    override func spaceTransform(at time: Double) -> ProjectionTransform? {
        guard !(effect is any LayoutIgnoredEffect) else { return nil }
        var current = effect
        current.animatableData = data.value(at: time)
        let frame = placedFrame ?? .zero
        return current.effectValue(size: frame.size).placed(in: frame)
    }
}

extension GeometryEffectNode: MovingSpace {
    var timeDependence: TimeDependence { data.settlingTime == -.infinity ? .never : .until(data.settlingTime) }
}

/// An effect that is for drawing alone.
private protocol LayoutIgnoredEffect {}

extension _IgnoredByLayoutEffect: LayoutIgnoredEffect {}
