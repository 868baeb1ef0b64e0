import Drawing

/// One of the shapes that a graphics context clips to, in the coordinates of the view.
enum ClipElement {
    case path(Path, FillStyle, transform: CGAffineTransform)
    /// Everything except a shape. The shape is opaque where it clips, and its opacity applies to what it removes.
    case inverse([DisplayItem], opacity: Double)
    /// The alpha of a layer.
    case layer([DisplayItem], opacity: Double)

    /// Returns items with the pixels removed that this clip removes. Paths are applied later, so that blend modes see through them.
    func masking(_ items: [DisplayItem]) -> [DisplayItem] {
        switch self {
        case .path:
            return items
        case .inverse(let shape, let opacity):
            let hole = DisplayItem.group(opacity: opacity, blendMode: .destinationOut, shape)
            return [.group(opacity: 1, blendMode: .normal, items + [hole])]
        case .layer(let mask, let opacity):
            let faded = opacity < 1 ? [DisplayItem.group(opacity: opacity, blendMode: .normal, mask)] : mask
            return [.mask(faded, content: items)]
        }
    }

    /// Returns items inside this clip, if it is a path.
    func clipping(_ items: [DisplayItem]) -> [DisplayItem] {
        guard case .path(let path, let style, let transform) = self else { return items }
        return [.clip(path.applying(transform), style, items)]
    }
}
