import Drawing

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let items = resolved(shading).items(filling: path, style, opacity: itemOpacity)
        add(items, shape: [.fill(path, style, .color(.black))])
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let items = resolved(shading).items(stroking: path, style, opacity: itemOpacity)
        add(items, shape: [.stroke(path, style, .color(.black))])
    }

    /// Draws a line of a given width, in points, along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}
