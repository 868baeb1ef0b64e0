import Drawing

nonisolated extension View {
    /// Blurs each leaf with a Gaussian whose standard deviation is `radius` points.
    ///
    /// - Parameter opaque: whether a leaf's box keeps its size and stays opaque, by extending the colours at its edges outwards before
    ///   the blur.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Draws a shadow below each leaf: `radius` is the standard deviation of its blur, in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    public func brightness(_ amount: Double) -> some View { modifier(ColorMatrixEffect(.brightness, amount)) }
    public func contrast(_ amount: Double) -> some View { modifier(ColorMatrixEffect(.contrast, amount)) }
    public func saturation(_ amount: Double) -> some View { modifier(ColorMatrixEffect(.saturation, amount)) }
    public func grayscale(_ amount: Double) -> some View { modifier(ColorMatrixEffect(.grayscale, amount)) }
    public func hueRotation(_ angle: Angle) -> some View { modifier(ColorMatrixEffect(.hueRotation, angle.radians)) }
    public func colorInvert() -> some View { modifier(ColorMatrixEffect(.invert, 1)) }
    public func luminanceToAlpha() -> some View { modifier(ColorMatrixEffect(.luminanceToAlpha, 1)) }
}

nonisolated package struct BlurEffect: RenderEffect {
    package typealias Body = Never
    package var radius: CGFloat
    package let isOpaque: Bool

    package init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius
        self.isOpaque = isOpaque
    }

    @MainActor package var effectData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    @MainActor package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        guard radius > 0 else { return inner.paint(with: &painter) }
        let filter = isOpaque ? Filter.opaqueBlur(sigma: radius) : .blur(sigma: radius)
        painter.withLeafEffect(.filter(filter)) { inner.paint(with: &$0) }
    }
}

/// A shadow whose colour is resolved in the environment.
nonisolated struct ShadowModifier: ViewModifier, WrapperModifier {
    static var keeping: ViewKeeping { .asPart }
    typealias Body = Never
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        ShadowEffect(color: color.resolve(in: context.environment), radius: radius, offset: offset)
            .wrap(inner, existing: existing, owner: owner, in: context)
    }
}

package struct ShadowEffect: RenderEffect {
    package typealias Body = Never
    package var color: Color.Resolved
    package var radius: CGFloat
    package var offset: CGSize

    package init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    package typealias EffectData = AnimatablePair<
        Color.Resolved.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >

    package var effectData: EffectData {
        get {
            AnimatablePair(
                color.animatableData, AnimatablePair(radius, AnimatablePair(offset.width, offset.height)))
        }
        set {
            color.animatableData = newValue.first
            radius = newValue.second.first
            offset = CGSize(width: newValue.second.second.first, height: newValue.second.second.second)
        }
    }

    package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        let filter = Filter.shadow(color: color.rgba, sigma: max(radius, 0), offset: offset)
        painter.withLeafEffect(.filter(filter)) { inner.paint(with: &$0) }
    }
}

nonisolated package struct ColorMatrixEffect: RenderEffect {
    package enum Kind { case brightness, contrast, saturation, grayscale, hueRotation, invert, luminanceToAlpha }

    package typealias Body = Never
    package let kind: Kind
    package var amount: Double
    @MainActor package var effectData: Double {
        get { amount }
        set { amount = newValue }
    }

    package init(_ kind: Kind, _ amount: Double) {
        self.kind = kind
        self.amount = amount
    }

    @MainActor package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.withLeafEffect(.filter(.colorMatrix(ColorMatrix.rows(kind, amount)))) { inner.paint(with: &$0) }
    }
}

extension ColorMatrixEffect: ExplainedValue {
    package nonisolated var explainedQuantities: [ExplainedQuantity] {
        kind == .hueRotation
            ? [ExplainedQuantity("angle", .degrees, [Angle(radians: amount).degrees])] : [ExplainedQuantity("\(kind)", .number, [amount])]
    }
}
