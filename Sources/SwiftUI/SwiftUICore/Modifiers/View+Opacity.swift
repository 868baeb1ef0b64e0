import Drawing

nonisolated extension View {
    /// Makes the view translucent, each leaf by itself, as SwiftUI does.
    public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }

    /// Hides the view but keeps its space.
    public func hidden() -> some View { modifier(OpacityEffect(opacity: 0)) }

    /// Composites the view as one before outer effects apply.
    public func compositingGroup() -> some View { modifier(CompositingGroupEffect()) }

    /// Composites the view into one picture before outer effects apply.
    ///
    /// - Parameters:
    ///   - opaque: whether the picture is opaque, so that areas of its frame left empty are black.
    ///   - colorMode: the colour space in which colours are composited.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(CompositingGroupEffect(isOpaque: opaque))
    }

    /// Sets the mode in which the view's pixels combine with those below.
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModeEffect(mode: blendMode)) }
}

nonisolated package struct OpacityEffect: RenderEffect {
    package typealias Body = Never
    package var opacity: Double

    package init(opacity: Double) {
        self.opacity = opacity
    }

    @MainActor package var effectData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    /// True if the view responds to touches. An invisible view does not, but an opacity of 0.001 is enough, as many apps assume.
    @MainActor package var letsTouchesIn: Bool { opacity > 0 }

    @MainActor package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.withOpacity(opacity) { inner.paint(with: &$0) }
    }
}

nonisolated package struct CompositingGroupEffect: RenderEffect {
    package typealias Body = Never
    package typealias EffectData = EmptyAnimatableData
    package var isOpaque = false

    package init(isOpaque: Bool = false) {
        self.isOpaque = isOpaque
    }

    @MainActor package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        var items = painter.isolatedGroup { inner.paint(with: &$0) }
        guard !items.isEmpty || isOpaque else { return }
        if isOpaque { items.insert(.fill(Path(frame), FillStyle(), .color(.black)), at: 0) }
        painter.draw([.group(opacity: painter.opacity, blendMode: .normal, items)], isComposed: true)
    }
}

nonisolated package struct BlendModeEffect: RenderEffect {
    package typealias Body = Never
    package typealias EffectData = EmptyAnimatableData
    package let mode: BlendMode

    package init(mode: BlendMode) {
        self.mode = mode
    }

    @MainActor package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.withLeafEffect(.blend(mode)) { inner.paint(with: &$0) }
    }
}
