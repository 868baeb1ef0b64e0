import Drawing
import Pixels
import Typesetting

extension TextSnapshot {
    /// The emoji among some glyphs, each with its pen at `place`, on whole pixels so that they are as sharp as they can.
    ///
    /// Emoji keep their colours, but a translucent foreground makes them translucent, as on Apple's systems. Under a
    /// gradient only the view's own opacity counts.
    static func pictures(
        _ glyphs: [TextGlyph], paint: Paint, opacity: Double, pixel: CGFloat, place: (TextGlyph) -> CGPoint
    ) -> [DisplayItem] {
        let items = glyphs.compactMap { glyph -> DisplayItem? in
            guard let picture = glyph.picture else { return nil }
            let pen = place(glyph)
            let rect = picture.rect.offsetBy(dx: pen.x, dy: pen.y).rounded(toPixelLength: pixel)
            return .image(picture.source, rect, .smooth)
        }
        guard !items.isEmpty else { return [] }
        var alpha = opacity
        if case .color(let color) = paint { alpha = Double(color.alpha) }
        return alpha < 1 ? [.group(opacity: alpha, blendMode: .normal, items)] : items
    }
}

extension TextPicture {
    /// The pixels, shared with the font.
    fileprivate var source: ImageSource {
        ImageSource(
            Pixmap(
                widthInPixels: picture.widthInPixels, heightInPixels: picture.heightInPixels, bytes: picture.bytes))
    }
}

extension CGRect {
    /// The rectangle with its corner and its sides on whole pixels; as it is where pixels are unknown.
    fileprivate func rounded(toPixelLength pixel: CGFloat) -> CGRect {
        guard pixel > 0 else { return self }
        func whole(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
        return CGRect(x: whole(minX), y: whole(minY), width: max(whole(width), pixel), height: max(whole(height), pixel))
    }
}
