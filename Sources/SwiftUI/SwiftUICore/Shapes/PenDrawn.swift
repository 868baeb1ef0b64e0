import Drawing

/// A shape whose stroke is drawn as the line that it is, and not as the outline of that: the outline of a curve through many
/// points has a hundred times as many numbers, which an archive holds for each of sixty moments a second.
package protocol PenDrawn: Shape {}

/// The stroke of such a shape.
protocol PenLine {
    /// nil where the style needs an outline, or where nothing is drawn.
    @MainActor
    func item(at frame: CGRect, in environment: EnvironmentValues, _ style: ResolvedStyle, opacity: Double) -> DisplayItem?
}

extension _StrokedShape: PenLine where S: PenDrawn {
    func item(at frame: CGRect, in environment: EnvironmentValues, _ resolved: ResolvedStyle, opacity: Double) -> DisplayItem? {
        switch resolved {
        case .material, .shadowed, .blended: return nil
        case .color, .gradient, .mesh, .tile, .placed: break
        }
        let path = shape.drawnPath(at: frame, in: environment)
        guard !path.isEmpty, style.lineWidth > 0 else { return nil }
        return .stroke(path, style, resolved.paint(in: frame).multiplyingAlpha(by: opacity))
    }
}
