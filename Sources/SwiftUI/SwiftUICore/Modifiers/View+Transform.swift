import Drawing

nonisolated extension View {
    /// Draws the view at an offset of whole pixels, without affecting layout.
    public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffect(angle: angle, anchor: anchor))
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: scale, anchor: anchor))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view through an affine map whose origin is the view's top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(AffineEffect(transform: transform))
    }
}

/// An offset whose rounding to pixels depends on the environment.
///
/// The offset at rest is on the pixel grid, as positions from layout are. During a change it can be anywhere.
///
/// Source: record `rule.pixel_snap`: offsets of 0.125 and 0.25 points move nothing at one pixel per point, 0.5 moves by 1.
nonisolated struct OffsetModifier: ViewModifier, WrapperModifier {
    static var keeping: ViewKeeping { .asPart }
    typealias Body = Never
    let offset: CGSize

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let rect = CGRect(x: offset.width, y: offset.height, width: 0, height: 0)
        let origin = rect.snapped(toPixelLength: context.environment.pixelLength).origin
        return OffsetEffect(offset: CGSize(width: origin.x, height: origin.y))
            .wrap(inner, existing: existing, owner: owner, in: context)
    }
}

package struct OffsetEffect: RenderEffect {
    package typealias Body = Never
    package var offset: CGSize

    package init(offset: CGSize) {
        self.offset = offset
    }

    package var effectData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(offset.width, offset.height) }
        set { offset = CGSize(width: newValue.first, height: newValue.second) }
    }

    package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.draw(inner, through: CGAffineTransform(translationX: offset.width, y: offset.height))
    }

    package func transform(of frame: CGRect, isRightToLeft: Bool) -> ProjectionTransform? {
        ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
    }
}

nonisolated package struct RotationEffect: RenderEffect {
    package typealias Body = Never
    package var angle: Angle
    package var anchor: UnitPoint

    package init(angle: Angle, anchor: UnitPoint) {
        self.angle = angle
        self.anchor = anchor
    }

    @MainActor package var effectData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    @MainActor package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.draw(inner, through: map(of: frame))
    }

    @MainActor package func transform(of frame: CGRect, isRightToLeft: Bool) -> ProjectionTransform? { ProjectionTransform(map(of: frame)) }

    @MainActor private func map(of frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: CGFloat(angle.turnedRadians)).about(anchor, in: frame)
    }
}

extension Angle {
    /// The rotation in radians; NaN for an infinite one, so that nothing is drawn.
    var turnedRadians: Double { radians.isFinite ? radians : .nan }
}

nonisolated package struct ScaleEffect: RenderEffect {
    package typealias Body = Never
    package var scale: CGSize
    package var anchor: UnitPoint

    package init(scale: CGSize, anchor: UnitPoint) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor package var effectData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(scale.width, scale.height), anchor.animatableData) }
        set {
            scale = CGSize(width: newValue.first.first, height: newValue.first.second)
            anchor.animatableData = newValue.second
        }
    }

    @MainActor package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        guard scale.width != 0, scale.height != 0 else { return }
        painter.draw(inner, through: map(of: frame))
    }

    @MainActor package func transform(of frame: CGRect, isRightToLeft: Bool) -> ProjectionTransform? { ProjectionTransform(map(of: frame)) }

    @MainActor private func map(of frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: frame)
    }
}

nonisolated package struct AffineEffect: RenderEffect {
    package typealias Body = Never
    package typealias EffectData = EmptyAnimatableData
    package let transform: CGAffineTransform

    package init(transform: CGAffineTransform) {
        self.transform = transform
    }

    @MainActor package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.draw(inner, through: transform.about(.topLeading, in: frame))
    }

    @MainActor package func transform(of frame: CGRect, isRightToLeft: Bool) -> ProjectionTransform? {
        ProjectionTransform(transform.about(.topLeading, in: frame))
    }
}

extension RelativeOffsetModifier: ExplainedValue {
    /// The offset to the right and down, in its own widths and heights.
    package nonisolated var explainedQuantities: [ExplainedQuantity] {
        let ways = [("widths", direction.dx), ("heights", direction.dy)].filter { $0.1 != 0 }
        return ways.map { ExplainedQuantity($0.0, .fraction, [Double($0.1) * amount]) }
    }
}

/// Moves a view by a multiple of its own size, as the basis of `move`, `slide` and `push`.
package struct RelativeOffsetModifier: RenderEffect {
    package typealias Body = Never
    package let direction: CGVector
    package var amount: Double
    package var effectData: Double {
        get { amount }
        set { amount = newValue }
    }

    package init(_ direction: CGVector, amount: Double) {
        self.direction = direction
        self.amount = amount
    }

    package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        let transform = CGAffineTransform(
            translationX: direction.dx * frame.width * amount, y: direction.dy * frame.height * amount)
        painter.draw(inner, through: transform)
    }

    package func transform(of frame: CGRect, isRightToLeft: Bool) -> ProjectionTransform? {
        ProjectionTransform(
            CGAffineTransform(
                translationX: direction.dx * frame.width * amount, y: direction.dy * frame.height * amount))
    }
}

extension CGAffineTransform {
    /// Returns this map with the given point of a rectangle as its origin.
    func about(_ anchor: UnitPoint, in frame: CGRect) -> CGAffineTransform {
        let point = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        return CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension Painter {
    /// Draws a node through a map.
    ///
    /// Effects around the node stay effects of each leaf, in the coordinates outside the map. Source: SwiftUI's drawing state, which
    /// carries shadows and filters on to the leaves and divides their radii by the scale of a map on the way.
    mutating func draw(_ node: ViewNode, through transform: CGAffineTransform) {
        guard !transform.isIdentity else { return node.paint(with: &self) }
        // Pieces of glass that flow together need their positions.
        guard leafEffects.isEmpty, glass == nil else {
            return withLeafEffect(.transform(transform)) { node.paint(with: &$0) }
        }
        let items = group { node.paint(with: &$0) }
        guard !items.isEmpty else { return }
        draw([.transform(transform, items)])
    }
}
