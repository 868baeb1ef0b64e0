import Drawing

extension View {
    /// Makes the view translucent; each leaf on its own, as SwiftUI does.
    public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }

    /// Leaves the view's place empty.
    public func hidden() -> some View { modifier(OpacityEffect(opacity: 0)) }

    /// Composites the view as one before effects further out apply.
    public func compositingGroup() -> some View { modifier(CompositingGroupEffect()) }

    /// Composites the view into one picture before effects further out apply.
    ///
    /// - Parameters:
    ///   - opaque: Whether the picture has no transparency: what the view leaves open in its frame is black.
    ///   - colorMode: The space in which colours are laid over one another.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(CompositingGroupEffect(isOpaque: opaque))
    }

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

    /// What cannot be seen at all is not touched; 0.001 is enough, as many an app relies on.
    var letsTouchesIn: Bool { opacity > 0 }

    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.withOpacity(opacity) { inner.paint(with: &$0) }
    }
}

struct CompositingGroupEffect: RenderEffect {
    typealias Body = Never
    typealias EffectData = EmptyAnimatableData
    var isOpaque = false

    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        var items = painter.isolatedGroup { inner.paint(with: &$0) }
        guard !items.isEmpty || isOpaque else { return }
        if isOpaque { items.insert(.fill(Path(frame), FillStyle(), .color(.black)), at: 0) }
        painter.draw([.group(opacity: painter.opacity, blendMode: .normal, items)], isComposed: true)
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
