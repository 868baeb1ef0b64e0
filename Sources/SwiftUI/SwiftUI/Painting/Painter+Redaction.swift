import Drawing

extension Painter {
    /// The part of the foreground's opacity that bars keep, and the radius of their corners, in points.
    ///
    /// Source: Apple's pictures of `redacted(reason: .placeholder)`: a rounded rectangle as long as the text, in the
    /// foreground's colour, through which the background shows. The numbers are read off them, not measured.
    private static let redactionOpacity = 0.16
    private static let redactionRadius: CGFloat = 3

    /// Draws bars in place of content that is not shown.
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

/// What draws text elsewhere than it was laid out, and with it the bars that stand for text that is not shown.
package protocol PlaceholderRenderer {
    /// What is filled in place of a line.
    ///
    /// - Parameter bar: as long and as high as the line, where it was laid out.
    func placeholder(for bar: CGRect, cornerRadius: CGFloat) -> Path
}
