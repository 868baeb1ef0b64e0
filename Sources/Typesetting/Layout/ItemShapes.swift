import Foundation
import Geometry

/// An item's glyphs with what they look like at their size.
final class ItemShapes: Sendable {
    let glyphs: [ShapedGlyph]
    /// Points for a font unit, and the sideways stretch.
    let scale: CGFloat
    let stretch: CGFloat
    /// The box that stands for a character no font has.
    let box: SharedPath?
    /// For each glyph, in a font of outlines.
    private let outlines: [SharedPath?]
    /// For each glyph, in a font of pictures.
    private let pictures: [TextPicture?]

    init(_ glyphs: [ShapedGlyph], of item: TextItem, in shaped: ShapedParagraph) {
        self.glyphs = glyphs
        scale = shaped.shaper.scale(of: item)
        stretch = item.face.stretch
        if case .missing(let scalar) = item.kind {
            box = shaped.box(of: MissingGlyph(scalar: scalar, metrics: shaped.fonts[item.run].metrics))
        } else {
            box = nil
        }
        let (instance, size) = (item.face.instance, item.face.emSize * (item.capitalFactor ?? 1))
        if instance.face.hasPictures {
            (outlines, pictures) = ([], ItemShapes.pictures(of: glyphs, instance, size: size))
        } else {
            (outlines, pictures) = (instance.outlines(of: glyphs, size: size, stretch: stretch), [])
        }
    }

    /// Nil for white space and pictures.
    func outline(of index: Int) -> SharedPath? { outlines.isEmpty ? nil : outlines[index] }

    /// Nil in a font of outlines.
    func picture(of index: Int) -> TextPicture? { pictures.isEmpty ? nil : pictures[index] }

    private static func pictures(of glyphs: [ShapedGlyph], _ instance: FontInstance, size: CGFloat) -> [TextPicture?] {
        var known: [UInt32: TextPicture?] = [:]
        return glyphs.map { glyph in
            if let picture = known[glyph.glyph] { return picture }
            let picture = instance.picture(of: glyph.glyph).map { TextPicture(picture: $0, rect: $0.rect(emSize: size)) }
            known[glyph.glyph] = .some(picture)
            return picture
        }
    }
}
