import CFreeType
import Foundation
import Geometry

/// A font opened by FreeType, which gives outlines or pictures; used by one thread at a time.
///
/// The size is one pixel per font unit, so that outlines come in font units to 1/64, without hints. A font without
/// outlines has pictures in fixed sizes, of which the largest is taken.
struct FreeTypeFace: @unchecked Sendable {
    private var library: FT_Library?
    private(set) var face: FT_Face?
    private var coordinates: [FT_Fixed] = []
    /// Pixels of an em in the pictures; nil for a font with outlines.
    let pixelsPerEm: CGFloat?

    /// FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP.
    private static let loadFlags: FT_Int32 = 1 << 1 | 1 << 3

    /// FT_FACE_FLAG_SCALABLE.
    static let scalable: FT_Long = 1

    /// FT_FACE_FLAG_COLOR.
    private static let color: FT_Long = 1 << 14

    init(name: String, bytes: UnsafeRawBufferPointer, member: Int) throws {
        guard FT_Init_FreeType(&library) == 0 else {
            throw FontError.malformed(font: name, fault: "FreeType could not start")
        }
        let fault = FreeTypeFace.open(bytes, member: member, wantsPictures: false, in: library, &face)
        guard fault == 0, let face else {
            FT_Done_FreeType(library)
            throw FontError.malformed(font: name, fault: "FreeType answers \(fault)")
        }
        pixelsPerEm = FreeTypeFace.selectLargestPictures(of: face)
        if pixelsPerEm == nil, !FreeTypeFace.selectOutlines(of: face) {
            FT_Done_Face(face)
            FT_Done_FreeType(library)
            throw FontError.withoutOutlines(font: name)
        }
    }

    /// The coloured pictures of a font that has outlines too; nil if it has none.
    init?(picturesOf bytes: UnsafeRawBufferPointer, member: Int) {
        guard FT_Init_FreeType(&library) == 0 else { return nil }
        guard FreeTypeFace.open(bytes, member: member, wantsPictures: true, in: library, &face) == 0, let face else {
            FT_Done_FreeType(library)
            return nil
        }
        pixelsPerEm = face.pointee.face_flags & FreeTypeFace.color != 0 ? FreeTypeFace.selectLargest(of: face) : nil
        guard pixelsPerEm != nil else {
            FT_Done_Face(face)
            FT_Done_FreeType(library)
            return nil
        }
    }

    private static func selectOutlines(of face: FT_Face) -> Bool {
        let unitsPerEm = face.pointee.units_per_EM
        return face.pointee.face_flags & scalable != 0 && (16...16384).contains(unitsPerEm)
            && FT_Set_Pixel_Sizes(face, 0, FT_UInt(unitsPerEm)) == 0
    }

    mutating func close() {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
        (face, library) = (nil, nil)
    }

    /// The outline of a glyph in ems, y down, at a place on the font's axes; nil when there is nothing to draw.
    mutating func outline(of glyph: UInt32, coordinates wanted: [Double]) -> Path? {
        guard let face else { return nil }
        let fixed = wanted.map { FT_Fixed(($0 * 65536).rounded()) }
        if !fixed.isEmpty, fixed != coordinates {
            var copy = fixed
            guard FT_Set_Var_Design_Coordinates(face, FT_UInt(copy.count), &copy) == 0 else { return nil }
            coordinates = fixed
        }
        guard FT_Load_Glyph(face, glyph, FreeTypeFace.loadFlags) == 0, let slot = face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        let collector = OutlineCollector(scale: 1 / (64 * CGFloat(face.pointee.units_per_EM)))
        var functions = OutlineCollector.functions
        let fault = withExtendedLifetime(collector) {
            FT_Outline_Decompose(&slot.pointee.outline, &functions, Unmanaged.passUnretained(collector).toOpaque())
        }
        guard fault == 0 else { return nil }
        collector.finish()
        return collector.path.isEmpty ? nil : collector.path
    }
}
