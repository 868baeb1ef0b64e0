import Drawing

extension View {
    /// Makes the view translucent; each leaf on its own, as SwiftUI does.
    public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }

    /// Leaves the view's place empty.
    public func hidden() -> some View { modifier(OpacityEffect(opacity: 0)) }

    /// Composites the view as one before effects further out apply.
    public func compositingGroup() -> some View { modifier(CompositingGroupEffect()) }

    /// Composites the view into one picture before effects further out apply.
    public func drawingGroup() -> some View { modifier(CompositingGroupEffect()) }

    /// How the view's pixels meet those below.
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModeEffect(mode: blendMode)) }
}

struct OpacityEffect: RenderEffect {
    typealias Body = Never
    var opacity: Double
    var effectData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.withOpacity(opacity) { inner.paint(with: &$0) }
    }
}

struct CompositingGroupEffect: RenderEffect {
    typealias Body = Never
    typealias EffectData = EmptyAnimatableData

    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        let items = painter.isolatedGroup { inner.paint(with: &$0) }
        painter.draw([.group(opacity: painter.opacity, blendMode: .normal, items)])
    }
}

struct BlendModeEffect: RenderEffect {
    typealias Body = Never
    typealias EffectData = EmptyAnimatableData
    let mode: BlendMode

    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.withLeafEffect(.blend(mode)) { inner.paint(with: &$0) }
    }
}
