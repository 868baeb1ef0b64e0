import CFreeType
import Foundation

extension FreeTypeFace {
    /// FT_LOAD_COLOR.
    private static let loadColor: FT_Int32 = 1 << 20

    /// Larger sides are no emoji, and cost memory.
    private static let longestSide: UInt32 = 1024

    /// FT_PARAM_TAG_IGNORE_SBIX.
    private static let ignoreSbix: FT_ULong = 0x6973_6278

    /// Opens a face; returns FreeType's error code, 0 for success.
    ///
    /// - Parameter wantsPictures: with false the pictures of the table `sbix` are left aside, without which FreeType shows
    ///   no outlines of a font that has both.
    static func open(
        _ bytes: UnsafeRawBufferPointer, member: Int, wantsPictures: Bool, in library: FT_Library?, _ face: inout FT_Face?
    ) -> FT_Error {
        var parameter = FT_Parameter(tag: ignoreSbix, data: nil)
        return withUnsafeMutablePointer(to: &parameter) { parameter in
            var arguments = FT_Open_Args()
            // FT_OPEN_MEMORY and FT_OPEN_PARAMS.
            arguments.flags = wantsPictures ? 0x1 : 0x11
            arguments.memory_base = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
            arguments.memory_size = FT_Long(bytes.count)
            arguments.num_params = 1
            arguments.params = parameter
            return FT_Open_Face(library, &arguments, FT_Long(member), &face)
        }
    }

    /// Selects the largest pictures of a font that has no outlines; nil if it has outlines or no pictures.
    static func selectLargestPictures(of face: FT_Face) -> CGFloat? {
        face.pointee.face_flags & scalable == 0 ? selectLargest(of: face) : nil
    }

    /// Selects the largest pictures; returns their pixels in an em, or nil where the face has no pictures.
    static func selectLargest(of face: FT_Face) -> CGFloat? {
        guard face.pointee.num_fixed_sizes > 0, let sizes = face.pointee.available_sizes else { return nil }
        let count = Int(face.pointee.num_fixed_sizes)
        let largest = (0..<count).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
        let pixels = CGFloat(sizes[largest].y_ppem) / 64
        guard pixels >= 1, FT_Select_Size(face, FT_Int(largest)) == 0 else { return nil }
        return pixels
    }

    /// The coloured picture of a glyph; nil if it has none.
    func picture(of glyph: UInt32) -> GlyphImage? {
        guard let pixelsPerEm, let face, FT_Load_Glyph(face, glyph, FreeTypeFace.loadColor) == 0,
            let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
        else { return nil }
        let bitmap = slot.pointee.bitmap
        // FT_PIXEL_MODE_BGRA.
        guard bitmap.pixel_mode == 7, let source = bitmap.buffer, bitmap.pitch > 0,
            (1...FreeTypeFace.longestSide).contains(bitmap.width), (1...FreeTypeFace.longestSide).contains(bitmap.rows),
            bitmap.pitch >= Int32(bitmap.width) * 4
        else { return nil }
        let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let (from, to) = (row * pitch + column * 4, (row * width + column) * 4)
                bytes[to] = source[from + 2]
                bytes[to + 1] = source[from + 1]
                bytes[to + 2] = source[from]
                bytes[to + 3] = source[from + 3]
            }
        }
        return GlyphImage(
            widthInPixels: width, heightInPixels: height, bytes: bytes,
            left: CGFloat(slot.pointee.bitmap_left) / pixelsPerEm, top: CGFloat(slot.pointee.bitmap_top) / pixelsPerEm,
            pixelsPerEm: pixelsPerEm)
    }
}
