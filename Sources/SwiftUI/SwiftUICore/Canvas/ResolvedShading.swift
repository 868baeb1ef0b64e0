import Drawing

/// A resolved shading.
enum ResolvedShading {
    case style(ResolvedStyle)
    case gradient(PlacedGradient)
    case tile(ImageTile, origin: CGPoint)
    /// A shading for each layer of the content.
    case levels([ResolvedShading])

    /// Returns a path filled with the shading.
    func items(filling path: Path, _ style: FillStyle, opacity: Double) -> [DisplayItem] {
        let bounds = path.boundingRect
        switch self {
        case .style(let resolved):
            return resolved.items(filling: path, style, in: bounds, opacity: opacity)
        case .gradient(let gradient):
            return [.fill(path, style, gradient.paint(within: bounds).multiplyingAlpha(by: opacity))]
        case .tile(let tile, let origin):
            return [.fill(path, style, tile.paint(from: origin).multiplyingAlpha(by: opacity))]
        case .levels(let levels):
            return levels.first?.items(filling: path, style, opacity: opacity) ?? []
        }
    }

    /// Returns a path outlined with the shading. Unit coordinates of styles span the path, not its outline.
    func items(stroking path: Path, _ style: StrokeStyle, opacity: Double) -> [DisplayItem] {
        let bounds = path.boundingRect
        switch self {
        case .style(.material), .style(.shadowed), .style(.blended):
            guard case .style(let resolved) = self else { return [] }
            return resolved.items(filling: path.strokedPath(style), FillStyle(), in: bounds, opacity: opacity)
        case .style(let resolved):
            return [.stroke(path, style, resolved.paint(in: bounds).multiplyingAlpha(by: opacity))]
        case .gradient(let gradient):
            let reach = style.lineWidth / 2 * max(style.miterLimit, 1)
            let paint = gradient.paint(within: bounds.insetBy(dx: -reach, dy: -reach))
            return [.stroke(path, style, paint.multiplyingAlpha(by: opacity))]
        case .tile(let tile, let origin):
            return [.stroke(path, style, tile.paint(from: origin).multiplyingAlpha(by: opacity))]
        case .levels(let levels):
            return levels.first?.items(stroking: path, style, opacity: opacity) ?? []
        }
    }
}
