import CoreGraphics
import Drawing
import Foundation
import Pixels
import Typesetting

/// A string laid out to be drawn into a graphics context.
struct DrawnString {
    private let layout: TextLayout
    /// The drawing of each run.
    private let runs: [DrawnRun]
    private let text: String
    private let shift: CGFloat
    private let pixelLength: CGFloat

    /// Creates a drawn string; nil if there are no fonts.
    ///
    /// - Parameter room: the rectangle it is to fit; nil: as wide as it is.
    init?(_ text: String, _ attributes: [NSAttributedString.Key: Any], in room: CGSize? = nil) {
        self.init([(text, attributes)], in: room, avoidsOrphans: false)
    }

    /// Creates a text whose runs have their own attributes, or else the default ones.
    ///
    /// - Parameter avoidsOrphans: whether the second of two lines is kept from being one short word, as a label's is.
    init?(
        _ text: NSAttributedString, besides rest: [NSAttributedString.Key: Any] = [:], in room: CGSize? = nil, avoidsOrphans: Bool = false
    ) {
        var runs: [(String, [NSAttributedString.Key: Any])] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append((text.attributedSubstring(from: range).string, rest.merging(attributes) { _, own in own }))
        }
        self.init(runs.isEmpty ? [("", rest)] : runs, in: room, avoidsOrphans: avoidsOrphans)
    }

    private init?(_ runs: [(text: String, attributes: [NSAttributedString.Key: Any])], in room: CGSize?, avoidsOrphans: Bool) {
        let surroundings = UIKitSurroundings.current
        guard let library = surroundings.fonts, let first = runs.first?.attributes else { return nil }
        text = runs.map(\.text).joined()
        self.runs = runs.map { DrawnRun($0.attributes, library) }
        let setting = first[.paragraphStyle] as? NSParagraphStyle ?? .default
        var style = ParagraphStyle()
        pixelLength = 1 / max(surroundings.displayScale, 1)
        style.pixelLength = pixelLength
        style.isRightToLeft = Self.isRightToLeft(setting)
        style.lineSpacing = setting.lineSpacing
        style.avoidsOrphans = avoidsOrphans
        let side = Self.side(of: setting)
        style.alignment = side < 0 ? .leading : side > 0 ? .trailing : .center
        let paragraph = Paragraph(runs: runs.map { Self.run($0.text, $0.attributes) }, style: style, library: library)
        let layout = paragraph.layout(width: room?.width, height: room?.height)
        // The lines are aligned with each other; the block as a whole is aligned in the room.
        shift = room.map { ($0.width - layout.size.width) * CGFloat(side + 1) / 2 } ?? 0
        self.layout = layout
    }

    private static func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
        // Text without a font is drawn in Helvetica of 12 points on a device, in the system's font here.
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        func length(_ key: NSAttributedString.Key) -> CGFloat { NSAttributedString.length(attributes[key]) ?? 0 }
        var run = TextRun(
            text: text, font: font.fontDescription, tracking: length(.tracking), kerning: length(.kern),
            baselineOffset: length(.baselineOffset))
        if let place = (attributes[.attachment] as? NSTextAttachment)?.place {
            run.attachment = TextAttachment(size: place.size, descent: -place.minY)
        }
        return run
    }

    /// -1 for the left, 0 for the middle, 1 for the right.
    private static func side(of style: NSParagraphStyle) -> Int {
        switch style.alignment {
        case .center: 0
        case .right: 1
        case .left: -1
        case .natural, .justified: isRightToLeft(style) ? 1 : -1
        }
    }

    private static func isRightToLeft(_ style: NSParagraphStyle) -> Bool {
        switch style.baseWritingDirection {
        case .natural: UIKitSurroundings.current.isRightToLeft
        case .leftToRight: false
        case .rightToLeft: true
        }
    }

    var size: CGSize { layout.size }

    /// The lower ends of the lines, from the text's top.
    var lineBottoms: [CGFloat] {
        layout.lines.enumerated().map { index, line in
            if index == layout.lines.count - 1 { return layout.size.height }
            let below = Set(line.glyphs.map(\.run)).map { runs.indices.contains($0) ? runs[$0].extent.1 : 0 }.max() ?? 0
            return line.baseline + below
        }
    }

    /// The rectangle of each glyph as high as its line, and the offset of its character in UTF-16 units.
    var boxes: [(offset: Int, rect: CGRect)] {
        var offsets = [0]
        for character in text { offsets.append(offsets[offsets.count - 1] + character.utf16.count) }
        return layout.lines.flatMap { line in
            line.glyphs.map { glyph in
                let (above, below) = runs.indices.contains(glyph.run) ? runs[glyph.run].extent : (0, 0)
                return (
                    offsets[min(max(glyph.characters.lowerBound, 0), offsets.count - 1)],
                    CGRect(x: shift + glyph.origin.x, y: line.baseline - above, width: glyph.advance, height: above + below)
                )
            }
        }
    }

    /// Draws it into the current context, if there is one.
    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var items: [DisplayItem] = []
        for line in layout.lines {
            for (run, glyphs) in Dictionary(grouping: line.glyphs, by: \.run).sorted(by: { $0.key < $1.key })
            where runs.indices.contains(run) {
                guard let first = glyphs.first, let last = glyphs.last else { continue }
                let start = CGPoint(x: point.x + shift + first.origin.x, y: point.y + line.baseline)
                items += runs[run].lines(from: start, width: last.origin.x + last.advance - first.origin.x, pixelLength: pixelLength)
            }
        }
        for glyph in layout.lines.flatMap({ Array($0.glyphs) }) {
            let paint = Paint.color((runs.indices.contains(glyph.run) ? runs[glyph.run] : runs[0]).color.currentRGBA)
            let pen = CGPoint(x: point.x + shift + glyph.origin.x, y: point.y + glyph.origin.y)
            if runs.indices.contains(glyph.run), let attachment = runs[glyph.run].attachment {
                // An attachment's rectangle has its y upwards from the baseline.
                let place = attachment.place
                context.addInUserSpace(items)
                items = []
                attachment.shownImage?.draw(
                    in: CGRect(origin: CGPoint(x: pen.x + place.minX, y: pen.y - place.maxY), size: place.size))
                continue
            }
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
