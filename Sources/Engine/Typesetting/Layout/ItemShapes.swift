import Foundation
import Geometry

/// An item's glyphs with their shapes at their size.
final class ItemShapes: Sendable {
    let glyphs: [ShapedGlyph]
    /// Points for a font unit, and the sideways stretch.
    let scale: CGFloat
    let stretch: CGFloat
    /// The box that stands for a character no font has.
    let box: SharedPath?
    /// The outline of each glyph, in a font of outlines.
    private let outlines: [SharedPath?]
    /// The picture of each glyph, in a font of pictures.
    private let pictures: [TextImage?]
    /// The layers of each glyph, in a font of coloured layers.
    private let layers: [TextLayers?]

    /// True if no glyph has colours of its own.
    private let isOfOutlines: Bool

    init(_ glyphs: [ShapedGlyph], of item: TextItem, in shaped: ShapedParagraph) {
        self.glyphs = glyphs
        scale = item.pointsPerUnit
        stretch = item.face.stretch
        if case .missing(let scalar) = item.kind {
            box = shaped.box(of: MissingGlyph(scalar: scalar, metrics: shaped.fonts[item.run].metrics))
        } else {
            box = nil
        }
        let (instance, size) = (item.face.instance, item.face.emSize * (item.capitalFactor ?? 1))
        let face = instance.face
        pictures = face.hasPictures ? ItemShapes.pictures(of: glyphs, instance, size: size) : []
        outlines = face.hasOutlines ? instance.outlines(of: glyphs, size: size, stretch: stretch) : []
        layers = face.colors == nil ? [] : ItemShapes.layers(of: glyphs, instance, size: size, stretch: stretch)
        isOfOutlines = pictures.isEmpty && layers.isEmpty && !outlines.isEmpty
    }

    /// Nil for white space, and for glyphs drawn in colours.
    @inline(__always)
    func outline(of index: Int) -> SharedPath? {
        isOfOutlines ? outlines[index] : outlines.isEmpty || picture(of: index) != nil || layers(of: index) != nil ? nil : outlines[index]
    }

    /// Nil for a glyph of one colour.
    func layers(of index: Int) -> TextLayers? { layers.isEmpty ? nil : layers[index] }

    /// Nil in a font of outlines.
    func picture(of index: Int) -> TextImage? { pictures.isEmpty ? nil : pictures[index] }

    private static func layers(
        of glyphs: [ShapedGlyph], _ instance: FontInstance, size: CGFloat, stretch: CGFloat
    ) -> [TextLayers?] {
        var known: [UInt32: TextLayers?] = [:]
        return glyphs.map { glyph in
            if let layers = known[glyph.glyph] { return layers }
            let layers = instance.layers(of: glyph.glyph, size: size, stretch: stretch).map { TextLayers($0) }
            known[glyph.glyph] = .some(layers)
            return layers
        }
    }

    private static func pictures(of glyphs: [ShapedGlyph], _ instance: FontInstance, size: CGFloat) -> [TextImage?] {
        var known: [UInt32: TextImage?] = [:]
        return glyphs.map { glyph in
            if let picture = known[glyph.glyph] { return picture }
            let picture = instance.picture(of: glyph.glyph).map { TextImage(picture: $0, rect: $0.rect(emSize: size)) }
            known[glyph.glyph] = .some(picture)
            return picture
        }
    }
}
