import Foundation
import Geometry

/// Places the glyphs of one item: what they share is looked up once.
struct GlyphPlacer {
    private let instance: FontInstance
    private let scale: CGFloat
    private let size: CGFloat
    private let stretch: CGFloat
    private let run: Int
    private let capHeight: CGFloat
    private let hasPictures: Bool
    private let outlines: OutlineTable

    init(_ item: TextItem, in shaped: ShapedParagraph, outlines: OutlineTable) {
        instance = item.face.instance
        scale = shaped.shaper.scale(of: item)
        size = item.face.emSize * (item.capitalFactor ?? 1)
        stretch = item.face.stretch
        run = item.run
        capHeight = shaped.fonts[item.run].metrics.capHeight
        self.outlines = outlines
        hasPictures = instance.face.hasPictures
        outlines.take(instance, size: size, stretch: stretch)
    }

    /// Adds a glyph in its place and answers its advance.
    ///
    /// - Parameter pen: where the glyph's origin would be without its own offset.
    @inline(__always)
    func append(
        _ glyph: ShapedGlyph, at pen: CGPoint, characters: Range<Int>, to glyphs: inout [TextGlyph]
    ) -> CGFloat {
        let origin = CGPoint(
            x: pen.x + CGFloat(glyph.xOffset) * scale * stretch, y: pen.y - CGFloat(glyph.yOffset) * scale)
        let advance = CGFloat(glyph.advance) * scale * stretch
        glyphs.append(
            TextGlyph(
                outline: hasPictures ? nil : outlines.outline(of: glyph.glyph),
                picture: hasPictures ? picture(of: glyph.glyph) : nil, origin: origin, advance: advance, run: run,
                characters: characters, capHeight: capHeight))
        return advance
    }

    private func picture(of glyph: UInt32) -> TextPicture? {
        instance.picture(of: glyph).map { TextPicture(picture: $0, rect: $0.rect(emSize: size)) }
    }
}

/// The outlines one layout has asked a font for, without the font's lock: text repeats its letters.
final class OutlineTable {
    private var instance: FontInstance?
    private var size: CGFloat = 0
    private var stretch: CGFloat = 1
    private var known: [UInt32: SharedPath?] = [:]
    /// The same for the first glyphs of a font, where its letters are. One thread has the table, and no call of another
    /// is made while these are changed.
    @exclusivity(unchecked) private var low = [SharedPath?](repeating: nil, count: OutlineTable.lowCount)
    @exclusivity(unchecked) private var isLowKnown = [Bool](repeating: false, count: OutlineTable.lowCount)
    /// Which of them are known: a short text asks for few.
    private var knownLow: [Int] = []

    private static let lowCount = 1024

    /// Makes it answer for another font or size.
    func take(_ instance: FontInstance, size: CGFloat, stretch: CGFloat) {
        guard self.instance !== instance || self.size != size || self.stretch != stretch else { return }
        (self.instance, self.size, self.stretch) = (instance, size, stretch)
        known.removeAll(keepingCapacity: true)
        for index in knownLow { (low[index], isLowKnown[index]) = (nil, false) }
        knownLow.removeAll(keepingCapacity: true)
    }

    func outline(of glyph: UInt32) -> SharedPath? {
        if glyph < UInt32(OutlineTable.lowCount) {
            let index = Int(glyph)
            if !isLowKnown[index] {
                low[index] = instance?.outline(of: glyph, size: size, stretch: stretch)
                isLowKnown[index] = true
                knownLow.append(index)
            }
            return low[index]
        }
        if let path = known[glyph] { return path }
        let path = instance?.outline(of: glyph, size: size, stretch: stretch)
        known[glyph] = .some(path)
        return path
    }
}
