import Drawing

nonisolated extension View {
    /// Multiplies each leaf's channels, gamma-encoded and not premultiplied, by the colour's; its opacity by the
    /// colour's opacity.
    public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }
}

/// A multiplication whose colour is resolved in the environment.
nonisolated struct ColorMultiplyModifier: ViewModifier, WrapperModifier {
    static var keeping: ViewKeeping { .asPart }
    typealias Body = Never
    let color: Color

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        ColorMultiplyEffect(color: color.resolve(in: context.environment))
            .wrap(inner, existing: existing, owner: owner, in: context)
    }
}

package struct ColorMultiplyEffect: RenderEffect {
    package typealias Body = Never
    package var color: Color.Resolved

    package init(color: Color.Resolved) {
        self.color = color
    }

    package var effectData: Color.Resolved.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }

    package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.withLeafEffect(.filter(.colorMatrix(ColorMatrix.multiply(by: color.rgba)))) { inner.paint(with: &$0) }
    }
}
