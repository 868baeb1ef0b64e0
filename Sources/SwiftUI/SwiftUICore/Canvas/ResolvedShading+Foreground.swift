import Drawing

extension GraphicsContext.Shading {
    /// True if the shading is the foreground style of the context.
    var isForeground: Bool {
        if case .style(is ForegroundStyle) = storage { true } else { false }
    }
}

extension ResolvedShading {
    /// Returns the shading as foreground styles of an environment, for content within bounds.
    func foregroundStyles(within bounds: CGRect, over outer: ForegroundStyles?) -> ForegroundStyles {
        guard case .levels(let levels) = self else { return ForegroundStyles([style(within: bounds)], over: outer) }
        let styles = levels.isEmpty ? [ResolvedShadingStyle(style: .clear)] : levels.map { $0.style(within: bounds) }
        return ForegroundStyles(styles, over: outer)
    }

    private func style(within bounds: CGRect) -> ResolvedShadingStyle {
        switch self {
        case .style(let style): ResolvedShadingStyle(style: style)
        case .gradient(let gradient): ResolvedShadingStyle(style: .placed(gradient.paint(within: bounds)))
        case .tile(let tile, let origin): ResolvedShadingStyle(style: .placed(tile.paint(from: origin)))
        case .levels(let levels): levels.first?.style(within: bounds) ?? ResolvedShadingStyle(style: .clear)
        }
    }
}

/// A resolved style.
private struct ResolvedShadingStyle: ShapeStyle, PrimitiveShapeStyle {
    typealias Resolved = Never
    let style: ResolvedStyle

    func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle { style.atLevel(level) }
}
