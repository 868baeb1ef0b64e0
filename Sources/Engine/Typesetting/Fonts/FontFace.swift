import CFreeType
import CHarfBuzz
import Foundation
import Synchronization

/// One face of a font file: HarfBuzz reads its tables, FreeType its outlines or pictures.
final class FontFace: @unchecked Sendable {
    struct Axis: Sendable, Hashable {
        var tag: UInt32
        var lowest: Double
        var standard: Double
        var highest: Double
    }

    let name: String
    /// The place in the library; identifies the face there.
    let index: Int
    let names: FontNames
    let namedInstances: [NamedInstance]
    let weight: Double
    /// The width in percent; 100 is normal.
    let width: Double
    let isItalic: Bool
    let unitsPerEm: Double
    let glyphCount: Int
    let axes: [Axis]
    /// True if glyphs may be coloured pictures; `hasOutlines` is false if they are nothing else.
    let hasPictures: Bool
    let hasOutlines: Bool
    /// The table of a font whose glyphs may have coloured layers.
    let colors: ColorTable?
    /// True if glyphs may be coloured in unsupported ways: by the table `SVG`, or these glyphs by `COLR` of version 1.
    let hasForeignColors: Bool
    let paintedGlyphs: Set<UInt32>
    let harfBuzz: OpaquePointer
    /// FreeType's objects are not safe to share among threads; the lock makes them so.
    let outlines: Mutex<FreeTypeFace>
    /// A view of the same font that gives its pictures, where it has both.
    private let pictures: GlyphImageSource?
    private let file: FontFile
    private let knownNeighbours = Mutex<SpaceNeighbours??>(nil)

    /// - Parameter member: its place in the file.
    /// - Throws: `FontError`, when the bytes are not a font with outlines or pictures.
    init(file: FontFile, member: Int = 0, index: Int) throws {
        let name = file.faceName(member)
        let face = file.harfBuzzFace(member)
        do {
            guard let face, hb_face_get_glyph_count(face) > 0 else {
                throw FontError.malformed(font: name, fault: "it has no glyphs or no table directory")
            }
            try FontFace.requireTables(of: face, name: name)
            let outlines = try FreeTypeFace(name: name, bytes: file.bytes, member: member)
            hasOutlines = outlines.pixelsPerEm == nil
            let both = hasOutlines ? FreeTypeFace(picturesOf: file.bytes, member: member) : nil
            hasPictures = !hasOutlines || both != nil
            self.outlines = Mutex(outlines)
            pictures = both.map { GlyphImageSource($0) }
            harfBuzz = face
        } catch {
            hb_face_destroy(face)
            throw error
        }
        hb_face_make_immutable(harfBuzz)
        self.name = name
        self.index = index
        self.file = file
        unitsPerEm = Double(hb_face_get_upem(harfBuzz))
        glyphCount = Int(hb_face_get_glyph_count(harfBuzz))
        axes = FontFace.axes(of: harfBuzz)
        colors = ColorTable(of: harfBuzz)
        paintedGlyphs = ColorTable.paintedGlyphs(in: FontFile.table("COLR", of: harfBuzz))
        hasForeignColors = !paintedGlyphs.isEmpty || FontFace.hasTable("SVG ", in: harfBuzz)
        names = FontNames(of: harfBuzz)
        namedInstances = NamedInstance.all(of: harfBuzz, axisCount: axes.count, names: names)
        let font = hb_font_create(harfBuzz)
        weight = Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
        width = Double(hb_style_get_value(font, HB_STYLE_TAG_WIDTH))
        isItalic =
            hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) < 0
        hb_font_destroy(font)
    }

    deinit {
        hb_face_destroy(harfBuzz)
        outlines.withLock { $0.close() }
    }

    /// The glyphs that look across spaces; nil where the text is to be shaped whole. Read from the tables when first asked.
    var spaceNeighbours: SpaceNeighbours? {
        knownNeighbours.withLock { known in
            if let known { return known }
            let found = SpaceNeighbours(of: harfBuzz)
            known = .some(found)
            return found
        }
    }

    /// Reads from the view of the font that gives pictures.
    func readPictures<Result: Sendable>(_ body: (FreeTypeFace) -> Result) -> Result {
        if let pictures { return pictures.face.withLock { body($0) } }
        return outlines.withLock { body($0) }
    }

    func hasAxis(_ tag: UInt32) -> Bool { axes.contains { $0.tag == tag } }

    /// Returns whether the face can be set upright, or italic, by its design or an axis.
    func canBe(italic: Bool) -> Bool {
        isItalic == italic || hasAxis(FontFace.tag("ital")) || hasAxis(FontFace.tag("slnt"))
    }

    /// Four ASCII letters as the number OpenType calls a tag.
    static func tag(_ letters: StaticString) -> UInt32 {
        letters.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
    }

    private static func hasTable(_ name: String, in face: OpaquePointer) -> Bool {
        let blob = hb_face_reference_table(face, name.utf8.reduce(0) { $0 << 8 | UInt32($1) })
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob) > 0
    }

    private static func requireTables(of face: OpaquePointer, name: String) throws {
        for table in ["head", "hhea", "hmtx", "maxp", "cmap"] where !hasTable(table, in: face) {
            throw FontError.malformed(font: name, fault: "the table \(table) is missing or outside the file")
        }
        guard ["glyf", "CFF ", "CFF2", "CBDT"].contains(where: { hasTable($0, in: face) }) else {
            throw FontError.withoutOutlines(font: name)
        }
    }

    private static func axes(of face: OpaquePointer) -> [Axis] {
        var count = hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map {
            Axis(
                tag: $0.tag, lowest: Double($0.min_value), standard: Double($0.default_value),
                highest: Double($0.max_value))
        }
    }
}
