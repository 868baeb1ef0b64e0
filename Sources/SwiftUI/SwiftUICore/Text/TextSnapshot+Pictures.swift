import Drawing
import Pixels
import Typesetting

extension TextSnapshot {
    /// Returns the emoji and other coloured glyphs among some glyphs, each with its pen at `place`. Bitmaps are aligned to whole pixels
    /// so that they are as sharp as possible.
    ///
    /// They keep their colours, but a translucent foreground makes them translucent, as on Apple's systems. Under a
    /// gradient only the view's own opacity counts.
    static func pictures(
        _ glyphs: [TextGlyph], paint: Paint, opacity: Double, pixel: CGFloat, place: (TextGlyph) -> CGPoint
    ) -> [DisplayItem] {
        var alpha = opacity
        if case .color(let color) = paint { alpha = Double(color.alpha) }
        let items = glyphs.flatMap { glyph -> [DisplayItem] in
            if let picture = glyph.picture {
                let pen = place(glyph)
                let rect = picture.rect.offsetBy(dx: pen.x, dy: pen.y).rounded(toPixelLength: pixel)
                return [.image(picture.source, rect, .smooth)]
            }
            guard let layers = glyph.layers?.layers, alpha > 0 else { return [] }
            // The content of the group becomes translucent with it.
            return Self.items(of: layers, at: place(glyph), foreground: paint.multiplyingAlpha(by: 1 / alpha))
        }
        guard !items.isEmpty else { return [] }
        return alpha < 1 ? [.group(opacity: alpha, blendMode: .normal, items)] : items
    }

    private static func items(of layers: [GlyphLayer], at pen: CGPoint, foreground: Paint) -> [DisplayItem] {
        layers.map { layer in
            let paint: Paint =
                switch layer.fill {
                case .foreground: foreground
                case .color(let red, let green, let blue, let alpha):
                    .color(RGBA(red, green, blue, alpha: Double(alpha) / 255))
                }
            return .glyphs([PlacedGlyph(outline: layer.outline, origin: pen)], paint)
        }
    }
}

extension TextImage {
    /// The pixels, shared with the font.
    fileprivate var source: ImageSource {
        ImageSource(
            Pixmap(
                widthInPixels: picture.widthInPixels, heightInPixels: picture.heightInPixels, bytes: picture.bytes))
    }
}

extension CGRect {
    /// Returns the rectangle with its corner and sides on whole pixels; unchanged if the pixel length is unknown.
    fileprivate func rounded(toPixelLength pixel: CGFloat) -> CGRect {
        guard pixel > 0 else { return self }
        func whole(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
        return CGRect(x: whole(minX), y: whole(minY), width: max(whole(width), pixel), height: max(whole(height), pixel))
    }
}
