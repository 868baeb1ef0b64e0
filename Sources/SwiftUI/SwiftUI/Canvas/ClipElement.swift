import Drawing

/// One of the shapes that a graphics context clips to, in the coordinates of the view.
enum ClipElement {
    case path(Path, FillStyle, transform: CGAffineTransform)
    /// All but a shape, which is opaque where it clips; its opacity is that of what it takes away.
    case inverse([DisplayItem], opacity: Double)
    /// What a layer leaves.
    case layer([DisplayItem], opacity: Double)

    /// Items with what this clip takes from them as pixels; paths are looked at later, so that blend modes see through
    /// them.
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

    /// Items inside this clip, if it is a path.
    func clipping(_ items: [DisplayItem]) -> [DisplayItem] {
        guard case .path(let path, let style, let transform) = self else { return items }
        return [.clip(path.applying(transform), style, items)]
    }
}
