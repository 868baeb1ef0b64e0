import Drawing

extension TextSnapshot {
    /// Draws a bar in place of each line. It is as wide as the line and reaches from slightly above the capitals to slightly below the
    /// baseline.
    func paintRedacted(at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter) {
        guard let fill = fills.first else { return }
        let bars = layout.lines.compactMap { line -> CGRect? in
            guard let capHeight = line.glyphs.map(\.capHeight).max() else { return nil }
            let margin = capHeight * 0.2
            return CGRect(
                x: origin.x + line.left, y: origin.y + line.baseline - capHeight - margin, width: line.width,
                height: capHeight + 2 * margin)
        }
        painter.drawRedacted(bars, fill: fill, in: CGRect(origin: origin, size: layout.size))
    }
}
