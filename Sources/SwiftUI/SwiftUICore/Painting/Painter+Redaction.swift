import Drawing

extension Painter {
    /// The share of the foreground's opacity that bars keep.
    ///
    /// Source: the pictures named at `ResolvedText.redacted`: (214, 214, 214) on white for black, (41, 41, 41) on black for white.
    private static let redactionOpacity = 0.16

    /// Draws a bar in place of hidden content.
    ///
    /// - Parameter cornerRadius: points; that of pictures and canvases is judged by eye.
    mutating func drawRedacted(_ bar: CGRect, cornerRadius: CGFloat = 3, fill: ResolvedStyle, in frame: CGRect) {
        guard bar.width > 0, bar.height > 0 else { return }
        let paint = fill.paint(in: frame).multiplyingAlpha(by: opacity * Self.redactionOpacity)
        let radius = min(cornerRadius, bar.width / 2, bar.height / 2)
        let path =
            (textRenderer as? any PlaceholderRenderer)?.placeholder(for: bar, cornerRadius: radius)
            ?? Path(roundedRect: bar, cornerRadius: radius, style: .continuous)
        draw([.fill(path, FillStyle(), paint)])
    }
}

/// A renderer that draws text elsewhere than its laid-out place, together with the bars that replace hidden text.
package protocol PlaceholderRenderer {
    /// Returns the path to fill in place of a line.
    ///
    /// - Parameter bar: the box of the line in its laid-out place.
    func placeholder(for bar: CGRect, cornerRadius: CGFloat) -> Path
}
