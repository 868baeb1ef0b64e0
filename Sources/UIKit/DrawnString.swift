import CoreGraphics
import Drawing
import Foundation
import Pixels
import Typesetting

/// A string laid out to be drawn into a graphics context.
struct DrawnString {
    private let layout: TextLayout
    private let color: UIColor
    private let shift: CGFloat

    /// Nil where there are no fonts.
    ///
    /// - Parameters:
    ///   - room: the rectangle it is to fit; nil: as wide as it is.
    ///   - avoidsOrphans: whether its last line is kept from being one short word, as a label's is.
    init?(_ text: String, _ attributes: [NSAttributedString.Key: Any], in room: CGSize? = nil, avoidsOrphans: Bool = false) {
        let surroundings = UIKitSurroundings.current
        guard let library = surroundings.fonts else { return nil }
        // What nothing is said about is drawn in Helvetica of 12 points on a device, in the system's font here.
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        color = attributes[.foregroundColor] as? UIColor ?? .black
        let setting = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
        var style = ParagraphStyle()
        style.pixelLength = 1 / max(surroundings.displayScale, 1)
        style.isRightToLeft = surroundings.isRightToLeft
        style.lineSpacing = setting.lineSpacing
        style.avoidsOrphans = avoidsOrphans
        let length = { (key: NSAttributedString.Key) -> CGFloat in
            attributes[key] as? CGFloat ?? (attributes[key] as? Double).map { CGFloat($0) }
                ?? (attributes[key] as? Int).map { CGFloat($0) } ?? 0
        }
        let side = Self.side(of: setting.alignment)
        style.alignment = side < 0 ? .leading : side > 0 ? .trailing : .center
        let run = TextRun(
            text: text, font: font.fontDescription, tracking: length(.tracking), kerning: length(.kern),
            baselineOffset: length(.baselineOffset))
        let paragraph = Paragraph(runs: [run], style: style, library: library)
        let layout = paragraph.layout(width: room?.width, height: room?.height)
        // The lines stand beside each other as they should; the block as a whole stands in the room.
        shift = room.map { ($0.width - layout.size.width) * CGFloat(side + 1) / 2 } ?? 0
        self.layout = layout
    }

    /// -1 for the left, 0 for the middle, 1 for the right.
    private static func side(of alignment: NSTextAlignment) -> Int {
        switch alignment {
        case .center: 0
        case .right: 1
        case .left: -1
        case .natural, .justified: UIKitSurroundings.current.isRightToLeft ? 1 : -1
        }
    }

    var size: CGSize { layout.size }

    /// Draws it into the current context, if there is one.
    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let paint = Paint.color(color.currentRGBA)
        var items: [DisplayItem] = []
        for glyph in layout.lines.flatMap({ Array($0.glyphs) }) {
            let pen = CGPoint(x: point.x + shift + glyph.origin.x, y: point.y + glyph.origin.y)
            if let outline = glyph.outline {
                items.append(.glyphs([PlacedGlyph(outline: outline, origin: pen)], paint))
            } else if let picture = glyph.picture {
                let pixmap = Pixmap(
                    widthInPixels: picture.picture.widthInPixels, heightInPixels: picture.picture.heightInPixels,
                    bytes: picture.picture.bytes)
                items.append(.image(ImageSource(pixmap), picture.rect.offsetBy(dx: pen.x, dy: pen.y), .smooth))
            } else {
                items += (glyph.layers?.layers ?? []).map { layer in
                    switch layer.fill {
                    case .foreground: .glyphs([PlacedGlyph(outline: layer.outline, origin: pen)], paint)
                    case .color(let red, let green, let blue, let alpha):
                        .glyphs(
                            [PlacedGlyph(outline: layer.outline, origin: pen)],
                            .color(RGBA(red, green, blue, alpha: Double(alpha) / 255)))
                    }
                }
            }
        }
        context.addInUserSpace(items)
    }
}
