import Drawing

extension Painter {
    /// The share of the foreground's opacity that bars keep and, below, the radius of their corners, in points.
    ///
    /// Source: Apple's pictures of `redacted(reason: .placeholder)`: a rounded rectangle as long as the text, in the
    /// foreground's colour, through which the background shows. The numbers are read off them, not measured.
    private static let redactionOpacity = 0.16
    private static let redactionRadius: CGFloat = 3

    /// Draws bars in place of hidden content.
    mutating func drawRedacted(_ bars: [CGRect], fill: ResolvedStyle, in frame: CGRect) {
        let paint = fill.paint(in: frame).multiplyingAlpha(by: opacity * Self.redactionOpacity)
        draw(
            bars.filter { $0.width > 0 && $0.height > 0 }.map { bar in
                let radius = min(Self.redactionRadius, bar.width / 2, bar.height / 2)
                if let renderer = textRenderer as? any PlaceholderRenderer {
                    return .fill(renderer.placeholder(for: bar, cornerRadius: radius), FillStyle(), paint)
                }
                let path = Path(roundedRect: bar, cornerRadius: radius, style: .continuous)
                return .fill(path, FillStyle(), paint)
            })
    }
}

/// A renderer that draws text elsewhere than its laid-out place, together with the bars that replace hidden text.
package protocol PlaceholderRenderer {
    /// Returns the path to fill in place of a line.
    ///
    /// - Parameter bar: the box of the line in its laid-out place.
    func placeholder(for bar: CGRect, cornerRadius: CGFloat) -> Path
}
