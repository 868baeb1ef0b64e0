import Drawing
import Typesetting

extension TextSnapshot {
    /// Draws the backgrounds of runs: on each line, from the first glyph of a run to its last, as high as its font.
    func paintBackgrounds(at origin: CGPoint, with painter: inout Painter) {
        guard styles.contains(where: { $0.background != nil }) else { return }
        for line in layout.lines {
            for (run, glyphs) in Dictionary(grouping: line.glyphs, by: \.run).sorted(by: { $0.key < $1.key }) {
                paintBackground(of: glyphs, run: run, at: origin, with: &painter)
            }
        }
    }

    /// Draws the background of some glyphs of one run on one line.
    func paintBackground(of glyphs: [TextGlyph], run: Int, at origin: CGPoint, with painter: inout Painter) {
        guard let style = styles[run].background, metrics.indices.contains(run) else { return }
        guard let box = box(around: glyphs, metrics: metrics[run], pixelLength: painter.pixelLength) else { return }
        let bounds = CGRect(origin: origin, size: layout.size)
        let path = Path(box.offsetBy(dx: origin.x, dy: origin.y))
        painter.draw([.fill(path, FillStyle(), style.paint(in: bounds).multiplyingAlpha(by: painter.opacity))])
    }

    /// Returns the box with its top and bottom on whole pixels, so that the edges are crisp.
    private func box(around glyphs: [TextGlyph], metrics: FontMetrics, pixelLength: CGFloat) -> CGRect? {
        guard let left = glyphs.map(\.origin.x).min(), let right = glyphs.map({ $0.origin.x + $0.advance }).max(),
            let first = glyphs.first
        else { return nil }
        let pixel = pixelLength > 0 ? pixelLength : 1
        let baseline = position(of: first, from: .zero, pixel: pixel).y
        let top = ((baseline - metrics.ascender) / pixel).rounded() * pixel
        let bottom = ((baseline + metrics.descender) / pixel).rounded() * pixel
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
